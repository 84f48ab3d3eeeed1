<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the facts of a recipe for its document: what its own block stores, and no other post is read.
 *
 * @phpstan-import-type Image from RecipeDocument
 * @phpstan-import-type Times from RecipeDocument
 */
final class DocumentFacts {

	/**
	 * Returns how much the recipe makes; the amount is what all others are written for.
	 *
	 * @return array{amount: int|float|null, unit: string, max?: int|float}
	 */
	public static function servings( Attributes $facts ): array {
		$amount = $facts->amount( 'yieldAmount' );
		$max    = $facts->amount( 'yieldMax' );
		return [
			'amount' => $amount,
			'unit'   => $facts->text( 'yieldUnit' ),
		] + ( null !== $amount && null !== $max && $max > $amount ? [ 'max' => $max ] : [] );
	}

	/**
	 * Returns the times; the total is the sum, unless it was set.
	 *
	 * @return Times
	 */
	public static function times( Attributes $facts ): array {
		$prep   = $facts->count( 'prepTime' );
		$cook   = $facts->count( 'cookTime' );
		$rest   = $facts->count( 'restTime' );
		$custom = $facts->count( 'customTime' );
		$total  = $facts->count( 'totalTime' );
		$stored = TimeRanges::stored( $facts );
		$times  = [
			'prep'        => $prep,
			'cook'        => $cook,
			'rest'        => $rest,
			'custom'      => $custom,
			'customLabel' => $facts->text( 'customTimeLabel' ),
			'total'       => $total,
		];
		$from   = [];
		foreach ( TimeRanges::ATTRIBUTES as $name => $attribute ) {
			if ( isset( $stored[ $attribute ] ) ) {
				$from[ $name ] = $stored[ $attribute ];
			}
		}
		return 0 === $total ? TimeRanges::add( $times, $from ) : ( [] === $from ? $times : $times + [ 'from' => $from ] );
	}

	/**
	 * Returns what the recipe costs.
	 *
	 * @return array{amount: int|float|null, currency: string}
	 */
	public static function cost( Attributes $facts ): array {
		return [
			'amount'   => $facts->amount( 'costAmount' ),
			'currency' => $facts->text( 'costCurrency' ),
		];
	}

	/**
	 * Returns the temperature of the oven.
	 *
	 * @return array{value: int|float, unit: 'C'|'F'}|null
	 */
	public static function temperature( Attributes $facts ): ?array {
		$temperature = $facts->number( 'temperature' );
		return null === $temperature ? null : [
			'value' => $temperature,
			'unit'  => 'F' === $facts->text( 'temperatureUnit' ) ? 'F' : 'C',
		];
	}

	/**
	 * Returns where the recipe was taken from.
	 *
	 * @return array{name: string, url: string}|null
	 */
	public static function source( Attributes $facts ): ?array {
		$source = [
			'name' => $facts->text( 'sourceName' ),
			'url'  => $facts->url( 'sourceUrl' ),
		];
		return '' === $source['name'] . $source['url'] ? null : $source;
	}

	/**
	 * Returns whether the recipe makes something that nobody eats or drinks.
	 *
	 * @return array{isFood?: false} Nothing for food.
	 */
	public static function food( Attributes $facts ): array {
		return $facts->is_denied( 'isFood' ) ? [ 'isFood' => false ] : [];
	}

	/**
	 * Returns what Pinterest gets in the place of what the recipe says.
	 *
	 * @return array{pinterest?: array{title: string, description: string, image: Image|null}} Nothing where that is the same.
	 */
	public static function pinterest( Attributes $facts ): array {
		$pin = [
			'title'       => $facts->text( 'pinTitle' ),
			'description' => $facts->text( 'pinDescription' ),
			'image'       => DocumentImage::find( $facts->count( 'pinImageId' ), $facts->url( 'pinImageUrl' ), '' ),
		];
		return [] === array_filter( $pin ) ? [] : [ 'pinterest' => $pin ];
	}
}
