<?php
declare( strict_types=1 );

namespace Larder\Exchange\Text;

use Larder\Lines\Digits;

defined( 'ABSPATH' ) || exit;

/**
 * How people write an amount: whether a text has one, and expressions to build others from.
 */
final class WrittenAmount {

	/** Characters that a number begins with, to be within the brackets of a pattern. */
	public const FIGURES = '\d' . Digits::FRACTION_SIGNS;

	/** Numbers, signs of fractions, and ranges of them: `1 ½`, `2-3`, `1/2`. */
	public const NUMBERS = '[' . self::FIGURES . '][' . self::FIGURES . '\s.,\/–-]*';

	/**
	 * Returns whether a text begins with a number.
	 *
	 * @param string $text Such as `½ cup`.
	 */
	public static function starts( string $text ): bool {
		return 1 === preg_match( '/^[' . self::FIGURES . ']/u', $text );
	}

	/**
	 * Returns whether a text has a number anywhere.
	 *
	 * @param string $text Such as `salt (1 tsp)`.
	 */
	public static function is_in( string $text ): bool {
		return 1 === preg_match( '/[' . self::FIGURES . ']/u', $text );
	}
}
