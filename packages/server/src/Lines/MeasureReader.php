<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * Reads how much of something a line asks for.
 */
final class MeasureReader {

	/**
	 * Returns the measure at the start of a line.
	 */
	public static function read( LineTexts $texts ): Measure {
		$lead   = $texts->grammar->skip( 'line-texts.BULLETS', $texts->inside, 0 );
		$start  = $texts->grammar->skip( 'lead', $texts->plain, 0 );
		if ( $texts->grammar->skip( 'package-size.SIDES', $texts->plain, $start ) > $start ) {
			// How long and wide one thing is.
			return new Measure( [], null, 0 );
		}
		// The article of "a cup and a half" is a number.
		$amount = AmountReader::at( $texts->plain, $start, $texts->grammar )
			?? AmountReader::at( $texts->plain, $start - self::article_before( $texts, $start ), $texts->grammar );
		if ( null !== $amount && ! self::is_label( $texts, $amount ) ) {
			return self::first( $texts, $amount, min( $lead, $start ) );
		}
		$measure = self::article_near( $texts, $lead, $start );
		if ( null !== $measure ) {
			return self::with_of( $texts, $measure->with_quantity( $lead, $measure->quantity[1] ?? $lead ) );
		}
		$food_first = FoodFirst::read( $texts );
		// In "gousses d'ail 3" the cloves are counted.
		if ( null === $food_first || null !== $food_first->unit ) {
			$labelled = null === $food_first ? self::labelled( $texts, $lead ) : null;
			if ( null !== $labelled ) {
				return $labelled;
			}
			$measure = self::unit_alone( $texts, $lead, $start );
			$first   = null === $measure ? self::unit_first( $texts, $start ) : null;
			if ( null !== $first ) {
				return $first;
			}
		}
		return null === $measure ? $food_first ?? self::later( $texts ) : self::with_of( $texts, $measure );
	}

	/**
	 * Reads an amount that is the first of its line, but for words that go with it.
	 *
	 * @param int $from Where these words begin.
	 */
	private static function first( LineTexts $texts, Amount $amount, int $from ): Measure {
		$measure = PackageSizes::read( $texts, $amount ) ?? self::amount( $texts, $amount );
		return self::with_of( $texts, $measure->with_quantity( $from, $measure->quantity[1] ?? $from ) );
	}

	/**
	 * Reads the amount after the label of a line: `Egg wash: 1 egg`.
	 *
	 * @param int $lead Where the label begins.
	 */
	private static function labelled( LineTexts $texts, int $lead ): ?Measure {
		$grammar = $texts->grammar;
		$label   = $lead + Label::end( substr( $texts->plain, $lead ), $grammar );
		if ( $label === $lead || $grammar->skip( 'package-size.SIDES', $texts->plain, $label ) > $label ) {
			return null;
		}
		$start = $grammar->skip( 'lead', $texts->plain, $label );
		$one   = self::article_near( $texts, $label, $start );
		if ( null !== $one && null !== $one->quantity ) {
			return self::with_of( $texts, $one->with_quantity( $lead, $one->quantity[1] ) );
		}
		$amount = AmountReader::at( $texts->plain, $start, $grammar );
		$end    = null === $amount ? $start : $amount->last()->end;
		$is_size = null !== $amount
			&& Units::is_length( $amount->unit?->id )
			&& ! $grammar->finds( 'measure.PIECE_BEHIND', substr( $texts->plain, $amount->end ) );
		return null === $amount || $is_size || $grammar->skip( 'fixed', $texts->plain, $end ) > $end
			? null
			: self::first( $texts, $amount, $lead );
	}

	/**
	 * Reads an amount that is in the midst of the line, and has no piece of its own.
	 */
	private static function later( LineTexts $texts ): Measure {
		$amount = LaterAmounts::find( $texts );
		return new Measure( $amount->numbers ?? [], $amount?->unit?->id, 0 );
	}

