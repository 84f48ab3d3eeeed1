<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

defined( 'ABSPATH' ) || exit;

/**
 * A set of ordinals, as strings of bits that PHP's own operators combine.
 *
 * It is made of chunks of {@see Chunk::SIZE} ordinals; a chunk without any is left out.
 */
final class Bitmap {

	/** Chunks are counted in steps of this many bytes, so that few lengths are told apart. */
	private const STEP = 64;

	/** @var array<int, array<int, int>> Ones in the first bytes of chunks, by number of the chunk and of bytes. */
	private array $ones_within = [];

	/**
	 * @param array<int, string> $chunks Strings of {@see Chunk::BYTES} bytes by the number of their chunk.
	 */
	public function __construct( public readonly array $chunks = [] ) {}

	/**
	 * Returns what both sets have.
	 *
	 * @param self $other Another set.
	 */
	public function and( self $other ): self {
		$chunks = [];
		foreach ( array_intersect_key( $this->chunks, $other->chunks ) as $number => $bits ) {
			// Of the high bits of dates most chunks have all or none: what is found equal at once need not be combined, nor counted later.
			$both = Chunk::full() === $other->chunks[ $number ] ? $bits : $bits & $other->chunks[ $number ];
			if ( Chunk::none() !== $both ) {
				$chunks[ $number ] = $both;
			}
		}
		return new self( $chunks );
	}

	/**
	 * Returns what one of the sets has.
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
	 * Returns what this set has and the other has not.
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
	 * Returns what this set has and a part of it has not, by half the work of {@see self::without()}.
	 *
	 * @param self $part A set all of whose ordinals this one has.
	 */
	public function less( self $part ): self {
		$chunks = $this->chunks;
		foreach ( $part->chunks as $number => $bits ) {
			if ( $chunks[ $number ] === $bits ) {
				unset( $chunks[ $number ] );
			} else {
				$chunks[ $number ] = $chunks[ $number ] ^ $bits;
			}
		}
		return new self( $chunks );
	}

	/**
	 * Counts the ordinals.
	 */
	public function count(): int {
		return Chunk::ones( implode( '', $this->chunks ) );
	}

	/**
	 * Returns whether an ordinal is in the set.
	 *
	 * @param int $ordinal From 0.
	 */
	public function has( int $ordinal ): bool {
		$place = $ordinal % Chunk::SIZE;
		$bits  = $this->chunks[ intdiv( $ordinal, Chunk::SIZE ) ] ?? null;
		return null !== $bits && 1 === ( ( ord( $bits[ $place >> 3 ] ) >> ( $place & 7 ) ) & 1 );
	}

	/**
	 * Returns the ordinals in ascending order.
	 *
	 * @return \Generator<int, int>
	 */
	public function ordinals(): \Generator {
		$numbers = array_keys( $this->chunks );
		sort( $numbers );
		foreach ( $numbers as $number ) {
			foreach ( Chunk::places( $this->chunks[ $number ] ) as $place ) {
				yield $number * Chunk::SIZE + $place;
			}
		}
	}

	/**
	 * Counts the ordinals that this set shares with what is stored of another one.
	 *
	 * @param array<int, array{int, string}> $stored How many ones each chunk has, and what {@see Chunk::pack()} gives of it, by its number.
	 */
	public function shared( array $stored ): int {
		$count     = 0;
		$all       = 0;
		$differing = '';
		foreach ( array_intersect_key( $stored, $this->chunks ) as $number => [ $ones, $chunk ] ) {
			if ( Chunk::is_list( $chunk ) ) {
				$bits = $this->chunks[ $number ];
				foreach ( Chunk::listed( $chunk ) as $place ) {
					$count += ( ord( $bits[ $place >> 3 ] ) >> ( $place & 7 ) ) & 1;
				}
			} else {
				$chunk      = RunLengthCode::are_in( $chunk ) ? RunLengthCode::unpack( $chunk ) : $chunk;
				$length     = min( Chunk::BYTES, self::STEP * intdiv( strlen( $chunk ) + self::STEP - 1, self::STEP ) );
				$all += $ones + $this->ones_within( $number, $length );
				$differing .= str_pad( $chunk, $length, "\0" ) ^ $this->chunks[ $number ];
			}
		}
		// What both have is not among what differs. Bytes that differ are of all kinds, where those in common would
		// mostly be zero: `count_chars()` waits for itself where one byte comes again and again.
		return $count + intdiv( $all - Chunk::ones( $differing ), 2 );
	}

	/**
	 * Counts the ones in the first bytes of a chunk.
	 *
	 * @param int $number Number of a chunk of this set.
	 * @param int $length How many bytes.
	 */
	private function ones_within( int $number, int $length ): int {
		return $this->ones_within[ $number ][ $length ] ??= Chunk::ones( substr( $this->chunks[ $number ], 0, $length ) );
	}
}
