<?php
declare( strict_types=1 );

namespace Larder\Exchange\Import;

use Larder\Exchange\EmbeddedPictures;
use Larder\Exchange\FileType;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Stores embedded pictures of imported files outside of the rows of an import, whose size the database limits.
 *
 * @phpstan-import-type Document from RecipeDocument
 */
final class PictureSpool {

	/** What the URLs of pictures that are kept begin with. */
	private const SCHEME = 'larder-import:';

	/**
	 * Returns a document whose pictures are kept.
	 *
	 * @return RecipeDocument A picture that the disk has no room for stays in it.
	 */
	public static function store( RecipeDocument $document, string $run ): RecipeDocument {
		/** @var Document $data */
		$data = self::walk( $document->data, $run );
		return new RecipeDocument( $data );
	}

	/**
	 * Returns whether a URL is that of a picture that is kept.
	 */
	public static function is_one( string $url ): bool {
		return null !== self::file( $url );
	}

	/**
	 * Returns the bytes of a picture that is kept.
	 *
	 * @return string|null Null where it is no such URL; empty where the picture is gone.
	 */
	public static function bytes( string $url ): ?string {
		$file = self::file( $url );
		if ( null === $file ) {
			return null;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the uploads.
		return is_readable( $file ) ? (string) file_get_contents( $file ) : '';
	}

	/**
	 * Returns the URL at which a browser sees a picture that is kept.
	 *
	 * @param string $url Its URL in a document.
	 * @return string Empty where it is none.
	 */
	public static function shown( string $url ): string {
		$file = self::file( $url );
		$base = wp_get_upload_dir();
		return null === $file ? '' : $base['baseurl'] . substr( $file, strlen( $base['basedir'] ) );
	}

	/**
	 * Stores the embedded pictures of a part of a document and replaces them with their URLs.
	 *
	 * @param array<array-key, mixed> $part
	 * @return array<array-key, mixed>
	 */
	private static function walk( array $part, string $run ): array {
		return array_map(
			static fn ( mixed $value ): mixed => match ( true ) {
				is_array( $value ) => self::walk( $value, $run ),
				is_string( $value ) && EmbeddedPictures::is_one( $value ) => self::keep( $value, $run ),
				default => $value,
			},
			$part
		);
	}

	/**
	 * Stores a picture.
	 *
	 * @param string $url Its URL, which holds it.
	 * @return string The URL that it has now.
	 */
	private static function keep( string $url, string $run ): string {
		$bytes = (string) EmbeddedPictures::bytes( $url );
		$type  = FileType::detect( $bytes );
		$name  = md5( $bytes ) . '.' . substr( $type, 6 );
		return str_starts_with( $type, 'image/' ) && Spool::put( $run, $name, $bytes ) ? self::SCHEME . "$run/$name" : $url;
	}

	/**
	 * Returns the file of a picture that is kept.
	 *
	 * @param string $url Its URL in a document.
	 */
	private static function file( string $url ): ?string {
		return 1 === preg_match( '#^' . self::SCHEME . '([a-f0-9]{32})/([a-f0-9]{32}\.(?:jpeg|png|gif|webp|avif|heic))$#D', $url, $found )
			? Spool::path( $found[1], $found[2] )
			: null;
	}
}
