<?php
declare( strict_types=1 );

namespace Larder\Lines\Convert;

use Larder\Lines\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Preserves the words around a number that is rewritten.
 */
final class Qualifiers {

	/**
	 * Returns the word about how a measure is filled that is within an amount.
	 *
	 * @param string $amount Such as `1 scant cup`.
	 * @return string Such as `scant `, to be written before the number; empty without one.
	 */
	public static function in_amount( string $amount ): string {
		return 1 === preg_match( Tables::pattern( 'qualifiers.KEPT' ), $amount, $word ) ? "{$word[0]} " : '';
	}

	/**
	 * Writes the English article before a number that was rewritten as it should be.
	 *
	 * @param string $before What precedes the number.
	 * @param string $number What begins with the number.
	 * @param string $locale Language tag of the text.
	 * @return string What precedes the number then.
	 */
	public static function with_article( string $before, string $number, string $locale ): string {
		if ( 1 !== preg_match( '/^en/i', $locale ) || 1 !== preg_match( Tables::pattern( 'qualifiers.ARTICLE' ), $before, $article ) ) {
			return $before;
		}
		$right = $article[0][0] . ( 1 === preg_match( Tables::pattern( 'qualifiers.VOWEL' ), $number ) ? 'n ' : ' ' );
		return preg_replace( '/\s\z/u', ' ', $article[0] ) === $right ? $before : substr( $before, 0, -strlen( $article[0] ) ) . $right;
	}

	/**
	 * Returns a range with the word that was typed between its ends, where each has its unit: `500 g to 1 kg`.
	 *
	 * @param string $quantity The range as printed.
	 * @param string $typed    The same as typed.
	 */
	public static function with_joint( string $quantity, string $typed ): string {
		return 1 === preg_match( Tables::pattern( 'qualifiers.JOINT_WORD' ), $typed, $word )
			? preg_replace( Tables::pattern( 'qualifiers.BETWEEN_UNITS' ), $word[0], $quantity, 1 ) ?? $quantity
			: $quantity;
	}
}
