<?php
declare( strict_types=1 );

namespace Larder\Exchange;

defined( 'ABSPATH' ) || exit;

/**
 * Detects pictures and PDFs by their content.
 */
final class FileType {

	/**
	 * Returns the media type of a file by its first bytes.
	 *
	 * @param string $bytes The file.
	 * @return string A media type, empty for what is neither a picture nor a PDF.
	 */
	public static function detect( string $bytes ): string {
		return match ( true ) {
			str_starts_with( $bytes, "\xFF\xD8\xFF" ) => 'image/jpeg',
			str_starts_with( $bytes, "\x89PNG\r\n\x1A\n" ) => 'image/png',
			str_starts_with( $bytes, 'GIF87a' ), str_starts_with( $bytes, 'GIF89a' ) => 'image/gif',
			str_starts_with( $bytes, 'RIFF' ) && 'WEBP' === substr( $bytes, 8, 4 ) => 'image/webp',
			1 === preg_match( '/^.{4}ftypavi[fs]/s', $bytes ) => 'image/avif',
			1 === preg_match( '/^.{4}ftyp(?:hei[cx]|mif1)/s', $bytes ) => 'image/heic',
			str_starts_with( $bytes, '%PDF-' ) => 'application/pdf',
			default => '',
		};
	}
}
