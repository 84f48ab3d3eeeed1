<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the values of digits and fractions in all scripts.
 */
final class Digits {

	/** Signs of fractions, to be within the brackets of a pattern. */
	public const FRACTION_SIGNS = '¼-¾⅐-⅞';

	/** How each of them is written in digits. */
	public const FRACTIONS = [
		'¼' => ' 1/4',
		'½' => ' 1/2',
		'¾' => ' 3/4',
		'⅐' => ' 1/7',
		'⅑' => ' 1/9',
		'⅒' => ' 1/10',
		'⅓' => ' 1/3',
		'⅔' => ' 2/3',
		'⅕' => ' 1/5',
		'⅖' => ' 2/5',
		'⅗' => ' 3/5',
		'⅘' => ' 4/5',
		'⅙' => ' 1/6',
		'⅚' => ' 5/6',
		'⅛' => ' 1/8',
		'⅜' => ' 3/8',
		'⅝' => ' 5/8',
		'⅞' => ' 7/8',
	];

	/** What is taken out of digits before they are read, or put in place of it. */
	private const PLAIN = [
		"/(?<!^0)(?<=[0-9])[,'’\u{A0}\u{2009}\u{202F}](?=[0-9]{3}(?![0-9]))/u" => '',
		'/ (?=[0-9]{3}\z)/'           => '',
		'/(?<=[0-9]|^),(?=[0-9])/'  => '.',
	];

	/** Hyphens and dashes of word processors, by those that the patterns know. */
	private const DASHES = [
		"\u{2010}" => '-',
		"\u{2011}" => '-',
		"\u{2012}" => '-',
		"\u{2015}" => '—',
	];

	/** What is left around fractions. */
	private const SPACES = [
		'~ ?([/⁄]) ?~u'              => '/',
		'/(?<=[0-9])\s+(?=[0-9])/u'  => ' ',
	];

	/**
	 * Reads a number in digits.
	 *
	 * @param string $text What a pattern of numbers found, such as `1 1/2` or `1,000`.
	 * @return float NAN for anything that is not a number.
	 */
	public static function value( string $text, Grammar $grammar ): float {
		$plain = self::replace( self::PLAIN, $grammar->replace( 'number.ORDINAL_END', $text ) );
		$plain = self::replace( self::SPACES, $grammar->replace( 'number.JOINT', $plain, ' ' ) );
		$plain = trim( strtr( $plain, self::FRACTIONS ) );
		if ( 1 === preg_match( '/^[0-9]*(?:\.[0-9]+)?$/', $plain ) && '' !== $plain ) {
			return (float) $plain;
		}
		if ( 1 !== preg_match( '~^(?:([0-9]+)\s+)?([0-9]+)\s*/\s*([0-9]+)$~uD', $plain, $part ) ) {
			return NAN;
		}
		$bottom = (float) $part[3];
		return 0.0 === $bottom ? NAN : (float) $part[1] + (float) $part[2] / $bottom;
	}

	/**
	 * Replaces digits of all scripts, the separators of Arabic numbers, and the hyphens and dashes of word processors with those that
	 * the patterns match.
	 *
	 * @param string $text Any text.
	 * @return string Text of as many characters; as it was where it has digits outside of the first plane of Unicode.
	 */
	public static function plain( string $text ): string {
		$text = strtr( $text, self::DASHES );
		if ( 1 !== preg_match( '/(?![0-9])\p{Nd}/u', $text ) || 1 === preg_match( '/(?=\p{Nd})[\x{10000}-\x{10FFFF}]/u', $text ) ) {
			return $text;
		}
		$digits = preg_replace_callback(
			'/(?![0-9])\p{Nd}/u',
			static fn ( array $digit ): string => (string) self::of_script( $digit[0] ),
			$text
		) ?? $text;
		return preg_replace( [ '/(?<=[0-9])٫(?=[0-9])/u', '/(?<=[0-9])٬(?=[0-9])/u' ], [ '.', ',' ], $digits ) ?? $digits;
	}

	/**
	 * Returns the value of a digit in its script: in each script the ten digits follow one another.
	 *
	 * @param string $digit The character.
	 */
	private static function of_script( string $digit ): int {
		$value = 0;
		for ( $code = mb_ord( $digit, 'UTF-8' ) - 1; $value < 9 && 1 === preg_match(
			'/^\p{Nd}$/u',
			(string) mb_chr( $code, 'UTF-8' )
		); --$code ) {
			++$value;
		}
		return $value;
	}

	/**
	 * Writes something in place of each pattern.
	 *
	 * @param array<string, string> $pairs What to write, by pattern.
	 */
	private static function replace( array $pairs, string $text ): string {
		return preg_replace( array_keys( $pairs ), array_values( $pairs ), $text ) ?? $text;
	}
}
