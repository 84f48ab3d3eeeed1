<?php
declare( strict_types=1 );

namespace Larder\CookMode;

use Larder\Islands\Islands;
use Larder\Recipe\Html;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the cook mode to the bar that stays within reach on a phone.
 */
final class RecipeBar implements Registrable {

	public function __construct( private readonly Islands $islands ) {}

	/** {@inheritDoc} */
	public function register(): void {
		// Before what others add by hand.
		add_filter( 'larder_recipe_bar', $this->add( ... ), 5, 2 );
	}

	/**
	 * Adds the button.
	 *
	 * @param mixed    $controls Safe HTML of each control so far.
	 * @param \WP_Post $post     The post that holds the recipe.
	 * @return list<mixed>
	 */
	public function add( mixed $controls, \WP_Post $post ): array {
		$all = is_array( $controls ) ? array_values( $controls ) : [];
		if ( ! is_post_publicly_viewable( $post ) || ! FilledLists::has_steps( $post ) ) {
			return $all;
		}
		$props = CookModeRenderer::props( $post->ID );
		$all[] = Html::element(
			'div',
			'wp-block-larder-recipe__bar-main',
			CookModeRenderer::inner( $props ),
			$this->islands->wrapper( 'recipe-bar', $props, 'interaction', [], 'larder-cook-mode-view-script' )
		);
		return $all;
	}
}
