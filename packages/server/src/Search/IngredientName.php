<?php
declare( strict_types=1 );

namespace Larder\Search;

/**
 * Finds the food in the name of an ingredient, so that "2 ripe tomatoes" and "Tomato" are one.
 */
final class IngredientName {

	/** How many names are remembered within a request. */
	private const REMEMBERED = 5000;

	/** Words that say how a food is, not which one. */
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

	/** Words that end like a plural and are none, or have a plural of their own. */
	private const SINGULARS = [
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
	];

	/**
	 * Gives the value that all spellings of a food share.
	 *
	 * @param string $name Name of an ingredient, plain text.
	 * @return string Folded text, empty when there is none.
	 */
	public static function normalize( string $name ): string {
		/** @var array<string, string> $known The same few foods come again and again. */
		static $known = [];
		if ( count( $known ) > self::REMEMBERED ) {
			$known = [];
		}
		return $known[ $name ] ??= self::food( $name );
	}

	/**
	 * Finds the food in a name.
	 *
	 * @param string $name Name of an ingredient, plain text.
	 */
	private static function food( string $name ): string {
		$name  = (string) preg_replace( [ '/\([^)]*\)/u', '/,.*$/us' ], ' ', $name );
		$words = Text::words( (string) preg_replace( '/[\d¼-¾⅐-⅞]+/u', ' ', $name ) );
		$foods = array_values( array_diff( $words, self::DESCRIPTIONS ) );
		$last  = array_pop( $foods );
		return null === $last ? implode( ' ', $words ) : implode( ' ', [ ...$foods, self::singular( $last ) ] );
	}

	/**
	 * Gives the singular of an English word; other languages keep their words.
	 *
	 * @param string $word A folded word.
	 */
	private static function singular( string $word ): string {
		if ( isset( self::SINGULARS[ $word ] ) ) {
			return self::SINGULARS[ $word ];
		}
		return (string) match ( true ) {
			strlen( $word ) < 4, 1 === preg_match( '/(?:ss|us|is)$/', $word ) => $word,
			str_ends_with( $word, 'ies' ) => strlen( $word ) > 4 ? substr( $word, 0, -3 ) . 'y' : substr( $word, 0, -1 ),
			1 === preg_match( '/(?:oe|che|she|xe|sse)s$/', $word ) => substr( $word, 0, -2 ),
			str_ends_with( $word, 's' ) => substr( $word, 0, -1 ),
			default => $word,
		};
	}
}