	/**
	 * Reads an amount with its unit: `250g/9oz`, `2 large cloves`, `1 can (400 g)`.
	 */
	private static function amount( LineTexts $texts, Amount $amount ): Measure {
		$start      = $amount->first()->start;
		$number_end = $amount->last()->end;
		$whole      = LongAmounts::extend( $texts->plain, $texts->inside, $amount, $texts->grammar );
		if ( null === $amount->unit || ( $whole->end === $amount->end && self::is_food( $texts, $amount->unit ) ) ) {
			return self::count( $texts, $amount );
		}
		// "14-ounce can" has a package after its unit, a "2-inch (5 cm) piece" a part.
		$is_tied = in_array( '-', [ $texts->plain[ $number_end ] ?? '', $texts->plain[ $whole->end ] ?? '' ], true );
		$pack    = $is_tied ? UnitReader::at( $texts->plain, $texts->after_space( $whole->end ), $texts->grammar ) : null;
		if ( $whole->end > $amount->end || ( null !== $pack && Units::is_length( $amount->unit->id ) ) ) {
			$pack_at = null === $pack ? null : [ $pack->start, $pack->end ];
			return new Measure( $whole->numbers, $amount->unit->id, $pack->end ?? $whole->end, [ $start, $whole->end ], $pack_at );
		}
		$named    = $pack->end ?? $amount->end;
		$brackets = Brackets::after( $texts->inside, $named, $texts->grammar );
		$end      = null !== $brackets && $brackets->is_amount ? $brackets->end : $named;
		return new Measure(
			$whole->numbers,
			$amount->unit->id,
			$end,
			[ $start, $number_end ],
			PackageSizes::unit_place( $texts, $number_end, $end )
		);
	}

	/**
	 * Reads a number without a unit, or with one after the food: `2 garlic cloves`.
	 */
	private static function count( LineTexts $texts, Amount $amount ): Measure {
		$end  = $amount->last()->end;
		$unit = null === $amount->unit ? LaterAmounts::trailing_unit( $texts, $end ) : null;
		return new Measure(
			$amount->numbers,
			$unit?->id,
			$end,
			[ $amount->first()->start, $end ],
			null === $unit ? null : [ $unit->start, $unit->end ]
		);
	}

	/**
	 * Whether a number word is the label of its line: `Four : 180 °C` is an oven in French.
	 */
	private static function is_label( LineTexts $texts, Amount $amount ): bool {
		return $texts->is_at( '\p{L}', $amount->first()->start ) && $texts->is_at( '\s?:', $amount->end );
	}

	/**
	 * Measures the word before a place, which may be an article.
	 *
	 * @param int $start The place.
	 */
	private static function article_before( LineTexts $texts, int $start ): int {
		preg_match( '/(?<!\p{L})\p{L}{1,2}\s\z/u', substr( $texts->plain, 0, $start ), $word );
		return strlen( $word[0] ?? '' );
	}

	/**
	 * Reads an article at a place, or that of `about a cup` before another one.
	 *
	 * @param int $start The other one.
	 */
	private static function article_near( LineTexts $texts, int $place, int $start ): ?Measure {
		return self::article( $texts, $place ) ?? self::article( $texts, $start - self::article_before( $texts, $start ) );
	}

	/**
	 * Reads an article that says one: `an apple`, `a clove of garlic`; not that of `a pinch` and `a little`.
	 *
	 * @param int $start Where it is.
	 */
	private static function article( LineTexts $texts, int $start ): ?Measure {
		$end = $texts->grammar->skip( 'article', $texts->plain, $start );
		if ( $end === $start ) {
			return null;
		}
		$unit       = UnitReader::at( $texts->plain, $end, $texts->grammar, true );
		$is_counted = null === $unit
			? KnownFoods::is_known( Chars::trim( substr( $texts->plain, $end ) ), $texts->grammar )
				|| KnownFoods::is_one_by_name( Chars::trim( substr( $texts->plain, $end ) ) )
			: ! self::is_food( $texts, $unit ) && (
				! Units::is_vague( $unit->id )
					|| $texts->grammar->finds( 'measure.SIZED', substr( $texts->plain, $end, $unit->end - $end ) )
			);
		$unit_at    = null === $unit ? null : PackageSizes::unit_place( $texts, $end, $unit->end );
		return $is_counted ? new Measure( [], $unit?->id, $unit->end ?? $end, [ $start, $end ], $unit_at ) : null;
	}

