<?php
declare( strict_types=1 );

namespace Larder\Search\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Reduces the plural of a food to its singular where a few rules of the language do so safely; any other word stays.
 *
 * The result tells foods apart and is not shown: what matters is that both numbers
 * of a word become one, and two foods never do.
 */
final class Plurals {

	/** Words that end like a plural and are none, or have a plural of their own. */
	private const WORDS = [
		'en' => [
			'asparagus' => 'asparagus',
			'bass'      => 'bass',
			'chives'    => 'chives',
			'couscous'  => 'couscous',
			'hummus'    => 'hummus',
			'leaves'    => 'leaf',
			'loaves'    => 'loaf',
			'halves'    => 'half',
			'molasses'  => 'molasses',
			'swiss'     => 'swiss',
		],
		'de' => [
			'aepfel'    => 'apfel',
			'braten'    => 'braten',
			'eier'      => 'ei',
			'nuesse'    => 'nuss',
			'schinken'  => 'schinken',
			'walnuesse' => 'walnuss',
		],
		'es' => [
			'nueces' => 'nuez',
		],
		'fr' => [
			'choux' => 'chou',
			// Pasta is not pâté.
			'pates' => 'pates',
		],
	];

	/** Endings of plurals, each with what is there instead; the first that fits counts. */
	private const RULES = [
		'en' => [
			'/(?:ss|us|is)$/'             => '$0',
			'/(?<=..)ies$/'               => 'y',
			'/ies$/'                      => 'ie',
			'/(o|ch|sh|x|ss)es$/'         => '$1',
			'/s$/'                        => '',
		],
		'de' => [
			'/(?<!s)chen$/'               => '$0',
			'/(el)n$/'                    => '$1',
			'/([ghkmnrstv]e)n$/'          => '$1',
			'/(on?)s$/'                   => '$1',
		],
		'es' => [
			'/(?:is|us)$/'                => '$0',
			'/(on|al|el|ol|or|ar)es$/'    => '$1',
			'/([aeo])s$/'                 => '$1',
		],
		'fr' => [
			'/(eau)x$/'                   => '$1',
			'/([bcdefglmnrt])s$/'         => '$1',
		],
	];

	/** Languages whose words before the last one are in the plural, too: "tomates maduros". */
	private const EACH = [ 'es', 'fr' ];

	/**
	 * Returns the singular of a food.
	 *
	 * @param list<string> $words    Folded words.
	 * @param string       $language Two or three letters; another language than English, German, Spanish and French keeps its words.
	 * @return list<string>
	 */
	public static function singular( array $words, string $language ): array {
		$last = count( $words ) - 1;
		foreach ( $words as $place => $word ) {
			if ( $place === $last || in_array( $language, self::EACH, true ) ) {
				$words[ $place ] = self::of_word( $word, $language );
			}
		}
		return $words;
	}

	/**
	 * Returns the singular of a word.
	 *
	 * @param string $word     A folded word.
	 * @param string $language Two or three letters.
	 */
	private static function of_word( string $word, string $language ): string {
		if ( isset( self::WORDS[ $language ][ $word ] ) || strlen( $word ) < 4 ) {
			return self::WORDS[ $language ][ $word ] ?? $word;
		}
		foreach ( self::RULES[ $language ] ?? [] as $ending => $instead ) {
			$singular = (string) preg_replace( $ending, $instead, $word, 1, $count );
			if ( $count > 0 ) {
				return $singular;
			}
		}
		return $word;
	}
}
