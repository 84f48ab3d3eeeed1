<?php
declare( strict_types=1 );

namespace Larder\Exchange\Fetch;

use WpOrg\Requests\Exception;
use WpOrg\Requests\IdnaEncoder;

defined( 'ABSPATH' ) || exit;

/**
 * An address of the web with its host as the domain name system knows it, so that all who read it
 * look up the same name: what is checked is what is asked.
 */
final class WebAddress {

	/** Ports of the web. */
	private const PORTS = [ 80, 443, 8080, 8443 ];

	/** How long a name may be in the domain name system. */
	private const MAX_HOST_LENGTH = 253;

	/**
	 * @param string $host Its host, in lower case, in ASCII, without a dot at its end; IPv6 without brackets.
	 */
	private function __construct(
		public readonly string $url,
		public readonly string $host,
		public readonly int $port
	) {}

	/**
	 * Reads an address.
	 *
	 * @param string $url Anything.
	 * @return self|null Null for anything that is not an address of the web, or names a user or a port that pages do not have.
	 */
	public static function parse( string $url ): ?self {
		$parts = wp_parse_url( $url );
		if ( ! is_array( $parts ) || isset( $parts['user'] ) || isset( $parts['pass'] ) ) {
			return null;
		}
		$scheme = strtolower( $parts['scheme'] ?? '' );
		if ( ! in_array( $scheme, [ 'http', 'https' ], true ) ) {
			return null;
		}
		$port = $parts['port'] ?? ( 'https' === $scheme ? 443 : 80 );
		$host = self::host( $parts['host'] ?? '' );
		if ( null === $host || ! in_array( $port, self::PORTS, true ) ) {
			return null;
		}
		return new self(
			"$scheme://" . ( str_contains( $host, ':' ) ? "[$host]" : $host )
				. ( isset( $parts['port'] ) ? ":$port" : '' )
				. ( $parts['path'] ?? '' )
				. ( isset( $parts['query'] ) ? "?{$parts['query']}" : '' ),
			$host,
			$port
		);
	}

	/**
	 * Returns a host as the domain name system knows it.
	 *
	 * @param string $host As it was written.
	 * @return string|null Null for what is none.
	 */
	private static function host( string $host ): ?string {
		if ( 1 === preg_match( '/^\[([\da-f:.]+)\]$/i', $host, $found ) ) {
			return strtolower( $found[1] );
		}
		$host = 1 === preg_match( '/[^.]\.$/', $host ) ? substr( $host, 0, -1 ) : $host;
		try {
			$name = IdnaEncoder::encode( mb_strtolower( $host, 'UTF-8' ) );
		} catch ( Exception ) {
			// A label that is too long, or no UTF-8.
			return null;
		}
		return strlen( $name ) <= self::MAX_HOST_LENGTH && 1 === preg_match( '/^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/D', $name ) ? $name : null;
	}
}
