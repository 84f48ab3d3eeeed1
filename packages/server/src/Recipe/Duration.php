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
	 * Prints a time with two ends, such as "10–15 min" or "45 min – 1 h".
	 *
	 * @param int $from The shorter end in minutes; 0, or as much as the other, for one time.
	 * @param int $to   The longer end.
	 * @return string Empty for nothing.
	 */
	public static function span( int $from, int $to ): string {
		if ( $from <= 0 || $from >= $to ) {
			return self::text( $to );
		}
		$low  = self::parts( $from );
		$high = self::parts( $to );
		$unit = array_keys( $high )[0];
		return 1 === count( $high ) && array_keys( $low ) === array_keys( $high )
			? self::unit( $unit, PlainText::number( $low[ $unit ] ) . '–' . PlainText::number( $high[ $unit ] ) )
			: self::text( $from ) . ' – ' . self::text( $to );
	}

	/**
	 * Prints a duration as people write it, such as "1 h 15 min"; in days only from two days on.
	 *
	 * @param int $minutes Whole minutes.
	 * @return string Empty for nothing.
	 */
	public static function text( int $minutes ): string {
		$texts = [];
		foreach ( self::parts( $minutes ) as $pattern => $value ) {
			$texts[] = self::unit( $pattern, PlainText::number( $value ) );
		}
		return implode( ' ', $texts );
	}

	/**
	 * Prints a number with its unit, never torn apart.
	 *
	 * @param string $pattern The unit, with a place for the number.
	 * @param string $number  One number, or two with a dash.
	 */
	private static function unit( string $pattern, string $number ): string {
		return sprintf( str_replace( ' ', "\u{00A0}", $pattern ), $number );
	}

	/**
	 * Splits minutes into days, hours and minutes.
	 *
	 * @param int $minutes Whole minutes.
	 * @return array<string, int> Numbers by the pattern of their unit, those that are not nought.
	 */
	private static function parts( int $minutes ): array {
		// "25 h 12 min" says at a glance what "1 d 1 h 12 min" has to be added up from.
		$days = $minutes < 2 * self::DAY ? 0 : intdiv( $minutes, self::DAY );
		return array_filter(
			[
				/* translators: %s: number of days, in a duration such as "2 d 4 h". */
				_x( '%s d', 'duration', 'larder' )   => $days,
				/* translators: %s: number of hours, in a duration such as "1 h 15 min". */
				_x( '%s h', 'duration', 'larder' )   => intdiv( $minutes - $days * self::DAY, self::HOUR ),
				/* translators: %s: number of minutes, in a duration such as "1 h 15 min". */
				_x( '%s min', 'duration', 'larder' ) => $minutes % self::HOUR,
			],
			static fn ( int $value ): bool => $value > 0
		);
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
