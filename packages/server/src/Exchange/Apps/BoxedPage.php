<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\Format;
use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\Page;
use Larder\Exchange\Html\Url;
use Larder\Exchange\Reading;
use Larder\Exchange\Source;

defined( 'ABSPATH' ) || exit;

/**
 * What the formats of apps that keep their recipes in one page have in common: a box for each recipe.
 */
abstract class BoxedPage implements Format {

	/** {@inheritDoc} */
	public function endings(): array {
		return [ 'html', 'htm' ];
	}

	/** {@inheritDoc} */
	public function media_types(): array {
		return [ 'text/html' ];
	}

	/**
	 * Returns the class of a box.
	 */
	abstract protected function box(): string;

	/**
	 * Returns text that no other page has.
	 */
	abstract protected function sign(): string;

	/**
	 * Reads a recipe.
	 */
	abstract protected function recipe( Page $page, \DOMElement $box ): FoundRecipe;

	/**
	 * Returns how confident the format is that a source is its own, before any web page, which would read it, too.
	 */
	public function confidence( Source $source ): float {
		return str_contains( $source->text(), $this->sign() ) && str_contains( $source->text(), $this->box() )
			? self::SPECIALISED
			: self::NO_MATCH;
	}

	/** {@inheritDoc} */
	public function read( Source $source ): Reading {
		$page  = new Page( $source->text(), $source->url );
		$boxes = $page->all( '//*[' . Page::has_class( $this->box() ) . ']' );
		return Reading::from_found(
			array_map( fn ( \DOMElement $box ): FoundRecipe => $this->with_pictures( $page, $box, $source ), $boxes )
		);
	}

	/**
	 * Reads a recipe with its pictures, which are beside the page.
	 *
	 * @param Source $source Resolves the pictures.
	 */
	private function with_pictures( Page $page, \DOMElement $box, Source $source ): FoundRecipe {
		$recipe = $this->recipe( $page, $box );
		foreach ( $page->all( './/img[@src]', $box ) as $image ) {
			$name  = $image->getAttribute( 'src' );
			$photo = $source->picture( $name );
			if ( '' !== $photo && ! in_array( $photo, $recipe->photos, true ) ) {
				$recipe->photos[] = $photo;
			} elseif ( Url::is_web( $name ) ) {
				$recipe->images[] = $name;
			}
		}
		return $recipe;
	}
}
