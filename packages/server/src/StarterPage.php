<?php
declare( strict_types=1 );

namespace Larder;

defined( 'ABSPATH' ) || exit;

/**
 * Creates a page that shows one block, when the plugin is activated.
 */
final class StarterPage {

	/**
	 * Creates the page, once: one that was deleted since is not created again.
	 *
	 * @param string $option Option that keeps the page's id.
	 * @param string $title  Title of the page, plain text.
	 */
	public static function make( string $option, string $title, string $block ): void {
		if ( false !== get_option( $option ) ) {
			return;
		}
		$id = wp_insert_post(
			[
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post_title'     => $title,
				'post_content'   => "<!-- wp:$block /-->",
				'comment_status' => 'closed',
			]
		);
		update_option( $option, $id );
	}
}
