<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Html\Page;
use Larder\Exchange\Text\LineCleaner;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the title of a page that does not say the name of its recipe.
 */
final class PageTitle {

	/** How long a title may be: one without an end is the whole page. */
	private const MAX_LENGTH = 500;

	/** How many headings of a level are looked at. */
	private const MAX_HEADINGS = 50;

	/**
	 * Returns the heading that the page's own title begins with, else the first, else the title without the site.
	 */
	public static function find( Page $page ): string {
		return self::without_kind( self::heading( $page ) );
	}

	/**
	 * Strips "Recipe" from the end of a title: after a dash, or below the name of a dish in small letters, as a page announces it.
	 */
	public static function without_kind( string $title ): string {
		$bare = preg_replace( '/\s*[-–—|:]\s*(?:recipe|recept|rezept|recette|receta|ricetta)$/iu', '', $title ) ?? $title;
		return preg_replace( '/^(\p{Lu}[^\p{Lu}]{4,})\s(?:recipe|recept)$/u', '$1', $bare ) ?? $bare;
	}

	/**
	 * Returns the title as the page has it.
	 */
	private static function heading( Page $page ): string {
		$meta     = $page->meta( 'og:title', 'twitter:title' );
		$element  = $page->first( '//title' );
		$title    = mb_substr( '' === $meta && null !== $element ? HtmlText::from_node( $element ) : $meta, 0, self::MAX_LENGTH );
		$bare     = self::without_site( $title, $page->meta( 'og:site_name' ) );
		$headings = self::headings( $page, 'h1' );
		foreach ( [ ...$headings, ...self::headings( $page, 'h2' ) ] as $heading ) {
			if ( self::is_piece( $heading, [ $bare, ...( preg_split( '/\s*[|│·•>»]\s*/u', $title ) ?: [] ) ] ) ) {
				return $heading;
			}
		}
		// A heading of its own that the title has in other words says better what the page is about than what ends the title.
		$has_own = 1 === count( $headings ) && ! str_contains( $title, $headings[0] );
		$others  = [ ...$headings, ...self::headings( $page, 'h2' ), ...self::headings( $page, 'h3' ) ];
		$last    = $has_own ? '' : self::last_of( $title, $others );
		if ( '' !== $last ) {
			return $last;
		}
		if ( '' === $bare ) {
			return $headings[0] ?? '';
		}
		return 1 === count( $headings ) && mb_strlen( $headings[0] ) > mb_strlen( $bare ) * 0.7
			? $headings[0]
			: self::without_path( $bare );
	}

	/**
	 * Returns the headings of a level, without what they say in small print: who wrote it.
	 *
	 * @param string $tag The level.
	 * @return list<string> Without empty ones.
	 */
	private static function headings( Page $page, string $tag ): array {
		$texts = [];
		foreach ( array_slice( $page->all( "//$tag" ), 0, self::MAX_HEADINGS ) as $heading ) {
			$text  = HtmlText::from_node( $heading );
			$small = implode( ' ', array_map( HtmlText::from_node( ... ), $page->all( './/small', $heading ) ) );
			$texts[] = '' !== $small && str_ends_with( $text, " $small" ) ? substr( $text, 0, -strlen( " $small" ) ) : $text;
		}
		return array_values( array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) );
	}

	/**
	 * Returns whether a heading is most of a piece of the page's title; one in two lines, of which only one is found, is not.
	 *
	 * @param list<string> $pieces The pieces of the title.
	 */
	private static function is_piece( string $heading, array $pieces ): bool {
		$folded = LineCleaner::folded( $heading );
		foreach ( $pieces as $piece ) {
			$whole = LineCleaner::folded( $piece );
			$least = mb_strlen( LineCleaner::folded( preg_replace( '/\s+recipe$/iu', '', $piece ) ?? $piece ) ) * 0.7;
			if ( mb_strlen( $folded ) > 5 && mb_strlen( $folded ) > $least && str_contains( $whole, $folded ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the heading that ends the title of the page, behind the name of the site: `Anna's kitchen: Apple pie`.
	 *
	 * @param string       $title    The title.
	 * @param list<string> $headings Headings, also those below titles of pages, as blogs have that print several entries on one.
	 */
	private static function last_of( string $title, array $headings ): string {
		foreach ( $headings as $heading ) {
			$before = str_ends_with( $title, $heading ) ? substr( $title, 0, -strlen( $heading ) ) : '';
			if ( 1 === preg_match( '/\S(?::|\s[-–—|])\s+$/u', $before ) ) {
				return $heading;
			}
		}
		return '';
	}

	/**
	 * Strips a breadcrumb path from a title: `Desserts > Apple pie`.
	 */
	private static function without_path( string $title ): string {
		return preg_replace( '/^.*\s[>»›]\s+(?=\S)/u', '', $title ) ?? $title;
	}

	/**
	 * Strips the name of the site from a title.
	 *
	 * @param string $site Name of the site, if known.
	 */
	private static function without_site( string $title, string $site ): string {
		$bare = '' === $site ? $title : preg_replace( '/\s*[-–—|│:·•]\s*' . preg_quote( $site, '/' ) . '\s*$/iu', '', $title ) ?? $title;
		return trim( preg_replace( '/\s+[-–—|│·•]\s*[^-–—|│·•]{1,60}$/u', '', $bare ) ?? $bare );
	}
}
