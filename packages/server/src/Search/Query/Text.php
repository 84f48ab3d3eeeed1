<?php
declare( strict_types=1 );

namespace Larder\Search\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Normalizes texts so that they can be compared: one case, no accents, single spaces.
 */
final class Text {

	/** More words than this say nothing more about a recipe. */
	private const MAX_WORDS = 400;

	/** Longer words are cut; two of them that agree so far are one. */
	private const MAX_WORD_BYTES = 40;

	/**
	 * Folds case and accents: "Crème brûlée" and "creme  BRULEE" are one.
	 *
	 * @param string $text Plain text.
	 */
	public static function fold( string $text ): string {
		$text = mb_strtolower( remove_accents( wp_check_invalid_utf8( $text ) ), 'UTF-8' );
		return trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
	}

	/**
	 * Splits a text into its distinct normalized words.
	 *
	 * @param string $text Plain text.
	 * @return list<string>
	 */
	public static function words( string $text ): array {
		$words = preg_split( '/[^\p{L}\p{N}]+/u', str_replace( [ "'", '’' ], '', self::fold( $text ) ), -1, PREG_SPLIT_NO_EMPTY );
		$cut   = array_map(
			static fn ( string $word ): string => strlen( $word ) > self::MAX_WORD_BYTES
				? mb_substr( $word, 0, self::MAX_WORD_BYTES, 'UTF-8' )
				: $word,
			false === $words ? [] : $words
		);
		return array_slice( array_values( array_unique( $cut ) ), 0, self::MAX_WORDS );
	}
}
