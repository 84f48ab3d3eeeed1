<?php
/**
 * Calls the ajax endpoint that the environment names, and prints which files are loaded at its end, for
 * CallsTest: loaded by WP-CLI's `--require`.
 *
 * @package Larder
 */

declare( strict_types=1 );

define( 'DOING_AJAX', true );
define( 'WP_ADMIN', true );
$_REQUEST['action'] = getenv( 'LARDER_TEST_CALL' );

WP_CLI::add_hook(
	'after_wp_load',
	static function (): void {
		// WordPress sends what has been printed before anything registered here is called.
		ob_start( static fn (): string => '' );
		register_shutdown_function(
			static function (): void {
				WP_CLI::line( (string) wp_json_encode( get_included_files() ) );
			}
		);
		do_action( 'admin_init' );
		do_action( 'wp_ajax_nopriv_' . getenv( 'LARDER_TEST_CALL' ) );
		exit;
	}
);
