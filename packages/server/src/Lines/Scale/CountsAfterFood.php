<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Amount;
use Larder\Lines\AmountReader;
use Larder\Lines\Chars;
use Larder\Lines\Grammar;
use Larder\Lines\KnownFoods;
use Larder\Lines\Units;

defined( 'ABSPATH' ) || exit;

/**
 * Reads counts that follow their food: `lemon, juice of 1`, `eggs (2)`.
 */
final class CountsAfterFood {

	/**
	 * Reads of how many of its food a name or note takes a part; of a name only where there are several, for one is told by its name.
	 *
	 * @param string $plain   The name or note without tags.
	 * @param bool   $is_note Whether it is the note, not the name.
	 * @param bool   $is_more Whether what precedes it takes a part of something.
	 * @return list<Amount> None where another number is beside them.
	 */
	public static function find( string $plain, bool $is_note, bool $is_more, Grammar $grammar ): array {
		$found = [];
		$rest  = $plain;
		$from  = 0;
		foreach ( $grammar->places( 'counts-after-food.START', $plain ) as $place ) {
			// The half of "un limón y medio" is in its number.
			if ( $place < $from ) {
				continue;
			}
			$before  = substr( $plain, 0, $place );
			$is_part = $grammar->finds( 'counts-after-food.PART', $before )
				|| ( ( $is_more || [] !== $found ) && $grammar->finds( 'counts-after-food.MORE', $before ) );
			$amount  = $is_part || $grammar->finds( 'counts-after-food.ORIGIN', $before )
				? AmountReader::or_one( $plain, $place, $grammar )
				: null;
			if ( null !== $amount && self::is_taken( $plain, $amount, $is_part, $grammar ) ) {
				$found[] = $amount;
				$from    = $amount->whole_end();
				$rest    = substr_replace( $rest, str_repeat( ' ', $amount->end - $place ), $place, $amount->end - $place );
			}
		}
		$counts = array_filter( $found, static fn ( Amount $amount ): bool => null === $amount->unit );
		$is_one_alone = ! $is_note && ( count( $found ) < 2 || count( $counts ) < count( $found ) );
		return $is_one_alone || $grammar->finds( 'counts-after-food.DIGIT', $rest )
			? []
			: $found;
	}

	/**
	 * Reads the count in brackets of a food: `eggs (2)`, `garlic (3 cloves)`, `2 lb potatoes (about 6 medium)`, `600 g fish (4 fillets à
	 * 150 g)`, `800 g tomatoes (two 400 g tins)`. Of what is counted it says how many there are of it in each, `1 box (12 eggs)`, but where
	 * it is not exact or says the same count again with a size.
	 *
	 * @param string     $note        The brackets without tags, and what follows them.
	 * @param string     $name        The food.
	 * @param bool       $is_measured Whether the food is also measured.
	 * @param float|null $count       How many the line counts; null where it counts and measures nothing.
	 * @return list<Amount> None where the brackets hold more than it.
	 */
	public static function in_brackets( string $note, string $name, Grammar $grammar, bool $is_measured, ?float $count ): array {
		$lead   = $grammar->match( 'counts-after-food.COUNT_IN_BRACKETS', $note )[0] ?? '';
		$start  = strlen( $lead );
		$amount = 0 === $start ? null : AmountReader::at( $note, $start, $grammar );
		if ( null === $amount ) {
			return [];
		}
		preg_match( '/(?:[^()]|\([^()]*\))*/uA', $note, $rest, 0, $amount->end );
		$behind    = $rest[0] ?? '';
		$is_sized  = self::is_size_of_each( $behind, $grammar );
		$is_about  = ! str_ends_with( $lead, '(' );
		$is_digits = 1 === preg_match( '/' . Grammar::DIGIT . '/uA', $note, $digit, 0, $start );
		$unit      = $amount->unit?->id;
		$is_of_all = null === $count || $is_measured || ( $is_about && $is_digits ) || ( $is_sized && $amount->first()->value === $count );
		if ( ! $is_of_all || ( null === $unit && ! $is_sized && ! $is_digits ) ) {
			return [];
		}
		$end        = $amount->last()->end;
		$is_fixed   = null === $unit && $grammar->skip( 'fixed', $note, $end ) > $end;
		$is_several = $is_sized
			|| ( $is_measured && '' !== Chars::trim( $behind ) )
			|| ( ( ! $is_measured || self::is_said_as_count( $note, $is_about, $amount ) ) && KnownFoods::is_known( $name, $grammar ) );
		$is_counted = null === $unit ? $is_several : ! Units::is_measure( $unit ) && ! Units::is_length( $unit );
		$again      = $is_measured ? self::measure_behind( $note, $amount->end, $grammar ) : null;
		return $is_counted && ! $is_fixed
			&& ( '' === Chars::trim( $behind ) || $is_sized || null !== $again || $grammar->finds( 'preparedBehind', " $behind" ) )
			? array_values( array_filter( [ $amount, $again ] ) )
			: [];
	}

