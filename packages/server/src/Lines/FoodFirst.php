<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * Reads amounts behind their food: `farina 200 g`, `eggs: 3`. Outside of Italian a mark
 * stands between them, or the amount has a weight or volume.
 */
final class FoodFirst {

	/**
	 * Reads such a line.
	 *
	 * @param Texts $texts The line.
	 * @return Measure|null With the place of the food; null where the line is no such one.
	 */
	public static function read( Texts $texts ): ?Measure {
		$grammar = $texts->grammar;
		[ $all, $food, $adjectives, $joint ] = $grammar->match( 'food-first.FOOD_FIRST', $texts->plain ) + [ '', '', '', '' ];
		$start = strlen( $all );
		$first = 0 === $start || $grammar->finds( 'food-first.JOINS', $food ) ? null : Amounts::at( $texts->plain, $start, $grammar );
		$amount = null === $first ? null : LongAmounts::extend( $texts->plain, $texts->inside, $first, $texts->grammar );
		if ( null === $first || null === $amount || ! self::belongs( $texts, $food, $adjectives, $joint, $amount ) ) {
			return null;
		}
		$number_end = $amount->last()->end;
		$is_more    = $amount->end > $first->end;
		// Brackets behind the food go with it, and so does the sign of "eggs x 2" with its number.
		$name = $grammar->replace( 'food-first.JOINT', substr( $texts->inside, 0, $start ) );
		preg_match( '/[x×]\s?\z/iu', $joint, $sign );
		return new Measure(
			$amount->numbers,
			$amount->unit?->id,
			$amount->end,
			[ $start - strlen( $sign[0] ?? '' ), $is_more ? $amount->end : $number_end ],
			null === $amount->unit || $is_more ? null : PackageSizes::unit_place( $texts, $number_end, $amount->end ),
			[ $grammar->skip( 'line-texts.BULLETS', $texts->inside, 0 ), strlen( $name ) ]
		);
	}

	/**
	 * Tells whether an amount belongs to the food before it.
	 *
	 * @param Texts  $texts      The line.
	 * @param string $food       The food.
	 * @param string $adjectives Adjectives of the food, behind commas.
	 * @param string $joint      What stands between them.
	 * @param Amount $amount     The amount.
	 */
	private static function belongs( Texts $texts, string $food, string $adjectives, string $joint, Amount $amount ): bool {
		$grammar  = $texts->grammar;
		$is_sure  = self::is_sure( $texts, $amount );
		$is_counted = self::counts( $texts, $food, $amount );
		$is_plain   = '' === $adjectives && ( $grammar->is_name_first || $is_sure || $is_counted );
		preg_match( '/^[^,;(]*/', substr( $texts->plain, $amount->end ), $rest );
		// Behind a weight or volume, how the food is prepared needs no comma: "butter 50 g softened".
		$behind = $is_sure || $is_counted ? $grammar->replace( 'preparedBehind', $rest[0] ?? '' ) : $rest[0] ?? '';
		return ( $is_plain || '' !== Chars::trim( $joint ) )
			&& ( '' === Chars::trim( $behind ) || 0 === $grammar->place( 'note', $behind ) );
	}

	/**
	 * Tells whether an amount without a mark before it counts the food: `Eier 3`, `garlic 3 cloves`.
	 *
	 * @param Texts  $texts  The line.
	 * @param string $food   The food.
	 * @param Amount $amount The amount.
	 */
	private static function counts( Texts $texts, string $food, Amount $amount ): bool {
		return null === $amount->unit
			? KnownFoods::is_known( Chars::trim( $food ), $texts->grammar )
			: ! Units::is_length( $amount->unit->id );
	}

	/**
	 * Tells whether an amount without a mark before it is one: a weight or volume, but not the 180 C of an oven.
	 *
	 * @param Texts  $texts  The line.
	 * @param Amount $amount The amount.
	 */
	private static function is_sure( Texts $texts, Amount $amount ): bool {
		return Units::is_measure( $amount->unit?->id ) && 1 !== preg_match( '/[0-9] ?c\z/iu', substr( $texts->plain, 0, $amount->end ) );
	}
}
