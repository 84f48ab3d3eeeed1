<?php
declare( strict_types=1 );

namespace Larder\Search;

/**
 * A part of a set: 65,536 ordinals as 8,192 bytes of bits, and what is stored of it.
 */
final class Chunk {

	/** Ordinals in one chunk. */
	public const SIZE = 65536;

	/** Bytes of one chunk. */
	public const BYTES = 8192;

	/** Reading a place of a list takes as long as combining and counting so many bytes. */
	private const BYTES_OF_PLACE = 8;

	/**
	 * Makes a chunk.
	 *
	 * @param iterable<int> $places Places of its ones, each from 0 to 65,535.
	 */
	public static function of( iterable $places ): string {
		$bits = str_repeat( "\0", self::BYTES );
		foreach ( $places as $place ) {
			$bits[ $place >> 3 ] = chr( ord( $bits[ $place >> 3 ] ) | ( 1 << ( $place & 7 ) ) );
		}
		return $bits;
	}

	/**
	 * Sets or clears one bit of a chunk.
	 *
	 * @param string $bits  The chunk.
	 * @param int    $place From 0 to 65,535.
	 * @param bool   $is_on Whether it is set.
	 */
	public static function with( string $bits, int $place, bool $is_on ): string {
		$byte                = ord( $bits[ $place >> 3 ] );
		$mask                = 1 << ( $place & 7 );
		$bits[ $place >> 3 ] = chr( $is_on ? $byte | $mask : $byte & ~$mask );
		return $bits;
	}

	/**
	 * Counts the ones; `count_chars()` is one loop in C.
	 *
	 * @param string $bits Any bytes.
	 */
	public static function ones( string $bits ): int {
		static $ones = null;
		if ( ! is_array( $ones ) ) {
			$ones = [];
			for ( $byte = 0; $byte < 256; $byte++ ) {
				$ones[ $byte ] = substr_count( decbin( $byte ), '1' );
			}
		}
		/** @var array<int, int> $ones */
		$count = 0;
		foreach ( count_chars( $bits, 1 ) as $byte => $times ) {
			$count += $ones[ $byte ] * $times;
		}
		return $count;
	}

	/**
	 * Gives the places of a chunk's ones; runs of empty bytes are skipped in C.
	 *
	 * @param string $bits A chunk.
	 * @return list<int>
	 */
	public static function places( string $bits ): array {
		$places = [];
		$byte   = strspn( $bits, "\0" );
		while ( $byte < self::BYTES ) {
			$value = ord( $bits[ $byte ] );
			for ( $bit = 0; $bit < 8; $bit++ ) {
				if ( ( $value >> $bit ) & 1 ) {
					$places[] = $byte * 8 + $bit;
				}
			}
			++$byte;
			$byte += strspn( $bits, "\0", $byte );
		}
		return $places;
	}

	/**
	 * Gives what is stored of a chunk: a list of places where it is read faster than its bits up to the last one.
	 *
	 * A list has an even number of bytes, bits an odd one. Most sites have fewer
	 * recipes than a chunk has room for, and the rest of it is not worth reading.
	 *
	 * @param string $bits A chunk.
	 */
	public static function pack( string $bits ): string {
		$used = rtrim( $bits, "\0" );
		return self::prefers_list( self::ones( $used ), strlen( $used ) ) ? pack( 'v*', ...self::places( $bits ) ) : self::odd( $used );
	}

	/**
	 * Gives what is stored of a chunk that is known as a list.
	 *
	 * @param string $list Ascending places, two bytes each.
	 */
	public static function pack_list( string $list ): string {
		$places = self::listed( $list );
		$last   = end( $places );
		return false === $last || self::prefers_list( count( $places ), 1 + ( $last >> 3 ) ) ? $list : self::odd( rtrim( self::of( $places ), "\0" ) );
	}

	/**
	 * Makes a chunk of what is stored.
	 *
	 * @param string $stored As {@see self::pack()} gives it.
	 */
	public static function unpack( string $stored ): string {
		return self::is_list( $stored ) ? self::of( self::listed( $stored ) ) : substr( str_pad( $stored, self::BYTES, "\0" ), 0, self::BYTES );
	}

	/**
	 * Tells whether a list is stored.
	 *
	 * @param string $stored As {@see self::pack()} gives it.
	 */
	public static function is_list( string $stored ): bool {
		return 0 === strlen( $stored ) % 2;
	}

	/**
	 * Gives the places of a stored list.
	 *
	 * @param string $stored Two bytes a place.
	 * @return array<int, int> In their order.
	 */
	public static function listed( string $stored ): array {
		/** @var array<int, int>|false $places */
		$places = '' === $stored ? [] : unpack( 'v*', $stored );
		return false === $places ? [] : $places;
	}

	/**
	 * Tells whether a list is read faster than bits.
	 *
	 * @param int $ones  How many places the list has.
	 * @param int $bytes How many bytes the bits have up to the last one.
	 */
	private static function prefers_list( int $ones, int $bytes ): bool {
		return $ones * self::BYTES_OF_PLACE <= $bytes;
	}

	/**
	 * Makes bits that cannot be taken for a list.
	 *
	 * @param string $used Bits up to the last one.
	 */
	private static function odd( string $used ): string {
		return 0 === strlen( $used ) % 2 ? "$used\0" : $used;
	}
}
