<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Html\Page;
use Larder\Exchange\Text\LineTexts;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the title of a page that does not say the name of its recipe.
 */
final class PageTitle {

	/**
	 * Gives the heading that the page's own title begins with, else the first, else the title without the site.
	 *
	 * @param Page $page The page.
	 */
	public static function of( Page $page ): string {
		return self::without_kind( self::heading( $page ) );
	}

	/**
	 * Takes "Recipe" off the end of a title, behind a dash.
	 *
	 * @param string $title The title.
	 */
	public static function without_kind( string $title ): string {
		return preg_replace( '/\s*[-–—|:]\s*(?:recipe|recept|rezept|recette|receta|ricetta)$/iu', '', $title ) ?? $title;
	}

	/**
	 * Gives the title as the page has it.
	 *
	 * @param Page $page The page.
	 */
	private static function heading( Page $page ): string {
		$meta     = $page->meta( 'og:title', 'twitter:title' );
		$title    = '' === $meta ? HtmlText::of( $page->first( '//title' ) ?? $page->tree ) : $meta;
		$bare     = self::without_site( $title, $page->meta( 'og:site_name' ) );
		$headings = array_values( array_filter( array_map( HtmlText::of( ... ), $page->all( '//h1' ) ), static fn ( string $text ): bool => '' !== $text ) );
		foreach ( [ ...$headings, ...array_map( HtmlText::of( ... ), $page->all( '//h2' ) ) ] as $heading ) {
			$folded = LineTexts::folded( $heading );
			// A heading in two lines, of which only one is found, is not the whole title.
			if ( mb_strlen( $folded ) > 5 && str_contains( LineTexts::folded( $title ), $folded ) && mb_strlen( $folded ) > mb_strlen( LineTexts::folded( $bare ) ) * 0.7 ) {
				return $heading;
			}
		}
		return 1 === count( $headings ) && mb_strlen( $headings[0] ) > mb_strlen( $bare ) * 0.7 ? $headings[0] : $bare;
	}

	/**
	 * Takes the name of the site off a title.
	 *
	 * @param string $title The title.
	 * @param string $site  Name of the site, if known.
	 */
	private static function without_site( string $title, string $site ): string {
		$bare = '' === $site ? $title : preg_replace( '/\s*[-–—|│:·•]\s*' . preg_quote( $site, '/' ) . '\s*$/iu', '', $title ) ?? $title;
		return trim( preg_replace( '/\s+[-–—|│·•]\s*[^-–—|│·•]{1,60}$/u', '', $bare ) ?? $bare );
	}
}
