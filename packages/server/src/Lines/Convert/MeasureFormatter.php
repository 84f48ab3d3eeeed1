<?php
declare( strict_types=1 );

namespace Larder\Lines\Convert;

use Larder\Lines\Scale\QuantityFormat;
use Larder\Lines\Scale\QuantityFormatter;
use Larder\Lines\Scale\Spoons;

defined( 'ABSPATH' ) || exit;

/**
 * Prints amounts as number and unit: `½` and `cup + 1 tbsp`.
 *
 * @phpstan-import-type Measured from Spoons
 */
final class MeasureFormatter {

	private const METRIC = [ 'g', 'kg', 'ml', 'l' ];

	/**
	 * Prints an amount.
	 *
	 * @param Measured $parts  Numbers with their units.
	 * @param string   $locale Language tag of the text.
	 * @return array{string, string} Number and unit.
	 */
	public static function measured( array $parts, string $locale ): array {
		[ $value, $unit ] = array_shift( $parts ) ?? [ 0.0, '' ];
		$words            = [ Spoons::word( $unit, $value, $locale ) ];
		foreach ( $parts as [ $more, $smaller ] ) {
			// Pounds and ounces are said as one amount.
			$words[] = (
				'oz' === $smaller
					? ''
					: '+ '
			) . self::number( $more, $smaller, $locale ) . ' ' . Spoons::word( $smaller, $more, $locale );
		}
		return [ self::number( $value, $unit, $locale ), implode( ' ', $words ) ];
	}

	/**
	 * Prints a range, the unit once where both ends have the same.
	 *
	 * @param Measured $low    Lower end; nothing of a range from zero.
	 * @param Measured $high   Upper end.
	 * @param string   $locale Language tag of the text.
	 * @return array{string, string} Number and unit.
	 */
	public static function range( array $low, array $high, string $locale ): array {
		[ $to, $unit ] = self::measured( $high, $locale );
		if ( [] === $low ) {
			return [ "0–{$to}", $unit ];
		}
		[ $from, $from_unit ] = self::measured( $low, $locale );
		if ( $from === $to && $from_unit === $unit ) {
			return [ $to, $unit ];
		}
		$is_shared = 1 === count( $low ) && 1 === count( $high ) && $low[0][1] === $high[0][1];
		return [ $is_shared ? "{$from}–{$to}" : "{$from} {$from_unit} – {$to}", $unit ];
	}

	/**
	 * Prints a number: decimals beside metric units, fractions beside the others.
	 *
	 * @param float  $value  The number.
	 * @param string $unit   Stable id of its unit.
	 * @param string $locale Language tag of the text.
	 */
	private static function number( float $value, string $unit, string $locale ): string {
		return QuantityFormatter::number( $value, new QuantityFormat( $locale, true, false, in_array( $unit, self::METRIC, true ) ) );
	}
}
