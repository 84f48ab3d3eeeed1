<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Grammar;
use Larder\Lines\Number;
use Larder\Lines\Tables;
use Larder\Lines\UnitReader;
use Larder\Lines\Units;

defined( 'ABSPATH' ) || exit;

/**
 * Writes amounts of a text of which no drawer has the spoon at a scale in smaller ones, sums as one amount: a third of
 * `¼ cup plus ⅔ tbsp` is 1½ tbsp.
 *
 * @phpstan-type Part   array{at: int, value: float, id: string, start: int, end: int}
 * @phpstan-type Scaled array{string, list<Number>}
 */
final class SmallerSpoons {

	/**
	 * Returns the text and the numbers that give the amount at a scale.
	 *
	 * @param string       $text    Quantity as typed.
	 * @param list<Number> $numbers Its numbers that scale.
	 * @param float        $factor  By what it is scaled.
	 * @param string       $locale  Language tag of the text.
	 * @return Scaled|null Null where they are those that were typed.
	 */
	public static function scale( string $text, array $numbers, float $factor, string $locale ): ?array {
		$grammar = Grammar::for_locale( $locale );
		$typed   = [ $text, $numbers ];
		$scaled  = null;
		for ( $at = count( $numbers ) - 1; $at >= 0; --$at ) {
			$last = self::part( $typed, $at, $grammar );
			if ( null === $last ) {
				continue;
			}
			if ( self::is_high( $typed, $last, $grammar ) ) {
				$scaled = self::range( $scaled ?? $typed, $last, $factor, $locale ) ?? $scaled;
				--$at;
				continue;
			}
			$parts  = self::parts( $typed, $last, $grammar );
			$scaled = self::sum( $scaled ?? $typed, $parts, $factor, $locale ) ?? $scaled;
			$at     = $parts[0]['at'];
		}
		return $scaled;
	}

	/**
	 * Returns whether a kitchen has a measure near enough to an amount of a unit, or needs none: `0 to 1 tsp`.
	 *
	 * @param float  $value How many.
	 * @param string $id    Stable id.
	 */
	public static function is_measured( float $value, string $id ): bool {
		return 0.0 === $value
			|| abs( KitchenRounding::to_spoons( $value, $id ) / $value - 1 ) <= Tables::number( 'smaller-spoons.TOLERANCE' );
	}

	/**
	 * Returns how many teaspoons a spoon or cup has.
	 *
	 * @param string $id Stable id.
	 * @return float 0 for what is none.
	 */
	public static function teaspoons( string $id ): float {
		$size = Tables::words( 'smaller-spoons.TEASPOONS' )[ $id ] ?? 0;
		return is_numeric( $size ) ? (float) $size : 0.0;
	}

	/**
	 * Returns both ends of a range in spoons of one size.
	 *
	 * @param float $low  Teaspoons of the lower end.
	 * @param float $high Teaspoons of the upper end.
	 * @return array{float, float, string}|null Both, and the unit; null where no spoon suits both.
	 */
	public static function both_ends( float $low, float $high ): ?array {
		$from = Spoons::nearest( $low );
		$to   = Spoons::nearest( $high );
		if ( 0.0 === $low ) {
			return null;
		}
		if ( 2 === count( $from ) + count( $to ) && $from[0][1] === $to[0][1] ) {
			return [ $from[0][0], $to[0][0], $to[0][1] ];
		}
		$most = Tables::number( 'smaller-spoons.MAX_TEASPOONS' );
		return self::all( $to ) > $most ? null : [ self::all( $from ), self::all( $to ), 'tsp' ];
	}

	/**
	 * Adds spoons up.
	 *
	 * @param list<array{float, string}> $spoons Numbers with their units.
	 * @return float In teaspoons.
	 */
	private static function all( array $spoons ): float {
		return array_sum( array_map( static fn ( array $one ): float => $one[0] * self::teaspoons( $one[1] ), $spoons ) );
	}

	/**
	 * Reads the spoon after a number.
	 *
	 * @param Scaled $typed The text and its numbers.
	 * @param int    $at    Which of the numbers.
	 * @return Part|null Null where there is none, or one with a word on size: that need not hold of another spoon.
	 */
	private static function part( array $typed, int $at, Grammar $grammar ): ?array {
		[ $text, $numbers ] = $typed;
		$number             = $numbers[ $at ] ?? null;
		$unit               = null === $number ? null : UnitReader::at( $text, $number->end, $grammar );
		return null !== $number && null !== $unit && null === $number->tail
			&& self::teaspoons( $unit->id ) > 0
			&& Units::find( substr( $text, $unit->start, $unit->end - $unit->start ), $grammar->languages ) === $unit->id
			? [
				'at'    => $at,
				'value' => $number->value,
				'id'    => $unit->id,
				'start' => $number->start,
				'end'   => $unit->end,
			]
			: null;
	}

