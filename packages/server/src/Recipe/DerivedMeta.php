<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Something that is computed from a recipe when its document is stored, and stored beside it.
 */
interface DerivedMeta {

	/**
	 * Stores it.
	 *
	 * @param \WP_Post       $post     The post.
	 * @param RecipeDocument $document Its document.
	 */
	public function keep( \WP_Post $post, RecipeDocument $document ): void;

	/**
	 * Deletes it.
	 *
	 * @param int $post_id The post, which holds no recipe any more.
	 */
	public function forget( int $post_id ): void;
}
