<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Names what links lead to in a recipe. Ids are unique in their recipe alone: copies of a post and steps that say the same at the same
 * place have equal ones, so that on the page of another post the recipe's own number follows.
 */
final class Anchor {

	/**
	 * Returns the anchor.
	 *
	 * @param string $name    What it is, such as `step`.
	 * @param int    $post_id The post that holds the recipe.
	 */
	public static function for_recipe( string $name, string $id, int $post_id ): string {
		if ( is_feed() ) {
			// Each item has a URL of its own.
			return "$name-$id";
		}
		$is_guest = is_singular() ? get_queried_object_id() !== $post_id : in_the_loop();
		return $is_guest && $post_id > 0 ? "$name-$id-$post_id" : "$name-$id";
	}
}
