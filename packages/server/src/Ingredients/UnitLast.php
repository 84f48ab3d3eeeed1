<?php
declare( strict_types=1 );

namespace Larder\Ingredients;

use Larder\Recipe\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Tells which lines have their unit behind the food: `2 garlic cloves`.
 *
 * The twin of `isUnitLast()` in `blocks/ingredients`; both are held to `blocks/ingredients/test/fixtures/unit-last.json`.
 */
final class UnitLast {

	/**
	 * Tells whether somebody typed the unit behind its food.
	 *
	 * @param Attributes $line The line's attributes.
	 * @return bool True where the unit is printed behind the name.
	 */
	public static function holds( Attributes $line ): bool {
		$unit = self::words( $line->text( 'unit' ) );
		$food = self::words( $line->text( 'name' ) );
		return '' !== trim( $unit ) && '' !== trim( $food ) && str_contains( self::words( $line->text( 'text' ) ), $food . ltrim( $unit ) );
	}

	/**
	 * Gives the words of a text as they are compared, with a space at each end.
	 *
	 * @param string $text Plain text.
	 */
	private static function words( string $text ): string {
		return ' ' . trim( (string) preg_replace( [ '/[,;()]/', '/\s+/u' ], [ ' | ', ' ' ], mb_strtolower( $text ) ) ) . ' ';
	}
}
