<?php
declare( strict_types=1 );

namespace Larder\Lines\Convert;

use Larder\Lines\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the temperatures of which a text does not say the scale again: the 300 of `Heat to 450 °F, then reduce to 300.`
 */
final class BareDegrees {

	/**
	 * Adds them to those that say their scale; and those of ovens in a text that says none: `Bake at 350`.
	 *
	 * @param list<non-empty-list<Degrees>> $groups Temperatures that say their scale.
	 * @param string                        $text   Plain text.
	 * @param bool                          $is_celsius Whether degrees without a scale are those of Celsius.
	 * @return list<non-empty-list<Degrees>> All, in order.
	 */
	public static function added( array $groups, string $text, bool $is_celsius ): array {
		$is_silent = [] === $groups;
		if ( ! $is_silent && null === self::scale( $groups, 0 ) ) {
			return $groups;
		}
		$silent    = $is_celsius ? 'C' : 'F';
		$all       = $groups;
		$said      = array_merge( ...$groups );
		$at        = 0;
		foreach ( DegreesFinder::matches( 'bare-degrees.NUMBERS', $text ) as $match ) {
			[ $typed, $start ] = $match[0];
			$end               = $start + strlen( (string) $typed );
			while ( isset( $said[ $at ] ) && $said[ $at ]->end <= $start ) {
				++$at;
			}
			if ( isset( $said[ $at ] ) && $said[ $at ]->start < $end ) {
				// A part of a temperature that is known.
				continue;
			}
			$before            = DegreesFinder::before( $text, $start );
			$scale             = $is_silent ? $silent : self::scale( $groups, $start );
			$is_by             = DegreesFinder::is_difference( $before );
			$low               = (float) ( $match['low'][0] ?? 0 );
			$high              = isset( $match['high'][0] ) ? (float) $match['high'][0] : null;
			$is_meant          = $is_silent
				? self::is_oven( $low, $high ?? $low, $silent, $before )
				: null !== $scale && self::is_plausible( $low, $high ?? $low, $scale, $is_by ) && (
					self::goes_on( $groups, $text, $start )
						|| 1 === preg_match( Tables::pattern( 'temperature-words.HEAT_BEFORE' ), $before )
				);
			if ( null !== $scale && $is_meant
				&& 1 === preg_match( Tables::pattern( 'temperature-words.HEAT_BEHIND' ), DegreesFinder::after( $text, $end ) ) ) {
				$all[] = [ new Degrees(
					$scale,
					$low,
					$high,
					$start,
					$end,
					DegreesFinder::joint( $before, (string) ( $match['joint'][0] ?? '' ) ),
					false,
					false,
					$is_by
				) ];
			}
		}
		if ( $is_silent && [] !== $all ) {
			// What continues from these says no scale either.
			return self::added( $all, $text, $is_celsius );
		}
		usort( $all, static fn ( array $one, array $other ): int => $one[0]->start <=> $other[0]->start );
		return $all;
	}

	/**
	 * Returns the scale in which a text continues at a place: that of the temperature before, else of the first.
	 *
	 * @param list<non-empty-list<Degrees>> $groups Temperatures.
	 * @param int                           $start  The place.
	 * @return 'C'|'F'|null
	 */
	private static function scale( array $groups, int $start ): ?string {
		$scale = null;
		foreach ( $groups as $group ) {
			foreach ( $group as $one ) {
				if ( 'gas' !== $one->scale ) {
					$scale = null === $scale || $one->end <= $start ? $one->scale : $scale;
					break;
				}
			}
		}
		return $scale;
	}

	/**
	 * Returns whether a kitchen heats to a temperature.
	 *
	 * @param float   $low   The degrees.
	 * @param float   $high  The upper end.
	 * @param 'C'|'F' $scale
	 * @param bool    $is_by Whether they are by how much.
	 */
	private static function is_plausible( float $low, float $high, string $scale, bool $is_by ): bool {
		$range = Tables::words( 'bare-degrees.PLAUSIBLE' )[ $scale ] ?? null;
		return $is_by
			? $low <= Tables::number( 'bare-degrees.MAX_DIFFERENCE' )
			: is_array( $range ) && $low >= $range[0] && $high <= $range[1];
	}

	/**
	 * Returns whether a number of a text that says no scale is that of an oven: `Bake at 350`.
	 *
	 * @param float   $low    The degrees.
	 * @param float   $high   The upper end.
	 * @param 'C'|'F' $scale
	 * @param string  $before What precedes.
	 */
	private static function is_oven( float $low, float $high, string $scale, string $before ): bool {
		$range = Tables::words( 'bare-degrees.OVEN' )[ $scale ] ?? null;
		$knob  = Tables::words( 'bare-degrees.KNOB' )[ $scale ] ?? null;
		return is_array( $range )
			&& is_numeric( $knob )
			&& $low >= $range[0]
			&& $high <= $range[1]
			&& 0.0 === fmod( $low, (float) $knob )
			&& 0.0 === fmod( $high, (float) $knob )
			&& 1 === preg_match( Tables::pattern( 'temperature-words.OVEN_BEFORE' ), $before );
	}

	/**
	 * Returns whether a number continues from a temperature: `from 200 °C to 180`.
	 *
	 * @param list<non-empty-list<Degrees>> $groups Temperatures.
	 * @param int                           $start  Where the number starts.
	 */
	private static function goes_on( array $groups, string $text, int $start ): bool {
		foreach ( $groups as $group ) {
			$end = $group[ count( $group ) - 1 ]->end;
			if ( $end <= $start && 1 === preg_match( '/\A\s(?:to|auf|bis|a|à)\s\z/iu', substr( $text, $end, $start - $end ) ) ) {
				return true;
			}
		}
		return false;
	}
}
