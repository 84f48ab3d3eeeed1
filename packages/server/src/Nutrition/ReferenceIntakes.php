<?php
declare( strict_types=1 );

namespace Larder\Nutrition;

use Larder\Recipe\Nutrient;

defined( 'ABSPATH' ) || exit;

/**
 * How much of each nutrient a day is thought to need, by the published tables.
 *
 * Amounts are in the unit of the nutrient.
 */
final class ReferenceIntakes {

	/** Kilocalories of an average adult's day, in both tables. */
	public const CALORIES = 2000;

	/**
	 * Daily values of the United States: 21 CFR 101.9(c)(8)(iv) and (c)(9), for adults and children of four years and
	 * more, as amended in 2016.
	 */
	private const US = [
		'totalFat'          => 78,
		'saturatedFat'      => 20,
		'cholesterol'       => 300,
		'sodium'            => 2300,
		'potassium'         => 4700,
		'totalCarbohydrate' => 275,
		'dietaryFiber'      => 28,
		'vitaminA'          => 900,
		'vitaminC'          => 90,
		'vitaminD'          => 20,
		'vitaminE'          => 15,
		'vitaminK'          => 120,
		'vitaminB6'         => 1.7,
		'vitaminB12'        => 2.4,
		'calcium'           => 1300,
		'iron'              => 18,
		'thiamin'           => 1.2,
		'riboflavin'        => 1.3,
		'niacin'            => 16,
		'folate'            => 400,
		'biotin'            => 30,
		'pantothenicAcid'   => 5,
		'phosphorus'        => 1250,
		'iodine'            => 150,
		'magnesium'         => 420,
		'zinc'              => 11,
		'selenium'          => 55,
		'copper'            => 0.9,
		'manganese'         => 2.3,
		'chromium'          => 35,
		'molybdenum'        => 45,
		'chloride'          => 2300,
	];

	/**
	 * Reference intakes of the European Union: Regulation (EU) No 1169/2011, Annex XIII, parts A and B. That of salt is 6
	 * g, which is 2,400 mg of sodium.
	 */
	private const EU = [
		'calories'          => self::CALORIES,
		'totalFat'          => 70,
		'saturatedFat'      => 20,
		'sodium'            => 2400,
		'potassium'         => 2000,
		'totalCarbohydrate' => 260,
		'sugars'            => 90,
		'protein'           => 50,
		'vitaminA'          => 800,
		'vitaminC'          => 80,
		'vitaminD'          => 5,
		'vitaminE'          => 12,
		'vitaminK'          => 75,
		'vitaminB6'         => 1.4,
		'vitaminB12'        => 2.5,
		'calcium'           => 800,
		'iron'              => 14,
		'thiamin'           => 1.1,
		'riboflavin'        => 1.4,
		'niacin'            => 16,
		'folate'            => 200,
		'biotin'            => 50,
		'pantothenicAcid'   => 6,
		'phosphorus'        => 700,
		'iodine'            => 150,
		'magnesium'         => 375,
		'zinc'              => 10,
		'selenium'          => 55,
		'copper'            => 1,
		'manganese'         => 2,
		'chromium'          => 40,
		'molybdenum'        => 50,
		'chloride'          => 800,
	];

	/**
	 * Returns the daily value of the United States.
	 *
	 * @return int|float|null Null where there is none, as for sugars and trans fat.
	 */
	public static function daily_value( Nutrient $nutrient ): int|float|null {
		return self::US[ $nutrient->value ] ?? null;
	}

	/**
	 * Returns the reference intake of the European Union.
	 *
	 * @return int|float|null Null where there is none, as for fibre.
	 */
	public static function reference_intake( Nutrient $nutrient ): int|float|null {
		return self::EU[ $nutrient->value ] ?? null;
	}
}
