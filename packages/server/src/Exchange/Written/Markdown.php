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

	/** {@inheritDoc} */
	public function id(): string {
		return 'markdown';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'Markdown';
	}

	/** {@inheritDoc} */
	public function endings(): array {
		return [ 'md', 'markdown' ];
	}

	/** {@inheritDoc} */
	public function media_types(): array {
		return [ 'text/markdown' ];
	}

	/** {@inheritDoc} */
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

	/** {@inheritDoc} */
	public function split( string $text ): array {
		$parts = Recipes::by_front_matter( $text );
		return 1 === count( $parts ) ? Recipes::by_heading( $text ) : $parts;
	}

	/** {@inheritDoc} */
	public function head(): string {
		return '';
	}

	/** {@inheritDoc} */
	public function piece( RecipeDocument $document, bool $is_first ): string {
		return ( $is_first ? '' : "\n" ) . MarkdownText::write( $document );
	}

	/** {@inheritDoc} */
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
