<?php
declare( strict_types=1 );

namespace Larder\Lines\Convert;

use Larder\Lines\AmountReader;
use Larder\Lines\Grammar;
use Larder\Lines\Scale\RestatedAmounts;
use Larder\Lines\Scale\TypedText;
use Larder\Lines\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Finds what says amounts of weight or volume in a text.
 */
final class EquivalentAmountsFinder {

	/**
	 * Returns the amounts of a text.
	 *
	 * @param string $text   Text without tags.
	 * @param string $locale Language tag of the text.
	 * @return list<EquivalentAmounts> In order.
	 */
	public static function find( string $text, string $locale ): array {
		$said  = [];
		$ways  = [];
		$done  = 0;
		$all   = self::parts( $text, $locale );
		$parts = RestatedAmounts::divided_from( $text );
		foreach ( $all as $at => $part ) {
			if ( $part->start < $done ) {
				continue;
			}
			$way    = array_pop( $ways ) ?? [];
			$before = array_pop( $way );
			$joint  = null === $before ? '' : substr( $text, $before->end, $part->start - $before->end );
			$is_apart = null !== $before
				&& null !== $parts
				&& $before->start >= $parts
				&& 1 !== preg_match( Tables::pattern( 'equivalent-amounts.AGAIN' ), $joint );
			$upper = self::with_parts( $text, $part, $all[ $at + 1 ] ?? null );
			$range = null === $before ? null : self::range( [ ...$way, $before ], $upper, $joint );
			if ( null === $before ) {
				$ways = [ [ $part ] ];
			} elseif ( null !== $range ) {
				$ways[] = [ $range ];
				$done   = $range->end;
			} elseif ( ! $is_apart && self::is_sum( $before, $part, $joint ) ) {
				$ways[] = [ ...$way, $before, $part ];
			} elseif (
				! $is_apart
				&& count( $ways ) + 1 < Tables::number( 'equivalent-amounts.MAX_WAYS' )
				&& self::is_same( $before, $part, $joint )
			) {
				array_push( $ways, [ ...$way, $before ], [ $part ] );
			} else {
				array_push( $said, ...self::trimmed( $text, [ ...$ways, [ ...$way, $before ] ] ) );
				$ways = [ [ $part ] ];
			}
		}
		return [] === $ways ? $said : [ ...$said, ...self::trimmed( $text, $ways ) ];
	}

	/**
	 * Finds all amounts of weight or volume.
	 *
	 * @param string $locale Language tag of the text.
	 * @return list<MeasuredAmount>
	 */
	private static function parts( string $text, string $locale ): array {
		$typed   = new TypedText( $text );
		$grammar = Grammar::for_locale( $locale );
		$found   = [];
		$place   = 0;
		foreach ( self::starts( $typed->plain, $grammar ) as $start ) {
			$read = $start < $place ? null : self::part( $typed, $start, $grammar, $locale );
			while ( null !== $read ) {
				[ $found[], $place ] = $read;
				// The ounces of "1lb10oz" are right after the pounds.
				$read = 1 === preg_match( '/' . Grammar::DIGIT . '/uA', $typed->plain, $digit, 0, $place )
					? self::part( $typed, $place, $grammar, $locale )
					: null;
			}
		}
		return $found;
	}

	/**
	 * Reads the amount of weight or volume at a place.
	 *
	 * @param int    $start  The place in its plain text.
	 * @param string $locale Language tag of the text.
	 * @return array{MeasuredAmount, int}|null The amount, and where it ends in the plain text.
	 */
	private static function part( TypedText $typed, int $start, Grammar $grammar, string $locale ): ?array {
		$amount = AmountReader::at( $typed->plain, $start, $grammar );
		if ( null === $amount || null === $amount->unit ) {
			return null;
		}
		$about = $grammar->place( 'equivalent-amounts.ABOUT_BEHIND', substr( $typed->plain, 0, $amount->end ) );
		$end   = max( $about < 0 ? $amount->end : $about, AmountReader::tail_end( $typed->plain, $amount->last(), $grammar ) );
		$part  = MeasuredAmount::create(
			$amount->unit->id,
			$amount->first()->value,
			isset( $amount->numbers[1] ) ? $amount->numbers[1]->value : null,
			$typed->place( $amount->first()->start ),
			$typed->place( $end ),
			$locale
		);
		return null === $part
			|| $grammar->finds( 'equivalent-amounts.OF_TIN', substr( $typed->plain, $end ) )
			|| $grammar->finds( 'qualifiers.HEAPED', substr( $typed->plain, $start, $end - $start ) ) ? null : [ $part, $end ];
	}

