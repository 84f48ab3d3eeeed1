<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Assets\BuiltScript;
use Larder\Registrable;
use Larder\Root;

defined( 'ABSPATH' ) || exit;

/**
 * Loads what the block editor does for a recipe, for posts of any type, since any of them may contain one.
 */
final class PostEditor implements Registrable {

	public function __construct( private readonly Root $root ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'enqueue_block_editor_assets', $this->enqueue( ... ) );
	}

	/**
	 * Enqueues script and style where a post is edited.
	 */
	public function enqueue(): void {
		if ( 'post' !== get_current_screen()?->base ) {
			return;
		}
		$version = BuiltScript::enqueue_screen( $this->root, 'post-editor' );
		wp_enqueue_style( 'larder-post-editor', $this->root->url( 'build/screens/post-editor/index.css' ), [ 'wp-components' ], $version );
		$post = get_post();
		if ( $post instanceof \WP_Post && Duplicate::may( $post ) ) {
			wp_add_inline_script(
				'larder-post-editor',
				sprintf( '( window.larder ??= {} ).duplicate = %s;', wp_json_encode( Duplicate::url( $post->ID ), JSON_HEX_TAG ) ),
				'before'
			);
		}
	}
}
