<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

use Larder\Exchange\Text\Seconds;

/**
 * Compares Recipe nodes that two plugins print of the same recipe: what one said the other has to say, however it writes it.
 */
final class PrintedNode {

	/** What says where the page is, and what no search engine reads of a recipe. */
	private const LEFT_OUT = [
		'@context',
		'@id',
		'isPartOf',
		'mainEntityOfPage',
		'performTime',
		'review',
		'url',
		'commentCount',
		'datePublished',
		'dateModified',
	];

	/**
	 * Finds the node of the same recipe.
	 *
	 * @param array<string, mixed>       $node  The node of before.
	 * @param list<array<string, mixed>> $nodes What the page prints now.
	 * @return array<string, mixed> Empty where there is none.
	 */
	public static function like( array $node, array $nodes ): array {
		$recipes = array_values( array_filter( $nodes, static fn ( array $other ): bool => 'Recipe' === ( $other['@type'] ?? '' ) ) );
		foreach ( $recipes as $recipe ) {
			if ( self::plain( $recipe['name'] ?? '' ) === self::plain( $node['name'] ?? '' ) ) {
				return $recipe;
			}
		}
		return 1 === count( $recipes ) ? $recipes[0] : [];
	}

	/**
	 * Names what is missing or different now.
	 *
	 * @param array<string, mixed> $before The node of before.
	 * @param array<string, mixed> $now    The node of today.
	 * @return array<string, string> What differs, by field.
	 */
	public static function differences( array $before, array $now ): array {
		if ( [] === $now ) {
			return [ '@type' => 'there is no node any more' ];
		}
		$found = [];
		foreach ( array_diff_key( $before, array_flip( self::LEFT_OUT ) ) as $field => $value ) {
			$missing = match ( $field ) {
				'keywords'               => self::keywords( $value, $now ),
				'recipeInstructions'     => self::sayings( self::steps( $value ), implode( '', self::steps( $now[ $field ] ?? '' ) ) ),
				'prepTime', 'cookTime', 'totalTime' => self::times( $field, $before, $now ),
				'nutrition'              => self::nutrition( $value, $now[ $field ] ?? [] ),
				'aggregateRating'        => self::rating( $value, $now[ $field ] ?? [] ),
				'image'                  => self::images( $value, $now[ $field ] ?? '' ),
				'author'                 => self::sayings(
					[ self::plain( self::part( $value, 'name' ) ) ],
					self::plain( self::part( $now[ $field ] ?? [], 'name' ) )
				),
				'video'                  => in_array( $value, [ [], null, '' ], true ) ? [] : self::video( $value, $now[ $field ] ?? [] ),
				'recipeYield'            => self::sayings(
					array_slice( self::numbers( $value ), 0, 1 ),
					implode( ' ', self::numbers( $now[ $field ] ?? '' ) )
				),
				'suitableForDiet'        => self::sayings( self::diets( $value ), implode( ' ', self::diets( $now[ $field ] ?? '' ) ) ),
				default                  => self::sayings( self::texts( $value ), implode( '', self::texts( $now[ $field ] ?? '' ) ) ),
			};
			if ( [] !== $missing ) {
				$found[ $field ] = implode( ' | ', $missing );
			}
		}
		return $found;
	}

	/**
	 * Finds texts that are not said any more.
	 *
	 * @param list<string> $texts Plain texts of before.
	 * @param string       $now   All that is said now.
	 * @return list<string>
	 */
	private static function sayings( array $texts, string $now ): array {
		return array_values( array_filter( $texts, static fn ( string $text ): bool => '' !== $text && ! str_contains( $now, $text ) ) );
	}

	/**
	 * Finds keywords that are missing; what is told as a course or a cuisine is none.
	 *
	 * @param mixed                $value Keywords of before: a list, or texts with commas.
	 * @param array<string, mixed> $now   The node of today.
	 * @return list<string>
	 */
	private static function keywords( mixed $value, array $now ): array {
		$words = static fn ( mixed $list ): array => array_map(
			self::plain( ... ),
			explode( ',', implode( ',', self::strings( $list ) ) )
		);
		$known = array_merge( ...array_map(
			static fn ( string $field ): array => $words( $now[ $field ] ?? '' ),
			[ 'keywords', 'recipeCategory', 'recipeCuisine' ]
		) );
		return array_values( array_diff( $words( $value ), $known, [ '' ] ) );
	}

	/**
	 * Compares a time: none at all is none, and one for preparation or cooking that is alone is told as the whole.
	 *
	 * @param array<string, mixed> $before The node of before.
	 * @param array<string, mixed> $now    The node of today.
	 * @return list<string>
	 */
	private static function times( string $field, array $before, array $now ): array {
		$was     = self::minutes( $before[ $field ] ?? '' );
		$is      = self::minutes( $now[ $field ] ?? '' );
		$is_told = 0 === $is && 'totalTime' !== $field && self::minutes( $now['totalTime'] ?? '' ) >= $was;
		return 0 === $was || $was === $is || $is_told ? [] : [ "$was minutes, now $is" ];
	}

	/**
	 * Compares the numbers of nutrients.
	 *
	 * @param mixed $before The node of before.
	 * @param mixed $now    The node of today.
	 * @return list<string>
	 */
	private static function nutrition( mixed $before, mixed $now ): array {
		$missing = [];
		foreach ( is_array( $before ) ? $before : [] as $field => $value ) {
			$was = self::numbers( $value )[0] ?? '';
			$is  = self::numbers( self::part( $now, (string) $field ) )[0] ?? '';
			if ( '@type' !== $field && ! in_array( $was, [ '', '0' ], true ) && $was !== $is ) {
				$missing[] = "$field $was, now $is";
			}
		}
		return $missing;
	}

