<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\EmbeddedPictures;
use Larder\Exchange\Format;
use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Notice;
use Larder\Exchange\Reading;
use Larder\Exchange\Schema\SchemaNode;
use Larder\Exchange\Source;
use Larder\Exchange\Text\LooseJson;

defined( 'ABSPATH' ) || exit;

/**
 * What the formats of apps that keep recipes as JSON have in common: one recipe, a list of them, or a list under a name.
 */
abstract class JsonFormat implements Format {

	/** Names under which lists of recipes are. */
	private const LISTS = [ 'recipes', 'items', 'data', 'results', '@graph' ];

	/** {@inheritDoc} */
	public function endings(): array {
		return [ 'json' ];
	}

	/** {@inheritDoc} */
	public function media_types(): array {
		return [ 'application/json' ];
	}

	/**
	 * Returns whether a node is a recipe of this app.
	 */
	abstract protected function is_own( SchemaNode $node ): bool;

	/**
	 * Reads a recipe.
	 *
	 * @param SchemaNode $node One that is its own.
	 */
	abstract protected function recipe( SchemaNode $node ): FoundRecipe;

	/** {@inheritDoc} */
	public function confidence( Source $source ): float {
		if ( 1 !== preg_match( '/^[\[{]/', $this->text( $source ) ) ) {
			return self::NO_MATCH;
		}
		$first = self::nodes( $this->text( $source ) )[0] ?? null;
		return null !== $first && $this->is_own( $first ) ? self::CERTAIN : self::NO_MATCH;
	}

	/** {@inheritDoc} */
	public function read( Source $source ): Reading {
		$found   = [];
		$notices = [];
		foreach ( self::nodes( $this->text( $source ) ) as $at => $node ) {
			if ( $this->is_own( $node ) ) {
				$found[] = $this->recipe( $node );
			} else {
				$notices[] = new Notice( Notice::NOT_UNDERSTOOD, '#' . ( $at + 1 ) );
			}
		}
		return Reading::from_found( $found, $notices );
	}

	/**
	 * Returns the pictures that a recipe holds itself, a text each.
	 *
	 * @return list<string>
	 */
	protected static function photos( SchemaNode $node ): array {
		$photos = array_map( EmbeddedPictures::of_base64( ... ), array_filter( $node->values( 'images' ), is_string( ... ) ) );
		return array_values( array_filter( $photos, static fn ( string $url ): bool => '' !== $url ) );
	}

	/**
	 * Returns the JSON of a source.
	 */
	protected function text( Source $source ): string {
		return ltrim( $source->text() );
	}

	/**
	 * Returns the nodes of a list, or the one that there is.
	 *
	 * @param string $text JSON.
	 * @return list<SchemaNode>
	 */
	private static function nodes( string $text ): array {
		$data = LooseJson::read( $text );
		if ( ! is_array( $data ) ) {
			return [];
		}
		foreach ( self::LISTS as $name ) {
			if (
				! array_is_list( $data )
				&& is_array( $data[ $name ] ?? null )
				&& array_is_list( $data[ $name ] )
				&& ! isset( $data['name'], $data['title'] )
			) {
				$data = $data[ $name ];
			}
		}
		$list = array_is_list( $data ) ? $data : [ $data ];
		return array_values( array_map(
			static fn ( array $node ): SchemaNode => new SchemaNode( $node ),
			array_filter( $list, is_array( ... ) )
		) );
	}
}
