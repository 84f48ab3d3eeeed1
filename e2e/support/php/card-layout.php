<?php
/**
 * Puts a plugin with a layout of cards into a site (`on`), or takes it away (`off`).
 *
 * @package Larder
 */

declare( strict_types=1 );

$larder_name   = 'larder-card-layout.php';
$larder_target = WPMU_PLUGIN_DIR . '/' . $larder_name;

if ( 'on' === ( $argv[1] ?? '' ) ) {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	copy( dirname( __DIR__, 2 ) . '/fixtures/mu-plugins/' . $larder_name, $larder_target );
} elseif ( is_file( $larder_target ) ) {
	unlink( $larder_target );
}
