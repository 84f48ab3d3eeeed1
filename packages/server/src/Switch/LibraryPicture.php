<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Exchange\Import\Pictures;

defined( 'ABSPATH' ) || exit;

/**
 * Finds pictures of the library by URLs that authors have pasted: of one of their sizes, with another scheme, of the host with and
 * without `www`, or from which they were copied.
 */
final class LibraryPicture {

	/** What WordPress has put after the name of a file. */
	private const SIZE = '/-\d+x\d+(?=\.[a-z]+$)/i';

	/**
	 * Returns the attachment.
	 *
	 * @param string $url The URL of a picture.
	 * @return int 0 where the library has none.
	 */
	public static function id( string $url ): int {
		$own = self::local_attachment( $url );
		return $own > 0 || '' === $url ? $own : Pictures::fetched_from( $url );
	}

	/**
	 * Returns the attachment that has an address of this site.
	 *
	 * @param string $url The URL of a picture.
	 * @return int 0 where the library has none.
	 */
	private static function local_attachment( string $url ): int {
		$uploads = self::bare( wp_get_upload_dir()['baseurl'] ) . '/';
		$bare    = self::bare( strtok( $url, '?#' ) ?: '' );
		if ( ! str_starts_with( $bare, $uploads ) ) {
			// A site may have its files at another host, which WordPress's own function knows.
			return '' === $url ? 0 : attachment_url_to_postid( $url );
		}
		$path  = rawurldecode( substr( $bare, strlen( $uploads ) ) );
		$whole = (string) preg_replace( self::SIZE, '', $path );
		foreach ( array_unique( [ $path, $whole, (string) preg_replace( '/(?=\.[a-z]+$)/i', '-scaled', $whole ) ] ) as $file ) {
			$id = attachment_url_to_postid( wp_get_upload_dir()['baseurl'] . "/$file" );
			if ( $id > 0 ) {
				return $id;
			}
		}
		return 0;
	}

	/**
	 * Returns a URL without what may differ.
	 */
	private static function bare( string $url ): string {
		return (string) preg_replace( '#^(?:https?:)?//(?:www\.)?#i', '', $url );
	}
}
