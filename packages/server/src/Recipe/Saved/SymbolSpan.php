<?php
declare( strict_types=1 );

namespace Larder\Recipe\Saved;

defined( 'ABSPATH' ) || exit;

/**
 * Prints times with the symbols that all languages share, and reads what it prints; the twin of `symbolSpan()` and `parseSpan()` in
 * `packages/duration`.
 */
final class SymbolSpan {

	/** Minutes of an hour. */
	private const HOUR = 60;

	/** Minutes of a day. */
	private const DAY = 1440;

	/** One time. */
	private const TIME = '(?:(\d{1,6}) d ?)?(?:(\d{1,6}) h ?)?(?:(\d{1,6}) min)?';

	/**
	 * Prints a time with two ends: `10–15 min`, `45 min – 1 h`.
	 *
	 * @param int $from The shorter end in minutes; 0, or as much as the other, for one time.
	 * @param int $to   The longer end.
	 * @return string Empty for nothing.
	 */
	public static function between( int $from, int $to ): string {
		$longer = self::text( $to );
		if ( $from <= 0 || $from >= $to ) {
			return $longer;
		}
		$low  = self::parts( $from );
		$high = self::parts( $to );
		return [ 1, 1 ] === [ count( $low ), count( $high ) ] && array_key_first( $low ) === array_key_first( $high )
			? current( $low ) . "–$longer"
			: self::text( $from ) . " – $longer";
	}

	/**
	 * Reads what was printed.
	 *
	 * @param string $text Such as `1 h 20 min` or `10–15 min`.
	 * @return array{int, int}|null Both ends in minutes, the same for one time; null for another text.
	 */
	public static function read( string $text ): ?array {
		if ( 1 === preg_match( '/^(\d{1,6})–\d{1,6} (d|h|min)$/u', $text, $found ) ) {
			$text = str_replace( '–', " $found[2]–", $text );
		}
		$ends = preg_split( '/ ?– ?/u', $text ) ?: [];
		$from = self::minutes( $ends[0] ?? '' );
		$to   = self::minutes( $ends[1] ?? $ends[0] ?? '' );
		return count( $ends ) > 2 || 0 === $from || $from > $to ? null : [ $from, $to ];
	}

	/**
	 * Reads one time.
	 *
	 * @param string $text Such as `1 h 20 min`.
	 * @return int Minutes, 0 for another text.
	 */
	private static function minutes( string $text ): int {
		return 1 === preg_match( '/^' . self::TIME . '$/', $text, $found )
			? ( (int) ( $found[1] ?? 0 ) * 24 + (int) ( $found[2] ?? 0 ) ) * self::HOUR + (int) ( $found[3] ?? 0 )
			: 0;
	}

	/**
	 * Prints one time.
	 *
	 * @param int $minutes Whole minutes.
	 */
	private static function text( int $minutes ): string {
		$texts = [];
		foreach ( self::parts( $minutes ) as $symbol => $value ) {
			$texts[] = "$value $symbol";
		}
		return implode( ' ', $texts );
	}

	/**
	 * Splits minutes into the units of a time.
	 *
	 * @param int $minutes Whole minutes.
	 * @return array<string, int> Numbers by symbol, those that are not nought.
	 */
	private static function parts( int $minutes ): array {
		return array_filter( [
			'd'   => intdiv( $minutes, self::DAY ),
			'h'   => intdiv( $minutes % self::DAY, self::HOUR ),
			'min' => $minutes % self::HOUR,
		] );
	}
}
