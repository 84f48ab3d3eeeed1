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
	 */
	public function keep( \WP_Post $post, RecipeDocument $document ): void;

	/**
	 * Deletes it.
	 *
	 * @param int $post_id The post, which holds no recipe any more.
	 */
	public function forget( int $post_id ): void;
}
