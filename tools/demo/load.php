<?php
/**
 * Loads the demo content into the WordPress it runs in, or removes it:
 * `load.php`, `load.php --remove`. WordPress is loaded already.
 *
 * @package Larder
 */

declare( strict_types=1 );

namespace Larder\Demo;

if ( ! defined( 'ABSPATH' ) || PHP_SAPI !== 'cli' ) {
	exit( 1 );
}

require_once ABSPATH . 'wp-admin/includes/image.php';
foreach ( [ 'Source', 'Ledger', 'Pictures', 'Sizes', 'Terms', 'Markup', 'Recipes', 'Likes', 'Reviews', 'Site', 'Demo' ] as $larder_class ) {
	require_once __DIR__ . "/loader/$larder_class.php";
}

$larder_admins = get_users( [ 'role' => 'administrator', 'number' => 1 ] );
$larder_admin  = $larder_admins[0] ?? null;
wp_set_current_user( $larder_admin instanceof \WP_User ? $larder_admin->ID : 0 );
kses_remove_filters();

// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.MissingUnslash,WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- What the command line says, compared and never printed.
$larder_arguments = array_values( array_filter( is_array( $_SERVER['argv'] ?? null ) ? $_SERVER['argv'] : [], 'is_string' ) );

// The second process of a load, see Sizes.
if ( '--sizes' === ( $larder_arguments[1] ?? '' ) ) {
	array_map( Pictures::make_sizes( ... ), array_map( intval( ... ), explode( ',', $larder_arguments[2] ?? '' ) ) );
	exit( 0 );
}

try {
	$larder_demo = new Demo(
		__DIR__,
		static function ( string $line ): void {
			fwrite( STDOUT, $line . PHP_EOL );
		}
	);
	in_array( '--remove', $larder_arguments, true ) ? $larder_demo->remove() : $larder_demo->load();
} catch ( \RuntimeException $problem ) {
	fwrite( STDERR, $problem->getMessage() . PHP_EOL );
	exit( 1 );
}
