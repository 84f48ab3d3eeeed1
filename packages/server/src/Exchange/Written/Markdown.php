<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\Url;
use Larder\Exchange\Pieces\Collection;
use Larder\Exchange\Reading;
use Larder\Exchange\Source;
use Larder\Exchange\StreamedFormat;
use Larder\Exchange\WritesPieces;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes in Markdown, one a file or one below the other, with front matter or without.
 */
final class Markdown implements StreamedFormat, Collection {

	use WritesPieces;

	/**
	 * Returns the name by which programs ask for the format.
	 */
	public function id(): string {
		return 'markdown';
	}

	/**
	 * Returns the name that people see.
	 */
	public function label(): string {
		return 'Markdown';
	}

	/**
	 * Returns the endings of its files, without dots.
	 */
	public function endings(): array {
		return [ 'md', 'markdown' ];
	}

	/**
	 * Returns its media types, the usual one first.
	 */
	public function media_types(): array {
		return [ 'text/markdown' ];
	}

	/**
	 * Returns how confident the format is that a source is its own.
	 */
	public function confidence( Source $source ): float {
		return match ( true ) {
			in_array( $source->ending(), $this->endings(), true ) => self::CERTAIN,
			str_contains( $source->media_type, 'markdown' ) => self::CERTAIN,
			1 === preg_match( '/^(?:---\n|#{1,2} )/', $source->start() )
				&& 1 === preg_match( '/^#{1,3} /m', $source->text() ) => self::LIKELY,
			default => self::NO_MATCH,
		};
	}

	/**
	 * Reads the recipes of a file.
	 */
	public function read( Source $source ): Reading {
		return Reading::from_found( array_map(
			static fn ( string $text ): FoundRecipe => self::recipe( $text, $source ),
			$this->split( $source->text() )
		) );
	}

	/**
	 * Splits a text between its recipes.
	 */
	public function split( string $text ): array {
		$parts = Recipes::by_front_matter( $text );
		return 1 === count( $parts ) ? Recipes::by_heading( $text ) : $parts;
	}

	/**
	 * Returns what a file begins with.
	 */
	public function head(): string {
		return '';
	}

	/**
	 * Writes a recipe.
	 *
	 * @param bool $is_first Whether it is the first of the file.
	 */
	public function piece( RecipeDocument $document, bool $is_first ): string {
		return ( $is_first ? '' : "\n" ) . MarkdownText::write( $document );
	}

	/**
	 * Returns what a file ends with.
	 */
	public function tail(): string {
		return '';
	}

	/**
	 * Reads one recipe.
	 *
	 * @param string $markdown Its text.
	 * @param Source $source   What it is from.
	 */
	private static function recipe( string $markdown, Source $source ): FoundRecipe {
		[ $values, $text ] = FrontMatter::split( $markdown );
		$recipe            = new FoundRecipe();
		FrontMatter::apply( $recipe, $values );
		$picture = MarkdownLines::picture( $text );
		$names   = [] === $recipe->images ? [ $picture ] : $recipe->images;
		$recipe->photos = array_values( array_filter( array_map( $source->picture( ... ), $names ) ) );
		if ( [] === $recipe->images && '' !== $picture ) {
			$recipe->images = [ Url::resolve( $picture, $source->url ) ];
		}
		$recipe = RecipeText::read( MarkdownLines::from_text( $text ), $recipe );
		FrontMatter::apply_lists( $recipe, $values );
		$recipe->name = '' === $recipe->name ? $source->stem() : $recipe->name;
		return $recipe;
	}
}
