<?php
/**
 * Installs WordPress into an empty database. Called as
 * `php install.php CORE`, before there is anything that run.php could load.
 */

declare( strict_types=1 );

$larder_core = $argv[1] ?? '';

define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST']       = '127.0.0.1';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_URI']     = '/';
ini_set( 'display_errors', 'stderr' );

require_once $larder_core . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

// No mail to anybody, and no request to a server that does not run yet.
add_filter( 'pre_wp_mail', '__return_true' );
add_filter( 'pre_http_request', static fn () => new WP_Error( 'larder_site', 'No requests while installing.' ) );

wp_install( 'Larder', 'admin', 'admin@example.com', true, '', 'password', 'en_US' );

update_option( 'permalink_structure', '/%postname%/' );
update_option( 'timezone_string', 'UTC' );
update_option( 'blogdescription', '' );
if ( wp_get_theme( 'twentytwentyfive' )->exists() ) {
	switch_theme( 'twentytwentyfive' );
}
// Nobody has to wait for the news of wordpress.org, or to be asked for an e-mail address.
update_option( 'admin_email_lifespan', time() + 10 * YEAR_IN_SECONDS );
update_user_meta( 1, 'show_welcome_panel', 0 );
update_option( 'fresh_site', 0 );
flush_rewrite_rules();

if ( ! is_blog_installed() ) {
	fwrite( STDERR, 'WordPress does not find its tables after installing them.' . PHP_EOL );
	exit( 1 );
}
