<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * Sets typed quantities as a printer would.
 *
 * The twin of `prettyQuantity()` in `packages/quantity`; both are held to
 * `packages/quantity/test/fixtures/pretty.json`.
 */
final class QuantityText {

	/** Longer texts are not quantities and stay as typed. */
	private const MAX_LENGTH = 200;

	/** The space between a whole number and its fraction; some voices lose the fraction after one that no line breaks at. */
	public const THIN_SPACE = "\u{2009}";

	/** Fractions that have a sign of their own. */
	public const SIGNS = [
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
	 * Returns the text to print: `½` for `1/2`, a dash in ranges, breaks after `/` or before `(` alone; what has no better
	 * form, and a text with tags, as typed.
	 *
	 * @param string $text What was typed, plain.
	 * @return string Plain text, not escaped.
	 */
	public static function pretty( string $text ): string {
		if ( mb_strlen( $text ) > self::MAX_LENGTH || str_contains( $text, '<' ) ) {
			return $text;
		}
		$sign   = Digits::FRACTION_SIGNS;
		$result = preg_replace_callback(
			'#(?<![0-9/⁄.,])(?:([0-9]{1,4})(?: | ?[-–] ?))?([0-9]{1,2}) ?[/⁄] ?([0-9]{1,2})(?![0-9/⁄])(?: ?(?:th|rd)s?(?!\p{L}))?#u',
			static function ( array $found ): string {
				[ $all, $whole, $top, $bottom ] = $found;
				$fraction                       = self::SIGNS[ "$top/$bottom" ] ?? null;
				if ( null === $fraction ) {
					return $all;
				}
				return ( '' === $whole ? '' : $whole . self::THIN_SPACE ) . $fraction;
			},
			$text
		);
		$result = preg_replace( "#(?<=[$sign])(?:th|rd)s?(?!\p{L})#u", '', $result ?? $text );
		$result = preg_replace( "#([0-9]) ?(?=[$sign])#u", '$1' . self::THIN_SPACE, $result ?? $text );
		$result = preg_replace( "#(?<=[0-9$sign]) ?[-‐-‒–—―] ?(?=[0-9$sign])#u", '–', $result ?? $text );
		$result = preg_replace( "#(?<=[0-9$sign]) ?[xX×] ?(?=[0-9$sign])#u", ' × ', $result ?? $text );
		$result = preg_replace( "#(?<=[0-9]) (?=/|(?![xX](?!\p{L}))\p{L})|(?<=\p{L}) (?=/)#u", "\u{A0}", $result ?? $text );
		return $result ?? $text;
	}

	/**
	 * Returns the space between a number and its unit: one that no line breaks at, but after a fraction, which some voices lose before it.
	 *
	 * @param string $quantity The number as printed.
	 */
	public static function unit_space( string $quantity ): string {
		return 1 === preg_match( '/[' . Digits::FRACTION_SIGNS . ']\z/u', $quantity ) ? ' ' : "\u{A0}";
	}

	/**
	 * Splits an amount that is said twice: "250 g / 9 oz", "70 g (⅓ cup)".
	 *
	 * The twin of `splitAmount()` in `blocks/ingredients`.
	 *
	 * @param string $quantity As printed.
	 * @return array{string, string} What one measures by, and the other one, empty where there is none.
	 */
	public static function split( string $quantity ): array {
		return 1 === preg_match(
			'#^([^\s(].*?)(?:[\s\x{A0}\x{202F}]+/[\s\x{A0}\x{202F}]+(.+)|[\s\x{A0}\x{202F}]*\((.+)\))$#u',
			$quantity,
			$found
		)
			? [ $found[1], $found[3] ?? $found[2] ?? '' ]
			: [ $quantity, '' ];
	}
}
