<?php
declare( strict_types=1 );

namespace Larder\Exchange\Text;

use Larder\Instructions\StepTime;
use Larder\Instructions\StepTimes;

defined( 'ABSPATH' ) || exit;

/**
 * Reads durations: those by ISO 8601 and those that people write.
 */
final class Minutes {

	/** What joins times that come one after the other: `10 min + 1 h`. */
	private const SUM = '/\s*\+\s*|\s+\(?plus\s+(?=[' . WrittenAmount::FIGURES . '])/iu';

	/** How long a sum may be: more is a sentence. */
	private const MAX_SUM_LENGTH = 80;

	/** Two times with what joins them; a range of bare numbers is none. */
	private const RANGE = '/^([' . WrittenAmount::FIGURES . '].{0,30}?)\s*(?:[-–—‒]\s*|\s(?:to|or|bis|oder|a|à|ou|o|tot|إلى|الى|أو)\s+)'
		. '(?=[' . WrittenAmount::FIGURES . '])(.{0,30}?(\p{L}{1,14}|[\'’′]).{0,15})$/iu';

	/**
	 * Reads a duration; of a range the longer end, as a cook plans with it.
	 *
	 * @param string $text Such as `PT1H30M`, `1 hr 30 mins` or a bare number of minutes.
	 * @return int Whole minutes, 0 for anything that is not a duration.
	 */
	public static function parse( string $text ): int {
		return self::span( $text )[1];
	}

	/**
	 * Reads a duration or a range of two: `10-15 min`, `1–1½ hours`, `half an hour to 45 minutes`.
	 *
	 * @param string $text What was written.
	 * @return array{int, int} Both ends in minutes, the same for one time; 0 for anything that is not a duration.
	 */
	public static function span( string $text ): array {
		// `30+ min` says at least so long.
		$text = trim( preg_replace( '/(\d)\+(?=\s?\p{L})/u', '$1', $text ) ?? $text );
		$sum  = self::sum( $text );
		if ( $sum > 0 ) {
			return [ $sum, $sum ];
		}
		$is_range = 1 === preg_match( self::RANGE, $text, $ends );
		if ( $is_range ) {
			[ , $low, $high, $unit ] = $ends;
			$to   = self::single( $high );
			$from = self::single( 1 === preg_match( "/[\\p{L}'’′:]/u", $low ) ? $low : "$low $unit" );
			if ( $from > 0 && $from < $to ) {
				return [ $from, $to ];
			}
		}
		$found = StepTimes::find( $text );
		// Ends in digits that no range has come of are the wrong way round.
		if ( ! $is_range && 1 === count( $found ) ) {
			[ $least, $most ] = StepTime::seconds( $found[0][2], $found[0][3] );
			if ( $least < $most ) {
				return [ (int) round( $least / 60 ), (int) round( $most / 60 ) ];
			}
		}
		$minutes = self::single( $text );
		return [ $minutes, $minutes ];
	}

	/**
	 * Reads times that are to be added; a number without a unit has that of the next.
	 *
	 * @param string $text What was written.
	 * @return int Whole minutes, 0 where one of them is none.
	 */
	private static function sum( string $text ): int {
		$parts = preg_split( self::SUM, $text ) ?: [];
		if ( count( $parts ) < 2 || mb_strlen( $text ) > self::MAX_SUM_LENGTH ) {
			return 0;
		}
		$sum  = 0;
		$unit = '';
		foreach ( array_reverse( $parts ) as $part ) {
			$minutes = self::single( 1 === preg_match( '/^[' . WrittenAmount::FIGURES . '\s.,]+$/u', $part ) ? "$part $unit" : $part );
			if ( 0 === $minutes ) {
				return 0;
			}
			$unit = 1 === preg_match( "/\\d\\s*(\\p{L}{1,14}|['’′])/u", $part, $match ) ? $match[1] : $unit;
			$sum += $minutes;
		}
		return $sum;
	}

	/**
	 * Reads one duration.
	 *
	 * @param string $text What was written, without space around it.
	 * @return int Whole minutes, 0 for anything that is not a duration.
	 */
	private static function single( string $text ): int {
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
		foreach ( self::units() as $unit => $minutes ) {
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

	/**
	 * Returns what the units of a time are called, in the words that the editor reads, too.
	 *
	 * @return array<string, int> Minutes by patterns, the longest unit first.
	 */
	private static function units(): array {
		static $units = [];
		if ( [] === $units ) {
			/** @var array<string, array{minutes: int, words: list<string>}> $known */
			$known = require dirname( __DIR__, 3 ) . '/contracts/time-units.php';
			foreach ( $known as $unit ) {
				$words = array_map( static fn ( string $word ): string => preg_quote( $word, '/' ), $unit['words'] );
				$units[ '(?:' . implode( '|', $words ) . ')\.?' ] = $unit['minutes'];
			}
		}
		/** @var array<string, int> $units */
		return $units;
	}
}
