<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Exchange\Text\Numbers;
use Larder\Recipe\ForeignNutrient;
use Larder\Recipe\Nutrient;
use Larder\Recipe\NutrientAmount;
use Larder\Switch\Draft;
use Larder\Switch\RichLine;

defined( 'ABSPATH' ) || exit;

/**
 * Reads nutrition. A nutrient that Larder has no field for comes along as a further row of the table, whatever it is called.
 */
final class Nutrients {

	/** Of these a table has the number alone. */
	private const ENERGY = [ Nutrient::Calories, Nutrient::CaloriesFromFat ];

	/**
	 * Fills the nutrition of a recipe.
	 *
	 * @param array<array-key, string> $values Plain texts by the plugin's own names of nutrients; PHP makes a number of a name in digits.
	 * @param string                   $size   A serving: `150 g`.
	 * @param array<array-key, string> $units  Units of plain numbers by the same names, where they are others than those that are usual.
	 */
	public static function take( Draft $draft, array $values, string $size = '', array $units = [] ): void {
		$known   = [];
		$further = [];
		foreach ( $values as $key => $value ) {
			$value = trim( $value );
			if ( '' === $value ) {
				continue;
			}
			$foreign  = ForeignNutrient::named( (string) $key );
			$nutrient = $foreign->nutrient;
			$usual    = in_array( $nutrient, self::ENERGY, true ) ? '' : $foreign->unit;
			$value    = NutrientAmount::with_unit( $value, ( $units[ $key ] ?? '' ) ?: $usual );
			if ( null === $nutrient ) {
				$further[] = [
					'name'  => $foreign->label,
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
	 * @param array<string, string|null> $row
	 * @return array<string, string> Plain texts by the names of the columns.
	 */
	public static function in_row( array $row ): array {
		return array_map(
			static fn ( ?string $value ): string => RichLine::text( $value ?? '' ),
			array_filter( $row, ForeignNutrient::is_known( ... ), ARRAY_FILTER_USE_KEY )
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
}
