<?php
declare( strict_types=1 );

namespace Larder\Exchange\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Splits a whole list of foods that was written into one line: `250 g flour; 2 eggs; salt`.
 */
final class OneLine {

	/** Foods that such a line has at least. */
	private const MIN_FOODS = 3;

	/** How many of its pieces begin with an amount, where commas part foods and not what is done to them. */
	private const MIN_COUNTED_SHARE = 0.6;

	/** How a piece begins that has an amount. */
	private const AMOUNT = '(?:ca\.?\s|about\s|etwa\s|environ\s|unos?\s)?[' . WrittenAmount::FIGURES . ']';

	/**
	 * Splits the line of a list that has one line only.
	 *
	 * @param list<string> $lines
	 * @return list<string> As it was where it has several, or one food.
	 */
	public static function split( array $lines ): array {
		if ( 1 !== count( $lines ) ) {
			return $lines;
		}
		foreach ( [ ';', '\|', '•', ',' ] as $mark ) {
			// A comma within brackets parts no foods, and one without a blank after it is part of a number.
			$pieces = preg_split( "/\\s*$mark\\s+(?![^()]*\\))/u", rtrim( $lines[0], ' .;,|' ) ) ?: [];
			$counted = count( preg_grep( '/^' . self::AMOUNT . '/iu', $pieces ) ?: [] );
			if ( count( $pieces ) < self::MIN_FOODS || $counted < 2 ) {
				continue;
			}
			// Foods without an amount are at the end; a piece without one between others says what is done to a food.
			$are_foods = $counted >= count( $pieces ) * self::MIN_COUNTED_SHARE
				&& $counted === count( preg_grep( '/^' . self::AMOUNT . '/iu', array_slice( $pieces, 0, $counted ) ) ?: [] );
			if ( ',' !== $mark || $are_foods ) {
				return array_values( array_filter( $pieces, static fn ( string $piece ): bool => '' !== $piece ) );
			}
			return preg_split( "/\\s*$mark\\s+(?=" . self::AMOUNT . ')(?![^()]*\\))/iu', $lines[0] ) ?: $lines;
		}
		return $lines;
	}
}
