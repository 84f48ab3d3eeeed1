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
foreach ( [ 'Source', 'Ledger', 'Pictures', 'Terms', 'Markup', 'Recipes', 'Site', 'Demo' ] as $larder_class ) {
	require_once __DIR__ . "/loader/$larder_class.php";
}

$larder_admins = get_users( [ 'role' => 'administrator', 'number' => 1, 'fields' => 'ID' ] );
wp_set_current_user( (int) ( $larder_admins[0] ?? 0 ) );
kses_remove_filters();

try {
	$larder_demo = new Demo(
		__DIR__,
		static function ( string $line ): void {
			fwrite( STDOUT, $line . PHP_EOL );
		}
	);
	in_array( '--remove', $_SERVER['argv'] ?? [], true ) ? $larder_demo->remove() : $larder_demo->load();
} catch ( \RuntimeException $problem ) {
	fwrite( STDERR, $problem->getMessage() . PHP_EOL );
	exit( 1 );
}
