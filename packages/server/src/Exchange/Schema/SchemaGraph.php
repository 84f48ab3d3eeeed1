<?php
declare( strict_types=1 );

namespace Larder\Exchange\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Finds recipes in data by schema.org, however deep they are nested.
 */
final class SchemaGraph {

	/** How deep recipes are looked for. */
	private const DEPTH = 40;

	/**
	 * Nodes by their `@id`.
	 *
	 * @var array<string, array<array-key, mixed>>
	 */
	private array $nodes = [];

	/**
	 * Recipes in the order of the data.
	 *
	 * @var list<array<array-key, mixed>>
	 */
	private array $recipes = [];

	/**
	 * Instructions that name what they are made of, in the order of the data.
	 *
	 * @var list<array<array-key, mixed>>
	 */
	private array $instructions = [];

	/**
	 * Adds one block of data; blocks may refer to each other.
	 *
	 * @param mixed $data Decoded JSON.
	 */
	public function add( mixed $data ): void {
		$this->walk( $data, 0 );
	}

	/**
	 * Returns the recipes.
	 *
	 * @return list<SchemaNode>
	 */
	public function recipes(): array {
		return array_map( fn ( array $recipe ): SchemaNode => new SchemaNode( $recipe, $this->nodes ), $this->recipes );
	}

	/**
	 * Returns instructions with what they are made of, as which some sites tell a recipe.
	 *
	 * @return list<SchemaNode>
	 */
	public function instructions(): array {
		return array_map( fn ( array $how_to ): SchemaNode => new SchemaNode( $how_to, $this->nodes ), $this->instructions );
	}

	/**
	 * Collects recipes, and nodes that others refer to.
	 *
	 * @param mixed $data  Any part of the data.
	 * @param int   $depth How deep it is nested.
	 */
	private function walk( mixed $data, int $depth ): void {
		if ( ! is_array( $data ) || $depth > self::DEPTH ) {
			return;
		}
		$id = $data['@id'] ?? null;
		if ( is_string( $id ) && count( $data ) > 1 ) {
			$this->nodes[ $id ] = ( $this->nodes[ $id ] ?? [] ) + $data;
		}
		if ( SchemaNode::is_type( $data, 'Recipe' ) ) {
			$this->recipes[] = $data;
		} elseif ( SchemaNode::is_type( $data, 'HowTo' ) && isset( $data['supply'] ) ) {
			$this->instructions[] = $data;
		}
		foreach ( $data as $value ) {
			$this->walk( $value, $depth + 1 );
		}
	}
}
