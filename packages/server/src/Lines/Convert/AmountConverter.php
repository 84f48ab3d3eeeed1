<?php
declare( strict_types=1 );

namespace Larder\Lines\Convert;

use Larder\Lines\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Writes sums of weights and volumes in the units of a system.
 */
final class AmountConverter {

	/**
	 * Returns whether an amount is a volume in metric units.
	 *
	 * @param non-empty-list<MeasuredAmount> $way
	 */
	public static function is_metric_volume( array $way ): bool {
		return [] === array_filter(
			$way,
			static fn ( MeasuredAmount $part ): bool => 'volume' !== $part->dimension || 'metric' !== $part->system
		);
	}

	/**
	 * Returns whether a system has an amount as it is.
	 *
	 * @param list<MeasuredAmount> $parts  The amounts of a sum.
	 * @param string               $system `metric` or `us`.
	 * @param float                $factor By what they are scaled.
	 */
	public static function is_of( array $parts, string $system, float $factor ): bool {
		foreach ( $parts as $part ) {
			$is_own   = $part->system === $system
				&& ! ( 'oz' === $part->unit && $part->most() * $factor < Tables::number( 'amount.MIN_OUNCES' ) );
			$is_spoon = 'both' === $part->system
				&& ( 'us' === $system || $part->most() * $part->size * $factor <= Tables::number( 'amount.MAX_SPOONS' ) );
			if ( ! $is_own && ! $is_spoon ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Writes a sum.
	 *
	 * @param list<MeasuredAmount>    $typed
	 * @param float                   $factor By what they are scaled.
	 * @param string                  $system `metric` or `us`.
	 * @param callable(): (Food|null) $food   Returns the food that is measured.
	 * @param string                  $locale Language tag of the text.
	 * @return array{string, string}|null Number and unit; null where it cannot be said in that system without making something up.
	 */
	public static function convert( array $typed, float $factor, string $system, callable $food, string $locale ): ?array {
		$has_ounces = in_array( 'oz', array_map( static fn ( MeasuredAmount $part ): string => $part->unit, $typed ), true );
		$parts      = $has_ounces && 'spirit' === $food()?->kind
			? array_map( static fn ( MeasuredAmount $part ): MeasuredAmount => $part->poured(), $typed )
			: $typed;
		$sum        = self::sum( $parts, $food );
		if ( null === $sum ) {
			return null;
		}
		[ $dimension, $low, $high ] = $sum;
		$measuring                  = self::measuring_way( $parts, $dimension, $high * $factor, $system, $food );
		if ( null === $measuring ) {
			return null;
		}
		[ $way, $times ] = $measuring;
		$is_own          = [] === array_filter( $parts, static fn ( MeasuredAmount $part ): bool => $part->system !== $system );
		$to              = MeasureRounding::round( $high * $factor * $times, $system, $way, $is_own );
		if ( $low === $high ) {
			return MeasureFormatter::measured( $to, $locale );
		}
		$from = $low > 0 ? MeasureRounding::round( $low * $factor * $times, $system, $way, $is_own ) : [];
		return MeasureFormatter::range( $from, $to, $locale );
	}

	/**
	 * Adds up a sum, by weight where it has both and the food is known.
	 *
	 * @param list<MeasuredAmount>    $parts
	 * @param callable(): (Food|null) $food  Returns the food that is measured.
	 * @return array{string, float, float}|null Dimension, and both ends.
	 */
	private static function sum( array $parts, callable $food ): ?array {
		$is_weight = in_array( 'weight', array_map( static fn ( MeasuredAmount $part ): string => $part->dimension, $parts ), true );
		$low       = 0.0;
		$high      = 0.0;
		foreach ( $parts as $part ) {
			$density = $is_weight && 'volume' === $part->dimension ? $food()?->density : 1.0;
			if ( null === $density ) {
				return null;
			}
			$low += $part->low * $part->size * $density;
			$high += $part->most() * $part->size * $density;
		}
		return [ $is_weight ? 'weight' : 'volume', $low, $high ];
	}

	/**
	 * Decides how a kitchen measures a sum, by its upper end.
	 *
	 * @param list<MeasuredAmount>    $parts
	 * @param string                  $dimension `weight` or `volume`.
	 * @param float                   $most      Millilitres or grams.
	 * @param string                  $system    `metric` or `us`.
	 * @param callable(): (Food|null) $food      Returns the food that is measured.
	 * @return array{string, float}|null The way, and how many of its units there are for one gram or millilitre.
	 */
	private static function measuring_way( array $parts, string $dimension, float $most, string $system, callable $food ): ?array {
		$systems   = array_map( static fn ( MeasuredAmount $part ): string => $part->system, $parts );
		$is_spoons = [ 'both' ] === array_values( array_unique( $systems ) );
		if ( 'metric' === $system && $is_spoons && $most <= Tables::number( 'amount.MAX_SPOONS' ) ) {
			return [ 'spoons', 1.0 ];
		}
		$known = $food();
		// A spoonful of something unknown stays one: spoons lie in every drawer.
		if ( 'metric' === $system && $is_spoons && null === $known ) {
			return null;
		}
		$measuring = self::of_food( $dimension, $most, $system, $known );
		return 'us' === $system && 'scale' === $measuring[0] && $most < Tables::number( 'amount.MIN_GRAMS' ) ? null : $measuring;
	}

	/**
	 * Returns how a system measures an amount of a food, and by what to multiply it.
	 *
	 * @param string $dimension `weight` or `volume`.
	 * @param float  $most      Millilitres or grams.
	 * @param string $system    `metric` or `us`.
	 * @return array{string, float}
	 */
	private static function of_food( string $dimension, float $most, string $system, ?Food $food ): array {
		$is_poured = null === $food || $food->is_poured();
		// Quarts are for what is poured.
		$is_heap = ! $is_poured
			&& ( 'weight' === $dimension ? $most / $food->density : $most ) >= Tables::number( 'measure-rounding.TOO_MANY_CUPS' );
		if ( 'weight' === $dimension ) {
			$is_counted = 'weighed' !== $food?->kind || $most < Tables::number( 'food.MIN_WEIGHED_GRAMS' );
			return 'us' === $system && null !== $food && ! $is_heap && $is_counted ? [ 'spoons', 1 / $food->density ] : [ 'scale', 1.0 ];
		}
		if ( 'us' === $system && ! $is_heap ) {
			return [ 'spirit' === $food?->kind ? 'bar' : 'spoons', 1.0 ];
		}
		return $is_poured ? [ 'jug', 1.0 ] : [ 'scale', $food->density ];
	}
}
