<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Apps\TextLists;
use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\Url;
use Larder\Exchange\Text\SectionNames;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what is between dashes above a recipe in Markdown or Cooklang: the simple part of YAML that people write there.
 */
final class FrontMatter {

	/** Names of the facts by what people call them, in small letters and without blanks. */
	private const NAMES = [
		'title'        => 'name',
		'name'         => 'name',
		'description'  => 'description',
		'introduction' => 'description',
		'author'       => 'author',
		'servings'     => 'yield',
		'serves'       => 'yield',
		'yield'        => 'yield',
		'preptime'     => 'prep',
		'time.prep'    => 'prep',
		'cooktime'     => 'cook',
		'time.cook'    => 'cook',
		'totaltime'    => 'total',
		'time'         => 'total',
		'duration'     => 'total',
		'timerequired' => 'total',
		'resttime'     => 'rest',
		'image'        => 'image',
		'picture'      => 'image',
		'photo'        => 'image',
		'source'       => 'source',
		'source.url'   => 'url',
		'source.name'  => 'source',
		'url'          => 'url',
		'link'         => 'url',
		'tags'         => 'keywords',
		'tag'          => 'keywords',
		'keywords'     => 'keywords',
		'category'     => 'keywords',
		'categories'   => 'keywords',
		'course'       => 'Course',
		'cuisine'      => 'Cuisine',
		'diet'         => 'Diet',
		'difficulty'   => 'difficulty',
		'language'     => 'language',
		'lang'         => 'language',
		'locale'       => 'language',
	];

	/** A language tag; the name of a language is none. */
	private const LANGUAGE = '/^[a-z]{2,3}(?:-[a-z\d]{1,8})*$/i';

	/** Names that are for the programs that keep the file. */
	private const FOR_PROGRAMS = '/^(?:id|uid|uuid|slug|layout|draft|type|template|permalink|alias(?:es)?|cssclass(?:es)?|version|publish(?:ed)?'
		. '|date.*|created.*|modified.*|updated.*)$/';

	/**
	 * Separates the front matter from a text.
	 *
	 * @return array{array<array-key, list<string>>, string} Values by name, which PHP makes a number of digits alone, and what follows.
	 */
	public static function split( string $text ): array {
		if ( 1 !== preg_match( '/^\s*---[ \t]*\n(.*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/s', $text, $match ) ) {
			return [ [], $text ];
		}
		return [ self::values( $match[1] ), substr( $text, strlen( $match[0] ) ) ];
	}

	/**
	 * Applies the facts of the front matter to a recipe.
	 *
	 * @param array<array-key, list<string>> $values
	 */
	public static function apply( FoundRecipe $recipe, array $values ): void {
		foreach ( $values as $key => $texts ) {
			$name = (string) $key;
			$text = implode( ', ', $texts );
			$bare = strtolower( str_replace( [ ' ', '_', '-' ], '', $name ) );
			$fact = self::NAMES[ $bare ] ?? '';
			$tag  = str_replace( '_', '-', $text );
			match ( $fact ) {
				'name' => $recipe->name = $text,
				'description' => $recipe->description = $text,
				'author' => $recipe->author = $text,
				'yield' => $recipe->yield = $text,
				'prep', 'cook', 'total', 'rest' => $recipe->take_time( $fact, $text ),
				'image' => $recipe->images = $texts,
				'url' => $recipe->url = $text,
				'source' => Url::is_web( $text ) ? $recipe->url = $text : $recipe->source = $text,
				'keywords' => array_push( $recipe->keywords, ...self::words( $texts ) ),
				'Course', 'Cuisine', 'Diet' => $recipe->name_terms( $fact, self::words( $texts ) ),
				'difficulty' => $recipe->take_difficulty( $text ),
				'language' => 1 === preg_match( self::LANGUAGE, $tag ) ? $recipe->language = $tag : $recipe->leave_out( $name, $text ),
				default => 1 === preg_match( self::FOR_PROGRAMS, $bare ) || '' !== SectionNames::part_of( $name )
					? null
					: $recipe->leave_out( $name, $text ),
			};
		}
	}

	/**
	 * Returns the words of a list, or of one text with commas between them.
	 *
	 * @param list<string> $texts The values.
	 * @return list<string>
	 */
	private static function words( array $texts ): array {
		return 1 === count( $texts ) ? array_map( trim( ... ), explode( ',', $texts[0] ) ) : $texts;
	}

	/**
	 * Applies the lists of the front matter to a recipe whose text has none.
	 *
	 * @param array<array-key, list<string>> $values
	 */
	public static function apply_lists( FoundRecipe $recipe, array $values ): void {
		foreach ( $values as $name => $texts ) {
			$part = SectionNames::part_of( (string) $name );
			if ( SectionNames::INGREDIENTS === $part && [] === $recipe->ingredients ) {
				TextLists::foods( $recipe, implode( "\n", $texts ) );
			} elseif ( SectionNames::INSTRUCTIONS === $part && [] === $recipe->instructions ) {
				TextLists::steps( $recipe, implode( "\n", $texts ) );
			}
		}
	}

	/**
	 * Reads names and values, those of one level below with the name above them.
	 *
	 * @param string $yaml What is between the dashes.
	 * @return array<array-key, list<string>>
	 */
	private static function values( string $yaml ): array {
		$values = [];
		$name   = '';
		$above  = '';
		foreach ( explode( "\n", $yaml ) as $line ) {
			if ( 1 === preg_match( '/^\s*-\s+(.+)$/', $line, $item ) && '' !== $name ) {
				$values[ $name ][] = self::scalar( $item[1] );
			} elseif ( 1 === preg_match( '/^(\s*)([\w .-]+?)\s*:(?:\s+(.*))?$/u', rtrim( $line ), $pair ) ) {
				$above = '' === $pair[1] ? $pair[2] : $above;
				$name  = '' === $pair[1] ? $pair[2] : "$above.$pair[2]";
				$list  = self::listed( $pair[3] ?? '' );
				if ( [] !== $list ) {
					$values[ $name ] = $list;
				}
			}
		}
		return $values;
	}

	/**
	 * Reads a value on the line of its name.
	 *
	 * @param string $text The value: a text, or a list in brackets.
	 * @return list<string>
	 */
	private static function listed( string $text ): array {
		$text = trim( $text );
		if ( 1 !== preg_match( '/^\[(.*)\]$/s', $text, $inner ) ) {
			$value = self::scalar( $text );
			return '' === $value ? [] : [ $value ];
		}
		preg_match_all( '/"(?:[^"\\\\]|\\\\.)*"|\'(?:[^\']|\'\')*\'|[^,]+/', $inner[1], $found );
		return array_values( array_filter(
			array_map( self::scalar( ... ), $found[0] ),
			static fn ( string $value ): bool => '' !== $value
		) );
	}

	/**
	 * Reads one value, without its quotes.
	 *
	 * @param string $text The value.
	 */
	private static function scalar( string $text ): string {
		$text = trim( $text );
		if ( 1 === preg_match( '/^"(.*)"$/s', $text, $match ) ) {
			return stripcslashes( $match[1] );
		}
		if ( 1 === preg_match( "/^'(.*)'$/s", $text, $match ) ) {
			return str_replace( "''", "'", $match[1] );
		}
		return $text;
	}
}
