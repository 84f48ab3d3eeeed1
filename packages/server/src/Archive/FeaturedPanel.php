<?php
declare( strict_types=1 );

namespace Larder\Archive;

use Larder\Assets\BuiltScript;
use Larder\Recipe\PostType;
use Larder\Registrable;
use Larder\Root;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the box that features a recipe to the block editor, beside the status.
 *
 * A meta box would do, too, but costs each save a second request and puts an empty pane below the recipe.
 */
final class FeaturedPanel implements Registrable {

	public function __construct( private readonly Root $root ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'enqueue_block_editor_assets', $this->enqueue( ... ) );
	}

	/**
	 * Enqueues the script where a recipe is edited by somebody who may feature it.
	 */
	public function enqueue(): void {
		$screen = get_current_screen();
		$post   = get_post();
		if (
			'post' !== $screen?->base
			|| ! $post instanceof \WP_Post
			|| PostType::NAME !== $post->post_type
			|| ! FeaturedRecipes::may_set( $post->ID )
		) {
			return;
		}
		BuiltScript::enqueue_screen( $this->root, 'featured' );
	}
}
