<?php
declare( strict_types=1 );

namespace Larder\Search;

/**
 * A set of ordinals, as strings of bits that PHP's own operators combine.
 *
 * It is made of chunks of 65,536 ordinals; a chunk without any is left out.
 */
final class Bitmap {

	/** Ordinals in one chunk. */
	public const CHUNK = 65536;

	/** Bytes of one chunk. */
	private const BYTES = 8192;

	/** Up to as many ordinals a chunk is stored as a list. */
	private const SPARSE = 256;

	/** Up to as many bytes are a list of places, and more are bits. */
	private const LIST_BYTES = 2 * self::SPARSE;

	/**
	 * Takes the chunks.
	 *
	 * @param array<int, string> $chunks Strings of 8,192 bytes by the number of their chunk.
	 */
	public function __construct( public readonly array $chunks = [] ) {}

	/**
	 * Gives what both sets have.
	 *
	 * @param self $other Another set.
	 */
	public function and( self $other ): self {
		$chunks = [];
		foreach ( array_intersect_key( $this->chunks, $other->chunks ) as $number => $bits ) {
			$chunks[ $number ] = $bits & $other->chunks[ $number ];
		}
		return new self( $chunks );
	}

	/**
	 * Gives what one of the sets has.
	 *
	 * @param self $other Another set.
	 */
	public function or( self $other ): self {
		$chunks = $this->chunks;
		foreach ( $other->chunks as $number => $bits ) {
			$chunks[ $number ] = isset( $chunks[ $number ] ) ? $chunks[ $number ] | $bits : $bits;
		}
		return new self( $chunks );
	}

	/**
	 * Gives what this set has and the other has not.
	 *
	 * @param self $other Another set.
	 */
	public function without( self $other ): self {
		$chunks = $this->chunks;
		foreach ( array_intersect_key( $chunks, $other->chunks ) as $number => $bits ) {
			$chunks[ $number ] = $bits & ~$other->chunks[ $number ];
		}
		return new self( $chunks );
	}

	/**
	 * Gives what this set has and a part of it has not, by half the work of {@see self::without()}.
	 *
	 * @param self $part A set all of whose ordinals this one has.
	 */
	public function less( self $part ): self {
		$chunks = $this->chunks;
		foreach ( $part->chunks as $number => $bits ) {
			$chunks[ $number ] = $chunks[ $number ] ^ $bits;
		}
		return new self( $chunks );
	}

	/**
	 * Counts the ordinals.
	 */
	public function count(): int {
		return self::ones( implode( '', $this->chunks ) );
	}

	/**
	 * Gives the ordinals in ascending order.
	 *
	 * @return \Generator<int, int>
	 */
	public function ordinals(): \Generator {
		$numbers = array_keys( $this->chunks );
		sort( $numbers );
		foreach ( $numbers as $number ) {
			foreach ( self::places( $this->chunks[ $number ] ) as $place ) {
				yield $number * self::CHUNK + $place;
			}
		}
	}

	/**
	 * Counts the ordinals that this set shares with what is stored of another one.
	 *
	 * @param array<int, string> $stored What {@see self::pack()} gives of each chunk, by its number.
	 */
	public function shared( array $stored ): int {
		$count = 0;
		$bits  = '';
		foreach ( array_intersect_key( $stored, $this->chunks ) as $number => $chunk ) {
			if ( strlen( $chunk ) > self::LIST_BYTES ) {
				// As long as the shorter of both.
				$bits .= $chunk & $this->chunks[ $number ];
			} else {
				foreach ( self::listed( $chunk ) as $place ) {
					$count += ( ord( $this->chunks[ $number ][ $place >> 3 ] ) >> ( $place & 7 ) ) & 1;
				}
			}
		}
		// All chunks are counted at once: counting has a price of its own, however few bytes there are.
		return $count + self::ones( $bits );
	}

	/**
	 * Gives what is stored of a chunk: a list of places while there are few, else its bits up to the last one.
	 *
	 * Most sites have fewer recipes than a chunk has room for, and the rest of it is not worth reading.
	 *
	 * @param string $bits A chunk.
	 */
	public static function pack( string $bits ): string {
		return self::ones( $bits ) > self::SPARSE ? self::trimmed( $bits ) : pack( 'v*', ...self::places( $bits ) );
	}

	/**
	 * Gives what is stored of a chunk that is known as a list.
	 *
	 * @param string $list Ascending places, two bytes each.
	 */
	public static function pack_list( string $list ): string {
		return strlen( $list ) > self::LIST_BYTES ? self::trimmed( self::of( self::listed( $list ) ) ) : $list;
	}

	/**
	 * Makes a chunk of what is stored.
	 *
	 * @param string $stored As {@see self::pack()} gives it.
	 */
	public static function unpack( string $stored ): string {
		return strlen( $stored ) > self::LIST_BYTES ? str_pad( $stored, self::BYTES, "\0" ) : self::of( self::listed( $stored ) );
	}

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
	 * Leaves out the empty bytes at the end of a chunk, but not so many that it would pass for a list.
	 *
	 * @param string $bits A chunk.
	 */
	private static function trimmed( string $bits ): string {
		return str_pad( rtrim( $bits, "\0" ), self::LIST_BYTES + 1, "\0" );
	}

	/**
	 * Gives the places of a stored list.
	 *
	 * @param string $stored Two bytes a place.
	 * @return list<int>
	 */
	private static function listed( string $stored ): array {
		/** @var array<int, int>|false $places */
		$places = '' === $stored ? [] : unpack( 'v*', $stored );
		return array_values( false === $places ? [] : $places );
	}

	/**
	 * Gives the places of a chunk's ones; runs of empty bytes are skipped in C.
	 *
	 * @param string $bits A chunk.
	 * @return list<int>
	 */
	private static function places( string $bits ): array {
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
}
