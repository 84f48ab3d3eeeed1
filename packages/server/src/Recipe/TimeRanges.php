<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the shorter ends of times that are ranges; the twin of `readTimesFrom()` in `blocks/recipe`.
 *
 * A time itself is the longer end, as a cook plans with it, so that all that knows one number is right.
 *
 * @phpstan-import-type Times from RecipeDocument
 * @phpstan-type Shorter array{prep?: int, cook?: int, rest?: int, custom?: int, total?: int}
 */
final class TimeRanges {

	/** Attributes of the block by their names in a document; the last is the sum of the others where it is not set. */
	public const ATTRIBUTES = [
		'prep'   => 'prepTime',
		'cook'   => 'cookTime',
		'rest'   => 'restTime',
		'custom' => 'customTime',
		'total'  => 'totalTime',
	];

	/**
	 * Reads what a block stores.
	 *
	 * @param Attributes $facts Attributes of the recipe.
	 * @return array<string, int> Minutes by attribute, those that are shorter than the longer end.
	 */
	public static function stored( Attributes $facts ): array {
		$stored = $facts->child( 'timesFrom' );
		$from   = [];
		foreach ( self::ATTRIBUTES as $name ) {
			$minutes = $stored->count( $name );
			if ( $minutes > 0 && $minutes < $facts->count( $name ) ) {
				$from[ $name ] = $minutes;
			}
		}
		return $from;
	}

	/**
	 * Adds the shorter ends to times, and the total where it is 0: the sum of the others.
	 *
	 * @param Times   $times The longer ends.
	 * @param Shorter $from  The shorter ends that are known; that of the total is worked out where the total is the sum.
	 * @return Times
	 */
	public static function add( array $times, array $from ): array {
		if ( $times['total'] <= 0 ) {
			$times['total'] = self::sum( $times );
		}
		foreach ( $from as $name => $minutes ) {
			if ( $minutes <= 0 || $minutes >= $times[ $name ] ) {
				unset( $from[ $name ] );
			}
		}
		$least = self::least_sum( $times, $from );
		if ( ! isset( $from['total'] ) && self::sum( $times ) === $times['total'] && $least < $times['total'] ) {
			$from['total'] = $least;
		}
		return [] === $from ? $times : [ 'from' => $from ] + $times;
	}

	/**
	 * Adds the times up.
	 *
	 * @param Times $times
	 */
	public static function sum( array $times ): int {
		return $times['prep'] + $times['cook'] + $times['rest'] + $times['custom'];
	}

	/**
	 * Adds up what the times take at least.
	 *
	 * @param Times   $times The longer ends.
	 * @param Shorter $from  The shorter ends.
	 */
	public static function least_sum( array $times, array $from ): int {
		return ( $from['prep'] ?? $times['prep'] ) + ( $from['cook'] ?? $times['cook'] )
			+ ( $from['rest'] ?? $times['rest'] ) + ( $from['custom'] ?? $times['custom'] );
	}

	/**
	 * Returns whether a document's total says no more than the sum of its times.
	 *
	 * @param Times $times
	 */
	public static function is_sum( array $times ): bool {
		$from = $times['from'] ?? [];
		return $times['total'] === self::sum( $times )
			&& ( $from['total'] ?? $times['total'] ) === self::least_sum( $times, $from );
	}

	/**
	 * Returns the shorter ends of a document as the block stores them.
	 *
	 * @param Times $times
	 * @return array<string, int> Minutes by attribute.
	 */
	public static function attributes( array $times ): array {
		$attributes = [];
		foreach ( self::ATTRIBUTES as $name => $attribute ) {
			$minutes = $times['from'][ $name ] ?? 0;
			if ( $minutes > 0 && $minutes < $times[ $name ] && ( 'total' !== $name || ! self::is_sum( $times ) ) ) {
				$attributes[ $attribute ] = $minutes;
			}
		}
		return $attributes;
	}
}
