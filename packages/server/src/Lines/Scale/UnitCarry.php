<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Grammar;
use Larder\Lines\Number;
use Larder\Lines\Tables;
use Larder\Lines\Units;

defined( 'ABSPATH' ) || exit;

/**
 * Carries ounces over into pounds and back: twice `1lb10oz` is 3lb4oz, half of it 13oz. Likewise for other units of which one is a multiple
 * of the other.
 *
 * @phpstan-type Scaled array{string, list<Number>}
 */
final class UnitCarry {

	/**
	 * Returns the text and the numbers that give the amount at a scale.
	 *
	 * @param string   $text   Quantity as typed.
	 * @param Quantity $parsed What it says.
	 * @param float    $factor By what it is scaled.
	 * @return Scaled|null Null where they are those that were typed.
	 */
	public static function scale( string $text, Quantity $parsed, float $factor, Grammar $grammar ): ?array {
		$scaled = null;
		for ( $at = count( $parsed->scalable ) - 2; $at >= 0; --$at ) {
			$scaled = self::in_whole( $scaled ?? [ $text, $parsed->scalable ], $at, $factor, $grammar ) ?? $scaled;
		}
		return $scaled;
	}

	/**
	 * Writes one amount of two units with as many of the larger as there are.
	 *
	 * @param Scaled $typed  The text and its numbers.
	 * @param int    $at     Which of the numbers is that of the larger unit.
	 * @param float  $factor By what it is scaled.
	 * @return Scaled|null Null where it stays.
	 */
	private static function in_whole( array $typed, int $at, float $factor, Grammar $grammar ): ?array {
		[ $text, $numbers ]  = $typed;
		[ $larger, $smaller ] = array_slice( $numbers, $at, 2 ) + [ null, null ];
		$size                = null === $larger || null === $smaller ? null : self::size( $text, $larger, $smaller, $grammar );
		if ( null === $larger || null === $smaller || null === $size ) {
			return null;
		}
		[ $count, $larger_end, $smaller_end ] = $size;
		$before = array_slice( $numbers, 0, $at );
		$behind = array_slice( $numbers, $at + 2 );
		$least  = Tables::number( 'unit-carry.MIN_AMOUNT' );
		$all    = ( $larger->value * $count + $smaller->value ) * $factor;
		$whole  = floor( ( $all + $least ) / $count );
		if ( $whole === $larger->value * $factor && $smaller->value * $factor < $count - $least ) {
			return null;
		}
		if ( $whole < 1 ) {
			$by = $smaller->start - $larger->start;
			return [
				substr( $text, 0, $larger->start ) . substr( $text, $smaller->start ),
				[ ...$before, ...self::moved( [ self::as( $smaller, $all / $factor ), ...$behind ], $by ) ],
			];
		}
		$rest  = $all - $whole * $count;
		$first = self::as( $larger, $whole / $factor );
		return $rest < $least
			? [
				substr( $text, 0, $larger_end ) . substr( $text, $smaller_end ),
				[ ...$before, $first, ...self::moved( $behind, $smaller_end - $larger_end ) ],
			]
			: [ $text, [ ...$before, $first, self::as( $smaller, $rest / $factor ), ...$behind ] ];
	}

	/**
	 * Returns how many of the smaller unit make one of the larger: 16 in `1lb10oz`.
	 *
	 * @param Number $larger  The number of the larger unit.
	 * @param Number $smaller That of the smaller one.
	 * @return array{float, int, int}|null How many, and where both units end; null where they are not two parts of one amount.
	 */
	private static function size( string $text, Number $larger, Number $smaller, Grammar $grammar ): ?array {
		$between = substr( $text, $larger->end, $smaller->start - $larger->end );
		if (
			1 !== preg_match( Tables::pattern( 'unit-carry.LARGER_UNIT' ), $between, $before )
			|| 1 !== preg_match( Tables::pattern( 'unit-carry.SMALLER_UNIT' ), substr( $text, $smaller->end ), $behind )
		) {
			return null;
		}
		$parts = Tables::words( 'unit-carry.SMALLER' )[ Units::find( $before[2], $grammar->languages ) ?? '' ] ?? null;
		[ $unit, $count ] = is_array( $parts ) ? $parts + [ null, null ] : [ null, null ];
		return is_numeric( $count ) && Units::find( $behind[1], $grammar->languages ) === $unit
			? [ (float) $count, $larger->end + strlen( $before[1] ), $smaller->end + strlen( $behind[0] ) ]
			: null;
	}

	/**
	 * Moves numbers that follow what was taken out of a text.
	 *
	 * @param list<Number> $numbers
	 * @param int          $by      How much was taken out.
	 * @return list<Number>
	 */
	public static function moved( array $numbers, int $by ): array {
		return array_map(
			static fn ( Number $one ): Number => new Number(
				$one->value,
				$one->start - $by,
				$one->end - $by,
				null === $one->tail ? null : [ $one->tail[0] - $by, $one->tail[1] - $by ],
				$one->is_grouped
			),
			$numbers
		);
	}

	/**
	 * Returns a number with another value at the same place.
	 */
	private static function as( Number $number, float $value ): Number {
		return new Number( $value, $number->start, $number->end, $number->tail, $number->is_grouped );
	}
}
