<?php
/**
 * Loads the plugin's classes by PSR-4, so that it runs without Composer.
 *
 * @package Larder
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $class_name ): void {
		if ( ! str_starts_with( $class_name, 'Larder\\' ) || str_starts_with( $class_name, 'Larder\\Tests\\' ) ) {
			return;
		}
		$file = __DIR__ . '/src/' . str_replace( '\\', '/', substr( $class_name, 7 ) ) . '.php';
		if ( is_file( $file ) ) {
			require $file;
		}
	}
);
