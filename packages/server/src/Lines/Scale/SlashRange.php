<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Chars;
use Larder\Lines\Grammar;
use Larder\Lines\Tables;
use Larder\Lines\UnitReader;

defined( 'ABSPATH' ) || exit;

/**
 * Reads two numbers with a slash between as the range that cooks mean by it who count several foods or cloves: `2/3 carottes`. Two
 * thirds of one are a fraction, `2/3 carotte`, and so are those of other units, `2/3 verres`, and all in English.
 */
final class SlashRange {

	/**
	 * Returns the range as it is written elsewhere: `2-3`.
	 *
	 * @param string $quantity Quantity of a line.
	 * @param string $locale   Language tag of the text.
	 * @return string|null Null for any other quantity.
	 */
	public static function in_line( string $quantity, string $unit, string $name, string $locale ): ?string {
		$is_slashed = 1 === preg_match( Tables::pattern( 'slash-range.SLASHED' ), Chars::trim( $quantity ), $numbers );
		if ( ! $is_slashed || (int) $numbers[2] !== (int) $numbers[1] + 1 ) {
			return null;
		}
		$grammar = Grammar::for_locale( $locale );
		if ( 'en' === $grammar->code || ( '' !== $unit && 'clove' !== UnitReader::at( $unit, 0, $grammar )?->id ) ) {
			return null;
		}
		$is_several = '' === $unit
			? FoodLabel::format( $name, 2.0, $locale ) === $name && FoodLabel::format( $name, 1.0, $locale ) !== $name
			: UnitLabel::label( $unit, 2.0, $locale ) === $unit && UnitLabel::label( $unit, 1.0, $locale ) !== $unit;
		return $is_several ? "$numbers[1]-$numbers[2]" : null;
	}
}
