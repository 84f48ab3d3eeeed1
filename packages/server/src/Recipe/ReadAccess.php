<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Decides who may read a recipe; everything that shows one to a visitor asks here.
 */
final class ReadAccess {

	/** The filter by which other plugins keep recipes from visitors. */
	public const FILTER = 'larder_can_read_recipe';

	/**
	 * Returns whether the visitor may read a recipe wherever it is given, even far from its page.
	 *
	 * @param \WP_Post $post The post that holds it.
	 */
	public static function may_read( \WP_Post $post ): bool {
		// WordPress itself has decided about the post that its page is about: a preview may be open to people without an account.
		$is_open = is_post_publicly_viewable( $post )
			|| ( is_singular() && get_queried_object_id() === $post->ID )
			|| current_user_can( 'read_post', $post->ID );
		return $is_open && ! post_password_required( $post ) && self::is_allowed( $post );
	}

	/**
	 * Returns whether other plugins let the visitor read a recipe that WordPress shows.
	 *
	 * @param \WP_Post $post The post that holds it.
	 */
	public static function is_allowed( \WP_Post $post ): bool {
		/**
		 * Filters whether the visitor may read a recipe.
		 *
		 * It runs wherever a recipe is shown, and only where WordPress itself would show its post: returning true does not open drafts or
		 * posts with a password.
		 *
		 * @param bool     $can_read False to keep the recipe back.
		 * @param \WP_Post $post     The post that holds the recipe.
		 */
		return true === apply_filters( 'larder_can_read_recipe', true, $post );
	}

	/**
	 * Returns whether somebody without an account may read a recipe, so that it may be found by what is in it.
	 *
	 * @param \WP_Post $post The post that holds it.
	 */
	public static function can_anybody_read( \WP_Post $post ): bool {
		if ( ! is_post_publicly_viewable( $post ) || '' !== $post->post_password ) {
			return false;
		}
		if ( ! self::are_told_apart() ) {
			return true;
		}
		$user_id = get_current_user_id();
		wp_set_current_user( 0 );
		try {
			return self::is_allowed( $post );
		} finally {
			wp_set_current_user( $user_id );
		}
	}

	/**
	 * Returns whether another plugin keeps recipes from some visitors, so that no cache may keep for one what another has read.
	 */
	public static function are_told_apart(): bool {
		return has_filter( self::FILTER );
	}
}
