<?php
declare( strict_types=1 );

namespace Larder\Search\Query;

use Larder\Lines\Digits;
use Larder\Lines\LineReader;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the food in the name of an ingredient, so that "2 ripe tomatoes" and "Tomato" are one.
 */
final class IngredientName {

	/** How many names are remembered within a request. */
	private const REMEMBERED = 5000;

	/** Words that say how a food is, not which one, in English. */
	private const DESCRIPTIONS = [
		'a',
		'an',
		'beaten',
		'big',
		'boneless',
		'chilled',
		'chopped',
		'coarse',
		'coarsely',
		'cold',
		'cooked',
		'crushed',
		'cubed',
		'diced',
		'finely',
		'firm',
		'fresh',
		'freshly',
		'good',
		'grated',
		'halved',
		'heaped',
		'hot',
		'large',
		'lean',
		'lukewarm',
		'medium',
		'melted',
		'minced',
		'of',
		'organic',
		'peeled',
		'ripe',
		'roughly',
		'shredded',
		'skinless',
		'sliced',
		'small',
		'softened',
		'some',
		'the',
		'thick',
		'thickly',
		'thin',
		'thinly',
		'very',
		'warm',
		'whole',
	];

	/**
	 * Returns in which language the site is written, whoever looks at it.
	 *
	 * @return string Two or three letters.
	 */
	public static function language(): string {
		$locale = get_option( 'WPLANG' );
		$locale = is_multisite() && ! is_string( $locale ) ? get_site_option( 'WPLANG' ) : $locale;
		return is_string( $locale ) && 1 === preg_match( '/^[a-z]{2,3}/', $locale, $match ) ? $match[0] : 'en';
	}

	/**
	 * Returns the value that all spellings of a food share, and how it is written here.
	 *
	 * @param string $name     Name of an ingredient, plain text.
	 * @param string $language As {@see self::language()} gives it.
	 * @return array{string, string} Folded text, and text that can be shown; both empty when there is no food.
	 */
	public static function read( string $name, string $language ): array {
		/** @var array<string, array{string, string}> $known The same few foods come again and again. */
		static $known = [];
		if ( count( $known ) > self::REMEMBERED ) {
			$known = [];
		}
		return $known[ "$language:$name" ] ??= self::food( wp_check_invalid_utf8( $name ), $language );
	}

	/**
	 * Returns the name of the food of a line; where nobody has taken the line apart, it is read.
	 *
	 * @param string $text     The line.
	 * @param string $name     Its name as it is stored.
	 * @param string $language Two or three letters.
	 */
	public static function of_line( string $text, string $name, string $language ): string {
		$is_whole = $name === $text && 1 === preg_match( '/[\d' . Digits::FRACTION_SIGNS . ']/u', $text );
		return '' === $name || $is_whole ? LineReader::read( $text, $language )->name ?? $name : $name;
	}

	/**
	 * Finds the food in a name.
	 *
	 * @param string $name     Name of an ingredient, plain text.
	 * @param string $language Two or three letters.
	 * @return array{string, string} As {@see self::read()}.
	 */
	private static function food( string $name, string $language ): array {
		$name  = (string) preg_replace( [ '/\([^)]*\)/u', '/,.*$/us', '/[\d' . Digits::FRACTION_SIGNS . ']+/u' ], ' ', $name );
		$name  = LineReader::food( trim( $name ), $language );
		$words = Text::words( $name );
		$foods = array_values( array_diff( $words, self::descriptions( $language ) ) );
		return [
			implode( ' ', [] === $foods ? $words : Plurals::singular( $foods, $language ) ),
			self::written( $name, $language ),
		];
	}

	/**
	 * Returns the food as it is written, its first letter a capital.
	 *
	 * @param string $name     Name of an ingredient without numbers and remarks.
	 * @param string $language Two or three letters.
	 */
	private static function written( string $name, string $language ): string {
		preg_match_all( "/[\p{L}\p{M}]+(?:['’\-][\p{L}\p{M}]+)*/u", $name, $match );
		$words = $match[0];
		$foods = array_filter(
			$words,
			static fn ( string $word ): bool => [] !== array_diff( Text::words( $word ), self::descriptions( $language ) )
		);
		$text  = implode( ' ', [] === $foods ? $words : $foods );
		return mb_strtoupper( mb_substr( $text, 0, 1, 'UTF-8' ), 'UTF-8' ) . mb_substr( $text, 1, null, 'UTF-8' );
	}

	/**
	 * Returns the words that say how a food is.
	 *
	 * @param string $language Two or three letters.
	 * @return list<string> Folded; none where they are not known.
	 */
	private static function descriptions( string $language ): array {
		return 'en' === $language ? self::DESCRIPTIONS : [];
	}
}
