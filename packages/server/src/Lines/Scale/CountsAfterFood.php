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
	 * 150 g)`.
	 *
	 * @param string $note        The note without tags.
	 * @param string $name        The food.
	 * @param bool   $is_measured Whether the food is also measured.
	 * @return list<Amount> None where the brackets hold more than it.
	 */
	public static function in_brackets( string $note, string $name, Grammar $grammar, bool $is_measured = false ): array {
		$start  = strlen( $grammar->match( 'counts-after-food.COUNT_IN_BRACKETS', $note )[0] ?? '' );
		$amount = 0 === $start ? null : AmountReader::at( $note, $start, $grammar );
		$unit   = $amount?->unit?->id;
		if ( null === $amount || ( null === $unit && 1 !== preg_match( '/' . Grammar::DIGIT . '/uA', $note, $digit, 0, $start ) ) ) {
			return [];
		}
		$end      = $amount->last()->end;
		$is_fixed = null === $unit && $grammar->skip( 'fixed', $note, $end ) > $end;
		preg_match( '/[^)]*/uA', $note, $rest, 0, $amount->end );
		$behind     = $rest[0] ?? '';
		$is_sized   = self::is_size_of_each( $behind, $grammar );
		$is_several = $is_sized
			|| ( $is_measured && '' !== Chars::trim( $behind ) )
			|| ( ( ! $is_measured || self::is_said_as_count( $note, $start, $amount ) ) && KnownFoods::is_known( $name, $grammar ) );
		$is_counted = null === $unit ? $is_several : ! Units::is_measure( $unit ) && ! Units::is_length( $unit );
		return $is_counted && ! $is_fixed
			&& ( '' === Chars::trim( $behind ) || $is_sized || $grammar->finds( 'preparedBehind', " $behind" ) )
			? [ $amount ]
			: [];
	}

	/**
	 * Whether what follows a count says how large each is: `à 150 g`, `x 6 oz`, `, 6 oz each`.
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
		return '' === $behind ? '' !== Chars::trim( $joint ) : $grammar->finds( 'each', $behind );
	}

	/**
	 * Whether a bare number in brackets counts what is measured: `(about 6)`, `(4 or 5)`; "(21-25)" is a grade of shrimp.
	 *
	 * @param string $note  The brackets.
	 * @param int    $start Where the number starts.
	 */
	private static function is_said_as_count( string $note, int $start, Amount $amount ): bool {
		[ $low, $high ] = [ $amount->first(), $amount->last() ];
		return $start > 1 || 1 === preg_match( '/\p{L}/u', substr( $note, $low->end, max( 0, $high->start - $low->end ) ) );
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
