<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * A file as a recipe names it: in the media library, or anywhere else.
 */
final class LibraryFile {

	/**
	 * @param int    $id        Attachment, 0 for a file elsewhere.
	 * @param string $mime_type Empty when unknown.
	 * @param int    $width     Pixels of a picture, 0 when unknown.
	 * @param int    $height    Pixels of a picture, 0 when unknown.
	 */
	private function __construct(
		public readonly int $id,
		public readonly string $url,
		public readonly string $mime_type,
		public readonly int $width,
		public readonly int $height
	) {}

	/**
	 * Finds a file; the library's URL wins over a stored one.
	 *
	 * A recipe that came from another site has ids of that site: its URLs
	 * are good while the ids mean nothing here.
	 *
	 * @param int    $id  Attachment, 0 for none.
	 * @param string $url Stored URL.
	 * @return self|null Null when there is none, or when it was deleted from the library of this site.
	 */
	public static function find( int $id, string $url ): ?self {
		$known = $id > 0 && 'attachment' === get_post_type( $id ) ? wp_get_attachment_url( $id ) : false;
		if ( false === $known ) {
			$url = sanitize_url( $url, [ 'http', 'https' ] );
			return ! self::is_address( $url ) || ( $id > 0 && self::is_of_this_site( $url ) ) ? null : new self( 0, $url, '', 0, 0 );
		}
		$whole = wp_get_attachment_image_src( $id, 'full' );
		return new self( $id, false === $whole ? $known : $whole[0], (string) get_post_mime_type( $id ), $whole[1] ?? 0, $whole[2] ?? 0 );
	}

	/**
	 * Returns whether it is the file of a video, by its name where the library does not say.
	 */
	public function is_video(): bool {
		return '' === $this->mime_type
			? 1 === preg_match( '/\.(?:mp4|m4v|webm|ogv|mov)$/i', (string) wp_parse_url( $this->url, PHP_URL_PATH ) )
			: str_starts_with( $this->mime_type, 'video/' );
	}

	/**
	 * Returns what a gallery shows it as.
	 *
	 * @param string $stored What is stored of that; for anything else than a type the file and its URL tell.
	 * @return 'image'|'video'|'embed' A picture, a video, or a player in a frame.
	 */
	public function media_type( string $stored ): string {
		if ( str_starts_with( $this->mime_type, 'video/' ) ) {
			return 'video';
		}
		return match ( $stored ) {
			'image', 'video', 'embed' => $stored,
			default                   => $this->is_video() || null !== PortalVideo::read( $this->url ) ? 'video' : 'image',
		};
	}

	/**
	 * Returns whether something is a URL: `http://` alone is none, nor is a number, which becomes `http://123` when it is made safe.
	 *
	 * @param string $url What is stored, made safe.
	 */
	private static function is_address( string $url ): bool {
		$host = wp_parse_url( $url, PHP_URL_HOST );
		return '' !== $url && false !== $host && ( null === $host || ! ctype_digit( $host ) );
	}

	/**
	 * Returns whether a URL leads into the uploads of this site.
	 */
	private static function is_of_this_site( string $url ): bool {
		$uploads = wp_get_upload_dir();
		$strip   = static fn ( string $address ): string => (string) preg_replace( '#^https?:#', '', $address );
		return str_starts_with( $strip( $url ), $strip( $uploads['baseurl'] ) . '/' );
	}
}
