<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Text\SectionNames;
use Larder\Exchange\Text\WrittenRules;

defined( 'ABSPATH' ) || exit;

/**
 * Splits a written text between its recipes. The texts that result are the whole one when they are joined.
 */
final class Recipes {

	/** A line of front matter that names the recipe. */
	private const NAMED = '[ \t]*+(?:title|name)[ \t]*+:';

	/** Any line of front matter: a name and its value, what continues with one, an entry of a list, a comment, an empty line. */
	private const LINE = '(?:[^\s:#][^:\n]*+:|[ \t]++\S|-[ \t]|#|[ \t]*+\r?$)';

	/** Front matter that names a recipe, above another than the first. What is no such is told by one look at each line. */
	private const FRONT_MATTER = '/^(?=---[ \t]*\r?\n(?=[ \t]*\S)(?:(?!' . self::NAMED . ')' . self::LINE . '.*+\n){0,60}+'
		. self::NAMED . '.*+\n(?:' . self::LINE . '.*+\n){0,60}+(?:---|\.\.\.)[ \t]*+\r?$)/mi';

	/** The highest heading of Markdown. */
	private const HEADING = '/^(?=#[ \t]+\S)/m';

	/** Two empty lines or more. */
	private const GAP = '/(?<=\S)[ \t]*+\r?\n(?:[ \t]*+\r?\n){2,}+\K(?=\S)/';

	/** A line that is an entry of a list, or a number of one. */
	private const ITEM = '/^\s*(?:[-*+•]|\d{1,3}[.)])\s/u';

	/**
	 * Splits a text above each front matter.
	 *
	 * @return non-empty-list<string>
	 */
	public static function by_front_matter( string $text ): array {
		$parts = preg_split( self::FRONT_MATTER, $text ) ?: [ $text ];
		$first = array_shift( $parts );
		// Empty lines above all are of the first recipe.
		return '' === trim( $first ) && [] !== $parts ? [ $first . array_shift( $parts ), ...$parts ] : [ $first, ...$parts ];
	}

	/**
	 * Splits a text above the headings of its recipes, each of which has ingredients of its own.
	 *
	 * @param string $text The text, in Markdown without front matter.
	 * @return non-empty-list<string>
	 */
	public static function by_heading( string $text ): array {
		return self::joined( preg_split( self::HEADING, $text ) ?: [ $text ] );
	}

	/**
	 * Splits a text where two empty lines or more precede another recipe.
	 *
	 * @param string $text Plain text.
	 * @return non-empty-list<string>
	 */
	public static function by_gap( string $text ): array {
		return self::joined( preg_split( self::GAP, $text ) ?: [ $text ] );
	}

	/**
	 * Joins parts in which no recipe begins to the one above. One begins with a name and a list that the recipe above has already.
	 *
	 * @param list<string> $parts Parts of a text.
	 * @return non-empty-list<string>
	 */
	private static function joined( array $parts ): array {
		$recipes = [ array_shift( $parts ) ?? '' ];
		$above   = self::lists( $recipes[0] );
		foreach ( $parts as $part ) {
			[ $head, $rest ] = [ ...explode( "\n", trim( $part ), 2 ), '' ];
			$lists           = self::lists( $rest );
			if ( [] !== array_intersect_key( $lists, $above ) && self::is_name( $head ) ) {
				$recipes[] = $part;
				$above     = $lists;
			} else {
				$recipes[ count( $recipes ) - 1 ] .= $part;
				$above += $lists + self::lists( $head );
			}
		}
		return $recipes;
	}

	/**
	 * Returns whether a line may be the name of a recipe: it is none of its parts, and no part of the dish, such as "For the frosting".
	 */
	private static function is_name( string $line ): bool {
		$name = trim( $line, "#: \t\r" );
		return '' === SectionNames::written_part_of( $name )
			&& 1 !== preg_match( self::ITEM, $line )
			&& 1 !== preg_match( WrittenRules::whole( WrittenRules::all()['forAPart'] ), $name );
	}

	/**
	 * Returns which lists a text names.
	 *
	 * @return array<string, true>
	 */
	private static function lists( string $text ): array {
		$names = [];
		foreach ( explode( "\n", $text ) as $line ) {
			if ( '' !== trim( $line ) && strlen( $line ) < 80 && 1 !== preg_match( self::ITEM, $line ) ) {
				$names[ SectionNames::written_part_of( $line ) ] = true;
			}
		}
		return array_intersect_key(
			$names,
			[
				SectionNames::INGREDIENTS  => true,
				SectionNames::INSTRUCTIONS => true,
			]
		);
	}
}
