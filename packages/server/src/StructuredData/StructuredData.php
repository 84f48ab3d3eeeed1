<?php
declare( strict_types=1 );

namespace Larder\StructuredData;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the recipe of a page for machines: one node, in the graph of an SEO plugin where one runs.
 */
final class StructuredData implements Registrable {

	/** Whether an SEO plugin's graph holds the node. */
	private bool $has_joined = false;

	public function __construct(
		private readonly ShownRecipe $shown,
		private readonly RecipeSchema $schema,
		private readonly FaqSchema $faq,
		private readonly EmbeddedSchema $embedded,
		private readonly SchemaPlacement $near = new SchemaPlacement()
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		// SEO plugins make their graph early in the head, and only where their schema is switched on.
		add_action( 'wp_head', $this->print( ... ), 30 );
		add_action( 'wp_before_include_template', $this->begin( ... ) );
		add_filter( 'wpseo_schema_graph', $this->join_yoast( ... ) );
		add_filter( 'rank_math/json_ld', $this->join_rank_math( ... ), 99 );
		add_filter( 'wp_delicious_guided_recipe_schema_html', $this->stand_alone( ... ), PHP_INT_MAX );
		add_filter( 'wp_delicious_recipe_faq_schema_html', $this->stand_alone( ... ), PHP_INT_MAX );
	}

	/**
	 * Prints the node near its recipe, on a page that has one.
	 */
	public function begin(): void {
		if ( wp_is_block_theme() && null !== $this->shown->find() ) {
			$this->near->begin();
		}
	}

	/**
	 * Prints the node, unless it has joined the graph of an SEO plugin, and those of embedded recipes.
	 */
	public function print(): void {
		$own     = $this->has_joined ? [] : [ $this->node(), $this->questions() ];
		$scripts = '';
		foreach ( array_filter( [ ...$own, ...$this->embedded->nodes() ] ) as $node ) {
			// The flags keep any text of a recipe inside the script element.
			$json     = wp_json_encode(
				[ '@context' => 'https://schema.org' ] + $node,
				JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
			);
			$scripts .= wp_get_inline_script_tag( (string) $json, [ 'type' => 'application/ld+json', 'class' => 'larder-schema' ] );
		}
		if ( '' !== $scripts ) {
			$this->near->note( $scripts );
		}
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Script elements that WordPress has made of JSON without tags.
		echo $scripts;
	}

	/**
	 * Adds the node to Yoast's graph, in the place of any other Recipe.
	 *
	 * @param mixed $graph The pieces, as others have left them.
	 * @return ($graph is array ? list<array<string, mixed>> : mixed) The same, with the node.
	 */
	public function join_yoast( mixed $graph ): mixed {
		$node = is_array( $graph ) ? $this->node() : null;
		if ( ! is_array( $graph ) || null === $node ) {
			return $graph;
		}
		$graph = array_values( array_filter( $graph, fn ( mixed $piece ): bool => ! $this->is_of( $piece, 'Recipe' ) ) );
		foreach ( $graph as $piece ) {
			if (
				is_array( $piece )
				&& ( $this->is_of( $piece, 'Article' ) || $this->is_of( $piece, 'WebPage' ) )
				&& isset( $piece['@id'] )
			) {
				$node['mainEntityOfPage'] = [ '@id' => $piece['@id'] ];
			}
		}
		$graph[]   = $node;
		$questions = $this->questions();
		// Yoast's own block of questions makes the page a FAQPage.
		if ( null !== $questions && ! array_filter( $graph, fn ( mixed $piece ): bool => $this->is_of( $piece, 'FAQPage' ) ) ) {
			$graph[] = $questions;
		}
		$this->has_joined = true;
		return $graph;
	}

	/**
	 * Adds the node to Rank Math's data, in the place of any other Recipe.
	 *
	 * @param mixed $data The pieces; a site that wants none may give false.
	 * @return ($data is array ? array<array-key, array<string, mixed>> : mixed) The same, with the node.
	 */
	public function join_rank_math( mixed $data ): mixed {
		$node = is_array( $data ) ? $this->node() : null;
		if ( ! is_array( $data ) || null === $node ) {
			return $data;
		}
		$data = array_filter( $data, fn ( mixed $piece ): bool => ! $this->is_of( $piece, 'Recipe' ) );
		if ( isset( $data['WebPage'] ) && is_array( $data['WebPage'] ) && isset( $data['WebPage']['@id'] ) ) {
			$node['mainEntityOfPage'] = [ '@id' => $data['WebPage']['@id'] ];
		}
		$data['Recipe'] = $node;
		$questions      = $this->questions();
		if ( null !== $questions && ! array_filter( $data, fn ( mixed $piece ): bool => $this->is_of( $piece, 'FAQPage' ) ) ) {
			$data['FAQPage'] = $questions;
		}
		$this->has_joined = true;
		return $data;
	}

	/**
	 * Keeps WP Delicious from printing a second node for a recipe that is made of the plugin's blocks.
	 *
	 * @param mixed $html The script that it prints.
	 * @return mixed The same on pages without such a recipe.
	 */
	public function stand_alone( mixed $html ): mixed {
		return null === $this->shown->find() ? $html : '';
	}

	/**
	 * Returns whether a piece is of a type.
	 */
	private function is_of( mixed $piece, string $type ): bool {
		return is_array( $piece ) && in_array( $type, (array) ( $piece['@type'] ?? [] ), true );
	}

	/**
	 * Returns the node of the page that is shown.
	 *
	 * @return array<string, mixed>|null Null where the page shows no recipe to everybody who opens it.
	 */
	private function node(): ?array {
		$shown = $this->shown->find();
		return null === $shown ? null : $this->schema->filtered( ...$shown );
	}

	/**
	 * Returns the node of the questions on the page that is shown.
	 *
	 * @return array<string, mixed>|null Null where there are none, or where the site does not want it.
	 */
	private function questions(): ?array {
		$shown = $this->shown->find();
		return null === $shown ? null : $this->faq->build( ...$shown );
	}
}