	/**
	 * Finds the places where an amount may start.
	 *
	 * @param string  $plain   Text without tags.
	 * @param Grammar $grammar The languages whose number words count.
	 * @return list<int> In order.
	 */
	private static function starts( string $plain, Grammar $grammar ): array {
		$starts = array_filter(
			$grammar->places( 'starts.START', $plain ),
			// "400/14oz" has lost a unit, and is not a fraction.
			static fn ( int $at ): bool => 1 !== preg_match( '~[0-9]{3,7}\s?[/⁄]~uA', $plain, $found, 0, $at )
		);
		$words = array_filter(
			$grammar->places( 'starts.WORD', $plain ),
			static fn ( int $at ): bool => [] !== $grammar->match( 'numberWord', $plain, $at )
				|| [] !== $grammar->match( 'article', $plain, $at )
		);
		$all   = array_unique( [ ...$starts, ...$words ] );
		sort( $all );
		return $all;
	}

	/**
	 * Joins the ends of a range that names a unit with each: `900 g to 1.3 kg`, `1 lb 9 oz to 2 lb`.
	 *
	 * @param non-empty-list<MeasuredAmount> $way   The lower end, a sum of one or more.
	 * @param MeasuredAmount                 $next  The upper end.
	 * @param string                         $joint What is between them.
	 */
	private static function range( array $way, MeasuredAmount $next, string $joint ): ?MeasuredAmount {
		if ( null !== $next->high || 1 !== preg_match( Tables::pattern( 'equivalent-amounts.RANGE' ), $joint ) ) {
			return null;
		}
		$low = 0.0;
		foreach ( $way as $part ) {
			if ( null !== $part->high || $part->dimension !== $next->dimension || $part->system !== $next->system ) {
				return null;
			}
			$low += $part->low * $part->size;
		}
		$low = 1 === count( $way ) ? $way[0]->low_in( $next ) : $low / $next->size;
		return $next->low > $low ? $next->from( $low, $way[0]->start ) : null;
	}

	/**
	 * Returns an amount with the smaller units right after it, in its own unit: the `2 lb 10 oz` of a range.
	 *
	 * @param string              $text The text.
	 * @param MeasuredAmount      $part The amount.
	 * @param MeasuredAmount|null $next The one after it.
	 */
	private static function with_parts( string $text, MeasuredAmount $part, ?MeasuredAmount $next ): MeasuredAmount {
		return null !== $next
			&& null === $part->high
			&& $part->system === $next->system
			&& 1 === preg_match( '/\A\s?\z/u', substr( $text, $part->end, $next->start - $part->end ) )
			&& in_array( $next->unit, (array) ( Tables::words( 'equivalent-amounts.PARTS_OF' )[ $part->unit ] ?? [] ), true )
			? $part->with_parts( $next )
			: $part;
	}

	/**
	 * Returns whether an amount adds to the one before.
	 *
	 * @param string $joint What is between them.
	 */
	private static function is_sum( MeasuredAmount $before, MeasuredAmount $next, string $joint ): bool {
		$is_one_system = $before->system === $next->system || in_array( 'both', [ $before->system, $next->system ], true );
		return ( $is_one_system && 1 === preg_match( Tables::pattern( 'equivalent-amounts.SUM' ), $joint ) )
			|| ( $is_one_system && 1 === preg_match( '/\A(?:,|\s?;)\s\z/u', $joint ) && self::adds_up( $before, $next ) )
			|| (
				1 === preg_match( '/\A\s?\z/u', $joint )
					&& ! self::is_again( $before, $next, $joint )
					&& in_array( $next->unit, (array) ( Tables::words( 'equivalent-amounts.PARTS_OF' )[ $before->unit ] ?? [] ), true )
			);
	}

