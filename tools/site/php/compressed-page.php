<?php

declare( strict_types=1 );

namespace Larder\Tools\Site;

/**
 * Compresses what a script prints, as any host that is fit for a site does and PHP's own server does not.
 *
 * PHP's `zlib.output_compression` would do so too, but what it holds nobody may end, which WordPress tries and PHP logs.
 */
final class Compressed_Page {

	/** Goes on from one part of a page to the next; null until there is one. */
	private ?\DeflateContext $stream = null;

	/**
	 * Begins to compress, where the browser takes it.
	 */
	public static function begin(): void {
		if ( str_contains( request_value( 'HTTP_ACCEPT_ENCODING' ), 'gzip' ) ) {
			ob_start( ( new self() )->compress( ... ) );
		}
	}

	/**
	 * Compresses a part of the page.
	 *
	 * @param string $part What was printed since the last one.
	 * @param int    $mode PHP's `PHP_OUTPUT_HANDLER_*`.
	 */
	private function compress( string $part, int $mode ): string {
		if ( 0 !== ( $mode & PHP_OUTPUT_HANDLER_CLEAN ) ) {
			return '';
		}
		if ( null === $this->stream ) {
			if ( '' === $part || headers_sent() || $this->is_encoded() ) {
				return $part;
			}
			$stream = deflate_init( ZLIB_ENCODING_GZIP );
			if ( false === $stream ) {
				return $part;
			}
			$this->stream = $stream;
			header( 'Content-Encoding: gzip' );
			header( 'Vary: Accept-Encoding', false );
			// It was that of the page as it is.
			header_remove( 'Content-Length' );
		}
		return (string) deflate_add( $this->stream, $part, 0 !== ( $mode & PHP_OUTPUT_HANDLER_FINAL ) ? ZLIB_FINISH : ZLIB_SYNC_FLUSH );
	}

	/**
	 * Returns whether the script has compressed its output itself.
	 */
	private function is_encoded(): bool {
		return [] !== preg_grep( '/^content-encoding:/i', headers_list() );
	}
}
