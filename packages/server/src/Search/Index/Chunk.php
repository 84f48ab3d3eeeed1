<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

defined( 'ABSPATH' ) || exit;

/**
 * A part of a set: 59,904 ordinals as 7,488 bytes of bits, and what is stored of it: a list of places, runs of equal bytes, or the bits.
 *
 * InnoDB keeps two rows of such bits in one page of 16 KB. With 8,192 bytes each row would have a page of its own,
 * half of it empty, and reading pages is most of what a search waits for when the database does not have them in memory.
 */
final class Chunk {

	/** Ordinals in one chunk. */
	public const SIZE = 59904;

	/** Bytes of one chunk. */
	public const BYTES = 7488;

	/** Reading a place of a list takes as long as combining and counting this many bytes. */
	private const BYTES_OF_PLACE = 8;

	/**
	 * Builds a chunk.
	 *
	 * @param iterable<int> $places Places of its ones, each from 0 to 59,903.
	 */
	public static function from_places( iterable $places ): string {
		$bits = self::none();
		foreach ( $places as $place ) {
			$bits[ $place >> 3 ] = chr( ord( $bits[ $place >> 3 ] ) | ( 1 << ( $place & 7 ) ) );
		}
		return $bits;
	}

	/**
	 * Returns a chunk without ones.
	 */
	public static function none(): string {
		static $none = null;
		return is_string( $none ) ? $none : $none = str_repeat( "\0", self::BYTES );
	}

	/**
	 * Returns a chunk of ones alone.
	 */
	public static function full(): string {
		static $full = null;
		return is_string( $full ) ? $full : $full = str_repeat( "\xFF", self::BYTES );
	}

	/**
	 * Sets or clears one bit of a chunk.
	 *
	 * @param string $bits  The chunk.
	 * @param int    $place From 0 to 59,903.
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
	 * Returns the places of a chunk's ones; runs of empty bytes are skipped in C.
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
	 * Returns what is stored of a chunk: a list of places, or runs, where they are read faster than its bits up to the last one.
	 *
	 * A list and runs have an even number of bytes, bits an odd one. Most sites have fewer
	 * recipes than a chunk has room for, and the rest of it is not worth reading.
	 *
	 * @param string $bits A chunk.
	 */
	public static function pack( string $bits ): string {
		$used = rtrim( $bits, "\0" );
		return self::prefers_list( self::ones( $used ), strlen( $used ) )
			? pack( 'v*', ...self::places( $bits ) )
			: self::pack_used( $used );
	}

	/**
	 * Returns what is stored of a chunk that is known as a list.
	 *
	 * @param string $list Ascending places, two bytes each.
	 */
	public static function pack_list( string $list ): string {
		$count = intdiv( strlen( $list ), 2 );
		$last  = 0 === $count ? 0 : ord( $list[ -2 ] ) | ( ord( $list[ -1 ] ) << 8 );
		if ( self::prefers_list( $count, 1 + ( $last >> 3 ) ) ) {
			return $list;
		}
		// As numbers, put together once: twice as fast as changing single bytes of a text, where most of them change.
		$bytes = array_fill( 0, 1 + ( $last >> 3 ), 0 );
		foreach ( self::listed( $list ) as $place ) {
			$bytes[ $place >> 3 ] |= 1 << ( $place & 7 );
		}
		return self::pack_used( pack( 'C*', ...$bytes ) );
	}

	/**
	 * Unpacks a stored chunk.
	 *
	 * @param string $stored As {@see self::pack()} gives it.
	 */
	public static function unpack( string $stored ): string {
		if ( self::is_list( $stored ) ) {
			return self::from_places( self::listed( $stored ) );
		}
		$bits = RunLengthCode::are_in( $stored ) ? RunLengthCode::unpack( $stored ) : $stored;
		return substr( str_pad( $bits, self::BYTES, "\0" ), 0, self::BYTES );
	}

	/**
	 * Returns whether a list is stored.
	 *
	 * @param string $stored As {@see self::pack()} gives it.
	 */
	public static function is_list( string $stored ): bool {
		return 0 === strlen( $stored ) % 2 && ! RunLengthCode::are_in( $stored );
	}

	/**
	 * Returns the places of a stored list.
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
	 * Returns whether a list is read faster than bits.
	 *
	 * @param int $ones  How many places the list has.
	 * @param int $bytes How many bytes the bits have up to the last one.
	 */
	private static function prefers_list( int $ones, int $bytes ): bool {
		return $ones * self::BYTES_OF_PLACE <= $bytes;
	}

	/**
	 * Returns runs, or bits that cannot be taken for them or for a list.
	 *
	 * @param string $used Bits up to the last one.
	 */
	private static function pack_used( string $used ): string {
		return RunLengthCode::pack( $used ) ?? ( 0 === strlen( $used ) % 2 ? "$used\0" : $used );
	}
}
