<?php
declare( strict_types=1 );

namespace Larder\Exchange\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Writes quantities of schema.org as people do: a `QuantitativeValue` of 6 with the unit "bowls" as `6 bowls`.
 */
final class SchemaQuantity {

	/** Codes of UN/CEFACT for units, which schema.org asks for, as people write them. */
	private const CODES = [
		'GRM' => 'g',
		'KGM' => 'kg',
		'MGM' => 'mg',
		'LTR' => 'l',
		'DLT' => 'dl',
		'CLT' => 'cl',
		'MLT' => 'ml',
		'ONZ' => 'oz',
		'LBR' => 'lb',
		'G21' => 'cup',
		'G24' => 'tbsp',
		'G25' => 'tsp',
		'SEC' => 's',
		'MIN' => 'min',
		'HUR' => 'h',
		'DAY' => 'days',
		'C62' => '',
	];

	/**
	 * Writes a quantity that says its number and its unit apart.
	 *
	 * @param SchemaNode $quantity A `QuantitativeValue`.
	 * @return string Empty for a node without a number.
	 */
	public static function text( SchemaNode $quantity ): string {
		$ends   = array_unique( [ ...$quantity->texts( 'minValue' ), ...$quantity->texts( 'maxValue' ) ] );
		$number = [] === $ends ? $quantity->text( 'value' ) : implode( '-', $ends );
		$code   = strtoupper( $quantity->text( 'unitCode' ) );
		$unit   = $quantity->text( 'unitText', 'unit' );
		$unit   = '' === $unit ? self::CODES[ $code ] ?? '' : self::CODES[ strtoupper( $unit ) ] ?? $unit;
		return 1 === preg_match( '/^\d/', $number ) ? trim( "$number $unit" ) : '';
	}
}
