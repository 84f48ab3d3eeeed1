<?php
declare( strict_types=1 );

namespace Larder\StructuredData;

use Larder\Recipe\Nutrient;
use Larder\Recipe\NutrientAmount;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the schema.org NutritionInformation of a document.
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

	/** What other plugins call the unsaturated fat. */
	public const UNSATURATED = 'Unsaturated Fat';

	/** Its parts. */
	public const UNSATURATED_PARTS = [ 'Polyunsaturated Fat', 'Monounsaturated Fat' ];

	/**
	 * Returns what schema.org calls a nutrient.
	 *
	 * @return string Empty for one that it has no name for.
	 */
	public static function property( Nutrient $nutrient ): string {
		return Nutrient::Calories === $nutrient ? 'calories' : self::PROPERTIES[ $nutrient->value ] ?? '';
	}

	/**
	 * Returns the node. Amounts that are not plain numbers are left out: machines would take "trace" for anything.
	 *
	 * @return array<string, string> Empty without a yield, which the amounts of a serving need to mean something.
	 */
	public static function for_recipe( RecipeDocument $document ): array {
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
		$node['unsaturatedFatContent'] = self::unsaturated( $nutrition['additional'] ?? [] );
		$node                          = array_filter( $node, static fn ( string $value ): bool => '' !== $value );
		return [] === array_diff_key( $node, [ 'servingSize' => true ] ) ? [] : [ '@type' => 'NutritionInformation' ] + $node;
	}

	/**
	 * Returns the unsaturated fat, which recipes of other plugins have among further nutrients, whole or in its two parts.
	 *
	 * @param list<array{name: string, value: string}> $additional Further nutrients.
	 * @return string Such as `6 g`; empty where there is none.
	 */
	private static function unsaturated( array $additional ): string {
		$amounts = array_column( $additional, 'value', 'name' );
		$parts   = isset( $amounts[ self::UNSATURATED ] )
			? [ $amounts[ self::UNSATURATED ] ]
			: array_intersect_key( $amounts, array_flip( self::UNSATURATED_PARTS ) );
		$masses  = array_filter( array_map( static fn ( string $typed ): string => self::mass( $typed, 'g' ), $parts ) );
		return [] === $masses ? '' : array_sum( array_map( floatval( ... ), $masses ) ) . ' g';
	}

	/**
	 * Returns an amount as schema.org writes masses.
	 *
	 * @param string $typed What was typed.
	 * @param string $unit  Unit of the nutrient.
	 * @return string Such as `12.5 g`; empty for anything that is not a plain number.
	 */
	private static function mass( string $typed, string $unit ): string {
		$amount = NutrientAmount::read( $typed, $unit );
		return null === $amount?->value || '' !== $amount->bound
			? ''
			: rtrim( rtrim( sprintf( '%.4F', $amount->value ), '0' ), '.' ) . " $unit";
	}
}
