<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

defined( 'ABSPATH' ) || exit;

/**
 * A chunk as runs of equal bytes: what nearly all recipes have, and the high bits of dates, which recipes written one
 * after the other share.
 */
final class RunLengthCode {

	/** No list begins so: its first place would lie beyond the chunk. */
	private const MARK = "\xFF\xFF";

	/** Bytes of one run: the byte, and how often it comes. */
	private const BYTES = 3;

	/** Reading a run takes as long as combining and counting this many bytes. */
	private const BYTES_OF_RUN = 64;

	/**
	 * Writes bits as runs.
	 *
	 * @param string $bits Bits of a chunk, up to the last one.
	 * @return string|null An even number of bytes; null where the bits themselves are read faster.
	 */
	public static function pack( string $bits ): ?string {
		$length = strlen( $bits );
		$left   = intdiv( $length, self::BYTES_OF_RUN );
		$runs   = self::MARK;
		for ( $place = 0; $place < $length; $place += $times ) {
			if ( --$left < 0 ) {
				return null;
			}
			$times = strspn( $bits, $bits[ $place ], $place );
			$runs .= $bits[ $place ] . pack( 'v', $times );
		}
		return 0 === strlen( $runs ) % 2 ? $runs : "$runs\0";
	}

	/**
	 * Returns whether runs are stored.
	 *
	 * @param string $stored What is stored of a chunk.
	 */
	public static function are_in( string $stored ): bool {
		return 0 === strlen( $stored ) % 2 && str_starts_with( $stored, self::MARK );
	}

	/**
	 * Decodes runs to bits.
	 *
	 * @param string $stored As {@see self::pack()} gives them.
	 * @return string Up to the last one.
	 */
	public static function unpack( string $stored ): string {
		$bits = '';
		$end  = strlen( $stored ) - self::BYTES;
		for ( $place = strlen( self::MARK ); $place <= $end; $place += self::BYTES ) {
			$bits .= str_repeat( $stored[ $place ], ord( $stored[ $place + 1 ] ) | ( ord( $stored[ $place + 2 ] ) << 8 ) );
		}
		return $bits;
	}
}