	/**
	 * Reads the measure that says a count again, up to the end of its brackets: `(1 packet or 7 grams)`.
	 *
	 * @param string $note The brackets.
	 * @param int    $end  Where the count ends.
	 */
	private static function measure_behind( string $note, int $end, Grammar $grammar ): ?Amount {
		$joint = strlen( $grammar->match( 'counts-after-food.BEFORE_AGAIN', substr( $note, $end ) )[0] ?? '' );
		$again = 0 === $joint ? null : AmountReader::at( $note, $grammar->skip( 'again', $note, $end + $joint ), $grammar );
		return null !== $again
			&& Units::is_measure( $again->unit?->id )
			&& 1 === preg_match( '/\s?[)\]]/uA', $note, $close, 0, $again->end )
			? $again
			: null;
	}

	/**
	 * Whether what follows a count says how large each is: `à 150 g`, `x 6 oz`, `, 6 oz each`, ` 400 g tins`.
	 *
	 * @param string $rest The text after the count.
	 */
	private static function is_size_of_each( string $rest, Grammar $grammar ): bool {
		$joint = $grammar->match( 'counts-after-food.BEFORE_SIZE', $rest )[0] ?? '';
		$size  = AmountReader::at( $rest, $grammar->skip( 'again', $rest, strlen( $joint ) ), $grammar );
		if ( null === $size || ! Units::is_measure( $size->unit?->id ) ) {
			return false;
		}
		$behind = Chars::trim( substr( $rest, $size->end ) );
		return '' === $behind
			? '' !== Chars::trim( $joint )
			: $grammar->finds( 'each', $behind ) || (
				$grammar->finds( 'counts-after-food.JOINT_OF_NOUN', $joint ) && $grammar->finds( 'counts-after-food.SIZED_NOUN', $behind )
			);
	}

	/**
	 * Whether a bare number in brackets counts what is measured: `(about 6)`, `(4 or 5)`; "(21-25)" is a grade of shrimp.
	 *
	 * @param string $note     The brackets.
	 * @param bool   $is_about Whether words say that it is not exact.
	 */
	private static function is_said_as_count( string $note, bool $is_about, Amount $amount ): bool {
		[ $low, $high ] = [ $amount->first(), $amount->last() ];
		return $is_about || 1 === preg_match( '/\p{L}/u', substr( $note, $low->end, max( 0, $high->start - $low->end ) ) );
	}

	/**
	 * Whether an amount counts something that is taken whole, or measures it.
	 *
	 * @param string $plain   The name or note.
	 * @param bool   $is_part Whether a part is taken of it.
	 */
	private static function is_taken( string $plain, Amount $amount, bool $is_part, Grammar $grammar ): bool {
		$end = $amount->last()->end;
		return ( null === $amount->unit || ( $is_part && Units::is_measure( $amount->unit->id ) ) )
			&& $grammar->skip( 'fixed', $plain, $end ) === $end;
	}
}
