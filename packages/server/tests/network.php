<?php
/**
 * Runs PHPUnit in a network of sites: `php network.php CORE HOST [PHPUnit's options]`.
 *
 * CORE is a WordPress that is installed as one site. With `--make` it becomes a network,
 * by what WordPress itself does on its page "Network Setup"; with `--activate` a second
 * site is made and the plugin is switched on for both, in a request before all tests.
 *
 * @package Larder
 */

declare( strict_types=1 );

[ , $larder_core, $larder_host ] = $argv;

$_SERVER['HTTP_HOST']       = $larder_host;
$_SERVER['SERVER_NAME']     = '127.0.0.1';
$_SERVER['REMOTE_ADDR']     = '127.0.0.1';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';

define( 'WP_DISABLE_FATAL_ERROR_HANDLER', true );
ini_set( 'memory_limit', '1G' );
ini_set( 'display_errors', 'stderr' );

if ( '--make' === ( $argv[3] ?? '' ) ) {
	require_once $larder_core . '/wp-load.php';
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	require_once ABSPATH . 'wp-admin/includes/network.php';
	/** @var wpdb $wpdb */
	$wpdb = $GLOBALS['wpdb']; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The same, with its type.
	foreach ( $wpdb->tables( 'ms_global' ) as $larder_table => $larder_name ) {
		$wpdb->$larder_table = $larder_name;
	}
	install_network();
	$larder_made = populate_network( 1, $larder_host, 'admin@example.com', 'Larder', '/', false );
	exit( true === $larder_made ? 0 : 1 );
}

define( 'MULTISITE', true );
define( 'SUBDOMAIN_INSTALL', false );
define( 'DOMAIN_CURRENT_SITE', $larder_host );
define( 'PATH_CURRENT_SITE', '/' );
define( 'SITE_ID_CURRENT_SITE', 1 );
define( 'BLOG_ID_CURRENT_SITE', 1 );

require_once $larder_core . '/wp-load.php';

if ( '--activate' === ( $argv[3] ?? '' ) ) {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	$larder_site = wpmu_create_blog( $larder_host, '/second/', 'Second', 1 );
	exit( is_int( $larder_site ) && null === activate_plugin( 'larder/plugin.php', '', true ) ? 0 : 1 );
}

require dirname( __DIR__, 3 ) . '/tools/php/vendor/autoload.php';
require __DIR__ . '/Support/VoteParts.php';

exit( ( new PHPUnit\TextUI\Application() )->run( [ $argv[0], ...array_slice( $argv, 3 ) ] ) );
