<?php
declare( strict_types=1 );

namespace Larder\Recipe\SavedWords;

use Larder\Lines\ServingsText;
use Larder\Recipe\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the yield of a recipe from its saved markup: `4–6 servings`, `1½ loaves`.
 */
final class YieldWords {

	/** An amount as it is printed. */
	private const AMOUNT = '(\d*[ \x{2009}]?[¼½¾]|-?\d+(?:\.\d+)?)';

	/** Values of the fraction signs. */
	private const QUARTERS = [
		'¼' => 0.25,
		'½' => 0.5,
		'¾' => 0.75,
	];

	/**
	 * Returns the attributes of the yield that the printed text changes.
	 *
	 * @param Attributes $stored What the attributes say.
	 * @param string     $text   Such as `4–6 servings`.
	 * @return array<string, mixed>
	 */
	public static function changes( Attributes $stored, string $text ): array {
		if ( null === $stored->number( 'yieldAmount' ) ) {
			return ChangedAttribute::text( $stored, 'yieldUnit', $text );
		}
		// A unit may begin with a fraction as well.
		$range = array_filter( [ $stored->number( 'yieldAmount' ), $stored->number( 'yieldMax' ) ], is_numeric( ... ) );
		$all   = implode( '–', array_map( self::amount_text( ... ), $range ) ) . ' ' . $stored->text( 'yieldUnit' );
		if ( trim( $all ) === str_replace( "\u{2009}", ' ', $text ) ) {
			return [];
		}
		if ( 1 === preg_match( '/^' . self::AMOUNT . '(?:–' . self::AMOUNT . ')?(?:\s+(.*))?$/u', $text, $found ) ) {
			return self::amount( $stored, 'yieldAmount', $found[1] ) + self::amount( $stored, 'yieldMax', $found[2] ?? '' ) + (
				isset( $found[3] )
					? ChangedAttribute::text( $stored, 'yieldUnit', $found[3] )
					: []
			);
		}
		return [];
	}

	/**
	 * Reads an amount, which may have a fraction sign; what the attribute is printed as is no change.
	 *
	 * @param Attributes $stored  What the attributes say.
	 * @param string     $key     The attribute.
	 * @param string     $printed The number as printed; empty for none.
	 * @return array<string, int|float>
	 */
	private static function amount( Attributes $stored, string $key, string $printed ): array {
		$before = $stored->number( $key );
		if ( null === $before || self::amount_text( $before ) === str_replace( "\u{2009}", ' ', $printed ) ) {
			return [];
		}
		$quarter = self::QUARTERS[ mb_substr( $printed, -1 ) ] ?? null;
		return ChangedAttribute::number( $stored, $key, null === $quarter ? $printed : (string) ( (int) $printed + $quarter ) );
	}

	/**
	 * Returns an amount as it is printed, with plain spaces.
	 *
	 * @param int|float $amount The number.
	 */
	private static function amount_text( int|float $amount ): string {
		return str_replace( "\u{2009}", ' ', ServingsText::format( (float) $amount ) );
	}
}
