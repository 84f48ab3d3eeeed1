<?php
/**
 * A web server that behaves badly: prints its port, then answers one connection after the other by the path that is asked,
 * and prints how many parts of the answer it could send.
 *
 * @package Larder
 */

declare( strict_types=1 );

$larder_server = stream_socket_server( 'tcp://127.0.0.1:0' );
if ( false === $larder_server ) {
	exit( 1 );
}
echo substr( strrchr( (string) stream_socket_get_name( $larder_server, false ), ':' ) ?: '', 1 ), "\n";

/**
 * Writes zeroes, packed, without holding them in memory.
 *
 * @param int $megabytes How many.
 */
function larder_packed_zeroes( int $megabytes ): string {
	$packing = deflate_init( ZLIB_ENCODING_GZIP );
	$packed  = '';
	for ( $written = 0; false !== $packing && $written < $megabytes; ++$written ) {
		$packed .= deflate_add( $packing, str_repeat( "\0", 1_048_576 ), ZLIB_NO_FLUSH );
	}
	return false === $packing ? '' : $packed . deflate_add( $packing, '', ZLIB_FINISH );
}

/**
 * Returns the parts of an answer, and the seconds between them.
 *
 * @param string $path What is asked.
 * @return \Generator<int, string>
 */
function larder_parts( string $path ): \Generator {
	$ok = "HTTP/1.1 200 OK\r\nConnection: close\r\n";
	switch ( $path ) {
		case '/bomb':
			yield "{$ok}Content-Type: text/html\r\nContent-Encoding: gzip\r\n\r\n" . larder_packed_zeroes( 100 );
			break;
		case '/bomb-in-a-bomb':
			yield "{$ok}Content-Type: text/html\r\nContent-Encoding: gzip\r\n\r\n" . gzencode( larder_packed_zeroes( 100 ) );
			break;
		case '/endless':
			yield "{$ok}Content-Type: text/html\r\n\r\n";
			while ( true ) {
				yield str_repeat( 'soup ', 20_000 );
			}
			// No break: it never ends.
		case '/drip':
			yield "{$ok}Content-Type: text/html\r\n\r\n";
			for ( $drop = 0; $drop < 100; ++$drop ) {
				usleep( 200_000 );
				yield 'x';
			}
			break;
		case '/drip-of-headers':
			yield $ok;
			for ( $drop = 0; $drop < 100; ++$drop ) {
				usleep( 200_000 );
				yield "X-$drop: y\r\n";
			}
			break;
		case '/wrongly-packed':
			usleep( 1_500_000 );
			yield "{$ok}Content-Encoding: gzip\r\n\r\nThis is not packed at all.";
			break;
		case '/headers':
			yield $ok;
			for ( $line = 0; $line < 200_000; ++$line ) {
				yield "X-$line: " . str_repeat( 'y', 1000 ) . "\r\n";
			}
			break;
		case '/loop':
			yield "HTTP/1.1 302 Found\r\nConnection: close\r\nLocation: /loop\r\n\r\n";
			break;
		case '/inside':
			yield "HTTP/1.1 302 Found\r\nConnection: close\r\nLocation: http://127.0.0.1/\r\n\r\n";
			break;
		case '/page-that-says-picture':
			yield "{$ok}Content-Type: image/png\r\n\r\n<html><script>alert(1)</script><h1>Soup</h1></html>";
			break;
		default:
			yield "{$ok}Content-Type: text/html\r\nContent-Encoding: gzip\r\n\r\n" . gzencode( '<html>soup</html>' );
	}
}

// The test ends it; left alone, it ends by itself.
while ( false !== ( $larder_guest = stream_socket_accept( $larder_server, 60 ) ) ) {
	$larder_asked = explode( ' ', (string) fgets( $larder_guest ) )[1] ?? '/';
	while ( ! in_array( fgets( $larder_guest ), [ "\r\n", false ], true ) ) {
		continue;
	}
	$larder_sent = 0;
	foreach ( larder_parts( $larder_asked ) as $larder_part ) {
		if ( false === fwrite( $larder_guest, $larder_part ) ) {
			break;
		}
		++$larder_sent;
	}
	echo $larder_sent, "\n";
	fclose( $larder_guest );
}
