<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the controls to cook a recipe, to save it, to share and print it, to shop for it and to like it into its header, unless its author has put them elsewhere in the recipe, and the one to save into the bar of a phone.
 */
final class Actions implements Registrable {

	/** Blocks of the header with their attributes, in order. */
	private const BLOCKS = [
		'larder/cook-mode'       => [],
		'larder/wishlist'        => [],
		'larder/share'           => [],
		'larder/print'           => [],
		'larder/shopping-button' => [],
		'larder/likes'           => [ 'showLabel' => false ],
	];

	/** {@inheritDoc} */
	public function register(): void {
		// Before what others add by hand.
		add_filter( 'larder_recipe_actions', $this->add( ... ), 5, 2 );
		// After the servings and the cook mode.
		add_filter( 'larder_recipe_bar', $this->add_to_bar( ... ), 6, 2 );
	}

	/**
	 * Adds the controls.
	 *
	 * @param mixed    $controls Safe HTML of each control so far.
	 * @param \WP_Post $post     The post that holds the recipe.
	 * @return list<mixed>
	 */
	public function add( mixed $controls, \WP_Post $post ): array {
		$all = is_array( $controls ) ? array_values( $controls ) : [];
		// A page that is put together from a draft has nobody to save it.
		if ( ! is_post_publicly_viewable( $post ) ) {
			return $all;
		}
		foreach ( self::BLOCKS as $name => $attributes ) {
			if ( ! PostContent::has( $name, $post ) ) {
				$all[] = $this->render( $name, $attributes, $post );
			}
		}
		return $all;
	}

	/**
	 * Adds the control to save to the bar of a phone, where there is one.
	 *
	 * @param mixed    $controls Safe HTML of each control so far.
	 * @param \WP_Post $post     The post that holds the recipe.
	 * @return list<mixed>
	 */
	public function add_to_bar( mixed $controls, \WP_Post $post ): array {
		$all = is_array( $controls ) ? array_values( $controls ) : [];
		return [] === $all ? [] : [ ...$all, $this->render( 'larder/wishlist', [ 'showLabel' => false ], $post ) ];
	}

	/**
	 * Renders a block as if it stood in the post.
	 *
	 * @param string              $name       Name of the block.
	 * @param array<string, bool> $attributes Its attributes.
	 * @param \WP_Post            $post       The post.
	 */
	private function render( string $name, array $attributes, \WP_Post $post ): string {
		$block = new \WP_Block(
			[
				'blockName'    => $name,
				'attrs'        => $attributes,
				'innerBlocks'  => [],
				'innerHTML'    => '',
				'innerContent' => [],
			],
			[
				'postId'   => $post->ID,
				'postType' => $post->post_type,
			]
		);
		return $block->render();
	}
}
