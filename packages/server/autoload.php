<?php
/**
 * Loads the plugin's classes by PSR-4, so that it runs without Composer. Classes
 * that sites name in code of their own keep their old names as aliases.
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
		$renamed = [
			'Larder\\Search\\Facet'  => \Larder\Search\Query\Facet::class,
			'Larder\\Switch\\Source' => \Larder\Switch\PluginSource::class,
		];
		if ( isset( $renamed[ $class_name ] ) ) {
			class_alias( $renamed[ $class_name ], $class_name );
			return;
		}
		$file = __DIR__ . '/src/' . str_replace( '\\', '/', substr( $class_name, 7 ) ) . '.php';
		if ( is_file( $file ) ) {
			require $file;
		}
	}
);
