<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the controls of a recipe to its header, unless its author has put them elsewhere in the recipe: those that cook and save it are
 * visible, all others are in one menu. The bar on phones has the same.
 */
final class Actions implements Registrable {

	/** Blocks that are seen, in order: the one thing to do, and the second. */
	private const SEEN = [ 'larder/cook-mode', 'larder/wishlist' ];

	/** Blocks of the menu, in order. */
	private const MENU = [ 'larder/share', 'larder/print', 'larder/shopping-button', 'larder/likes' ];

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
		$menu = $this->missing( self::MENU, $post );
		$menu = [] === $menu ? [] : [ ActionsMenu::html( $post->ID, implode( '', $menu ) ) ];
		return [ ...$all, ...$this->missing( self::SEEN, $post ), ...$menu ];
	}

	/**
	 * Adds to the bar of a phone what is seen beside the button to cook, where there is a bar.
	 *
	 * @param mixed    $controls Safe HTML of each control so far.
	 * @param \WP_Post $post     The post that holds the recipe.
	 * @return list<mixed>
	 */
	public function add_to_bar( mixed $controls, \WP_Post $post ): array {
		$all = is_array( $controls ) ? array_values( $controls ) : [];
		return [] === $all
			? []
			: [
				...$all,
				$this->render( 'larder/wishlist', $post ),
				...( $this->has_menu( $post ) ? [ ActionsMenu::button( $post->ID ) ] : [] ),
			];
	}

	/**
	 * Returns whether the header of a recipe has a menu.
	 */
	private function has_menu( \WP_Post $post ): bool {
		foreach ( self::MENU as $name ) {
			if ( ! PostContent::has( $name, $post ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Renders blocks that the author has not put elsewhere.
	 *
	 * @param list<string> $names Names of the blocks.
	 * @return list<string> Safe HTML of each.
	 */
	private function missing( array $names, \WP_Post $post ): array {
		$html = [];
		foreach ( $names as $name ) {
			$html[] = PostContent::has( $name, $post ) ? '' : $this->render( $name, $post );
		}
		return array_values( array_filter( $html, static fn ( string $control ): bool => '' !== $control ) );
	}

	/**
	 * Renders a block as if it was in the post.
	 *
	 * @param string $name Name of the block.
	 */
	private function render( string $name, \WP_Post $post ): string {
		$block = new \WP_Block(
			[
				'blockName'    => $name,
				'attrs'        => [],
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
