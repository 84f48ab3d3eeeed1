<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * Prints how many a recipe makes: halves and quarters as people write them.
 *
 * The twin of `servingsText()` in `packages/quantity`; the fixtures of both hold them together.
 */
final class ServingsText {

	private const FRACTIONS = [
		25 => '1/4',
		50 => '1/2',
		75 => '3/4',
	];

	/**
	 * Prints a number.
	 *
	 * @param float $servings The number, above 0.
	 */
	public static function format( float $servings ): string {
		$hundredths = (int) round( $servings * 100 );
		$fraction   = self::FRACTIONS[ $hundredths % 100 ] ?? null;
		$whole      = intdiv( $hundredths, 100 );
		return null === $fraction ? (string) ( $hundredths / 100 ) : QuantityText::pretty( ( $whole > 0 ? "$whole " : '' ) . $fraction );
	}
}
