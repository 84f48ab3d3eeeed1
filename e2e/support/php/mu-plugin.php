<?php
/**
 * Installs a plugin of `e2e/fixtures/mu-plugins` on a site (`NAME on`), or removes it (`NAME off`).
 * A last word, such as `NAME on for-menus`, makes it a copy of its own.
 *
 * @package Larder
 */

declare( strict_types=1 );

$larder_name   = basename( $argv[1] ?? '' );
$larder_target = WPMU_PLUGIN_DIR . '/' . $larder_name . basename( $argv[3] ?? '' ) . '.php';

if ( 'on' === ( $argv[2] ?? '' ) ) {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	copy( dirname( __DIR__, 2 ) . '/fixtures/mu-plugins/' . $larder_name . '.php', $larder_target );
} elseif ( is_file( $larder_target ) ) {
	unlink( $larder_target );
}
