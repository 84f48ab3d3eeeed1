<?php
declare( strict_types=1 );

namespace Larder\Ajax;

defined( 'ABSPATH' ) || exit;

/**
 * The IP address that a request comes from.
 *
 * Headers such as `X-Forwarded-For` count only where a proxy that the site trusts has sent them.
 */
final class ClientIpAddress {

	/**
	 * Returns the client's network as bytes: all of an IPv4 address, and the first 64 bits of an IPv6 address, which one connection
	 * shares.
	 *
	 * @return string 4 or 8 bytes, or empty where nobody called.
	 */
	public function network(): string {
		$packed = self::packed( $this->get() );
		return 16 === strlen( $packed ) ? substr( $packed, 0, 8 ) : $packed;
	}

	/**
	 * Returns the client's IP address; empty where there is no request.
	 */
	public function get(): string {
		/**
		 * Filters the trusted proxies in front of the site.
		 *
		 * Only what these say in `X-Forwarded-For` is believed.
		 *
		 * @param list<string> $proxies Addresses or networks, such as `10.0.0.0/8`; none by default.
		 */
		$proxies = apply_filters( 'larder_trusted_proxies', [] );
		$proxies = is_array( $proxies ) ? array_values( array_filter( $proxies, is_string( ... ) ) ) : [];
		$address = ServerVariables::text( 'REMOTE_ADDR' );
		$hops    = array_map( trim( ... ), explode( ',', ServerVariables::text( 'HTTP_X_FORWARDED_FOR' ) ) );
		// The last entry is the address that the nearest proxy has seen.
		while ( '' !== $address && $this->is_in( $address, $proxies ) && [] !== $hops ) {
			$hop = array_pop( $hops );
			if ( '' === self::packed( $hop ) ) {
				break;
			}
			$address = $hop;
		}
		return '' === self::packed( $address ) ? '' : $address;
	}

	/**
	 * Returns whether an address is one of some networks.
	 *
	 * @param list<string> $networks Addresses or networks.
	 */
	private function is_in( string $address, array $networks ): bool {
		$packed = self::packed( $address );
		foreach ( $networks as $network ) {
			[ $start, $bits ] = explode( '/', $network, 2 ) + [ '', '128' ];
			$start            = self::packed( $start );
			$length           = min( (int) $bits, strlen( $packed ) * 8 );
			if ( '' === $packed || strlen( $start ) !== strlen( $packed ) ) {
				continue;
			}
			$mask = str_pad(
				str_repeat( "\xFF", intdiv( $length, 8 ) ) . ( 0 === $length % 8 ? '' : chr( 0xFF << ( 8 - $length % 8 ) & 0xFF ) ),
				strlen( $packed ),
				"\0"
			);
			if ( ( $packed & $mask ) === ( $start & $mask ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Converts an IP address to bytes; an IPv4-mapped IPv6 address becomes IPv4.
	 *
	 * @return string 4 or 16 bytes, or empty where it is none.
	 */
	public static function packed( string $address ): string {
		$packed = false === filter_var( $address, FILTER_VALIDATE_IP ) ? '' : (string) inet_pton( $address );
		return str_starts_with( $packed, str_repeat( "\0", 10 ) . "\xFF\xFF" ) ? substr( $packed, 12 ) : $packed;
	}
}
