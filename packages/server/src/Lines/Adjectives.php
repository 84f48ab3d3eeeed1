<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * Finds adjectives beside a noun by their forms.
 */
final class Adjectives {

	/**
	 * Measures the adjectives at the beginning of a text.
	 *
	 * @param string                       $text     The text.
	 * @param list<array{string, string}> $agreeing The adjectives, for one and for several.
	 * @return int Where the noun begins.
	 */
	public static function before( string $text, array $agreeing ): int {
		$place = 0;
		preg_match_all( '/(\S+)\s/u', $text, $words, PREG_SET_ORDER );
		foreach ( $words as [ $all, $word ] ) {
			if ( ! self::is_adjective( $word, $agreeing ) ) {
				break;
			}
			$place += strlen( $all );
		}
		return $place;
	}

	/**
	 * Measures the adjectives at the end of a text.
	 *
	 * @param string                       $text     The text.
	 * @param list<array{string, string}> $agreeing The adjectives.
	 * @return int How long they are, with the space before them.
	 */
	public static function behind( string $text, array $agreeing ): int {
		$length = 0;
		foreach ( array_reverse( array_slice( explode( ' ', $text ), 1 ) ) as $word ) {
			if ( ! self::is_adjective( $word, $agreeing ) ) {
				break;
			}
			$length += strlen( $word ) + 1;
		}
		return $length;
	}

	/**
	 * Tells whether a word is one of the adjectives; a star in them stands for any letters.
	 *
	 * @param string                       $word     The word.
	 * @param list<array{string, string}> $agreeing The adjectives.
	 */
	private static function is_adjective( string $word, array $agreeing ): bool {
		$lower = mb_strtolower( $word, 'UTF-8' );
		foreach ( $agreeing as [ $one, $other ] ) {
			$is_ending = str_starts_with( $one, '*' );
			$ending    = substr( $one, 1 );
			if ( $is_ending
				? ( str_ends_with( $lower, $ending ) && mb_strlen( $lower, 'UTF-8' ) > mb_strlen( $ending, 'UTF-8' ) + 2 )
					|| ( str_ends_with( $lower, substr( $other, 1 ) ) && mb_strlen( $lower, 'UTF-8' ) > 3 )
				: in_array( $lower, [ $one, $other ], true ) ) {
				return true;
			}
		}
		return false;
	}
}
