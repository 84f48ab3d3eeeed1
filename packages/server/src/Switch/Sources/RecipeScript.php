<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Exchange\Schema\SchemaGraph;
use Larder\Exchange\Schema\SchemaNode;
use Larder\Exchange\Schema\SchemaRecipe;
use Larder\Exchange\Text\LooseJson;

defined( 'ABSPATH' ) || exit;

/**
 * A script of JSON-LD in the content of a post, taken apart: its recipes, each with what it refers to, and what is none of them.
 */
final class RecipeScript {

	/** What does nothing but name recipes; a page tells its own list of those that it shows. */
	private const LISTS = [ 'ItemList', 'ListItem' ];

	/** How JSON says that something is a recipe. */
	private const NAMED = '~"@type"\s*:\s*(?:\[[^\]]*)?"(?:https?:(?:\\\\?/){2}schema\.org\\\\?/)?Recipe"~i';

	/** @var list<SchemaNode> Those that say enough to be a recipe, in the order of the script. */
	public readonly array $recipes;

	/** Whether it names a recipe, and is not JSON even with good will. */
	public readonly bool $is_broken;

	private readonly mixed $data;

	/**
	 * Reads a script.
	 *
	 * @param string $json What is between its tags.
	 */
	public function __construct( string $json ) {
		$this->data      = LooseJson::read( $json );
		$this->is_broken = null === $this->data && 1 === preg_match( self::NAMED, $json );
		$graph      = new SchemaGraph();
		$graph->add( $this->data );
		$this->recipes = array_values( array_filter(
			$graph->recipes(),
			static fn ( SchemaNode $node ): bool => SchemaRecipe::read( $node )->is_recipe()
		) );
	}

	/**
	 * Writes a script of one recipe.
	 */
	public function script_of( SchemaNode $recipe ): string {
		return $this->script( [ '@graph' => $recipe->with_references() ] );
	}

	/**
	 * Writes a script of all that is not a recipe, such as questions and answers, in a block of HTML.
	 *
	 * @return string Empty where there is nothing else.
	 */
	public function rest(): string {
		$rest = $this->without_recipes( $this->data );
		$rest = is_array( $rest ) && ! array_is_list( $rest ) ? $rest : [ '@graph' => $rest ?? [] ];
		$says = array_diff_key( $rest, [ '@context' => true, '@id' => true, '@type' => true ] );
		return [] === array_filter( $says ) ? '' : "<!-- wp:html -->\n" . $this->script( $rest ) . "\n<!-- /wp:html -->";
	}

	/**
	 * Writes a script.
	 *
	 * @param array<array-key, mixed> $data
	 */
	private function script( array $data ): string {
		$first   = is_array( $this->data ) && array_is_list( $this->data ) ? $this->data[0] ?? [] : $this->data;
		$context = is_array( $first ) ? $first['@context'] ?? null : null;
		$flags   = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_HEX_TAG | JSON_INVALID_UTF8_SUBSTITUTE;
		$json    = wp_json_encode( [ '@context' => $context ?? 'https://schema.org' ] + $data, $flags );
		return "<script type=\"application/ld+json\">$json</script>";
	}

	/**
	 * Removes the recipes from data, and lists that have no other purpose.
	 *
	 * @param mixed $data Any part of the data.
	 * @return mixed Null for nothing.
	 */
	private function without_recipes( mixed $data ): mixed {
		if ( ! is_array( $data ) ) {
			return $data;
		}
		foreach ( $this->recipes as $recipe ) {
			if ( $recipe->is_of( $data ) ) {
				return null;
			}
		}
		$rest = [];
		foreach ( $data as $key => $value ) {
			$kept = $this->without_recipes( $value );
			if ( null !== $kept || null === $value ) {
				$rest[ $key ] = $kept;
			}
		}
		if ( count( $rest ) < count( $data ) ) {
			$is_list = array_filter( self::LISTS, static fn ( string $type ): bool => SchemaNode::is_type( $data, $type ) );
			if ( [] === $rest || [] !== $is_list ) {
				return null;
			}
		}
		return array_is_list( $data ) ? array_values( $rest ) : $rest;
	}
}
