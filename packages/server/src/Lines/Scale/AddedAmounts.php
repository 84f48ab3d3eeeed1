<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Amount;
use Larder\Lines\AmountReader;
use Larder\Lines\Chars;
use Larder\Lines\Grammar;
use Larder\Lines\KnownFoods;
use Larder\Lines\Label;
use Larder\Lines\LongAmounts;
use Larder\Lines\Units;

defined( 'ABSPATH' ) || exit;

/**
 * Finds what is added in a name or note: `beaten with 1 tbsp water`, `plus 2 yolks`.
 */
final class AddedAmounts {

	/**
	 * Finds the amounts.
	 *
	 * @param string $plain The piece.
	 * @return list<Amount>
	 */
	public static function find( string $plain, Grammar $grammar ): array {
		$found = [];
		foreach ( $grammar->places( 'further', $plain ) as $place ) {
			$joint  = $grammar->match( 'further', $plain, $place );
			$amount = AmountReader::or_one( $plain, $place + strlen( $joint[0] ?? '' ), $grammar );
			if (
				null !== $amount
				&& ! self::is_other( $plain, $place, $amount, $grammar )
				&& self::counts( $plain, $amount, '' !== ( $joint[1] ?? '' ), $grammar )
			) {
				$found[] = LongAmounts::extend( $plain, $plain, $amount, $grammar );
			}
		}
		return $found;
	}

	/**
	 * Finds the amount said again at the end of a piece, without a mark: the last of `1 tsp sugar 5 mL`.
	 *
	 * @param string $plain The piece.
	 * @return list<Amount>
	 */
	public static function at_end( string $plain, Grammar $grammar ): array {
		$place  = $grammar->place( 'further-amounts.AT_END', $plain );
		$amount = $place < 0 ? null : AmountReader::at( $plain, $place + 1, $grammar );
		return null === $amount?->unit ? [] : [ $amount ];
	}

	/**
	 * Finds the amount that says the first one again, without a mark between.
	 *
	 * @param string $plain Text without tags that begins with the food.
	 * @return int Where it is in `sugar 5 mL`, with the space before it; -1 where there is none.
	 */
	public static function again_at_end( string $plain, Grammar $grammar ): int {
		$place = $grammar->place( 'further-amounts.AT_END', $plain );
		return $grammar->finds( 'ingredient.OF_OTHERS', substr( $plain, 0, max( $place, 0 ) ) ) ? -1 : $place;
	}

	/**
	 * Finds the amounts of further foods after a label: `Sauce: 1 cup cream, 2 tbsp mustard`.
	 *
	 * @param string $plain The note.
	 * @return list<Amount>
	 */
	public static function listed( string $plain, Grammar $grammar ): array {
		$found = [];
		foreach ( Label::items( $plain, $grammar ) as $place ) {
			$amount = AmountReader::at( $plain, $place, $grammar );
			$end    = null === $amount ? $place : $amount->last()->end;
			if ( null === $amount || ( 'part' !== $amount->unit?->id && $grammar->skip( 'fixed', $plain, $end ) > $end ) ) {
				continue;
			}
			$is_food = null === $amount->unit
				? KnownFoods::is_known( Chars::trim( substr( $plain, $end ) ), $grammar )
				: ! Units::is_length( $amount->unit->id );
			$found   = $is_food ? [ ...$found, LongAmounts::extend( $plain, $plain, $amount, $grammar ) ] : $found;
		}
		return $found;
	}

	/**
	 * Finds the counts of a note that goes on with other foods, `1 carrot, 1 celery stalk, 1 onion`, or names several kinds, `3 peppers (1
	 * red, 2 green)`.
	 *
	 * @param string $plain The note.
	 * @return list<Amount>
	 */
	public static function counts_of_list( string $plain, Grammar $grammar ): array {
		$from   = str_starts_with( $plain, '(' ) ? 1 : 0;
		$places = Label::items( substr( $plain, $from ), $grammar );
		$found  = [];
		foreach ( $places as $place ) {
			$amount = AmountReader::at( $plain, $place + $from, $grammar );
			if ( null === $amount || ! self::counts_foods( $plain, $amount, $grammar ) ) {
				return [];
			}
			$found[] = $amount;
		}
		return 0 === ( $places[0] ?? null ) && count( $places ) > $from ? $found : [];
	}

	/**
	 * Whether an amount of a list counts foods: `2 celery stalks`, and no measure, length or size of each.
	 *
	 * @param string $plain The note.
	 */
	private static function counts_foods( string $plain, Amount $amount, Grammar $grammar ): bool {
		$end    = $amount->last()->end;
		$behind = substr( $plain, $end );
		$id     = $amount->unit?->id;
		return ! Units::is_measure( $id )
			&& ! Units::is_length( $id )
			&& $grammar->skip( 'fixed', $plain, $end ) === $end
			&& $grammar->finds( 'further-amounts.OF_FOODS', $behind )
			&& ! $grammar->finds( 'each', $grammar->match( 'further-amounts.CLAUSE_OF_FOOD', $behind )[0] ?? '' );
	}

	/**
	 * Whether a number is of something that does not scale: minutes, lengths, parts of what was said before.
	 *
	 * @param string $plain The piece.
	 * @param int    $place Where what joins it is.
	 */
	private static function is_other( string $plain, int $place, Amount $amount, Grammar $grammar ): bool {
		return $grammar->skip( 'fixed', $plain, $amount->last()->end ) > $amount->last()->end
			|| Units::is_length( $amount->unit?->id )
			|| $grammar->finds( 'further-amounts.EACH_END', substr( $plain, $amount->end ) )
			// Of "divided into ½ cup and ½ cup" one half would be left behind.
			|| $grammar->finds( 'further-amounts.SAID_BEFORE', substr( $plain, 0, $place ) );
	}

	/**
	 * Whether an amount is a weight or volume, or counts a food.
	 *
	 * @param string $plain     The piece.
	 * @param bool   $is_within Whether only weights and volumes are meant.
	 */
	private static function counts( string $plain, Amount $amount, bool $is_within, Grammar $grammar ): bool {
		if ( $is_within || Units::is_measure( $amount->unit?->id ) ) {
			return Units::is_measure( $amount->unit?->id );
		}
		$start = $amount->first()->start;
		$end   = $amount->last()->end;
		// A number in words may be part of a name: "with one skin".
		return $grammar->finds( 'further-amounts.DIGIT', substr( $plain, $start, $end - $start ) )
			? 1 === preg_match( '/ (?:\p{L}|[x×])/uA', $plain, $found, 0, $end )
			: KnownFoods::is_known( Chars::trim( substr( $plain, $end ) ), $grammar );
	}
}