	/**
	 * Compares videos: their names, descriptions, lengths and days.
	 *
	 * @param mixed $before The node of before.
	 * @param mixed $now    The node of today.
	 * @return list<string>
	 */
	private static function video( mixed $before, mixed $now ): array {
		$missing = [] === $now ? [ 'video' ] : [];
		foreach ( [ 'name', 'description', 'uploadDate', 'duration' ] as $field ) {
			$plain = static fn ( mixed $node ): string => match ( $field ) {
				'uploadDate' => substr( self::text( self::part( $node, $field ) ), 0, 10 ),
				'duration'   => (string) ( Seconds::parse( self::text( self::part( $node, $field ) ) ) ?: '' ),
				default      => self::plain( self::part( $node, $field ) ),
			};
			if ( '' !== $plain( $before ) && ! str_contains( $plain( $now ), $plain( $before ) ) ) {
				$missing[] = "$field " . $plain( $before ) . ', now ' . $plain( $now );
			}
		}
		return $missing;
	}

	/**
	 * Compares ratings, to the last digit that was printed.
	 *
	 * @param mixed $before The node of before.
	 * @param mixed $now    The node of today.
	 * @return list<string>
	 */
	private static function rating( mixed $before, mixed $now ): array {
		$value  = self::text( self::part( $before, 'ratingValue' ) );
		$digits = strlen( explode( '.', "$value." )[1] );
		$is     = (float) self::text( self::part( $now, 'ratingValue' ) );
		$count  = self::text( self::part( $before, 'ratingCount' ) ) ?: self::text( self::part( $before, 'reviewCount' ) );
		$counts = self::text( self::part( $now, 'ratingCount' ) );
		$equal  = '' === $value || ( round( (float) $value, $digits ) === round( $is, $digits ) && $count === $counts );
		return $equal ? [] : [ "$value of $count, now $is of $counts" ];
	}

	/**
	 * Compares the first picture: its file, in whatever size.
	 *
	 * @param mixed $before Addresses.
	 * @param mixed $now    Addresses.
	 * @return list<string>
	 */
	private static function images( mixed $before, mixed $now ): array {
		$name = static fn ( string $url ): string => (string) preg_replace( '/-(?:\d+x\d+|scaled)(?=\.\w+$)/', '', basename( $url ) );
		$first = array_map( $name, array_slice( self::strings( $before ), 0, 1 ) );
		return array_values( array_diff( $first, array_map( $name, self::strings( $now ) ), [ '' ] ) );
	}

	/**
	 * Returns the names of diets without the address of schema.org.
	 *
	 * @param mixed $value Names or addresses.
	 * @return list<string>
	 */
	private static function diets( mixed $value ): array {
		return array_map( static fn ( string $diet ): string => basename( $diet ), self::strings( $value ) );
	}

	/**
	 * Returns the texts of all steps.
	 *
	 * @param mixed $value Texts, steps or sections.
	 * @return list<string> Plain.
	 */
	private static function steps( mixed $value ): array {
		$texts = [];
		foreach ( is_array( $value ) ? $value : [ $value ] as $step ) {
			$texts = is_array( $step )
				? [ ...$texts, ...self::steps( $step['itemListElement'] ?? [ $step['text'] ?? '' ] ) ]
				: [ ...$texts, self::plain( self::text( $step ) ) ];
		}
		return $texts;
	}

	/**
	 * Returns the numbers of a value.
	 *
	 * @param mixed $value Texts or numbers.
	 * @return list<string>
	 */
	private static function numbers( mixed $value ): array {
		preg_match_all( '/\d+(?:[.,]\d+)?/', implode( ' ', self::strings( $value ) ), $found );
		return array_map( static fn ( string $number ): string => (string) (float) str_replace( ',', '.', $number ), $found[0] );
	}

	/**
	 * Returns plain texts.
	 *
	 * @param mixed $value Texts.
	 * @return list<string>
	 */
	private static function texts( mixed $value ): array {
		return array_map( self::plain( ... ), self::strings( $value ) );
	}

	/**
	 * Returns the texts of a value.
	 *
	 * @param mixed $value A text, a number or a list.
	 * @return list<string>
	 */
	private static function strings( mixed $value ): array {
		return array_map( self::text( ... ), array_values( is_array( $value ) ? $value : [ $value ] ) );
	}

	/**
	 * Returns a part of a node.
	 *
	 * @param string $name Name of the part.
	 */
	private static function part( mixed $node, string $name ): mixed {
		return is_array( $node ) ? $node[ $name ] ?? '' : '';
	}

	/**
	 * Returns a value as text.
	 *
	 * @param mixed $value A text or a number.
	 */
	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * Returns the letters and digits of a text, without tags, entities, spaces and marks.
	 *
	 * @param mixed $value The text.
	 */
	private static function plain( mixed $value ): string {
		$text = wp_strip_all_tags( self::text( $value ) );
		for ( $round = 0; $round < 2; $round++ ) {
			$text = html_entity_decode( $text, ENT_QUOTES | ENT_HTML5 );
		}
		return mb_strtolower( (string) preg_replace( '/[^\p{L}\p{N}]+/u', '', wp_strip_all_tags( $text ) ) );
	}

	/**
	 * Reads a time.
	 *
	 * @param mixed $time Of ISO 8601.
	 */
	private static function minutes( mixed $time ): int {
		if ( 1 !== preg_match( '/^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?/', self::text( $time ), $found ) ) {
			return 0;
		}
		return (int) ( $found[1] ?? 0 ) * 1440 + (int) ( $found[2] ?? 0 ) * 60 + (int) ( $found[3] ?? 0 );
	}
}
