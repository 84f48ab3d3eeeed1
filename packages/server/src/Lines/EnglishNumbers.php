<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * Reads English words for numbers, which are read on every site: `half a`, `one and a half`, `two dozen`.
 */
final class EnglishNumbers {

	/**
	 * Reads a number word.
	 *
	 * @param int $start Where to read.
	 */
	public static function at( string $text, int $start, Grammar $grammar ): ?Number {
		$found = array_filter( $grammar->match( 'number-words.WORD', $text, $start ), static fn ( string $group ): bool => '' !== $group );
		if ( [] === $found ) {
			return null;
		}
		$count = 0.0;
		foreach ( [ 'whole', 'part', 'count', 'sixth', 'tops' ] as $group ) {
			$count += self::number( 'number-words.WORDS', strtolower( $found[ $group ] ?? '' ) ) ?? 0;
		}
		$part  = self::number( 'number-words.PARTS', strtolower( substr( $found['bottom'] ?? $found['bottoms'] ?? '', 0, 2 ) ) ) ?? 1;
		$times = [] === array_intersect_key( $found, array_flip( [ 'dozen', 'only', 'alone', 'sixth' ] ) ) ? 1 : 12;
		return new Number( ( $count > 0 ? $count : 1 ) * ( $times / $part ), $start, $start + strlen( $found[0] ) );
	}

	/**
	 * Returns the number that a word stands for in one of the tables.
	 *
	 * @param string $word A word in small letters.
	 */
	private static function number( string $table, string $word ): ?float {
		$value = Tables::words( $table )[ $word ] ?? null;
		return is_int( $value ) || is_float( $value ) ? (float) $value : null;
	}
}
