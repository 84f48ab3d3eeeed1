<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Grammar;
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
	 * @param WrittenLine $line   The ingredient.
	 * @param float       $factor By what to multiply.
	 * @param Format      $format How to print numbers.
	 * @param string      $id     Stable id of its unit.
	 * @return array{quantity: string, unit: string}|null Null where a drawer has it, and for what is no spoon.
	 */
	public static function for_line( WrittenLine $line, float $factor, Format $format, string $id ): ?array {
		$size   = Tables::words( 'other-spoons.TEASPOONS' )[ $id ] ?? null;
		$parsed = $line->parsed;
		if (
			! is_numeric( $size )
			|| null === $parsed
			|| ! self::is_one( $line, $parsed, $id )
			|| self::is_measured( $parsed->value * $factor, $id )
		) {
			return null;
		}
		$spoons = Spoons::nearest( $parsed->value * $factor * $size );
		$first  = array_shift( $spoons );
		if ( null === $first || ( $first[1] === $id && [] === $spoons ) ) {
			return null;
		}
		$words = [ Spoons::word( $first[1], $first[0], $format->locale ) ];
		foreach ( $spoons as [ $value, $unit ] ) {
			$words[] = '+ ' . Printer::number( $value, $format, $unit ) . ' ' . Spoons::word( $unit, $value, $format->locale );
		}
		$of = Grammar::of( $format->locale )->match( 'other-spoons.OF', $line->unit )[0] ?? '';
		return [
			'quantity' => Printer::number( $first[0], $format, $first[1] ),
			'unit'     => implode( ' ', $words ) . $of,
		];
	}

	/**
	 * Returns whether a kitchen has a measure near enough to an amount of a unit.
	 *
	 * @param float  $value How many.
	 * @param string $id    Stable id.
	 */
	private static function is_measured( float $value, string $id ): bool {
		return abs( Kitchen::in_drawer( $value, $id ) / $value - 1 ) <= Tables::number( 'other-spoons.NEAR' );
	}

	/**
	 * Returns whether an ingredient says a single number of a unit, with no word on size: that need not hold of another spoon.
	 *
	 * @param WrittenLine $line   The ingredient.
	 * @param Quantity    $parsed What its quantity says.
	 * @param string      $id     Stable id.
	 */
	private static function is_one( WrittenLine $line, Quantity $parsed, string $id ): bool {
		$unit = preg_replace( Tables::pattern( 'other-spoons.OF' ), '', $line->unit ) ?? $line->unit;
		$unit = preg_replace( Tables::pattern( 'other-spoons.OF_UNIT' ), '', $unit ) ?? $unit;
		return null === $parsed->value_max && $parsed->is_count( $line->quantity ) && Units::find( $unit, Tables::LANGUAGES ) === $id;
	}
}