	/**
	 * Returns the parts of a sum, up to its last one.
	 *
	 * @param Scaled $typed The text and its numbers.
	 * @param Part   $last
	 * @return non-empty-list<Part>
	 */
	private static function parts( array $typed, array $last, Grammar $grammar ): array {
		$parts  = [ $last ];
		$before = self::part( $typed, $last['at'] - 1, $grammar );
		while (
			null !== $before
			&& ! self::is_high( $typed, $before, $grammar )
			&& $grammar->finds( 'smaller-spoons.SUM', substr( $typed[0], $before['end'], $parts[0]['start'] - $before['end'] ) )
		) {
			array_unshift( $parts, $before );
			$before = self::part( $typed, $before['at'] - 1, $grammar );
		}
		return $parts;
	}

	/**
	 * Returns whether a number is the upper end of a range.
	 *
	 * @param Scaled $typed The text and its numbers.
	 * @param Part   $part  The number with its unit.
	 */
	private static function is_high( array $typed, array $part, Grammar $grammar ): bool {
		$low   = $typed[1][ $part['at'] - 1 ] ?? null;
		$end   = null === $low ? $part['start'] : $low->end;
		$joint = substr( $typed[0], $end, $part['start'] - $end );
		return '' !== $joint && $grammar->skip( 'range', $joint, 0 ) === strlen( $joint );
	}

	/**
	 * Writes a range in smaller spoons.
	 *
	 * @param Scaled $scaled The text and its numbers.
	 * @param Part   $high   The upper end.
	 * @param float  $factor By what it is scaled.
	 * @param string $locale Language tag of the text.
	 * @return Scaled|null Null where a drawer has both ends, and where none suits both.
	 */
	private static function range( array $scaled, array $high, float $factor, string $locale ): ?array {
		$low  = $scaled[1][ $high['at'] - 1 ] ?? null;
		$size = self::teaspoons( $high['id'] ) * $factor;
		if (
			null === $low
			|| ( self::is_measured( $low->value * $factor, $high['id'] ) && self::is_measured( $high['value'] * $factor, $high['id'] ) )
		) {
			return null;
		}
		$spoons = self::both_ends( $low->value * $size, $high['value'] * $size );
		if ( null === $spoons ) {
			return null;
		}
		$first = [
			...$high,
			'at'    => $high['at'] - 1,
			'start' => $low->start,
		];
		return self::with_spoons(
			$scaled,
			[ $first, $high ],
			[
				[ '', $spoons[0], '' ],
				[
					substr( $scaled[0], $low->end, $high['start'] - $low->end ),
					$spoons[1],
					' ' . Spoons::word( $spoons[2], $spoons[1], $locale ),
				],
			],
			$factor
		);
	}

	/**
	 * Writes a sum of spoons in those that a drawer has.
	 *
	 * @param Scaled               $scaled The text and its numbers.
	 * @param non-empty-list<Part> $parts  The parts of the sum.
	 * @param float                $factor By what it is scaled.
	 * @param string               $locale Language tag of the text.
	 * @return Scaled|null Null where a drawer has each of them.
	 */
	private static function sum( array $scaled, array $parts, float $factor, string $locale ): ?array {
		$far = array_filter( $parts, static fn ( array $one ): bool => ! self::is_measured( $one['value'] * $factor, $one['id'] ) );
		if ( [] === $far ) {
			return null;
		}
		$spoons = Spoons::nearest(
			self::all( array_map( static fn ( array $one ): array => [ $one['value'], $one['id'] ], $parts ) ) * $factor
		);
		if ( 2 === count( $spoons ) + count( $parts ) && $spoons[0][1] === $parts[0]['id'] ) {
			return null;
		}
		$written = [];
		foreach ( $spoons as $at => [ $value, $unit ] ) {
			$written[] = [ $at > 0 ? ' + ' : '', $value, ' ' . Spoons::word( $unit, $value, $locale ) ];
		}
		return self::with_spoons( $scaled, [ $parts[0], $parts[ count( $parts ) - 1 ] ], $written, $factor );
	}

	/**
	 * Puts spoons in the place of a stretch of a text, with numbers that give them at a scale.
	 *
	 * @param Scaled                             $scaled The text and its numbers.
	 * @param array{Part, Part}                  $ends   The first and the last part of the stretch.
	 * @param list<array{string, float, string}> $spoons What precedes each, its number, and its word with the space before it.
	 * @param float                              $factor By what it is scaled.
	 * @return Scaled
	 */
	private static function with_spoons( array $scaled, array $ends, array $spoons, float $factor ): array {
		[ $text, $numbers ] = $scaled;
		[ $first, $last ]   = $ends;
		$typed              = substr( $text, $first['start'], $numbers[ $first['at'] ]->end - $first['start'] );
		$digits             = 1 === preg_match( '/\p{L}/u', $typed ) ? '1' : $typed;
		$written            = '';
		$own                = [];
		foreach ( $spoons as [ $joint, $value, $word ] ) {
			$start    = $first['start'] + strlen( $written . $joint );
			$written .= $joint . $digits . $word;
			$own[]    = new Number( $value / $factor, $start, $start + strlen( $digits ) );
		}
		return [
			substr( $text, 0, $first['start'] ) . $written . substr( $text, $last['end'] ),
			[
				...array_slice( $numbers, 0, $first['at'] ),
				...$own,
				...UnitCarry::moved( array_slice( $numbers, $last['at'] + 1 ), $last['end'] - $first['start'] - strlen( $written ) ),
			],
		];
	}
}
