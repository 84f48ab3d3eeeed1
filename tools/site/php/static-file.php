<?php

declare( strict_types=1 );

namespace Larder\Tools\Site;

/**
 * Sends one file with a type, cache headers, conditional and partial answers,
 * and compression.
 */
final class Static_File {

	private const YEAR = 31_536_000;

	private const HOUR = 3_600;

	/** Types by file ending; those that compress well are text. */
	private const TYPES = [
		'avif'  => 'image/avif',
		'css'   => 'text/css; charset=utf-8',
		'eot'   => 'application/vnd.ms-fontobject',
		'gif'   => 'image/gif',
		'html'  => 'text/html; charset=utf-8',
		'ico'   => 'image/x-icon',
		'jpeg'  => 'image/jpeg',
		'jpg'   => 'image/jpeg',
		'js'    => 'text/javascript; charset=utf-8',
		'json'  => 'application/json; charset=utf-8',
		'map'   => 'application/json; charset=utf-8',
		'mjs'   => 'text/javascript; charset=utf-8',
		'mp3'   => 'audio/mpeg',
		'mp4'   => 'video/mp4',
		'ogg'   => 'audio/ogg',
		'otf'   => 'font/otf',
		'pdf'   => 'application/pdf',
		'png'   => 'image/png',
		'svg'   => 'image/svg+xml',
		'ttf'   => 'font/ttf',
		'txt'   => 'text/plain; charset=utf-8',
		'webm'  => 'video/webm',
		'webp'  => 'image/webp',
		'woff'  => 'font/woff',
		'woff2' => 'font/woff2',
		'xml'   => 'application/xml; charset=utf-8',
		'xsl'   => 'application/xml; charset=utf-8',
	];

	/**
	 * @param string $file An existing file.
	 */
	public function __construct( private readonly string $file ) {}

	/**
	 * Sends the file, or the part that is requested, or word that it is unchanged.
	 */
	public function send(): void {
		clearstatcache( true, $this->file );
		$size = (int) filesize( $this->file );
		$time = (int) filemtime( $this->file );
		$tag  = sprintf( '"%x-%x"', $time, $size );
		header( 'Content-Type: ' . $this->type() );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Cache-Control: ' . $this->caching() );
		header( 'Last-Modified: ' . gmdate( 'D, d M Y H:i:s', $time ) . ' GMT' );
		header( 'ETag: ' . $tag );
		header( 'Vary: Accept-Encoding' );
		if ( $this->is_unchanged( $tag, $time ) ) {
			http_response_code( 304 );
			return;
		}
		$range = $this->range( $size );
		if ( null !== $range ) {
			$this->send_range( $range[0], $range[1], $size );
			return;
		}
		$this->send_whole( $size );
	}

	/**
	 * Returns the type by the file's ending.
	 */
	private function type(): string {
		$ending = strtolower( pathinfo( $this->file, PATHINFO_EXTENSION ) );
		return self::TYPES[ $ending ] ?? 'application/octet-stream';
	}

	/**
	 * Returns the cache rule: an address with a version never changes its content.
	 */
	private function caching(): string {
		return isset( $_GET['ver'] )
			? sprintf( 'public, max-age=%d, immutable', self::YEAR )
			: sprintf( 'public, max-age=%d', self::HOUR );
	}

	/**
	 * Returns whether the browser has the file already.
	 *
	 * @param string $tag  The file's entity tag.
	 * @param int    $time When it was changed, in seconds.
	 */
	private function is_unchanged( string $tag, int $time ): bool {
		$known = request_value( 'HTTP_IF_NONE_MATCH' );
		if ( '' !== $known ) {
			return str_contains( $known, $tag );
		}
		$since = strtotime( request_value( 'HTTP_IF_MODIFIED_SINCE' ) );
		return false !== $since && $since >= $time;
	}

	/**
	 * Reads the range that is requested.
	 *
	 * @param int $size Bytes of the file.
	 * @return array{int, int}|null First and last byte, or null for the whole file.
	 */
	private function range( int $size ): ?array {
		header( 'Accept-Ranges: bytes' );
		if ( ! preg_match( '/^bytes=(\d*)-(\d*)$/', request_value( 'HTTP_RANGE' ), $match ) || '-' === $match[1] . '-' . $match[2] ) {
			return null;
		}
		if ( '' === $match[1] ) {
			return [ max( 0, $size - (int) $match[2] ), $size - 1 ];
		}
		return [ (int) $match[1], '' === $match[2] ? $size - 1 : min( (int) $match[2], $size - 1 ) ];
	}

	/**
	 * Sends a part of the file.
	 *
	 * @param int $first First byte.
	 * @param int $last  Last byte.
	 * @param int $size  Bytes of the file.
	 */
	private function send_range( int $first, int $last, int $size ): void {
		if ( $first > $last ) {
			http_response_code( 416 );
			header( "Content-Range: bytes */$size" );
			return;
		}
		$length = max( 0, $last - $first + 1 );
		http_response_code( 206 );
		header( "Content-Range: bytes $first-$last/$size" );
		header( "Content-Length: $length" );
		echo file_get_contents( $this->file, false, null, $first, $length );
	}

	/**
	 * Sends the whole file, compressed when it is text and the browser takes it.
	 *
	 * @param int $size Bytes of the file.
	 */
	private function send_whole( int $size ): void {
		$is_text = 1 === preg_match( '#^text/|json|xml|svg#', $this->type() );
		if ( $is_text && $size > 1_000 && str_contains( request_value( 'HTTP_ACCEPT_ENCODING' ), 'gzip' ) ) {
			$compressed = $this->compressed();
			header( 'Content-Encoding: gzip' );
			header( 'Content-Length: ' . filesize( $compressed ) );
			readfile( $compressed );
			return;
		}
		header( "Content-Length: $size" );
		readfile( $this->file );
	}

	/**
	 * Returns the compressed file, which is kept in the site's folder: the editor
	 * asks for megabytes, and a new browser for all of them again.
	 *
	 * @return string Its path.
	 */
	private function compressed(): string {
		$folder = dirname( request_value( 'DOCUMENT_ROOT' ) ) . '/compressed';
		$kept   = $folder . '/' . md5( $this->file . filemtime( $this->file ) . filesize( $this->file ) ) . '.gz';
		if ( ! is_file( $kept ) ) {
			is_dir( $folder )
				|| mkdir( $folder, 0o755, true )
				|| is_dir( $folder )
				|| throw new \RuntimeException( "The folder $folder cannot be made." );
			// Whoever asks at the same time gets a whole file, too.
			$new = "$kept." . getmypid();
			file_put_contents( $new, gzencode( (string) file_get_contents( $this->file ), 6 ) );
			rename( $new, $kept );
		}
		return $kept;
	}
}
