<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * What nutrients are called.
 */
final class NutrientNames {

	/**
	 * Returns the name of a nutrient as labels of the United States have it.
	 */
	public static function label( Nutrient $nutrient ): string {
		return match ( $nutrient ) {
			Nutrient::Calories          => __( 'Calories', 'larder' ),
			Nutrient::CaloriesFromFat   => __( 'Calories from Fat', 'larder' ),
			Nutrient::TotalFat          => __( 'Total Fat', 'larder' ),
			Nutrient::SaturatedFat      => __( 'Saturated Fat', 'larder' ),
			Nutrient::TransFat          => __( 'Trans Fat', 'larder' ),
			Nutrient::Cholesterol       => __( 'Cholesterol', 'larder' ),
			Nutrient::Sodium            => __( 'Sodium', 'larder' ),
			Nutrient::Potassium         => __( 'Potassium', 'larder' ),
			Nutrient::TotalCarbohydrate => __( 'Total Carbohydrate', 'larder' ),
			Nutrient::DietaryFiber      => __( 'Dietary Fiber', 'larder' ),
			Nutrient::Sugars            => __( 'Total Sugars', 'larder' ),
			Nutrient::Protein           => __( 'Protein', 'larder' ),
			Nutrient::VitaminA          => __( 'Vitamin A', 'larder' ),
			Nutrient::VitaminC          => __( 'Vitamin C', 'larder' ),
			Nutrient::VitaminD          => __( 'Vitamin D', 'larder' ),
			Nutrient::VitaminE          => __( 'Vitamin E', 'larder' ),
			Nutrient::VitaminK          => __( 'Vitamin K', 'larder' ),
			Nutrient::VitaminB6         => __( 'Vitamin B6', 'larder' ),
			Nutrient::VitaminB12        => __( 'Vitamin B12', 'larder' ),
			Nutrient::Calcium           => __( 'Calcium', 'larder' ),
			Nutrient::Iron              => __( 'Iron', 'larder' ),
			Nutrient::Thiamin           => __( 'Thiamin', 'larder' ),
			Nutrient::Riboflavin        => __( 'Riboflavin', 'larder' ),
			Nutrient::Niacin            => __( 'Niacin', 'larder' ),
			Nutrient::Folate            => __( 'Folate', 'larder' ),
			Nutrient::Biotin            => __( 'Biotin', 'larder' ),
			Nutrient::PantothenicAcid   => __( 'Pantothenic Acid', 'larder' ),
			Nutrient::Phosphorus        => __( 'Phosphorus', 'larder' ),
			Nutrient::Iodine            => __( 'Iodine', 'larder' ),
			Nutrient::Magnesium         => __( 'Magnesium', 'larder' ),
			Nutrient::Zinc              => __( 'Zinc', 'larder' ),
			Nutrient::Selenium          => __( 'Selenium', 'larder' ),
			Nutrient::Copper            => __( 'Copper', 'larder' ),
			Nutrient::Manganese         => __( 'Manganese', 'larder' ),
			Nutrient::Chromium          => __( 'Chromium', 'larder' ),
			Nutrient::Molybdenum        => __( 'Molybdenum', 'larder' ),
			Nutrient::Chloride          => __( 'Chloride', 'larder' ),
		};
	}
}
