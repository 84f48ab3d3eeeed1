<?php
declare( strict_types=1 );

namespace Larder\SavedRecipes;

/**
 * Makes a page with the saved recipes, where the site has none.
 */
final class SavedPage {

	/** The option with the page's id, named as WP Delicious names those of its pages. */
	public const OPTION = 'delicious_recipes_saved_recipes_page_id';

	/**
	 * Makes the page when the plugin is switched on. A page that was deleted since is not made again.
	 */
	public function activate(): void {
		if ( false !== get_option( self::OPTION ) ) {
			return;
		}
		$id = wp_insert_post(
			[
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post_title'     => __( 'Saved recipes', 'larder' ),
				'post_content'   => '<!-- wp:larder/saved-recipes /-->',
				'comment_status' => 'closed',
			]
		);
		update_option( self::OPTION, $id );
	}
}
