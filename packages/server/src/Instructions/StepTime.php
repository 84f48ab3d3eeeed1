<?php
declare( strict_types=1 );

namespace Larder\Instructions;

use Larder\Lines\Digits;

defined( 'ABSPATH' ) || exit;

/**
 * Reads how long a time lasts that {@see StepTimes} has found: `25–30 minutes`, `an hour and a half`, `1 Std. 15 Min.`
 *
 * The twin of what `findTimes()` in `packages/duration` reads; both are held to
 * `packages/duration/test/fixtures/step-times.json`.
 *
 * @phpstan-type Words array{
 *   head: string, bare: string, numbers: array<string, int|float>, phrases: array<string, int|float>,
 *   parts: array<string, int|float>, units: array<string, int>
 * }
 */
final class StepTime {

	private const MINUTE = 60;

	private const FRACTIONS = [
		'¼' => 1 / 4,
		'½' => 1 / 2,
		'¾' => 3 / 4,
		'⅓' => 1 / 3,
		'⅔' => 2 / 3,
	];

	/**
	 * Reads a text that tells one time, in digits or in words: `about 1 hour and a half`, `una hora y media`.
	 *
	 * @param string $text What was written.
	 * @return int Whole minutes; 0 for none, for several and for a range.
	 */
	public static function minutes( string $text ): int {
		$found = StepTimes::find( $text );
		if ( 1 !== count( $found ) ) {
			return 0;
		}
		[ $least, $most ] = self::seconds( $found[0][2], $found[0][3] );
		return $least === $most ? (int) round( $most / self::MINUTE ) : 0;
	}

	/**
	 * Reads the two ends of a time.
	 *
	 * @param string $low  First end of a range, without a unit perhaps; empty where there is none.
	 * @param string $time The time, or the second end.
	 * @return array{int, int} Lower and upper seconds.
	 */
	public static function seconds( string $low, string $time ): array {
		[ $high, $unit ] = self::read( $time );
		if ( '' === $low ) {
			return [ (int) round( $high ), (int) round( $high ) ];
		}
		$least = 1 === preg_match( '~' . self::words()['bare'] . '~iu', $low ) ? self::number( $low ) * $unit : self::read( $low )[0];
		// "1-1/2 hours" is one number.
		if ( $least > $high && $high < $unit ) {
			return [ (int) round( $least + $high ), (int) round( $least + $high ) ];
		}
		return [ (int) round( min( $least, $high ) ), (int) round( max( $least, $high ) ) ];
	}

	/**
	 * Reads one time.
	 *
	 * @param string $text Such as `1 hour and 30 minutes`.
	 * @return array{float, int} Seconds, and those of the unit that it begins with.
	 */
	private static function read( string $text ): array {
		$words  = self::words();
		$phrase = $words['phrases'][ self::listed( $text ) ] ?? null;
		if ( null !== $phrase ) {
			return [ (float) $phrase * self::MINUTE, self::MINUTE ];
		}
		[ $seconds, $unit, $rest ] = self::head( $text );
		$rest                      = preg_replace( '/^[\s,\x{A0}\x{2009}\x{202F}]+/u', '', $rest ) ?? '';
		$part                      = $words['parts'][ self::listed( $rest ) ] ?? null;
		if ( null !== $part ) {
			return [ $seconds + $part * $unit, $unit ];
		}
		if ( 1 === preg_match( '/^([0-5]\d)(?!\d)\s?(?:m(?:in)?)?$/', $rest, $minutes ) ) {
			return [ $seconds + (int) $minutes[1] * self::MINUTE, $unit ];
		}
		$lesser = preg_replace( '/^(?:(?:and|und|et|y|e)[\s\x{A0}\x{2009}\x{202F}]+|و\s*)/iu', '', $rest ) ?? $rest;
		return [ $seconds + self::head( $lesser )[0], $unit ];
	}

	/**
	 * Reads an amount and its unit at the start of a text.
	 *
	 * @param string $text A time, or its lesser part.
	 * @return array{float, int, string} Seconds, those of the unit, and what follows.
	 */
	private static function head( string $text ): array {
		$words = self::words();
		if ( 1 !== preg_match( "~{$words['head']}~iu", $text, $match ) ) {
			return [ 0.0, self::MINUTE, $text ];
		}
		$unit = $words['units'][ self::listed( rtrim( $match[2], '.' ) ) ] ?? self::MINUTE;
		return [ self::number( $match[1] ) * $unit, $unit, substr( $text, strlen( $match[0] ) ) ];
	}

	/**
	 * Reads an amount.
	 *
	 * @param string $text Digits, fractions or a word.
	 */
	private static function number( string $text ): float {
		$word = self::words()['numbers'][ self::listed( $text ) ] ?? null;
		if ( null !== $word ) {
			return (float) $word;
		}
		$plain = strtr( Digits::plain( $text ), [ ',' => '.', '٫' => '.', '⁄' => '/' ] );
		if ( 1 === preg_match( '~^(?:(\d+)[^\d/])?(\d)/(\d)$~u', $plain, $part ) ) {
			return (float) $part[1] + (int) $part[2] / (int) $part[3];
		}
		return (float) $plain + ( self::FRACTIONS[ mb_substr( $plain, -1 ) ] ?? 0 );
	}

	/**
	 * Writes a word as the lists have it.
	 */
	private static function listed( string $word ): string {
		return str_replace( '’', "'", preg_replace( '/[\s\x{A0}\x{2009}\x{202F}]+/u', ' ', mb_strtolower( $word ) ) ?? $word );
	}

	/**
	 * Returns what the TypeScript twin knows.
	 *
	 * @return Words
	 */
	private static function words(): array {
		static $words = null;
		/** @var Words $words */
		$words ??= require dirname( __DIR__, 2 ) . '/contracts/step-time-words.php';
		return $words;
	}
}
