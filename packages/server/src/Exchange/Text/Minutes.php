<?php
declare( strict_types=1 );

namespace Larder\Exchange\Text;

use Larder\Instructions\StepTime;

defined( 'ABSPATH' ) || exit;

/**
 * Reads durations: those by ISO 8601 and those that people write, in five languages.
 */
final class Minutes {

	/** Minutes of units by the letters that they begin with, the longest first. */
	private const UNITS = [
		'(?:weeks?|wks?|wochen?|semaines?|semanas?|settiman[ae]|weken|uger?|veckor|tygodni?e?)'                             => 10080,
		'(?:days?|d|tage?n?|t|jours?|j|d[ií]as?|giorn[oi]|g|dagen|dag|dias?|dni|dzie[nń])'                          => 1440,
		'(?:hours?|hrs?|h|stunden?|std|heures?|horas?|ore|ora|o|uur|uren|u|timer?|timmar?|tim|godz(?:in[ay]?)?|ώρ(?:α|ες))\.?' => 60,
		'(?:minutes?|mins?|min|m|minuten|minutos?|minut[io]|minuut|minuter|minutter|minut[ay]?|mn|λεπτ[άό]|′|\')\.?' => 1,
		'(?:seconds?|secs?|sec|s|sekunden?|secondes?|segundos?|secondi)\.?'                                        => 0,
	];

	/**
	 * Reads a duration.
	 *
	 * @param string $text Such as `PT1H30M`, `1 hr 30 mins` or a bare number of minutes.
	 * @return int Whole minutes, 0 for what is no duration.
	 */
	public static function of( string $text ): int {
		$text = trim( $text );
		if ( 1 === preg_match( '/^PT?-/i', $text ) ) {
			// A time before now, which some sites print for a field that is empty.
			return 0;
		}
		if ( 1 === preg_match( '/^[+-]?P(?=[\dT])/i', $text ) ) {
			return self::iso( $text );
		}
		if ( 1 === preg_match( '/^\d+$/', $text ) ) {
			return (int) $text;
		}
		if ( 1 === preg_match( '/^(\d{1,3}):(\d{2})(?::\d{2})?$/', $text, $clock ) ) {
			return (int) $clock[1] * 60 + (int) $clock[2];
		}
		return max( self::words( $text ), StepTime::minutes( $text ) );
	}

	/**
	 * Reads a duration by ISO 8601, as sites print it: with decimals, with blanks, without a unit at the end.
	 *
	 * @param string $text Beginning with P.
	 */
	private static function iso( string $text ): int {
		$bare = strtoupper( preg_replace( '/\s+/', '', $text ) ?? $text );
		if ( 1 !== preg_match(
			'/^[+-]?P(?:([\d.,]+)Y)?(?:([\d.,]+)M)?(?:([\d.,]+)W)?(?:([\d.,]+)D)?(?:T?(?:([\d.,]*)H)?(?:([\d.,]+)(?:M|$)|M)?(?:([\d.,]*)S)?)?$/',
			$bare,
			$part
		) ) {
			return self::words( preg_replace( '/^P?T?/i', '', $text ) ?? $text );
		}
		$number = static fn ( int $at ): float => (float) str_replace( ',', '.', $part[ $at ] ?? '0' );
		// A "month" of cooking is a misplaced minute, and so are seconds alone that make none.
		$minutes = $number( 3 ) * 10080 + $number( 4 ) * 1440 + $number( 5 ) * 60 + $number( 6 ) + $number( 2 ) + $number( 7 ) / 60;
		return (int) round( $minutes < 1 ? $number( 7 ) : $minutes );
	}

	/**
	 * Reads numbers and units, in more languages than steps have; of a range the end, as a cook plans with it.
	 *
	 * @param string $text Such as `1 ½ hours` or `20-25 min`.
	 */
	private static function words( string $text ): int {
		$text  = preg_replace(
			'/(\d)\s*h\s*(\d{1,2})\b(?!\s*\p{L})/u',
			'$1 h $2 min',
			Numbers::decimals( preg_replace( '/(?<!\p{L})(\p{L}+)\s+\1(?!\p{L})/u', '$1', mb_strtolower( $text ) ) ?? $text )
		) ?? $text;
		$total = 0.0;
		foreach ( self::UNITS as $unit => $minutes ) {
			if ( 1 === preg_match(
				"/(?<![\\d.])(?:(\\d+(?:\\.\\d+)?)\\s*(?:-|–|to|bis|a|à|tot)\\s*)?(\\d+(?:\\.\\d+)?)\\s*-?\\s*$unit(?![\\p{L}])/u",
				$text,
				$found
			) ) {
				$total += (float) $found[2] * $minutes;
			}
		}
		return (int) round( $total );
	}
}
