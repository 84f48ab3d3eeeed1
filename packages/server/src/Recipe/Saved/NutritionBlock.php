<?php
declare( strict_types=1 );

namespace Larder\Recipe\Saved;

use Larder\Recipe\Attributes;
use Larder\Recipe\DocumentNutrition;
use Larder\Recipe\Nutrient;
use Larder\Recipe\NutrientNames;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the nutrition; the twin of `save()` in `blocks/nutrition`.
 *
 * @phpstan-import-type Nutrition from RecipeDocument
 */
final class NutritionBlock {

	private const BLOCK = 'wp-block-larder-nutrition';

	/** Nutrients in the order of the saved table; `NUTRIENTS` of `blocks/nutrition` has the same. */
	private const ORDER = [
		'calories',
		'caloriesFromFat',
		...Nutrient::AMERICAN,
		...Nutrient::MINOR,
	];

	/**
	 * Returns the calories that the facts of the recipe say; null where the nutrition says them in words of its own.
	 *
	 * @param Nutrition|null $nutrition
	 * @param int|float|null $calories  Kilocalories a serving, as the document has them.
	 */
	public static function facts_calories( ?array $nutrition, int|float|null $calories ): int|float|null {
		$typed = $nutrition['values']['calories'] ?? '';
		return '' !== $typed && $typed !== (string) $calories && DocumentNutrition::calories( self::values( $typed ) ) === $calories
			? null
			: $calories;
	}

	/**
	 * Writes the block.
	 *
	 * @param Nutrition|null $nutrition
	 * @param int|float|null $calories  What the facts of the recipe say of it.
	 * @param string         $layout    How it is shown; empty for the site's way.
	 * @return string Empty where there is none.
	 */
	public static function html( ?array $nutrition, int|float|null $calories, string $layout ): string {
		if ( null === $nutrition ) {
			return '';
		}
		$values = array_map(
			Markup::encode( ... ),
			array_filter( $nutrition['values'], static fn ( string $value ): bool => '' !== $value )
		);
		if ( null !== $calories ) {
			unset( $values['calories'] );
		}
		$rows = array_map( static fn ( array $row ): array => array_map( Markup::encode( ... ), $row ), $nutrition['additional'] );
		$size = Markup::encode( $nutrition['servingSize'] );
		return Block::html(
			'larder/nutrition',
			[
				'layout'      => $layout,
				'servingSize' => $size,
				'servings'    => Markup::encode( $nutrition['servings'] ),
				'values'      => $values,
				'additional'  => $rows,
			],
			Markup::element( 'div', [ 'class' => self::BLOCK ], self::table( self::heading( $size ), self::rows( $values, $rows ) ) )
		);
	}

	/**
	 * Prints the heading, and what a serving is.
	 *
	 * @param string $size HTML; empty where nobody says it.
	 */
	private static function heading( string $size ): string {
		return Markup::title( self::BLOCK, __( 'Nutrition Facts', 'larder' ) ) . Markup::rich( 'p', self::BLOCK . '__size', $size );
	}

	/**
	 * Prints the table with its heading as the caption; the heading alone where there are no rows.
	 *
	 * @param string $heading HTML.
	 * @param string $rows    HTML.
	 */
	private static function table( string $heading, string $rows ): string {
		return '' === $rows
			? $heading
			: Markup::element(
				'table',
				[ 'class' => self::BLOCK . '__table' ],
				Markup::element( 'caption', [], $heading ) . Markup::element( 'tbody', [], $rows )
			);
	}

	/**
	 * Prints the rows of the table.
	 *
	 * @param array<string, string>                    $values HTML by nutrient.
	 * @param list<array{name: string, value: string}> $rows   Further rows, HTML.
	 */
	private static function rows( array $values, array $rows ): string {
		$html = '';
		foreach ( self::ORDER as $key ) {
			if ( isset( $values[ $key ] ) ) {
				$nutrient = Nutrient::from( $key );
				$label    = Markup::encode( NutrientNames::label( $nutrient ) );
				$html .= Markup::element(
					'tr',
					[ 'data-nutrient' => $key ],
					self::cells( $label, self::with_unit( $values[ $key ], $nutrient->unit() ) )
				);
			}
		}
		foreach ( $rows as $row ) {
			$html .= Markup::is_blank( $row['name'] ) || Markup::is_blank( $row['value'] )
				? ''
				: Markup::element( 'tr', [], self::cells( $row['name'], $row['value'] ) );
		}
		return $html;
	}

	/**
	 * Prints the cells of a row.
	 *
	 * @param string $name  HTML.
	 * @param string $value HTML.
	 */
	private static function cells( string $name, string $value ): string {
		return Markup::element( 'th', [ 'scope' => 'row' ], $name ) . Markup::element( 'td', [], $value );
	}

	/**
	 * Adds the unit to a value without one.
	 *
	 * @param string $value HTML.
	 * @param string $unit  The unit that is meant.
	 */
	public static function with_unit( string $value, string $unit ): string {
		return 1 === preg_match( '/^[\d.,\s]*\d\s*$/', $value ) ? trim( $value ) . " $unit" : $value;
	}

	/**
	 * Returns attributes with nothing but calories.
	 *
	 * @param string $typed Plain text.
	 */
	private static function values( string $typed ): Attributes {
		return Attributes::from_value( [ 'values' => [ 'calories' => Markup::encode( $typed ) ] ] );
	}
}
