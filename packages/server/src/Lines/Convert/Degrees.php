<?php
declare( strict_types=1 );

namespace Larder\Lines\Convert;

use Larder\Lines\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * One way to say a temperature, and its place in bytes.
 */
final class Degrees {

	/**
	 * @param 'C'|'F'|'gas' $scale
	 * @param float         $low           Degrees; of a gas mark those in Celsius.
	 * @param float|null    $high          The upper end of a range.
	 * @param int           $start         Where it starts.
	 * @param int           $end           Where it ends.
	 * @param string        $joint         What is between the ends of a range.
	 * @param bool          $is_fan        Whether it is that of an oven with a fan.
	 * @param bool          $is_guess      Whether the scale is not said: then it is that of what precedes.
	 * @param bool          $is_difference Whether it is by how much hotter or cooler.
	 */
	public function __construct(
		public readonly string $scale,
		public readonly float $low,
		public readonly ?float $high,
		public readonly int $start,
		public readonly int $end,
		public readonly string $joint = '–',
		public readonly bool $is_fan = false,
		public readonly bool $is_guess = false,
		public readonly bool $is_difference = false
	) {}

	/**
	 * Prints it in a scale that it was not said in.
	 *
	 * @param 'C'|'F' $scale
	 */
	public function in( string $scale ): string {
		if ( 'gas' === $this->scale ) {
			foreach ( Tables::words( 'degrees.GAS_MARKS' ) as $mark ) {
				if ( is_array( $mark ) && is_numeric( $mark[0] ) && is_numeric( $mark[1] ) && (float) $mark[0] === $this->low ) {
					return self::printed( 'C' === $scale ? $this->low : (float) $mark[1], null, $scale, $this->joint );
				}
			}
			return self::printed( 'C' === $scale ? $this->low : 0.0, null, $scale, $this->joint );
		}
		// Of 195–200 °F neither end is an oven's.
		$is_oven = self::is_on_knob( $this->low ) && ( null === $this->high || self::is_on_knob( $this->high ) );
		$other   = fn ( float $value ): float => $this->is_difference
			? self::difference( $value, $this->scale )
			: self::other( $value, $this->scale, $is_oven );
		return self::printed( $other( $this->low ), $other( $this->high ?? $this->low ), $scale, $this->joint );
	}

	/**
	 * Writes degrees of one scale in the other: those of ovens as ovens show them, those of sugar and roasts to the degree.
	 *
	 * @param float     $value   The degrees.
	 * @param string    $from    Their scale.
	 * @param bool|null $is_oven Whether degrees in Fahrenheit are an oven's.
	 */
	public static function other( float $value, string $from, ?bool $is_oven = null ): float {
		if ( 'F' === $from ) {
			$celsius = ( ( $value - 32 ) * 5 ) / 9;
			return $is_oven ?? self::is_on_knob( $value ) ? floor( $celsius / 10 + 0.5 ) * 10 : floor( $celsius + 0.5 );
		}
		$fahrenheit = ( $value * 9 ) / 5 + 32;
		if ( $value < Tables::number( 'degrees.OVEN_CELSIUS' ) || 0.0 !== fmod( $value, 5 ) ) {
			return floor( $fahrenheit + 0.5 );
		}
		$mark = floor( $fahrenheit / 25 + 0.5 ) * 25;
		return abs( $mark - $fahrenheit ) <= 8 ? $mark : floor( $fahrenheit / 5 + 0.5 ) * 5;
	}

	/**
	 * Writes by how much hotter or cooler something is in the other scale.
	 *
	 * @param float  $value The degrees.
	 * @param string $from  Their scale.
	 */
	private static function difference( float $value, string $from ): float {
		$other = 'F' === $from ? ( $value * 5 ) / 9 : ( $value * 9 ) / 5;
		return $other < 10 ? floor( $other + 0.5 ) : floor( $other / 5 + 0.5 ) * 5;
	}

	/**
	 * Returns whether an oven's knob has these degrees in Fahrenheit.
	 *
	 * @param float $value The degrees.
	 */
	private static function is_on_knob( float $value ): bool {
		return $value >= Tables::number( 'degrees.OVEN_FAHRENHEIT' ) && 0.0 === fmod( $value, 25 );
	}

	/**
	 * Prints degrees as an oven shows them.
	 *
	 * @param float      $low   The degrees.
	 * @param float|null $high  The upper end of a range.
	 * @param string     $joint What is between them.
	 */
	private static function printed( float $low, ?float $high, string $scale, string $joint ): string {
		return (int) $low . ( null === $high || $high === $low ? '' : $joint . (int) $high ) . "\u{A0}°$scale";
	}
}
