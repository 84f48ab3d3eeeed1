<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Grammar;
use Larder\Lines\QuantityText;
use Larder\Lines\Tables;
use Larder\Lines\Units;

defined( 'ABSPATH' ) || exit;

/**
 * Returns an amount of a spoon or cup that no drawer has in smaller ones: 2 tablespoons for an eighth of a cup.
 */
final class OtherSpoons {

	/**
	 * Returns the amount in other spoons.
	 *
	 * @param float  $factor By what to multiply.
	 * @param string $id     Stable id of its unit.
	 * @return array{quantity: string, unit: string}|null Null where a drawer has it, and for anything that is not a spoon.
	 */
	public static function for_line( WrittenLine $line, float $factor, QuantityFormat $format, string $id ): ?array {
		$size   = SmallerSpoons::teaspoons( $id ) * $factor;
		$parsed = $line->parsed;
		if ( 0.0 === $size || null === $parsed || ! self::is_one( $line, $parsed, $id ) || self::has_all( $parsed, $factor, $id ) ) {
			return null;
		}
		$shown = null === $parsed->value_max
			? self::one( $line->quantity, $parsed, $size, $format, $id )
			: self::range( $line->quantity, $parsed, $size, $format );
		if ( null === $shown ) {
			return null;
		}
		$grammar = Grammar::for_locale( $format->locale );
		$behind  = FurtherAmounts::scale( $line->unit, $line->further['unit'], $factor, $format );
		return [
			'quantity' => $shown[0],
			'unit'     => $shown[1]
				. ( $grammar->match( 'other-spoons.AGAIN', $behind )[0] ?? $grammar->match( 'other-spoons.OF', $behind )[0] ?? '' ),
		];
	}

	/**
	 * Returns whether a drawer has each of the numbers of an ingredient.
	 *
	 * @param Quantity $parsed What its quantity says.
	 * @param float    $factor By what to multiply.
	 * @param string   $id     Stable id of its unit.
	 */
	private static function has_all( Quantity $parsed, float $factor, string $id ): bool {
		foreach ( $parsed->scalable as $number ) {
			if ( ! SmallerSpoons::is_measured( $number->value * $factor, $id ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Writes a number in the spoons that a drawer has, with what precedes it.
	 *
	 * @param string   $quantity The quantity as typed.
	 * @param Quantity $parsed   What it says.
	 * @param float    $size     Teaspoons of one, scaled.
	 * @param string   $id       Stable id of its unit.
	 * @return array{string, string}|null Quantity and unit; null where they are no smaller than what was typed.
	 */
	private static function one( string $quantity, Quantity $parsed, float $size, QuantityFormat $format, string $id ): ?array {
		$spoons = Spoons::nearest( $parsed->value * $size );
		if ( 1 === count( $spoons ) && SmallerSpoons::teaspoons( $spoons[0][1] ) >= SmallerSpoons::teaspoons( $id ) ) {
			$spoons = self::with_teaspoons( $parsed->value * $size, $id );
		}
		$first = array_shift( $spoons );
		if ( null === $first ) {
			return null;
		}
		$words = [ Spoons::word( $first[1], $first[0], $format->locale ) ];
		foreach ( $spoons as [ $value, $unit ] ) {
			$words[] = '+ ' . QuantityFormatter::number( $value, $format, $unit ) . ' ' . Spoons::word( $unit, $value, $format->locale );
		}
		return [
			substr( $quantity, 0, $parsed->scalable[0]->start ) . QuantityFormatter::number( $first[0], $format, $first[1] ),
			implode( ' ', $words ),
		];
	}

	/**
	 * Returns whole tablespoons and what remains in teaspoons: of 5¼ tablespoons 5 and ¾ teaspoon.
	 *
	 * @param float  $teaspoons How many teaspoons.
	 * @param string $id        Stable id of the unit that was typed.
	 * @return list<array{float, string}> Nothing where much remains.
	 */
	private static function with_teaspoons( float $teaspoons, string $id ): array {
		$whole = floor( $teaspoons / 3 );
		$rest  = $teaspoons - 3 * $whole;
		return 'tbsp' === $id && $whole > 0 && $rest <= Tables::number( 'other-spoons.MAX_REST' )
			? [ [ $whole, $id ], ...Spoons::nearest( $rest ) ]
			: [];
	}

	/**
	 * Writes a range in spoons of one size, with what precedes it.
	 *
	 * @param string   $quantity The quantity as typed.
	 * @param Quantity $parsed   What it says.
	 * @param float    $size     Teaspoons of one, scaled.
	 * @return array{string, string}|null Quantity and unit; null where none suits both ends.
	 */
	private static function range( string $quantity, Quantity $parsed, float $size, QuantityFormat $format ): ?array {
		$spoons = SmallerSpoons::both_ends( $parsed->value * $size, $parsed->most() * $size );
		if ( null === $spoons ) {
			return null;
		}
		[ $first, $last ] = [ $parsed->scalable[0], $parsed->scalable[ count( $parsed->scalable ) - 1 ] ];
		$low              = QuantityFormatter::number( $spoons[0], $format, $spoons[2] );
		$high             = QuantityFormatter::number( $spoons[1], $format, $spoons[2] );
		$before           = substr( $quantity, 0, $first->start );
		return [
			QuantityText::pretty(
				$low === $high
					? Grammar::for_locale( $format->locale )->replace( 'between', $before ) . $high
					: $before . $low . substr( $quantity, $first->end, $last->start - $first->end ) . $high
			),
			Spoons::word( $spoons[2], $spoons[1], $format->locale ),
		];
	}

	/**
	 * Returns whether an ingredient says a number or range of a unit, with no word on size: that need not hold of another spoon.
	 *
	 * @param Quantity $parsed What its quantity says.
	 * @param string   $id     Stable id.
	 */
	private static function is_one( WrittenLine $line, Quantity $parsed, string $id ): bool {
		$unit = $line->unit;
		foreach ( [ 'AGAIN', 'OF', 'OF_UNIT' ] as $name ) {
			$unit = preg_replace( Tables::pattern( "other-spoons.$name" ), '', $unit ) ?? $unit;
		}
		return $parsed->is_count( $line->quantity ) && Units::find( $unit, Tables::LANGUAGES ) === $id;
	}
}
