<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Text\SectionNames;

defined( 'ABSPATH' ) || exit;

/**
 * Splits a written text between its recipes. The texts that result are the whole one when they are joined.
 */
final class Recipes {

	/** Front matter that names a recipe, above another than the first. */
	private const FRONT_MATTER = '/^(?=---[ \t]*\r?\n(?:(?:[\w .-]+:|[ \t]+\S|-[ \t]).*\n){0,60}?[ \t]*(?:title|name)[ \t]*:.*\n(?:(?:[\w .-]+:|[ \t]+\S|-[ \t]).*\n){0,60}?(?:---|\.\.\.)[ \t]*$)/mi';

	/** The highest heading of Markdown. */
	private const HEADING = '/^(?=#[ \t]+\S)/m';

	/** Two empty lines or more. */
	private const GAP = '/(?<=\n)(?:[ \t]*\r?\n){2,}\K(?=\S)/';

	/** A line that is an entry of a list, or a number of one. */
	private const ITEM = '/^\s*(?:[-*+•]|\d{1,3}[.)])\s/u';

	/**
	 * Splits a text above each front matter.
	 *
	 * @param string $text The text.
	 * @return non-empty-list<string>
	 */
	public static function by_front_matter( string $text ): array {
		return self::joined( preg_split( self::FRONT_MATTER, $text ) ?: [ $text ], static fn (): bool => true );
	}

	/**
	 * Splits a text above the headings of its recipes, each of which has ingredients of its own.
	 *
	 * @param string $text The text, in Markdown without front matter.
	 * @return non-empty-list<string>
	 */
	public static function by_heading( string $text ): array {
		return self::joined( preg_split( self::HEADING, $text ) ?: [ $text ], self::begins( ... ) );
	}

	/**
	 * Splits a text where two empty lines or more precede another recipe.
	 *
	 * @param string $text Plain text.
	 * @return non-empty-list<string>
	 */
	public static function by_gap( string $text ): array {
		return self::joined( preg_split( self::GAP, $text ) ?: [ $text ], self::begins( ... ) );
	}

	/**
	 * Joins parts in which no recipe begins to the one above.
	 *
	 * @param list<string>                 $parts  Parts of a text.
	 * @param \Closure(string, string): bool $begins Whether a recipe begins in a part, by it and what is above it.
	 * @return non-empty-list<string>
	 */
	private static function joined( array $parts, \Closure $begins ): array {
		$recipes = [ array_shift( $parts ) ?? '' ];
		foreach ( $parts as $part ) {
			$last = count( $recipes ) - 1;
			if ( '' !== trim( $recipes[ $last ] ) && $begins( $part, $recipes[ $last ] ) ) {
				$recipes[] = $part;
			} else {
				$recipes[ $last ] .= $part;
			}
		}
		return $recipes;
	}

	/**
	 * Returns whether another recipe begins in a part: a name, and a list that the recipe above has already.
	 *
	 * @param string $part  The part.
	 * @param string $above The recipe above it.
	 */
	private static function begins( string $part, string $above ): bool {
		$lines = explode( "\n", trim( $part ), 2 );
		$name  = trim( $lines[0], "# \t\r" );
		return '' === SectionNames::written_part_of( $name )
			&& 1 !== preg_match( self::ITEM, $lines[0] )
			&& [] !== array_intersect( self::lists( $lines[1] ?? '' ), self::lists( $above ) );
	}

	/**
	 * Returns which lists a text names.
	 *
	 * @param string $text The text.
	 * @return list<string>
	 */
	private static function lists( string $text ): array {
		$names = [];
		foreach ( explode( "\n", $text ) as $line ) {
			if ( strlen( $line ) < 80 && 1 !== preg_match( self::ITEM, $line ) ) {
				$names[ SectionNames::written_part_of( $line ) ] = true;
			}
		}
		return array_values( array_intersect( [ SectionNames::INGREDIENTS, SectionNames::INSTRUCTIONS ], array_keys( $names ) ) );
	}
}
