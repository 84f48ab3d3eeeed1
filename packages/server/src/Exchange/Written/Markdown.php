<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\Url;
use Larder\Exchange\Reading;
use Larder\Exchange\Source;
use Larder\Exchange\WritableFormat;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes in Markdown, one a file, with front matter or without.
 */
final class Markdown implements WritableFormat {

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
	 * Returns how likely it is that a source has this format.
	 *
	 * @param Source $source The source.
	 */
	public function likeness( Source $source ): float {
		return match ( true ) {
			in_array( $source->ending(), $this->endings(), true ) => self::SURE,
			str_contains( $source->media_type, 'markdown' ) => self::SURE,
			1 === preg_match( '/^(?:---\n|#{1,2} )/', $source->start() )
				&& 1 === preg_match( '/^#{1,3} /m', $source->text() ) => self::LIKELY,
			default => self::NEVER,
		};
	}

	/**
	 * Reads the recipe of a file.
	 *
	 * @param Source $source The source.
	 */
	public function read( Source $source ): Reading {
		[ $values, $text ] = FrontMatter::split( $source->text() );
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
		return Reading::from_found( [ $recipe ] );
	}

	/**
	 * Writes recipes, one below the other.
	 *
	 * @param list<\Larder\Recipe\RecipeDocument> $documents The recipes.
	 */
	public function write( array $documents ): string {
		return implode( "\n", array_map( MarkdownText::write( ... ), $documents ) );
	}
}
