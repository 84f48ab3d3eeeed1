<?php
/**
 * Runs a PHP file inside WordPress: `php run.php FILE [ARGUMENT...]`.
 *
 * The file is required in the global scope, after WordPress has loaded, with
 * `$argv` and `$argc` as if it had been called itself. `$larder_core` is set
 * by the site's own run.php.
 */

declare( strict_types=1 );

if ( ! isset( $larder_core ) || ! is_string( $larder_core ) || PHP_SAPI !== 'cli' ) {
	exit( 1 );
}

array_shift( $argv );
$argc = count( $argv );

if ( 0 === $argc || ! is_file( $argv[0] ) ) {
	fwrite( STDERR, 'There is no PHP file ' . ( $argv[0] ?? '(none was named)' ) . PHP_EOL );
	exit( 2 );
}

$argv[0]         = realpath( $argv[0] );
$_SERVER['argv'] = $argv;
$_SERVER['argc'] = $argc;

$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['SERVER_NAME']     = '127.0.0.1';
$_SERVER['HTTP_HOST']       = '127.0.0.1';

// WordPress would print a page about it, and nothing that helps.
define( 'WP_DISABLE_FATAL_ERROR_HANDLER', true );
register_shutdown_function(
	static function (): void {
		$error = error_get_last();
		if ( null !== $error && ( $error['type'] & ( E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_USER_ERROR ) ) ) {
			fwrite( STDERR, sprintf( '%s in %s:%d' . PHP_EOL, strtok( $error['message'], "\n" ), $error['file'], $error['line'] ) );
		}
	}
);

set_time_limit( 0 );
ini_set( 'memory_limit', '1G' );
ini_set( 'display_errors', 'stderr' );

require_once $larder_core . '/wp-load.php';

require $argv[0];
