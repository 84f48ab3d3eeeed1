<?php
declare( strict_types=1 );

namespace Larder\Exchange\Html;

defined( 'ABSPATH' ) || exit;

/**
 * URLs as pages and files hold them.
 */
final class Url {

	/** A scheme by RFC 3986, to build patterns from that do not heed case. */
	public const SCHEME = '[a-z][a-z\d+.-]*';

	/**
	 * Resolves a relative URL as RFC 3986 describes.
	 *
	 * @param string $url  Relative or absolute.
	 * @param string $base Where it is.
	 * @return string Empty for anything that is not a web address.
	 */
	public static function resolve( string $url, string $base ): string {
		$url = trim( $url );
		if ( '' === $url || 1 === preg_match( '#^https?://#i', $url ) ) {
			return $url;
		}
		if ( 1 === preg_match( '#^' . self::SCHEME . ':#i', $url ) ) {
			return '';
		}
		$parts = parse_url( $base ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Works without WordPress.
		if ( ! isset( $parts['scheme'], $parts['host'] ) ) {
			return '';
		}
		if ( str_starts_with( $url, '//' ) ) {
			return "{$parts['scheme']}:$url";
		}
		$root = "{$parts['scheme']}://{$parts['host']}" . ( isset( $parts['port'] ) ? ":{$parts['port']}" : '' );
		$path = $parts['path'] ?? '/';
		return match ( $url[0] ) {
			'/' => $root . self::without_dots( $url ),
			'?', '#' => $root . $path . $url,
			default => $root . self::without_dots( substr( $path, 0, (int) strrpos( $path, '/' ) ) . '/' . $url ),
		};
	}

	/**
	 * Returns whether a text names a place by a scheme, be it one that nothing is fetched by; PHP would open it like a file.
	 *
	 * @param string $place A URL or a path.
	 */
	public static function has_scheme( string $place ): bool {
		return 1 === preg_match( '#^' . self::SCHEME . '://#i', $place );
	}

	/**
	 * Returns whether something is the URL of a web page or a picture.
	 *
	 * @param string $url Anything.
	 */
	public static function is_web( string $url ): bool {
		return 1 === preg_match( '#^https?://[^\s/]+#i', $url );
	}

	/**
	 * Returns the first web address of a text.
	 *
	 * @param string $text The address itself, or HTML or a shortcode around it.
	 * @return string Empty for a text without one.
	 */
	public static function first_in( string $text ): string {
		$plain = html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return 1 === preg_match( '#https?://[^\s"\'<>\[\]]+#i', $plain, $found ) ? $found[0] : '';
	}

	/**
	 * Removes the dot segments `.` and `..` from a path.
	 *
	 * @param string $path With a query, perhaps.
	 */
	private static function without_dots( string $path ): string {
		[ $way, $query ] = array_pad( explode( '?', $path, 2 ), 2, null );
		$kept            = [];
		foreach ( explode( '/', (string) $way ) as $part ) {
			if ( '..' === $part ) {
				array_pop( $kept );
			} elseif ( '.' !== $part ) {
				$kept[] = $part;
			}
		}
		return '/' . ltrim( implode( '/', $kept ), '/' ) . ( null === $query ? '' : "?$query" );
	}
}
