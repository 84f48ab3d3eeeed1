<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * Reads amounts after their food: `farina 200 g`, `eggs: 3`. Outside of Italian a mark
 * is between them, or the amount has a weight or volume.
 */
final class FoodFirst {

	/**
	 * Reads such a line.
	 *
	 * @return Measure|null With the place of the food; null where the line is no such one.
	 */
	public static function read( LineTexts $texts ): ?Measure {
		$grammar = $texts->grammar;
		$before  = $grammar->match( 'food-first.FOOD_FIRST', $texts->plain );
		if ( [] === $before || $grammar->finds( 'food-first.JOINS', $before[1] ) ) {
			$before = self::before_word( $texts );
		}
		[ $all, $food, $adjectives, $joint ] = $before + [ '', '', '', '' ];
		$start = strlen( $all );
		$first = 0 === $start || $grammar->finds( 'label.NO_LABEL', $all ) ? null : AmountReader::at( $texts->plain, $start, $grammar );
		$amount = null === $first ? null : LongAmounts::extend( $texts->plain, $texts->inside, $first, $texts->grammar );
		if ( null === $first || null === $amount || ! self::belongs( $texts, $food, $adjectives, $joint, $amount ) ) {
			return null;
		}
		$number_end = $amount->last()->end;
		$is_more    = $amount->end > $first->end;
		// Brackets after the food go with it, and so does the sign of "eggs x 2" with its number.
		$name = $grammar->replace( 'food-first.JOINT', substr( $texts->inside, 0, $start ) );
		preg_match( '/[x×]\s?\z/iu', $joint, $sign );
		$unit = null === $amount->unit ? self::unit_at_end( $name, $grammar ) : null;
		return new Measure(
			$amount->numbers,
			$amount->unit->id ?? $unit?->id,
			$amount->end,
			[ $start - strlen( $sign[0] ?? '' ), $is_more ? $amount->end : $number_end ],
			match ( true ) {
				null !== $unit => [ $unit->start, $unit->end ],
				null === $amount->unit || $is_more => null,
				default => PackageSizes::unit_place( $texts, $number_end, $amount->end ),
			},
			[ $grammar->skip( 'line-texts.BULLETS', $texts->inside, 0 ), null === $unit ? strlen( $name ) : $unit->start - 1 ]
		);
	}

	/**
	 * Reads the weight or volume with which a food ends, where the language has it before its number: `farina gr 500`.
	 *
	 * @param string $name The food.
	 */
	private static function unit_at_end( string $name, Grammar $grammar ): ?Unit {
		$place = $grammar->is_name_first ? $grammar->place( 'food-first.UNIT_AT_END', $name ) : -1;
		$unit  = $place > 0 ? UnitReader::at( $name, $place + 1, $grammar ) : null;
		return null !== $unit && Units::is_measure( $unit->id ) && $unit->end >= strlen( $name ) - 1
			? new Unit( $unit->id, $place + 1, strlen( $name ) )
			: null;
	}

	/**
	 * Reads a food that a number word counts or measures after a mark: `onion, half`, `milk, one cup`.
	 *
	 * @return array<int|string, string> All before the word, the food, its adjectives and the mark; empty where there is none.
	 */
	private static function before_word( LineTexts $texts ): array {
		$grammar = $texts->grammar;
		$from    = $grammar->skip( 'line-texts.BULLETS', $texts->plain, 0 );
		$places  = $grammar->places( 'food-first.BEFORE_WORD', $texts->plain );
		$food    = [] === $places ? '' : substr( $texts->plain, $from, max( 0, $places[0] - $from ) );
		if ( $grammar->finds( 'food-first.JOINS', $food ) ) {
			return [];
		}
		foreach ( $places as $place ) {
			$joint  = $grammar->match( 'food-first.BEFORE_WORD', $texts->plain, $place )[0] ?? '';
			$all    = substr( $texts->plain, 0, $place ) . $joint;
			$amount = AmountReader::at( $texts->plain, strlen( $all ), $grammar );
			$counts = null !== $amount && (
				null === $amount->unit
					? KnownFoods::is_known( Chars::trim( $food ), $grammar )
					: Units::is_measure( $amount->unit->id )
			);
			if ( $counts ) {
				return [ $all, $food, substr( $texts->plain, $places[0], $place - $places[0] ), $joint ];
			}
		}
		return [];
	}

	/**
	 * Returns whether an amount belongs to the food before it.
	 *
	 * @param string $adjectives Adjectives of the food, after commas.
	 * @param string $joint      What is between them.
	 */
	private static function belongs( LineTexts $texts, string $food, string $adjectives, string $joint, Amount $amount ): bool {
		$grammar  = $texts->grammar;
		$is_sure  = self::is_sure( $texts, $amount );
		$is_counted = self::counts( $texts, $food, $amount );
		$is_plain   = '' === $adjectives && ( $grammar->is_name_first || $is_sure || $is_counted );
		preg_match( '/^[^,;(]*/', substr( $texts->plain, $amount->end ), $rest );
		$has_mark   = '' !== Chars::trim( $joint );
		// After a weight or volume, how the food is prepared needs no comma: "butter 50 g softened"; after a mark a size needs no food.
		$behind = $is_sure || $is_counted || ( $has_mark && null === $amount->unit )
			? $grammar->replace( 'describedBehind', Chars::trim_end( $rest[0] ?? '' ) )
			: $rest[0] ?? '';
		return ( $is_plain || $has_mark )
			&& ( '' === Chars::trim( $behind ) || 0 === $grammar->place( 'note', $behind ) );
	}

	/**
	 * Returns whether an amount without a mark before it counts the food: `Eier 3`, `garlic 3 cloves`.
	 */
	private static function counts( LineTexts $texts, string $food, Amount $amount ): bool {
		return null === $amount->unit
			? KnownFoods::is_known( Chars::trim( $food ), $texts->grammar )
			: ! Units::is_length( $amount->unit->id );
	}

	/**
	 * Returns whether an amount without a mark before it is one: a weight or volume, but not the 180 C of an oven.
	 */
	private static function is_sure( LineTexts $texts, Amount $amount ): bool {
		return Units::is_measure( $amount->unit?->id ) && 1 !== preg_match( '/[0-9] ?c\z/iu', substr( $texts->plain, 0, $amount->end ) );
	}
}
