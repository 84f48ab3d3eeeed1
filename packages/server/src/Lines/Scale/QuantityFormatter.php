<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Locale;
use Larder\Lines\QuantityText;
use Larder\Lines\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Prints numbers as recipes show them.
 */
final class QuantityFormatter {

	/** Parts of one without a sign of their own that are shown, too. */
	private const SIXTEENTHS = [ '1/16', '3/16', '5/16', '7/16', '9/16', '11/16', '13/16', '15/16' ];

	/**
	 * Prints a scaled quantity: rounded to what a kitchen can measure where that is wanted. Never zero, unless a range begins with it.
	 *
	 * @param float  $value      The quantity.
	 * @param string $unit       Stable id of its unit, `egg` for eggs; empty for what else is counted.
	 * @param bool   $is_grouped Whether thousands have a mark.
	 */
	public static function number( float $value, QuantityFormat $format, string $unit = '', bool $is_grouped = false ): string {
		if ( ! $format->is_kitchen || $value <= 0 ) {
			return self::exact( $value, $format, $is_grouped );
		}
		$rounded = KitchenRounding::round( $value, $unit );
		return KitchenRounding::is_decimal( $unit )
			? self::decimal( $rounded, $format, 0, in_array( $unit, [ 'kg', 'l' ], true ) ? 3 : 2, $is_grouped )
			: self::exact( $rounded, $format, $is_grouped );
	}

	/**
	 * Prints a number by the way of scaling.
	 *
	 * @param float $value      The number.
	 * @param bool  $is_grouped Whether thousands have a mark.
	 */
	private static function exact( float $value, QuantityFormat $format, bool $is_grouped ): string {
		if ( $format->is_free ) {
			return self::decimal( $value, $format, 0, 2, $is_grouped );
		}
		// Scaling by thirds leaves a rest of the size of a floating point error.
		if ( abs( $value - round( $value ) ) < Tables::number( 'kitchen-rounding.REST' ) ) {
			return self::decimal( round( $value ), $format, 0, 2, $is_grouped );
		}
		return ( $format->has_fractions ? self::fraction( $value ) : null ) ?? self::decimal( $value, $format, 2, 2, $is_grouped );
	}

	/**
	 * Finds the nearest fraction.
	 *
	 * @param float $value The value, above 0 and not whole.
	 * @return string|null Such as `1 ½`; null when none is near enough.
	 */
	private static function fraction( float $value ): ?string {
		$whole = floor( $value );
		$shown = null;
		$least = Tables::number( 'format.FRACTION_TOLERANCE' );
		foreach ( QuantityText::SIGNS + array_combine( self::SIXTEENTHS, self::SIXTEENTHS ) as $digits => $sign ) {
			[ $top, $bottom ] = explode( '/', $digits );
			$distance         = abs( $value - $whole - (int) $top / (int) $bottom );
			if ( $distance < $least || ( null === $shown && $distance <= $least ) ) {
				$shown = $sign;
				$least = $distance;
			}
		}
		return null === $shown ? null : ( $whole > 0 ? (int) $whole . QuantityText::THIN_SPACE : '' ) . $shown;
	}

	/**
	 * Prints a number with decimals.
	 *
	 * @param float $value      The number.
	 * @param int   $least      Decimals that are always there.
	 * @param int   $most       Decimals that are there at most.
	 * @param bool  $is_grouped Whether thousands have a mark.
	 */
	private static function decimal( float $value, QuantityFormat $format, int $least, int $most, bool $is_grouped ): string {
		$shown = 0.0 === $value
			? 0.0
			: max( $value + Tables::number( 'kitchen-rounding.REST' ), Tables::number( 'format.MIN_SHOWN' ) );
		$mark  = Locale::has_comma( $format->locale ) ? ',' : '.';
		$text  = number_format( $shown, $most, $mark, $is_grouped ? Locale::thousands( $format->locale ) : '' );
		for ( $decimals = $most; $decimals > $least && str_ends_with( $text, '0' ); --$decimals ) {
			$text = substr( $text, 0, -1 );
		}
		return $decimals > 0 ? $text : rtrim( $text, $mark );
	}
}
