<?php
declare( strict_types=1 );

namespace Larder\Exchange\Fetch;

defined( 'ABSPATH' ) || exit;

/**
 * Decides which hosts and IP addresses belong to the public web: not this machine, and no private or link-local network.
 */
final class PublicAddress {

	/** Networks that are not public, beyond those that PHP knows in every version. */
	private const CLOSED = [
		'0.0.0.0/8',
		'10.0.0.0/8',
		'100.64.0.0/10',
		'127.0.0.0/8',
		'169.254.0.0/16',
		'172.16.0.0/12',
		'192.0.0.0/24',
		'192.0.2.0/24',
		'192.88.99.0/24',
		'192.168.0.0/16',
		'198.18.0.0/15',
		'198.51.100.0/24',
		'203.0.113.0/24',
		'224.0.0.0/3',
		'::/127',
		'::ffff:0:0:0/96',
		'64:ff9b:1::/48',
		'100::/64',
		'2001::/23',
		'2001:db8::/32',
		'3fff::/20',
		'5f00::/16',
		'fc00::/7',
		'fe80::/10',
		'fec0::/10',
		'ff00::/8',
	];

	/** Networks of IPv6 that hold an address of IPv4, each with the byte at which it begins. */
	private const HOLDING = [
		'::ffff:0:0/96'  => 12,
		'::/96'          => 12,
		'64:ff9b::/96'   => 12,
		'2002::/16'      => 2,
	];

	/**
	 * Returns whether an address of the Internet is public.
	 *
	 * @param string $ip IPv4 or IPv6.
	 */
	public static function is_public( string $ip ): bool {
		$bytes = filter_var( $ip, FILTER_VALIDATE_IP ) === $ip ? inet_pton( $ip ) : false;
		if ( false === $bytes ) {
			return false;
		}
		foreach ( self::CLOSED as $network ) {
			if ( self::is_in( $bytes, $network ) ) {
				return false;
			}
		}
		foreach ( 16 === strlen( $bytes ) ? self::HOLDING : [] as $network => $start ) {
			if ( self::is_in( $bytes, $network ) ) {
				return self::is_public( (string) inet_ntop( substr( $bytes, $start, 4 ) ) );
			}
		}
		return true;
	}

	/**
	 * Finds the addresses of a host; a number in disguise is none.
	 *
	 * @param string $host A name, or an address.
	 * @return list<string> Empty where there are none.
	 */
	public static function resolve( string $host ): array {
		if ( false !== filter_var( $host, FILTER_VALIDATE_IP ) ) {
			return [ $host ];
		}
		// 2130706433, 0x7f.1 and 017700000001 are 127.0.0.1 for some programs.
		if ( 1 === preg_match( '/(?:^|\.)(?:0x[\da-f]*|\d+)\.?$/i', $host ) ) {
			return [];
		}
		$found = gethostbynamel( $host ) ?: [];
		foreach ( dns_get_record( $host, DNS_AAAA ) ?: [] as $record ) {
			if ( is_string( $record['ipv6'] ?? null ) ) {
				$found[] = $record['ipv6'];
			}
		}
		return $found;
	}

	/**
	 * Returns whether an address lies in a network.
	 *
	 * @param string $bytes   The address, packed.
	 * @param string $network Such as `10.0.0.0/8`.
	 */
	private static function is_in( string $bytes, string $network ): bool {
		[ $start, $length ] = explode( '/', $network );
		$base               = (string) inet_pton( $start );
		if ( strlen( $base ) !== strlen( $bytes ) ) {
			return false;
		}
		$whole = intdiv( (int) $length, 8 );
		$rest  = (int) $length % 8;
		if ( substr( $base, 0, $whole ) !== substr( $bytes, 0, $whole ) ) {
			return false;
		}
		return 0 === $rest || ord( $base[ $whole ] ) >> ( 8 - $rest ) === ord( $bytes[ $whole ] ) >> ( 8 - $rest );
	}
}
