<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Prints minutes for readers and for machines.
 */
final class Duration {

	private const HOUR = 60;
	private const DAY  = 1440;

	/**
	 * Prints a duration as people write it, such as "1 h 15 min"; in days only from two days on.
	 *
	 * @param int $minutes Whole minutes.
	 * @return string Empty for nothing.
	 */
	public static function text( int $minutes ): string {
		// "25 h 12 min" says at a glance what "1 d 1 h 12 min" has to be added up from.
		$days  = $minutes < 2 * self::DAY ? 0 : intdiv( $minutes, self::DAY );
		$parts = [
			/* translators: %s: number of days, in a duration such as "2 d 4 h". */
			_x( '%s d', 'duration', 'larder' )   => $days,
			/* translators: %s: number of hours, in a duration such as "1 h 15 min". */
			_x( '%s h', 'duration', 'larder' )   => intdiv( $minutes - $days * self::DAY, self::HOUR ),
			/* translators: %s: number of minutes, in a duration such as "1 h 15 min". */
			_x( '%s min', 'duration', 'larder' ) => $minutes % self::HOUR,
		];
		$texts = [];
		foreach ( $parts as $pattern => $value ) {
			if ( $value > 0 ) {
				$texts[] = sprintf( str_replace( ' ', "\u{00A0}", $pattern ), PlainText::number( $value ) );
			}
		}
		return implode( ' ', $texts );
	}

	/**
	 * Prints a duration by ISO 8601, in hours and minutes.
	 *
	 * @param int $minutes Whole minutes.
	 * @return string Such as `PT1H15M`, empty for nothing.
	 */
	public static function iso( int $minutes ): string {
		if ( $minutes <= 0 ) {
			return '';
		}
		$hours = intdiv( $minutes, self::HOUR );
		$rest  = $minutes % self::HOUR;
		return 'PT' . ( $hours > 0 ? "{$hours}H" : '' ) . ( $rest > 0 ? "{$rest}M" : '' );
	}
}