	/**
	 * Returns whether an amount says the one before in another unit.
	 *
	 * @param string $joint What is between them.
	 */
	private static function is_same( MeasuredAmount $before, MeasuredAmount $next, string $joint ): bool {
		return self::is_again( $before, $next, $joint )
			|| ( $before->unit !== $next->unit && 1 === preg_match( Tables::pattern( 'equivalent-amounts.SAME' ), $joint ) );
	}

	/**
	 * Returns whether an amount says the one before again, without a mark: "1 lb 450 g" does, "1 Pfund 100 g" adds to it.
	 *
	 * @param string $joint What is between them.
	 */
	private static function is_again( MeasuredAmount $before, MeasuredAmount $next, string $joint ): bool {
		return 1 === preg_match( '/\A\s?\z/u', $joint )
			&& ( 'metric' === $before->system ) !== ( 'metric' === $next->system )
			&& ! self::adds_up( $before, $next );
	}

	/**
	 * Returns whether what follows a comma adds to an amount, as smaller units of one system do; what is as much says it again.
	 */
	private static function adds_up( MeasuredAmount $before, MeasuredAmount $next ): bool {
		$size = $before->low * $before->size;
		return $before->dimension === $next->dimension
			&& $next->size < $before->size
			&& abs( $next->low * $next->size - $size ) > $size / 5;
	}

	/**
	 * Ignores what is in a bracket with more than the amount: `(9 oz each)`.
	 *
	 * @param non-empty-list<non-empty-list<MeasuredAmount>> $ways The ways in which an amount is said.
	 * @return non-empty-list<EquivalentAmounts>
	 */
	private static function trimmed( string $text, array $ways ): array {
		$start = $ways[0][0]->start;
		for ( $count = count( $ways ); $count > 1; --$count ) {
			$way = $ways[ $count - 1 ];
			$end = self::closed_end( $text, $start, $way[ count( $way ) - 1 ]->end );
			if ( null !== $end ) {
				$more = array_map(
					static fn ( array $other ): EquivalentAmounts => new EquivalentAmounts(
						[ $other ],
						$other[0]->start,
						$other[ count( $other ) - 1 ]->end
					),
					array_slice( $ways, $count )
				);
				return [ new EquivalentAmounts( array_slice( $ways, 0, $count ), $start, $end ), ...$more ];
			}
		}
		$first  = $ways[0];
		$others = array_slice( $ways, 1 );
		return [
			new EquivalentAmounts( [ $first ], $start, $first[ count( $first ) - 1 ]->end ),
			...( [] === $others ? [] : self::trimmed( $text, $others ) ),
		];
	}

	/**
	 * Returns where a piece ends with the brackets that it opens.
	 *
	 * @param int $start Where the piece starts.
	 * @param int $end   Where it ends.
	 * @return int|null Null where more is in them.
	 */
	private static function closed_end( string $text, int $start, int $end ): ?int {
		$piece = substr( $text, $start, $end - $start );
		$open  = preg_match_all( '/[(\[]/', $piece ) - preg_match_all( '/[)\]]/', $piece );
		if ( $open <= 0 ) {
			return $end;
		}
		preg_match( Tables::pattern( 'equivalent-amounts.CLOSED' ), substr( $text, $end ), $found );
		preg_match_all( '/[)\]]/', $found[0] ?? '', $closing, PREG_OFFSET_CAPTURE );
		$last = $closing[0][ $open - 1 ][1] ?? null;
		return null === $last ? null : $end + $last + 1;
	}
}
