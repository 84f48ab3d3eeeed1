<?php
declare( strict_types=1 );

namespace Larder\Lines\Convert;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the temperatures of a text as a system does.
 */
final class Temperatures {

	/**
	 * Finds them. Of `350°F/180°C` and `180C/160C fan/gas 4` the half of that system is taken.
	 *
	 * @param string $text   Plain text.
	 * @param string $system `metric` or `us`.
	 * @param string $locale Language tag of the text.
	 * @return list<Replacement> In order, those that stay as they are, too.
	 */
	public static function pieces( string $text, string $system, string $locale ): array {
		if ( 1 !== preg_match( '/[0-9]|gas/i', $text ) ) {
			return [];
		}
		// In English, and in American Spanish, nobody knows what "180°" is.
		$has_celsius = 1 !== preg_match( '/^en|[-_](?:us|pr)$/iD', $locale );
		$pieces      = [];
		foreach ( BareDegrees::added( DegreesFinder::groups( $text, $has_celsius ), $text, $has_celsius ) as $group ) {
			$start    = $group[0]->start;
			$last     = $group[ count( $group ) - 1 ]->end;
			$pieces[] = self::is_own( $group, $system )
				? new Replacement( $start, $last, substr( $text, $start, $last - $start ) )
				: new Replacement( $start, self::end( $text, $start, $last ), self::say( $group, $text, $system ) );
		}
		return $pieces;
	}

	/**
	 * Returns whether a system says a temperature just so: that stays to the letter.
	 *
	 * @param non-empty-list<Degrees> $group  The temperature.
	 * @param string                  $system `metric` or `us`.
	 */
	private static function is_own( array $group, string $system ): bool {
		$scales = array_map( static fn ( Degrees $one ): string => $one->scale, $group );
		return 'us' === $system
			? [ 'F' ] === array_values( array_unique( $scales ) )
			: in_array( 'C', $scales, true ) && ! in_array( 'F', $scales, true );
	}

	/**
	 * Renders a temperature in one system: the half that is written in it, or else the other one converted.
	 *
	 * @param non-empty-list<Degrees> $group  The temperature.
	 * @param string                  $system `metric` or `us`.
	 */
	private static function say( array $group, string $text, string $system ): string {
		$wanted = 'metric' === $system ? 'C' : 'F';
		if ( [] !== array_filter( $group, static fn ( Degrees $one ): bool => $one->scale === $wanted ) ) {
			// Somebody who reads Celsius may cook on gas.
			$own = array_filter(
				$group,
				static fn ( Degrees $one ): bool => $one->scale === $wanted || ( 'gas' === $one->scale && 'C' === $wanted )
			);
			return implode(
				'/',
				array_map( static fn ( Degrees $one ): string => trim( substr( $text, $one->start, $one->end - $one->start ) ), $own )
			);
		}
		$still  = array_values( array_filter( $group, static fn ( Degrees $one ): bool => ! $one->is_fan ) );
		$others = array_values( array_filter( $still, static fn ( Degrees $one ): bool => 'gas' !== $one->scale ) );
		$shown  = $others[0] ?? $still[0] ?? $group[0];
		return $shown->in( $wanted ) . ( $shown->is_fan ? ' fan' : '' );
	}

	/**
	 * Ends a group after the bracket that it opened; where it ends by itself if more is in the bracket.
	 *
	 * @param int $start Where it starts.
	 * @param int $end   Where it ends.
	 */
	private static function end( string $text, int $start, int $end ): int {
		$piece = substr( $text, $start, $end - $start );
		$open  = substr_count( $piece, '(' ) - substr_count( $piece, ')' );
		return $open > 0 && 1 === preg_match( '/\s?\)/uA', $text, $rest, 0, $end ) ? $end + strlen( $rest[0] ) : $end;
	}
}
