<?php
declare( strict_types=1 );

namespace Larder\Lines\Convert;

use Larder\Lines\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the temperatures of a text that say their scale, and puts together what says the same one.
 *
 * @phpstan-type Match array<array-key, array{string|null, int}>
 */
final class DegreesFinder {

	/** No kitchen is hotter than this, by scale. */
	private const HOTTEST = [
		'C' => 350,
		'F' => 650,
	];

	/**
	 * Returns the temperatures of a text.
	 *
	 * @param string $text       Plain text.
	 * @param bool   $is_celsius Whether bare degrees are those of Celsius, as in most languages.
	 * @return list<non-empty-list<Degrees>> Each temperature in all the ways in which it is said, in order.
	 */
	public static function groups( string $text, bool $is_celsius ): array {
		$all = array_filter(
			[
				...array_map(
					static fn ( array $match ): ?Degrees => self::degrees( $match, $text, $is_celsius ),
					self::matches( 'find-degrees.DEGREES', $text )
				),
				...array_map( self::gas( ... ), self::matches( 'find-degrees.GAS_MARK', $text ) ),
			]
		);
		usort( $all, static fn ( Degrees $one, Degrees $other ): int => $one->start <=> $other->start );
		// Where a text says Celsius once, the others are of it, too.
		$is_said = [] !== array_filter( $all, static fn ( Degrees $one ): bool => 'C' === $one->scale && ! $one->is_guess );
		/** @var list<non-empty-list<Degrees>> $groups */
		$groups = [];
		foreach ( $all as $one ) {
			$at     = count( $groups ) - 1;
			$group  = $groups[ $at ] ?? [];
			$is_row = count( $group ) >= Tables::number( 'find-degrees.MAX_TEMPERATURES' );
			if ( [] !== $group && ! $is_row && ! self::has_fan_behind( $one, $text ) && self::is_same( $group, $one, $text ) ) {
				$groups[ $at ][] = $one;
			} elseif ( $is_said || ! $one->is_guess || self::is_fan_half( $one, $text ) ) {
				$groups[] = [ $one ];
			}
		}
		return array_merge( ...array_map( static fn ( array $group ): array => self::with_half( $group, $text ), $groups ) );
	}

	/**
	 * Whether degrees are a difference rather than a temperature, by the text before them.
	 *
	 * @param string $before What precedes.
	 */
	public static function is_difference( string $before ): bool {
		return self::says( 'find-degrees.DIFFERENCE', 'before', $before );
	}

	/**
	 * Returns what precedes a place, as far as it says more of degrees.
	 *
	 * @param int $start The place.
	 */
	public static function before( string $text, int $start ): string {
		$from = max( 0, $start - (int) Tables::number( 'degrees.CONTEXT_LENGTH' ) );
		while ( $from > 0 && 0x80 === ( ord( $text[ $from ] ) & 0xC0 ) ) {
			// No half of a letter.
			--$from;
		}
		return substr( $text, $from, $start - $from );
	}

	/**
	 * Returns what follows a place, as far as it says more of degrees.
	 *
	 * @param int $end The place.
	 */
	public static function after( string $text, int $end ): string {
		$to = min( strlen( $text ), $end + (int) Tables::number( 'degrees.CONTEXT_LENGTH' ) );
		while ( $to < strlen( $text ) && 0x80 === ( ord( $text[ $to ] ) & 0xC0 ) ) {
			++$to;
		}
		return substr( $text, $end, $to - $end );
	}

	/**
	 * Returns what is between the ends of a range when it is printed: the word that says it, or a dash.
	 *
	 * @param string $before What precedes the range.
	 * @param string $typed  What was typed between its ends.
	 */
	public static function joint( string $before, string $typed ): string {
		$word = trim( $typed );
		return 1 === preg_match( Tables::pattern( 'temperature-words.RANGE_LEAD' ), $before ) && 1 === preg_match( '/\p{L}/u', $word )
			? " $word "
			: '–';
	}

	/**
	 * Finds all places of a pattern, with its groups.
	 *
	 * @return list<Match>
	 */
	public static function matches( string $pattern, string $text ): array {
		preg_match_all( Tables::pattern( $pattern ), $text, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL );
		return $found;
	}

	/**
	 * Reads degrees.
	 *
	 * @param Match $match      What was found.
	 * @param bool  $is_celsius Whether bare degrees are those of Celsius.
	 */
	private static function degrees( array $match, string $text, bool $is_celsius ): ?Degrees {
		[ $typed, $start ] = $match[0];
		$group             = static fn ( string $name ): ?string => $match[ $name ][0] ?? null;
		$end               = $start + strlen( (string) $typed );
		$value             = (float) $group( 'low' );
		$before            = self::before( $text, $start );
		$after             = self::after( $text, $end );
		$is_fan            = null !== $group( 'fan' ) || 1 === preg_match( '~[(/,;|[]\s?(?:fan|convection)\s\z~iu', $before );
		$said              = $group( 'long' ) ?? $group( 'short' );
		$meant             = null === $said
			? self::scale( $value, $group( 'sign' ) ?? '', $is_celsius )
			: ( 1 === preg_match( '/^[cم]/iu', $said ) ? 'C' : 'F' );
		$scale             = 'F' === $meant ? 'F' : 'C';
		// "2 C" is two cups.
		if (
			( null === $group( 'sign' ) && abs( $value ) < 30 )
			|| ( null === $said && self::is_none( $meant, $is_fan, $before, $after ) )
			|| $value > self::HOTTEST[ $scale ]
		) {
			return null;
		}
		return new Degrees(
			$scale,
			$value,
			null === $group( 'high' ) ? null : (float) $group( 'high' ),
			$start,
			$end,
			self::joint( $before, $group( 'joint' ) ?? '' ),
			$is_fan,
			'guess' === $meant,
			self::is_difference( $before ) || self::says( 'find-degrees.DIFFERENCE', 'after', $after )
		);
	}

