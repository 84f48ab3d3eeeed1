<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Something that is worked out of a recipe when its document is stored, and kept beside it.
 */
interface KeptBeside {

	/**
	 * Stores it.
	 *
	 * @param \WP_Post $post The post, whose document is stored.
	 */
	public function keep( \WP_Post $post ): void;

	/**
	 * Deletes it.
	 *
	 * @param int $post_id The post, which holds no recipe any more.
	 */
	public function forget( int $post_id ): void;
}
