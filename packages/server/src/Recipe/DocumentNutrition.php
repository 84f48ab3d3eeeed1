<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the nutrition of a recipe for its document, as its author typed it.
 *
 * @phpstan-import-type Nutrition from RecipeDocument
 */
final class DocumentNutrition {

	/**
	 * Reads a nutrition block.
	 *
	 * @param int|float|null $calories Kilocalories a serving, as the recipe's facts have them; they win.
	 * @return Nutrition|null Null where it is empty.
	 */
	public static function read( Attributes $stored, int|float|null $calories ): ?array {
		$typed  = $stored->child( 'values' );
		$values = [];
		foreach ( Nutrient::cases() as $nutrient ) {
			$value = Nutrient::Calories === $nutrient && null !== $calories
				? (string) $calories
				: NutrientAmount::plain( $typed->html( $nutrient->value ) );
			if ( '' !== $value ) {
				$values[ $nutrient->value ] = $value;
			}
		}
		$additional = [];
		foreach ( $stored->children( 'additional' ) as $row ) {
			if ( '' !== $row->text( 'name' ) && '' !== NutrientAmount::plain( $row->html( 'value' ) ) ) {
				$additional[] = [
					'name'  => $row->text( 'name' ),
					'value' => NutrientAmount::plain( $row->html( 'value' ) ),
				];
			}
		}
		$nutrition = [
			'servingSize' => $stored->text( 'servingSize' ),
			'servings'    => $stored->text( 'servings' ),
			'values'      => $values,
			'additional'  => $additional,
		];
		return [] === $values && [] === $additional ? null : $nutrition;
	}

	/**
	 * Returns the calories that a nutrition block says.
	 *
	 * @return int|float|null Kilocalories a serving; null where it says no plain number.
	 */
	public static function calories( Attributes $stored ): int|float|null {
		$amount = NutrientAmount::read(
			NutrientAmount::plain( $stored->child( 'values' )->html( Nutrient::Calories->value ) ),
			Nutrient::Calories->unit()
		);
		if ( null === $amount?->value || '' !== $amount->bound ) {
			return null;
		}
		$value = round( $amount->value, 1 );
		return floor( $value ) === $value ? (int) $value : $value;
	}
}