	/**
	 * Returns the scale of degrees that are written without a letter.
	 *
	 * @param float  $value      The degrees.
	 * @param string $sign       Their sign or word.
	 * @param bool   $is_celsius Whether bare degrees are those of Celsius.
	 * @return 'C'|'F'|'guess'
	 */
	private static function scale( float $value, string $sign, bool $is_celsius ): string {
		if ( $is_celsius || 1 === preg_match( Tables::pattern( 'temperature-words.FOREIGN_DEGREES' ), $sign ) ) {
			return 1 === preg_match( '/^grados?$/iD', $sign ) && $value >= Tables::number( 'find-degrees.MIN_GRADOS_FAHRENHEIT' )
				? 'F'
				: 'C';
		}
		return $value < Tables::number( 'find-degrees.MIN_BARE_FAHRENHEIT' ) ? 'guess' : 'F';
	}

	/**
	 * Whether the text around degrees without a letter shows that they are not a temperature.
	 *
	 * @param string $scale  Their scale, or `guess`.
	 * @param bool   $is_fan Whether they are those of an oven with a fan.
	 * @param string $before What precedes.
	 * @param string $after  What follows.
	 */
	private static function is_none( string $scale, bool $is_fan, string $before, string $after ): bool {
		return 'guess' === $scale
			? ! $is_fan
			: self::says( 'find-degrees.ANGLE', 'before', $before ) || self::says( 'find-degrees.ANGLE', 'after', $after );
	}

	/**
	 * Returns whether a text fits one of a pair of patterns.
	 *
	 * @param string $name Name of the pair.
	 * @param string $side `before` or `after`.
	 */
	private static function says( string $name, string $side, string $text ): bool {
		$pattern = Tables::words( $name )[ $side ] ?? null;
		return is_string( $pattern ) && 1 === preg_match( $pattern, $text );
	}

	/**
	 * Reads a gas mark.
	 *
	 * @param Match $match What was found.
	 */
	private static function gas( array $match ): ?Degrees {
		$marked = Tables::words( 'degrees.GAS_MARKS' )[ strtr( (string) $match[1][0], [ '½' => '1/2', '¼' => '1/4' ] ) ] ?? null;
		[ $typed, $start ] = $match[0];
		return is_array( $marked ) && is_numeric( $marked[0] )
			? new Degrees( 'gas', (float) $marked[0], null, $start, $start + strlen( (string) $typed ) )
			: null;
	}

	/**
	 * Returns whether degrees say again what a group says.
	 *
	 * @param non-empty-list<Degrees> $group
	 */
	private static function is_same( array $group, Degrees $one, string $text ): bool {
		$before = $group[ count( $group ) - 1 ];
		$joint  = preg_replace( '/^[)\]]/', '', substr( $text, $before->end, $one->start - $before->end ) ) ?? '';
		$others = array_filter(
			$group,
			static fn ( Degrees $other ): bool => $other->scale === $one->scale && ! $other->is_fan && ! $one->is_fan && 'C' !== $one->scale
		);
		return [] === $others && 1 === preg_match( Tables::pattern( 'find-degrees.SAME' ), $joint );
	}

	/**
	 * Whether degrees are those of an oven with a fan, in words that stay after them: they are a temperature of their own.
	 */
	private static function has_fan_behind( Degrees $one, string $text ): bool {
		return 1 === preg_match( Tables::pattern( 'temperature-words.FAN_BEHIND' ), self::after( $text, $one->end ) );
	}

	/**
	 * Whether a number without a scale is the fan's half of two in Celsius: the 160 of `180/160 fan`.
	 */
	private static function is_fan_half( Degrees $one, string $text ): bool {
		$before = self::before( $text, $one->start );
		if (
			! ( $one->is_fan || self::has_fan_behind( $one, $text ) )
			|| 1 !== preg_match( Tables::pattern( 'find-degrees.BARE_BEFORE' ), $before, $still )
		) {
			return false;
		}
		[ $least, $most ] = Tables::words( 'find-degrees.FAN_DIFFERENCE' );
		$by               = (float) $still[1] - $one->low;
		return $by >= $least && $by <= $most;
	}

	/**
	 * Adds the half that stands without a scale before the other: the 350 of `350/180C`, the 180 of `180/160 fan`.
	 *
	 * @param non-empty-list<Degrees> $group
	 * @return non-empty-list<non-empty-list<Degrees>>
	 */
	private static function with_half( array $group, string $text ): array {
		$first  = $group[0];
		$before = self::before( $text, $first->start );
		if (
			'gas' === $first->scale
			|| null !== $first->high
			|| 1 !== preg_match(
				Tables::pattern( 'find-degrees.BARE_BEFORE' ),
				$before,
				$bare,
				PREG_OFFSET_CAPTURE
			)
		) {
			return [ $group ];
		}
		[ $digits, $start ] = $bare[1];
		$start += $first->start - strlen( $before );
		$other              = 'C' === $first->scale ? 'F' : 'C';
		$is_apart           = ! $first->is_fan && self::is_fan_half( $first, $text );
		$scale              = $first->is_fan || $is_apart ? $first->scale : $other;
		$half               = new Degrees( $scale, (float) $digits, null, $start, $start + strlen( $digits ) );
		if ( $is_apart ) {
			return [ [ $half ], $group ];
		}
		return $first->is_fan
			|| abs( Degrees::other( (float) $digits, $other ) - $first->low ) <= Tables::number( 'find-degrees.SAME_TEMPERATURE' )
			? [ [ $half, ...$group ] ]
			: [ $group ];
	}
}
