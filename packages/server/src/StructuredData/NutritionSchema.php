<?php
declare( strict_types=1 );

namespace Larder\StructuredData;

use Larder\Recipe\Nutrient;
use Larder\Recipe\NutrientAmount;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the schema.org NutritionInformation of a document.
 */
final class NutritionSchema {

	/** What schema.org calls the nutrients, by their names in the document. */
	public const PROPERTIES = [
		'totalFat'          => 'fatContent',
		'saturatedFat'      => 'saturatedFatContent',
		'transFat'          => 'transFatContent',
		'cholesterol'       => 'cholesterolContent',
		'sodium'            => 'sodiumContent',
		'totalCarbohydrate' => 'carbohydrateContent',
		'dietaryFiber'      => 'fiberContent',
		'sugars'            => 'sugarContent',
		'protein'           => 'proteinContent',
	];

	/**
	 * Makes the node. Amounts that are no plain numbers are left out: machines would take "trace" for anything.
	 *
	 * @param RecipeDocument $document The recipe.
	 * @return array<string, string> Empty without a yield, which the amounts of a serving need to mean something.
	 */
	public static function of( RecipeDocument $document ): array {
		$data      = $document->data;
		$nutrition = $data['nutrition'];
		if ( null === $data['yield']['amount'] ) {
			return [];
		}
		$node = [ 'servingSize' => $nutrition['servingSize'] ?? '' ];
		if ( null !== $data['calories'] ) {
			$node['calories'] = "{$data['calories']} calories";
		}
		foreach ( self::PROPERTIES as $key => $property ) {
			$node[ $property ] = self::mass( $nutrition['values'][ $key ] ?? '', Nutrient::from( $key )->unit() );
		}
		$node = array_filter( $node, static fn ( string $value ): bool => '' !== $value );
		return [] === array_diff_key( $node, [ 'servingSize' => true ] ) ? [] : [ '@type' => 'NutritionInformation' ] + $node;
	}

	/**
	 * Gives an amount as schema.org writes masses.
	 *
	 * @param string $typed What was typed.
	 * @param string $unit  Unit of the nutrient.
	 * @return string Such as `12.5 g`; empty for what is no plain number.
	 */
	private static function mass( string $typed, string $unit ): string {
		$amount = NutrientAmount::read( $typed, $unit );
		return null === $amount?->value || '' !== $amount->bound
			? ''
			: rtrim( rtrim( sprintf( '%.4F', $amount->value ), '0' ), '.' ) . " $unit";
	}
}
