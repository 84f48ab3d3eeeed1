<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * A video on YouTube or Vimeo.
 *
 * `packages/ui/src/video-url.ts` reads the same; both are held to
 * `packages/contracts/fixtures/video-addresses.json`.
 */
final class PortalVideo {

	/** Where the portals have pictures of their videos. */
	private const PICTURES = '#^(?:https?:)?//(?:[\w-]+\.)*(?:ytimg\.com|youtube\.com|vimeocdn\.com)/#i';

	/**
	 * @param 'youtube'|'vimeo' $provider The portal.
	 * @param string            $id       The video's id there.
	 * @param string            $key      Key of an unlisted video of Vimeo, empty for none.
	 * @param int               $start    Second at which it starts.
	 */
	private function __construct(
		public readonly string $provider,
		public readonly string $id,
		public readonly string $key,
		public readonly int $start
	) {}

	/**
	 * Reads a URL.
	 *
	 * @param string $url Any URL.
	 * @return self|null Null for everything but a video of one of the portals.
	 */
	public static function read( string $url ): ?self {
		$parts = wp_parse_url( trim( $url ) );
		$parts = is_array( $parts ) ? $parts : [];
		$host  = strtolower( $parts['host'] ?? '' );
		$path  = $parts['path'] ?? '';
		parse_str( $parts['query'] ?? '', $query );
		$given = static fn ( string $key ): string => is_string( $query[ $key ] ?? null ) ? $query[ $key ] : '';
		$start = self::seconds( $given( 't' ) . $given( 'start' ) . preg_replace( '/^t=/', '', $parts['fragment'] ?? '' ) );
		if ( ! in_array( $parts['scheme'] ?? '', [ 'http', 'https' ], true ) ) {
			return null;
		}
		if ( 1 === preg_match( '/^(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com|youtu\.be)$/', $host ) ) {
			$id = self::youtube( $host, $path, $given( 'v' ) );
			return '' === $id ? null : new self( 'youtube', $id, '', $start );
		}
		if (
			1 === preg_match( '/^(?:www\.|player\.)?vimeo\.com$/', $host )
			&& 1 === preg_match( '#/(\d+)(?:/([\da-f]+))?/?$#', $path, $found )
		) {
			return new self( 'vimeo', $found[1], $found[2] ?? $given( 'h' ), $start );
		}
		return null;
	}

	/**
	 * Returns whether a URL is that of a picture that a portal has of a video.
	 *
	 * @param string $url Any URL.
	 */
	public static function is_picture( string $url ): bool {
		return 1 === preg_match( self::PICTURES, $url );
	}

	/**
	 * Returns the URL under which everybody knows the video.
	 */
	public function url(): string {
		return 'youtube' === $this->provider
			? "https://www.youtube.com/watch?v=$this->id"
			: "https://vimeo.com/$this->id" . ( '' === $this->key ? '' : "/$this->key" );
	}

	/**
	 * Returns the URL of its player, which asks for no cookies.
	 */
	public function player(): string {
		return 'youtube' === $this->provider
			? "https://www.youtube-nocookie.com/embed/$this->id"
			: "https://player.vimeo.com/video/$this->id" . ( '' === $this->key ? '' : "?h=$this->key" );
	}

	/**
	 * Finds the id of a video of YouTube.
	 *
	 * @param string $v What the query says.
	 */
	private static function youtube( string $host, string $path, string $v ): string {
		$parts = explode( '/', $path );
		$id    = match ( true ) {
			'youtu.be' === $host => $parts[1] ?? '',
			'' !== $v            => $v,
			in_array( $parts[1] ?? '', [ 'embed', 'shorts', 'live', 'v' ], true ) => $parts[2] ?? '',
			default              => '',
		};
		return 1 === preg_match( '/^[\w-]{11}$/', $id ) ? $id : '';
	}

	/**
	 * Reads a time such as `90`, `90s` or `1m30s`.
	 *
	 * @param string $text The time.
	 * @return int Seconds, 0 when it is none.
	 */
	private static function seconds( string $text ): int {
		return 1 === preg_match( '/^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/', $text, $found )
			? (int) ( $found[1] ?? 0 ) * 3600 + (int) ( $found[2] ?? 0 ) * 60 + (int) ( $found[3] ?? 0 )
			: 0;
	}
}
