<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Contracts\Constants;

defined( 'ABSPATH' ) || exit;

/**
 * What a recipe can say of its nutrition, by the keys that WP Delicious has.
 */
enum Nutrient: string {

	case Calories           = 'calories';
	case CaloriesFromFat    = 'caloriesFromFat';
	case TotalFat           = 'totalFat';
	case SaturatedFat       = 'saturatedFat';
	case TransFat           = 'transFat';
	case Cholesterol        = 'cholesterol';
	case Sodium             = 'sodium';
	case Potassium          = 'potassium';
	case TotalCarbohydrate  = 'totalCarbohydrate';
	case DietaryFiber       = 'dietaryFiber';
	case Sugars             = 'sugars';
	case Protein            = 'protein';
	case VitaminA           = 'vitaminA';
	case VitaminC           = 'vitaminC';
	case VitaminD           = 'vitaminD';
	case VitaminE           = 'vitaminE';
	case VitaminK           = 'vitaminK';
	case VitaminB6          = 'vitaminB6';
	case VitaminB12         = 'vitaminB12';
	case Calcium            = 'calcium';
	case Iron               = 'iron';
	case Thiamin            = 'thiamin';
	case Riboflavin         = 'riboflavin';
	case Niacin             = 'niacin';
	case Folate             = 'folate';
	case Biotin             = 'biotin';
	case PantothenicAcid    = 'pantothenicAcid';
	case Phosphorus         = 'phosphorus';
	case Iodine             = 'iodine';
	case Magnesium          = 'magnesium';
	case Zinc               = 'zinc';
	case Selenium           = 'selenium';
	case Copper             = 'copper';
	case Manganese          = 'manganese';
	case Chromium           = 'chromium';
	case Molybdenum         = 'molybdenum';
	case Chloride           = 'chloride';

	/** All, in the order of the table of the European Union; what the regulation does not know comes where it belongs. */
	public const EUROPEAN = [
		'calories',
		'caloriesFromFat',
		'totalFat',
		'saturatedFat',
		'transFat',
		'totalCarbohydrate',
		'sugars',
		'dietaryFiber',
		'protein',
		'sodium',
		'cholesterol',
		'vitaminA',
		'vitaminD',
		'vitaminE',
		'vitaminK',
		'vitaminC',
		'thiamin',
		'riboflavin',
		'niacin',
		'vitaminB6',
		'folate',
		'vitaminB12',
		'biotin',
		'pantothenicAcid',
		'potassium',
		'chloride',
		'calcium',
		'phosphorus',
		'magnesium',
		'iron',
		'zinc',
		'copper',
		'manganese',
		'selenium',
		'chromium',
		'molybdenum',
		'iodine',
	];

	/** Those above vitamins and minerals, in the order of the label of the United States, which has the calories before. */
	public const AMERICAN = [
		'totalFat',
		'saturatedFat',
		'transFat',
		'cholesterol',
		'sodium',
		'totalCarbohydrate',
		'dietaryFiber',
		'sugars',
		'protein',
	];

	/** Vitamins and minerals, those that every label has first. */
	public const MINOR = [
		'vitaminD',
		'calcium',
		'iron',
		'potassium',
		'vitaminA',
		'vitaminC',
		'vitaminE',
		'vitaminK',
		'thiamin',
		'riboflavin',
		'niacin',
		'vitaminB6',
		'folate',
		'vitaminB12',
		'biotin',
		'pantothenicAcid',
		'phosphorus',
		'iodine',
		'magnesium',
		'zinc',
		'selenium',
		'copper',
		'manganese',
		'chromium',
		'molybdenum',
		'chloride',
	];

	/**
	 * Returns the unit that is meant where nobody typed one.
	 *
	 * @return 'kcal'|'g'|'mg'|'mcg'
	 */
	public function unit(): string {
		return Constants::NUTRIENTS[ $this->value ];
	}
}
