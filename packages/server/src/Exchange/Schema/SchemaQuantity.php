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
		'MIN' => 'min',
		'HUR' => 'h',
		'DAY' => 'days',
		'C62' => '',
	];

	/** What programs and people write where there is no number. */
	private const NONE = '/^(?:n\s*\/?\s*a|none|null|nil|undefined|nan|unknown|tbd|[^\p{L}\p{N}]*)\.?$/iu';

	/**
	 * Writes a quantity.
	 *
	 * @param list<string> $numbers Its number, which may be a fraction or be said in words, or both ends of a range.
	 * @param string       $unit    Its unit in words, or as a code.
	 * @return string Empty for a quantity without a number.
	 */
	public static function written( array $numbers, string $unit ): string {
		$number = implode( '-', array_unique( $numbers ) );
		if ( 1 === preg_match( self::NONE, $number ) ) {
			return '';
		}
		$word   = self::CODES[ strtoupper( $unit ) ] ?? $unit;
		// Some sites say the unit in the number, too.
		$has_unit = 1 === preg_match( '/(?<!\p{L})' . preg_quote( $word, '/' ) . '\.?$/iu', $number );
		return $has_unit ? $number : trim( "$number $word" );
	}
}
