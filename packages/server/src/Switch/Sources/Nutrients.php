<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Exchange\Text\Numbers;
use Larder\Recipe\Nutrient;
use Larder\Switch\Draft;
use Larder\Switch\RichLine;

defined( 'ABSPATH' ) || exit;

/**
 * Reads nutrition. A nutrient that Larder has no field for comes along as a further row of the table, whatever it is called.
 */
final class Nutrients {

	/** Nutrients by the names that plugins have for them beside Larder's own, in small letters and without separators. */
	private const NAMES = [
		'caloriesfat'   => Nutrient::CaloriesFromFat,
		'fat'           => Nutrient::TotalFat,
		'satfat'        => Nutrient::SaturatedFat,
		'carb'          => Nutrient::TotalCarbohydrate,
		'carbs'         => Nutrient::TotalCarbohydrate,
		'carbohydrate'  => Nutrient::TotalCarbohydrate,
		'carbohydrates' => Nutrient::TotalCarbohydrate,
		'fiber'         => Nutrient::DietaryFiber,
		'fibre'         => Nutrient::DietaryFiber,
		'sugar'         => Nutrient::Sugars,
		'vitaminb1'     => Nutrient::Thiamin,
		'vitaminb2'     => Nutrient::Riboflavin,
		'vitaminb3'     => Nutrient::Niacin,
		'vitaminb5'     => Nutrient::PantothenicAcid,
	];

	/** What nutrients are called that Larder has no field for, and the unit that is meant where a plain number stands. */
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
	 * Fills the nutrition of a recipe.
	 *
	 * @param Draft                    $draft  The recipe.
	 * @param array<array-key, string> $values Plain texts by the plugin's own names of nutrients; PHP makes a number of a name in digits.
	 * @param string                   $size   A serving: `150 g`.
	 * @param array<array-key, string> $units  Units of plain numbers by the same names, where they are others than those that are usual.
	 */
	public static function take( Draft $draft, array $values, string $size = '', array $units = [] ): void {
		$known   = [];
		$further = [];
		foreach ( $values as $key => $value ) {
			$name     = (string) $key;
			$value    = trim( $value );
			$plain    = self::plain( $name );
			$nutrient = self::find( $plain );
			if ( '' === $value ) {
				continue;
			}
			[ $label, $usual ] = null === $nutrient
				? self::FURTHER[ $plain ] ?? [ self::words( $name ), '' ]
				: [ '', self::unit( $nutrient ) ];
			$value             = self::amount( $value, ( $units[ $key ] ?? '' ) ?: $usual );
			if ( null === $nutrient ) {
				$further[] = [
					'name'  => $label,
					'value' => $value,
				];
			} else {
				$known[ $nutrient->value ] = Nutrient::Calories === $nutrient
					? trim( (string) preg_replace( '/\s*k?cal(?:ories)?$/i', '', $value ) )
					: $value;
			}
		}
		if ( [] !== $known || [] !== $further ) {
			$draft->calories ??= Numbers::calories( $known[ Nutrient::Calories->value ] ?? '' );
			$draft->nutrition = [
				'servingSize' => $size,
				'servings'    => '',
				'values'      => $known,
				'additional'  => $further,
			];
		}
	}

	/**
	 * Returns the nutrients among the columns of a table, which has others, too.
	 *
	 * @param array<string, string|null> $row A row.
	 * @return array<string, string> Plain texts by the names of the columns.
	 */
	public static function in_row( array $row ): array {
		return array_map(
			static fn ( ?string $value ): string => RichLine::text( $value ?? '' ),
			array_filter( $row, self::is_known( ... ), ARRAY_FILTER_USE_KEY )
		);
	}

	/**
	 * Returns the nutrients among fields that are named alike.
	 *
	 * @param array<array-key, string> $fields Meta fields, or others.
	 * @param string                   $prefix What the names of those of nutrients begin with.
	 * @param list<string>             $others What follows it in the names of those that are none.
	 * @return array<array-key, string> Plain texts by the rest of the names.
	 */
	public static function with_prefix( array $fields, string $prefix, array $others ): array {
		$found = [];
		foreach ( $fields as $name => $value ) {
			$rest = substr( (string) $name, strlen( $prefix ) );
			if ( str_starts_with( (string) $name, $prefix ) && ! in_array( $rest, $others, true ) ) {
				$found[ $rest ] = RichLine::text( $value );
			}
		}
		return $found;
	}

	/**
	 * Returns whether a nutrient is known by this name.
	 *
	 * @param string $name Its name.
	 */
	public static function is_known( string $name ): bool {
		$plain = self::plain( $name );
		return null !== self::find( $plain ) || isset( self::FURTHER[ $plain ] );
	}

	/**
	 * Writes an amount with the unit that is meant where a plain number stands.
	 *
	 * @param string $value What was typed.
	 * @param string $unit  Its unit, empty for none.
	 */
	public static function amount( string $value, string $unit ): string {
		return is_numeric( str_replace( ',', '.', $value ) ) ? trim( "$value $unit" ) : $value;
	}

	/**
	 * Writes the name of a nutrient in small letters and without separators.
	 *
	 * @param string $name Its name.
	 */
	private static function plain( string $name ): string {
		return strtolower( str_replace( [ '_', '-', ' ' ], '', $name ) );
	}

	/**
	 * Writes the name of a field as people do: `omega_3_fat` and `omega-3-fat` as "Omega 3 Fat"; what a person has typed stays.
	 *
	 * @param string $name Its name.
	 */
	private static function words( string $name ): string {
		return 1 === preg_match( '/^[a-z\d]+(?:[_-][a-z\d]+)*$/', $name ) ? ucwords( strtr( $name, '_-', '  ' ) ) : $name;
	}

	/**
	 * Finds the nutrient of a name.
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

	/**
	 * Returns the unit that plugins mean where a plain number stands.
	 *
	 * @param Nutrient $nutrient The nutrient.
	 */
	private static function unit( Nutrient $nutrient ): string {
		return match ( $nutrient ) {
			Nutrient::Calories, Nutrient::CaloriesFromFat => '',
			Nutrient::VitaminA                            => 'IU',
			default                                       => $nutrient->unit(),
		};
	}
}
