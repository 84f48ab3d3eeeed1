import { __ } from '@wordpress/i18n';
import type { Nutrient } from './nutrients';

/**
 * Returns the name of a nutrient in the language of who looks.
 *
 * @param nutrient Its key.
 * @return Plain text.
 */
export function nutrientName( nutrient: Nutrient ): string {
	const names: Record< Nutrient, string > = {
		calories: __( 'Calories', 'larder' ),
		caloriesFromFat: __( 'Calories from Fat', 'larder' ),
		totalFat: __( 'Total Fat', 'larder' ),
		saturatedFat: __( 'Saturated Fat', 'larder' ),
		transFat: __( 'Trans Fat', 'larder' ),
		cholesterol: __( 'Cholesterol', 'larder' ),
		sodium: __( 'Sodium', 'larder' ),
		potassium: __( 'Potassium', 'larder' ),
		totalCarbohydrate: __( 'Total Carbohydrate', 'larder' ),
		dietaryFiber: __( 'Dietary Fiber', 'larder' ),
		sugars: __( 'Total Sugars', 'larder' ),
		protein: __( 'Protein', 'larder' ),
		vitaminA: __( 'Vitamin A', 'larder' ),
		vitaminC: __( 'Vitamin C', 'larder' ),
		vitaminD: __( 'Vitamin D', 'larder' ),
		vitaminE: __( 'Vitamin E', 'larder' ),
		vitaminK: __( 'Vitamin K', 'larder' ),
		vitaminB6: __( 'Vitamin B6', 'larder' ),
		vitaminB12: __( 'Vitamin B12', 'larder' ),
		calcium: __( 'Calcium', 'larder' ),
		iron: __( 'Iron', 'larder' ),
		thiamin: __( 'Thiamin', 'larder' ),
		riboflavin: __( 'Riboflavin', 'larder' ),
		niacin: __( 'Niacin', 'larder' ),
		folate: __( 'Folate', 'larder' ),
		biotin: __( 'Biotin', 'larder' ),
		pantothenicAcid: __( 'Pantothenic Acid', 'larder' ),
		phosphorus: __( 'Phosphorus', 'larder' ),
		iodine: __( 'Iodine', 'larder' ),
		magnesium: __( 'Magnesium', 'larder' ),
		zinc: __( 'Zinc', 'larder' ),
		selenium: __( 'Selenium', 'larder' ),
		copper: __( 'Copper', 'larder' ),
		manganese: __( 'Manganese', 'larder' ),
		chromium: __( 'Chromium', 'larder' ),
		molybdenum: __( 'Molybdenum', 'larder' ),
		chloride: __( 'Chloride', 'larder' ),
	};
	return names[ nutrient ];
}
