<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Rounds to what a kitchen can measure: metric units as a scale or jug shows them, spoons and cups to what lies in a
 * drawer, eggs to halves.
 */
final class KitchenRounding {

	/**
	 * Rounds a number to what a kitchen can measure, and of spoons and cups no further than a cook can: ⅛ cup is not ¼.
	 *
	 * @param float  $value The number, above 0.
	 * @param string $unit  Stable id of its unit, `egg` for eggs, nothing for what else is counted.
	 * @return float Never nothing.
	 */
	public static function round( float $value, string $unit ): float {
		$near  = self::to_spoons( $value, $unit );
		$finer = Tables::words( 'kitchen-rounding.FINER' )[ $unit ] ?? null;
		if ( null === $finer || abs( $near / $value - 1 ) <= Tables::number( 'kitchen-rounding.TOLERANCE' ) ) {
			return $near;
		}
		$whole = floor( $value );
		$parts = self::floats( $finer );
		return max( $whole + self::nearest( $value - $whole, $parts ), $parts[1] ?? 0.0 );
	}

	/**
	 * Rounds a number to the measures of a drawer.
	 *
	 * @param float  $value The number, above 0.
	 * @param string $unit  Stable id of its unit, `egg` for eggs, nothing for what else is counted.
	 * @return float Never nothing.
	 */
	public static function to_spoons( float $value, string $unit ): float {
		$steps = Tables::words( 'kitchen-rounding.METRIC' )[ $unit ] ?? null;
		if ( is_array( $steps ) ) {
			return self::to_step( $value, $steps );
		}
		$whole    = floor( $value );
		$parts    = self::parts( $unit, $whole );
		$smallest = $parts[1] ?? 1.0;
		if ( 'tsp' === $unit && $value < $smallest * 0.75 ) {
			return self::nearest( $value, self::floats( Tables::words( 'kitchen-rounding.SMALLEST_SPOONS' ) ) );
		}
		return max( $whole + self::nearest( $value - $whole, $parts ), $smallest );
	}

	/**
	 * Rounds to a step, up where two are as near, whatever rest a calculation has left.
	 *
	 * @param float        $value The number, not negative.
	 * @param array<mixed> $steps The steps, each with the number below which it holds, or null; above them all it is 1.
	 * @return float One step at least.
	 */
	public static function to_step( float $value, array $steps ): float {
		$step = self::step( $value, $steps );
		return max( floor( $value / $step + 0.5 + Tables::number( 'kitchen-rounding.REST' ) ), 1.0 ) * $step;
	}

	/**
	 * Returns whether a unit is printed with decimals, as scales show them.
	 *
	 * @param string $unit Stable id.
	 */
	public static function is_decimal( string $unit ): bool {
		return isset( Tables::words( 'kitchen-rounding.METRIC' )[ $unit ] );
	}

	/**
	 * Finds the choice that is nearest to a number; of two as near the larger one, as `to_step()` has it.
	 *
	 * @param float       $value   The number.
	 * @param list<float> $choices The choices, the smallest first.
	 */
	public static function nearest( float $value, array $choices ): float {
		$best = $choices[0] ?? 0.0;
		$rest = Tables::number( 'kitchen-rounding.REST' );
		foreach ( $choices as $one ) {
			if ( abs( $one - $value ) < abs( $best - $value ) + $rest ) {
				$best = $one;
			}
		}
		return $best;
	}

	/**
	 * Returns the numbers of a table.
	 *
	 * @param mixed $table A list of numbers.
	 * @return list<float>
	 */
	public static function floats( mixed $table ): array {
		$numbers = array_filter( is_array( $table ) ? $table : [], is_numeric( ... ) );
		return array_map( static fn ( int|float|string $number ): float => (float) $number, array_values( $numbers ) );
	}

	/**
	 * Returns the step of rounding.
	 *
	 * @param float        $value The number.
	 * @param array<mixed> $steps Each with the number below which it holds, or null.
	 */
	private static function step( float $value, array $steps ): float {
		foreach ( $steps as $step ) {
			if ( is_array( $step ) && ( null === $step[0] || $value < $step[0] ) ) {
				return self::floats( $step )[ null === $step[0] ? 0 : 1 ] ?? 1.0;
			}
		}
		return 1.0;
	}

	/**
	 * Returns the parts of one that there are measures for.
	 *
	 * @param string $unit  Stable id.
	 * @param float  $whole The whole units.
	 * @return list<float>
	 */
	private static function parts( string $unit, float $whole ): array {
		$own = 'oz' === $unit && $whole > 0
			? Tables::words( 'kitchen-rounding.QUARTERS' )
			: Tables::words( 'kitchen-rounding.PARTS' )[ $unit ] ?? null;
		return self::floats( $own ?? Tables::words( 'kitchen-rounding.PARTS_OF_CUP' ) );
	}
}
