<?php
/**
 * Answers the requests of PHP's own web server: files as they are, with the
 * cache headers a production server would send, and everything else through
 * WordPress.
 */

declare( strict_types=1 );

namespace Larder\Tools\Site;

require_once __DIR__ . '/compressed-page.php';
require_once __DIR__ . '/request.php';
require_once __DIR__ . '/static-file.php';

/**
 * Returns which file a request is for.
 *
 * @param string $path The decoded path of the address.
 * @return string|null A file below the root, or null when WordPress has to answer.
 */
function file_for( string $path ): ?string {
	$file = request_value( 'DOCUMENT_ROOT' ) . $path;
	if ( is_dir( $file ) ) {
		$file = rtrim( $file, '/' ) . '/index.php';
	}
	return is_file( $file ) ? $file : null;
}

/**
 * Returns whether a path is one that no web server hands out.
 *
 * @param string $path The decoded path of the address.
 */
function is_private( string $path ): bool {
	return 1 === preg_match( '#(^|/)\.(?!well-known)|/wp-content/database(/|$)|/plugins/[^/]+/node_modules/|\0|(^|/)\.\.(/|$)#', $path );
}

$larder_root = request_value( 'DOCUMENT_ROOT' );
$larder_path = rawurldecode( (string) parse_url( request_value( 'REQUEST_URI' ), PHP_URL_PATH ) );

if ( '/larder-server' === $larder_path ) {
	header( 'X-Larder-Server: ' . getenv( 'LARDER_SERVER' ) );
	return true;
}

if ( is_private( $larder_path ) ) {
	http_response_code( 404 );
	header( 'Content-Type: text/plain' );
	echo 'Not found';
	return true;
}

$larder_file = file_for( $larder_path );

if ( null !== $larder_file && is_dir( $larder_root . $larder_path ) && ! str_ends_with( $larder_path, '/' ) ) {
	header( 'Location: ' . $larder_path . '/', true, 301 );
	return true;
}

if ( null !== $larder_file && ! str_ends_with( $larder_file, '.php' ) ) {
	( new Static_File( $larder_file ) )->send();
	return true;
}

$larder_script = $larder_file ?? $larder_root . '/index.php';

// WordPress takes the page from REQUEST_URI; a PATH_INFO would mislead it.
unset( $_SERVER['PATH_INFO'] );
$_SERVER['SCRIPT_FILENAME'] = $larder_script;
$_SERVER['SCRIPT_NAME']     = substr( $larder_script, strlen( $larder_root ) );
$_SERVER['PHP_SELF']        = $_SERVER['SCRIPT_NAME'];

Compressed_Page::begin();

chdir( dirname( $larder_script ) );
// In the global scope, where WordPress expects to be.
require $larder_script;
