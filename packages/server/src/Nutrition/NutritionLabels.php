<?php
declare( strict_types=1 );

namespace Larder\Nutrition;

use Larder\Recipe\Nutrient;
use Larder\Recipe\NutrientNames;

defined( 'ABSPATH' ) || exit;

/**
 * What nutrients and columns are called.
 *
 * @phpstan-import-type Column from NutritionFacts
 */
final class NutritionLabels {

	/**
	 * Returns the name of a nutrient as the law of the European Union has it.
	 *
	 * @param Nutrient $nutrient The nutrient; sodium is declared as salt.
	 */
	public static function eu( Nutrient $nutrient ): string {
		return match ( $nutrient ) {
			Nutrient::Calories          => __( 'Energy', 'larder' ),
			Nutrient::CaloriesFromFat   => __( 'Energy from fat', 'larder' ),
			Nutrient::TotalFat          => __( 'Fat', 'larder' ),
			Nutrient::SaturatedFat      => __( 'of which saturates', 'larder' ),
			Nutrient::TransFat          => __( 'of which trans fat', 'larder' ),
			Nutrient::TotalCarbohydrate => __( 'Carbohydrate', 'larder' ),
			Nutrient::Sugars            => __( 'of which sugars', 'larder' ),
			Nutrient::DietaryFiber      => __( 'Fibre', 'larder' ),
			Nutrient::Sodium            => __( 'Salt', 'larder' ),
			Nutrient::Folate            => __( 'Folic acid', 'larder' ),
			Nutrient::PantothenicAcid   => __( 'Pantothenic acid', 'larder' ),
			default                     => NutrientNames::label( $nutrient ),
		};
	}

	/**
	 * Returns the heading of a column.
	 *
	 * @param string     $name   `serving`, `100g` or `recipe`.
	 * @param float|null $weight Grams of a serving.
	 */
	private static function column( string $name, ?float $weight ): string {
		if ( 'serving' === $name && null !== $weight ) {
			/* translators: %s: weight of a serving in grams. */
			return sprintf( __( 'Per serving (%s g)', 'larder' ), Figures::number( $weight ) );
		}
		return match ( $name ) {
			'100g'   => __( 'Per 100 g', 'larder' ),
			'recipe' => __( 'Per recipe', 'larder' ),
			default  => __( 'Per serving', 'larder' ),
		};
	}

	/**
	 * Names the columns.
	 *
	 * @param non-empty-list<Column> $columns
	 * @param float|null             $weight  Grams of a serving, where the heading says them.
	 * @return non-empty-list<string> Plain text.
	 */
	public static function columns( array $columns, ?float $weight ): array {
		return array_map( static fn ( array $column ): string => self::column( $column['name'], $weight ), $columns );
	}
}
