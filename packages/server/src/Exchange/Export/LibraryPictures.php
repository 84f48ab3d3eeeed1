<?php
declare( strict_types=1 );

namespace Larder\Exchange\Export;

use Larder\Exchange\EmbeddedPictures;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Puts pictures of the media library into documents that leave in a format that holds pictures.
 */
final class LibraryPictures {

	/** Bytes up to which a picture leaves as it is, so that an import into the same library knows it again. */
	private const MAX_UNCHANGED_BYTES = 1_048_576;

	/** The size in which larger ones leave. */
	private const SIZE = 'large';

	/**
	 * Returns a document with its picture in it.
	 *
	 * @return RecipeDocument The same one where its picture is none of the library, or has no file on this machine.
	 */
	public static function embedded( RecipeDocument $document ): RecipeDocument {
		$image = $document->data['image'];
		$path  = null === $image || ! wp_attachment_is_image( $image['id'] ) ? '' : self::path( $image['id'] );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the library.
		$bytes = '' === $path || filesize( $path ) > EmbeddedPictures::MAX_BYTES ? '' : (string) file_get_contents( $path );
		$url   = '' === $bytes ? '' : EmbeddedPictures::of_bytes( $bytes );
		return null === $image || '' === $url
			? $document
			: new RecipeDocument( [ 'image' => [ 'url' => $url ] + $image ] + $document->data );
	}

	/**
	 * Returns the file of a picture.
	 *
	 * @param int $id The attachment.
	 * @return string Empty where it cannot be read.
	 */
	private static function path( int $id ): string {
		$path = (string) get_attached_file( $id );
		if ( ! is_readable( $path ) || filesize( $path ) > self::MAX_UNCHANGED_BYTES ) {
			$smaller = image_get_intermediate_size( $id, self::SIZE );
			$other   = is_array( $smaller ) && is_string( $smaller['path'] ?? null )
				? wp_get_upload_dir()['basedir'] . '/' . $smaller['path']
				: '';
			$path    = is_readable( $other ) ? $other : $path;
		}
		return is_readable( $path ) && is_file( $path ) ? $path : '';
	}
}
