<?php
/**
 * Takes away what the settings give up when the plugin is deleted; the recipes stay.
 *
 * @package Larder
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

// The plugin's requirements may not be met any more: then all stays as it is.
if ( PHP_VERSION_ID >= 80100 ) {
	require_once __DIR__ . '/packages/server/autoload.php';
	( new Larder\Uninstall( $GLOBALS['wpdb'] ) )->everywhere();
}
