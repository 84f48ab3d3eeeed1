<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * A nutrient by the name that another plugin or an app has for it, with the unit that is meant where a plain number stands.
 */
final class ForeignNutrient {

	/** Nutrients by the names that others have for them beside Larder's own, in small letters and without separators. */
	private const NAMES = [
		'caloriesfat'   => Nutrient::CaloriesFromFat,
		'fat'           => Nutrient::TotalFat,
		'fats'          => Nutrient::TotalFat,
		'satfat'        => Nutrient::SaturatedFat,
		'carb'          => Nutrient::TotalCarbohydrate,
		'carbs'         => Nutrient::TotalCarbohydrate,
		'carbohydrate'  => Nutrient::TotalCarbohydrate,
		'carbohydrates' => Nutrient::TotalCarbohydrate,
		'fiber'         => Nutrient::DietaryFiber,
		'fibre'         => Nutrient::DietaryFiber,
		'sugar'         => Nutrient::Sugars,
		'proteins'      => Nutrient::Protein,
		'vitaminb1'     => Nutrient::Thiamin,
		'vitaminb2'     => Nutrient::Riboflavin,
		'vitaminb3'     => Nutrient::Niacin,
		'vitaminb5'     => Nutrient::PantothenicAcid,
	];

	/** What nutrients are called that Larder has no field for, and their units. */
	private const FURTHER = [
		'unsaturatedfat'     => [ 'Unsaturated Fat', 'g' ],
		'polyunsaturatedfat' => [ 'Polyunsaturated Fat', 'g' ],
		'monounsaturatedfat' => [ 'Monounsaturated Fat', 'g' ],
		'polyunsatfat'       => [ 'Polyunsaturated Fat', 'g' ],
		'monounsatfat'       => [ 'Monounsaturated Fat', 'g' ],
		'netcarbs'           => [ 'Net Carbohydrates', 'g' ],
		'netcarbohydrates'   => [ 'Net Carbohydrates', 'g' ],
		'sugaralcohols'      => [ 'Sugar Alcohols', 'g' ],
		'sugaralcohol'       => [ 'Sugar Alcohols', 'g' ],
		'addedsugar'         => [ 'Added Sugars', 'g' ],
		'addedsugars'        => [ 'Added Sugars', 'g' ],
		'alcohol'            => [ 'Alcohol', 'g' ],
		'caffeine'           => [ 'Caffeine', 'mg' ],
		'choline'            => [ 'Choline', 'mg' ],
		'folicacid'          => [ 'Folic Acid', 'mcg' ],
	];

	/**
	 * @param Nutrient|null $nutrient Larder's field for it; null for none.
	 * @param string        $label    Its name in words.
	 * @param string        $unit     Its unit, empty where nobody knows it.
	 */
	private function __construct(
		public readonly ?Nutrient $nutrient,
		public readonly string $label,
		public readonly string $unit
	) {}

	/**
	 * Finds a nutrient.
	 *
	 * @param string $name Its name, such as `saturated_fat`; whatever is not known is a nutrient, too.
	 */
	public static function named( string $name ): self {
		$plain    = self::plain( $name );
		$nutrient = self::find( $plain );
		if ( null !== $nutrient ) {
			return new self( $nutrient, self::words( $name ), Nutrient::VitaminA === $nutrient ? 'IU' : $nutrient->unit() );
		}
		[ $label, $unit ] = self::FURTHER[ $plain ] ?? [ self::words( $name ), '' ];
		return new self( null, $label, $unit );
	}

	/**
	 * Returns whether a nutrient is known by this name.
	 */
	public static function is_known( string $name ): bool {
		$plain = self::plain( $name );
		return null !== self::find( $plain ) || isset( self::FURTHER[ $plain ] );
	}

	/**
	 * Writes the name of a nutrient in small letters and without separators.
	 */
	private static function plain( string $name ): string {
		return strtolower( str_replace( [ '_', '-', ' ' ], '', $name ) );
	}

	/**
	 * Writes the name of a field as people do: `omega_3_fat` and `omega-3-fat` as "Omega 3 Fat"; what a person has typed stays.
	 */
	private static function words( string $name ): string {
		return 1 === preg_match( '/^[a-z\d]+(?:[_-][a-z\d]+)*$/', $name ) ? ucwords( strtr( $name, '_-', '  ' ) ) : $name;
	}

	/**
	 * Finds the field for a nutrient.
	 *
	 * @param string $name In small letters and without separators.
	 */
	private static function find( string $name ): ?Nutrient {
		if ( isset( self::NAMES[ $name ] ) ) {
			return self::NAMES[ $name ];
		}
		foreach ( Nutrient::cases() as $nutrient ) {
			if ( strtolower( $nutrient->value ) === $name ) {
				return $nutrient;
			}
		}
		return null;
	}
}
