<?php
declare( strict_types=1 );

namespace Larder\Ingredients;

/**
 * Sets typed quantities as a printer would; the twin of `prettyQuantity()` in `packages/quantity`.
 */
final class QuantityText {

	/** Longer text is no quantity. */
	private const LONGEST = 100;

	private const THIN_SPACE = "\u{2009}";

	private const SIGNS = [
		'1/4'  => '¼',
		'1/2'  => '½',
		'3/4'  => '¾',
		'1/7'  => '⅐',
		'1/9'  => '⅑',
		'1/10' => '⅒',
		'1/3'  => '⅓',
		'2/3'  => '⅔',
		'1/5'  => '⅕',
		'2/5'  => '⅖',
		'3/5'  => '⅗',
		'4/5'  => '⅘',
		'1/6'  => '⅙',
		'5/6'  => '⅚',
		'1/8'  => '⅛',
		'3/8'  => '⅜',
		'5/8'  => '⅝',
		'7/8'  => '⅞',
	];

	/**
	 * Gives the printed form: `½` for `1/2`, a dash in ranges.
	 *
	 * @param string $text What was typed, without tags.
	 * @return string What has no better form stays exactly as typed.
	 */
	public static function pretty( string $text ): string {
		if ( mb_strlen( $text ) > self::LONGEST ) {
			return $text;
		}
		$set = preg_replace_callback(
			'#(?<![\d/⁄.,])(?:(\d{1,4})(?: | ?- ?))?(\d{1,2}) ?[/⁄] ?(\d{1,2})(?![\d/⁄])#u',
			self::fraction( ... ),
			$text
		);
		$set = preg_replace(
			[
				'/(\d) ?(?=[¼-¾⅐-⅞])/u',
				'/(?<=[\d¼-¾⅐-⅞]) ?[-–—] ?(?=[\d¼-¾⅐-⅞])/u',
				'/(?<=[\d¼-¾⅐-⅞]) ?[xX×] ?(?=[\d¼-¾⅐-⅞])/u',
			],
			[ '$1' . self::THIN_SPACE, '–', ' × ' ],
			$set ?? $text
		);
		return $set ?? $text;
	}

	/**
	 * Sets one typed fraction.
	 *
	 * @param array<array-key, string> $found Whole match, whole number, numerator, denominator.
	 */
	private static function fraction( array $found ): string {
		$sign = self::SIGNS[ "$found[2]/$found[3]" ] ?? null;
		return null === $sign ? $found[0] : ( '' === $found[1] ? '' : $found[1] . self::THIN_SPACE ) . $sign;
	}
}
