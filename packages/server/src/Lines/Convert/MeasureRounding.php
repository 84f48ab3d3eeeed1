<?php
declare( strict_types=1 );

namespace Larder\Lines\Convert;

use Larder\Lines\Scale\KitchenRounding;
use Larder\Lines\Scale\Spoons;
use Larder\Lines\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Rounds amounts to what a kitchen can measure; larger amounts never give less.
 *
 * @phpstan-import-type Measured from Spoons
 */
final class MeasureRounding {

	/** Units of a thousand grams or millilitres by those. */
	private const LARGE = [
		'g'  => 'kg',
		'ml' => 'l',
	];

	/**
	 * Rounds an amount.
	 *
	 * @param float  $base   Millilitres or grams, above 0.
	 * @param string $system `metric` or `us`.
	 * @param string $way    How it is measured: `spoons`, on a `scale`, in a `jug`, or at a `bar`.
	 * @param bool   $is_own Whether it was written in units of that system.
	 * @return Measured Numbers with their units, in descending order.
	 */
	public static function round( float $base, string $system, string $way, bool $is_own = false ): array {
		$ounces = $base / ( 6 * Tables::number( 'measures.TEASPOON' ) );
		if ( 'bar' === $way && $ounces >= 0.5 && $ounces <= 8.25 ) {
			return [ [ self::rounded( $ounces, 'measure-rounding.FLUID_OUNCES' ), 'fl-oz' ] ];
		}
		if ( 'spoons' === $way || 'bar' === $way ) {
			return self::spoons( $base );
		}
		if ( 'us' === $system ) {
			return self::ounces( $base );
		}
		return 'scale' === $way
			? self::metric( $base, $is_own ? 'measure-rounding.OWN' : 'measure-rounding.GRAMS', 'g' )
			: self::metric( $base, $is_own ? 'measure-rounding.OWN' : 'measure-rounding.MILLILITRES', 'ml' );
	}

	/**
	 * Rounds to what spoons and cups can measure.
	 *
	 * @param float $millilitres How much.
	 * @return Measured
	 */
	private static function spoons( float $millilitres ): array {
		$teaspoons = $millilitres / Tables::number( 'measures.TEASPOON' );
		return $millilitres >= Tables::number( 'measure-rounding.TOO_MANY_CUPS' )
			? [ [ self::rounded( $teaspoons / Tables::number( 'measure-rounding.QUART_TEASPOONS' ), 'measure-rounding.QUARTS' ), 'quart' ] ]
			: Spoons::nearest( $teaspoons );
	}

	/**
	 * Rounds to what American scales show: up to two pounds to the ounce.
	 *
	 * @param float $grams How much.
	 * @return Measured
	 */
	private static function ounces( float $grams ): array {
		$ounces = self::rounded( $grams / Tables::number( 'measures.OUNCE' ), 'measure-rounding.OUNCES' );
		if ( $ounces < 16 ) {
			return [ [ $ounces, 'oz' ] ];
		}
		return 0.0 === fmod( $ounces, 4 ) ? [ [ $ounces / 16, 'lb' ] ] : [ [ floor( $ounces / 16 ), 'lb' ], [ fmod( $ounces, 16 ), 'oz' ] ];
	}

	/**
	 * Rounds to what scales and jugs show.
	 *
	 * @param float    $value How much.
	 * @param 'g'|'ml' $unit
	 * @return Measured
	 */
	private static function metric( float $value, string $steps, string $unit ): array {
		$rounded = self::rounded( $value, $steps );
		return [ $rounded < 1000 ? [ $rounded, $unit ] : [ $rounded / 1000, self::LARGE[ $unit ] ] ];
	}

	/**
	 * Rounds to the next step, never to nothing.
	 *
	 * @param float $value The number.
	 */
	private static function rounded( float $value, string $steps ): float {
		return KitchenRounding::to_step( $value, Tables::words( $steps ) );
	}
}
