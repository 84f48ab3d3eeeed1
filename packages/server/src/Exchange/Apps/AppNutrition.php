<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Recipe\ForeignNutrient;
use Larder\Recipe\NutrientAmount;
use Larder\StructuredData\NutritionSchema;

defined( 'ABSPATH' ) || exit;

/**
 * The nutrition of a recipe of an app while its values are read one by one.
 */
final class AppNutrition {

	/** @var array<string, string> Amounts by the names of schema.org. */
	private array $known = [];

	/** @var list<string> Nutrients that schema.org has no name for, each with its amount. */
	private array $words = [];

	/**
	 * Adds a nutrient.
	 *
	 * @param string $name   What the app calls it.
	 * @param string $amount As it was typed; nothing is added for an empty one.
	 */
	public function add( string $name, string $amount ): void {
		if ( '' === $amount ) {
			return;
		}
		$nutrient = ForeignNutrient::named( $name );
		$property = self::property( $name );
		$amount   = NutrientAmount::with_unit( $amount, $nutrient->unit );
		if ( '' === $property ) {
			$this->words[] = "$nutrient->label: $amount";
		} else {
			$this->known[ $property ] = $amount;
		}
	}

	/**
	 * Returns the nutrients as a recipe that was found has them.
	 *
	 * @return array<string, string> By their names in schema.org; the others are in words, as its description.
	 */
	public function all(): array {
		return $this->known + ( [] === $this->words ? [] : [ 'description' => implode( '; ', $this->words ) ] );
	}

	/**
	 * Returns what schema.org calls a nutrient.
	 *
	 * @param string $name What the app calls it.
	 * @return string Empty for one that it has no name for.
	 */
	public static function property( string $name ): string {
		$nutrient = ForeignNutrient::named( $name )->nutrient;
		return null === $nutrient ? '' : NutritionSchema::property( $nutrient );
	}
}
