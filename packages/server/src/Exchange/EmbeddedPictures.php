<?php
declare( strict_types=1 );

namespace Larder\Exchange;

defined( 'ABSPATH' ) || exit;

/**
 * Pictures that a file holds itself, as the URLs that documents keep them in until they are in the library.
 */
final class EmbeddedPictures {

	/** Bytes of the largest. */
	public const MAX_BYTES = 20_971_520;

	/**
	 * Builds the `data:` URL of a picture.
	 *
	 * @param string $bytes The picture.
	 * @return string A `data:` URL; empty for anything that is not a picture, or one that is too large.
	 */
	public static function of_bytes( string $bytes ): string {
		$type = strlen( $bytes ) > self::MAX_BYTES ? '' : FileType::detect( $bytes );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- As URLs hold pictures.
		return str_starts_with( $type, 'image/' ) ? "data:$type;base64," . base64_encode( $bytes ) : '';
	}

	/**
	 * Builds the `data:` URL of a picture that is encoded as text.
	 *
	 * @param string $text Base64, or a `data:` URL.
	 * @return string As above.
	 */
	public static function of_base64( string $text ): string {
		$bare = preg_replace( '#^data:[^,]{0,100},|\s+#', '', substr( $text, 0, self::MAX_BYTES * 2 ) );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- A picture within a file.
		$bytes = null === $bare || '' === $bare ? false : base64_decode( $bare, true );
		return false === $bytes ? '' : self::of_bytes( $bytes );
	}

	/**
	 * Returns the bytes of a picture.
	 *
	 * @return string|null Null where it is not a URL of an embedded picture.
	 */
	public static function bytes( string $url ): ?string {
		if ( ! self::is_one( $url ) ) {
			return null;
		}
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- A picture within a file.
		$bytes = base64_decode( substr( $url, (int) strpos( $url, ',' ) + 1 ), true );
		return false === $bytes ? '' : $bytes;
	}

	/**
	 * Returns whether a URL is a picture itself.
	 */
	public static function is_one( string $url ): bool {
		return 1 === preg_match( '#^data:image/[a-z+.-]{1,20};base64,#i', $url );
	}
}