	/**
	 * Reads a unit without a number: `pinch of salt`; not a part of a whole, `Schale einer Orange`.
	 *
	 * @param int $lead  Where the words before it begin.
	 * @param int $start Where it may be.
	 */
	private static function unit_alone( LineTexts $texts, int $lead, int $start ): ?Measure {
		$unit = UnitReader::at( $texts->plain, $start, $texts->grammar, true );
		$half = null !== $unit && Units::is_measure( $unit->id ) ? self::half_behind( $texts, $unit ) : null;
		if ( null !== $unit && null !== $half ) {
			return new Measure( [ $half ], $unit->id, $half->end, null, [ $lead, $half->end ] );
		}
		return null === $unit
			|| self::is_food( $texts, $unit )
			|| ( ! Units::is_package( $unit->id ) && $texts->grammar->finds( 'measure.WHOLE_BEHIND', substr( $texts->plain, $unit->end ) ) )
			? null
			: new Measure( [], $unit->id, $unit->end, null, [ $lead, $unit->end ] );
	}

	/**
	 * Reads the half after a unit that has no number before it: `kilo y medio de patatas`.
	 */
	private static function half_behind( LineTexts $texts, Unit $unit ): ?Number {
		$rest  = substr( $texts->plain, $unit->end );
		$range = 1 === preg_match( '/\A\s\p{L}/u', $rest ) ? NumberReader::range( "1$rest", 0, $texts->grammar ) : [];
		return 1 === count( $range ) && $range[0]->end > 1
			? new Number( $range[0]->value, $unit->start, $unit->end + $range[0]->end - 1 )
			: null;
	}

	/**
	 * Reads the number after its unit, as Italian recipes of old have it: `gr 100 zucchero`.
	 *
	 * @param int $start Where the unit may be.
	 */
	private static function unit_first( LineTexts $texts, int $start ): ?Measure {
		$unit = $texts->grammar->is_name_first ? UnitReader::at( $texts->plain, $start, $texts->grammar ) : null;
		if ( null === $unit || $unit->start !== $start || ! Units::is_measure( $unit->id ) ) {
			return null;
		}
		preg_match( '/\.? /uA', $texts->plain, $space, 0, $unit->end );
		$amount = AmountReader::at( $texts->plain, $unit->end + strlen( $space[0] ?? '' ), $texts->grammar );
		return null === $amount || null !== $amount->unit
			? null
			: new Measure(
				$amount->numbers,
				$unit->id,
				$amount->end,
				[ $amount->first()->start, $amount->end ],
				[ $unit->start, $unit->end ]
			);
	}

	/**
	 * Counts the word `of`, and the size of a package, to what precedes: `boîte de 400 g de`, `can 400 ml`.
	 */
	private static function with_of( LineTexts $texts, Measure $measure ): Measure {
		$end   = self::after_of( $texts, $measure->end );
		$is_of = $end > $measure->end;
		$may_have_size = null !== $measure->unit && (
			$is_of
				? ! Units::is_measure( $measure->unit )
					|| $texts->grammar->finds( 'measure.BEFORE_SIZE', substr( $texts->plain, 0, $end ) )
				: null !== $measure->unit_at && Units::is_package( $measure->unit )
		);
		$size          = $may_have_size ? AmountReader::at( $texts->plain, $texts->after_space( $end ), $texts->grammar ) : null;
		$has_size      = null !== $size && Units::is_measure( $size->unit?->id );
		if ( $has_size && ( $is_of || $texts->grammar->finds( 'measure.SIZED_FOOD', substr( $texts->plain, $end ) ) ) ) {
			$end = self::after_of( $texts, $size->end );
		}
		return $end === $measure->end ? $measure : $measure->until( $end );
	}

	/**
	 * Finds where a word such as `of`, `de` or `d'` ends; the same place where there is none.
	 */
	private static function after_of( LineTexts $texts, int $place ): int {
		$word = substr( $texts->plain, $place, $texts->grammar->skip( 'of', $texts->plain, $place ) - $place );
		// An elided word stays with the food: "d'ail" is written as one.
		return 1 === preg_match( "/['’]/u", $word ) ? $place : $place + strlen( Chars::trim_end( $word ) );
	}

	/**
	 * Whether the unit itself is the food because none follows: in `5 cloves` the cloves are the food.
	 */
	private static function is_food( LineTexts $texts, Unit $unit ): bool {
		return ! Units::is_measure( $unit->id ) && $texts->is_at( '\s*(?:\z|[,;])', $unit->end );
	}
}
