<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * Chooses between the form of a noun for one and that for several.
 */
final class NounForms {

	/** Plural rules look at no more decimals. */
	private const DECIMALS = 3;

	/**
	 * Returns the form of a noun that fits a quantity. In a kitchen up to one is one: ½ cup, 1 cup, 1½ cups.
	 *
	 * @param string $one      For one.
	 * @param string $other    For several.
	 * @param float  $quantity How many.
	 * @param string $language Whose plural rules hold: in French one goes up to two.
	 */
	public static function choose( string $one, string $other, float $quantity, string $language ): string {
		$seen = round( $quantity, self::DECIMALS );
		return $seen <= 1 || ( 'fr' === $language && $seen < 2 ) ? $one : $other;
	}

	/**
	 * Writes a word with the first letter as it was typed.
	 *
	 * @param string $typed What was typed in its place.
	 */
	public static function like_typed( string $word, string $typed ): string {
		$first      = mb_substr( $typed, 0, 1, 'UTF-8' );
		$start      = mb_substr( $word, 0, 1, 'UTF-8' );
		$is_capital = mb_strtolower( $first, 'UTF-8' ) !== $first;
		return ( $is_capital ? mb_strtoupper( $start, 'UTF-8' ) : mb_strtolower( $start, 'UTF-8' ) ) . substr( $word, strlen( $start ) );
	}
}
