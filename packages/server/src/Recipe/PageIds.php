<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Assigns the IDs of elements, each once a page; an ID that every recipe could have goes to the page's own recipe, or else to the first
 * that the page shows.
 */
final class PageIds implements Registrable {

	/** @var array<string, true> Ids that elements of the page have. */
	private array $taken = [];

	/** @var array<string, int> The first posts of which the page has shown a block, by its name. */
	private array $first = [];

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'the_content', $this->begin( ... ), 0 );
	}

	/**
	 * Claims an ID, unless an element of the page already has it.
	 *
	 * @return bool Whether the element gets it.
	 */
	public function take( string $id ): bool {
		if ( isset( $this->taken[ $id ] ) ) {
			return false;
		}
		$this->taken[ $id ] = true;
		return true;
	}

	/**
	 * Returns whether a recipe is that of the page, or else the first of which the page shows a block, however often the page is made.
	 *
	 * @param int $post_id The post that holds the recipe.
	 */
	public function is_first( string $block, int $post_id ): bool {
		$page = is_singular() ? get_queried_object() : null;
		if ( $page instanceof \WP_Post && ( $page->ID === $post_id || PostContent::has( $block, $page ) ) ) {
			return $page->ID === $post_id;
		}
		$this->first[ $block ] ??= $post_id;
		return $this->first[ $block ] === $post_id;
	}

	/**
	 * Starts over when the content of the page begins: a plugin that builds a description or an excerpt from it renders it before the
	 * page does.
	 *
	 * @return mixed The same.
	 */
	private function begin( mixed $content ): mixed {
		if ( is_singular() && get_queried_object_id() === (int) get_the_ID() ) {
			$this->taken = [];
		}
		return $content;
	}
}
