<?php
/**
 * Lets a browser choose its language in a site (`on`), or takes that away (`off`).
 *
 * @package Larder
 */

declare( strict_types=1 );

$larder_name   = 'larder-language.php';
$larder_target = WPMU_PLUGIN_DIR . '/' . $larder_name;

if ( 'on' === ( $argv[1] ?? '' ) ) {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	copy( dirname( __DIR__, 2 ) . '/fixtures/mu-plugins/' . $larder_name, $larder_target );
} elseif ( is_file( $larder_target ) ) {
	unlink( $larder_target );
}
