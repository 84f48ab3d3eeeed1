<?php
declare( strict_types=1 );

namespace Larder\CookMode;

use Larder\Ingredients\ServingsText;
use Larder\Islands\Islands;
use Larder\Recipe\Facts;
use Larder\Recipe\Html;
use Larder\Registrable;
use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Puts servings and the cook mode into the bar that a phone keeps at hand in a recipe.
 *
 * @phpstan-type Props array{recipeId: int, recipe: string, label: string, styleUrl: string, timersStyleUrl: string, servings: float|null, unit: string, isAdjustable: bool, lang?: string, dir?: 'ltr'|'rtl'}
 */
final class RecipeBar implements Registrable {

	private const BLOCK = 'wp-block-larder-recipe__bar';
	private const MINUS = '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="M6 12h12"></path></svg>';
	private const PLUS  = '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="M6 12h12M12 6v12"></path></svg>';

	/**
	 * Takes what it needs.
	 *
	 * @param Islands  $islands  Brings the view to the page.
	 * @param Settings $settings The site's settings.
	 */
	public function __construct(
		private readonly Islands $islands,
		private readonly Settings $settings
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		// Before what others add by hand.
		add_filter( 'larder_recipe_bar', $this->add( ... ), 5, 3 );
	}

	/**
	 * Adds the controls.
	 *
	 * @param mixed    $controls Safe HTML of each control so far.
	 * @param \WP_Post $post     The post that holds the recipe.
	 * @param Facts    $facts    The facts of the recipe.
	 * @return list<mixed>
	 */
	public function add( mixed $controls, \WP_Post $post, Facts $facts ): array {
		$all = is_array( $controls ) ? array_values( $controls ) : [];
		if ( ! is_post_publicly_viewable( $post ) || ! FilledLists::has_steps( $post ) ) {
			return $all;
		}
		$props = CookModeRenderer::props( $post->ID ) + [
			'servings'     => $facts->servings(),
			'unit'         => $facts->values->text( 'yieldUnit' ),
			'isAdjustable' => $this->settings->is_serving_adjustable() && FilledLists::has_ingredients( $post ),
		];
		$root  = $this->islands->wrapper( 'recipe-bar', $props, 'interaction', [ 'query:servings', "storage:larder:recipe:$post->ID" ], 'larder-cook-mode-view-script' );
		$all[] = Html::element( 'div', self::BLOCK . '-main', self::inner( $props ), $root );
		return $all;
	}

	/**
	 * Prints what is inside the root of the island; `recipe-bar.tsx` renders the same.
	 *
	 * @param Props $props What the view gets.
	 */
	public static function inner( array $props ): string {
		$servings = $props['servings'];
		return ( $props['isAdjustable'] && null !== $servings ? self::servings( $servings, $props['unit'] ) : '' )
			. CookModeRenderer::button( $props )
			. '<p class="screen-reader-text" role="status"></p>';
	}

	/**
	 * Prints the servings between their two buttons.
	 *
	 * @param float  $servings What the recipe makes.
	 * @param string $unit     Unit word, plain text.
	 */
	private static function servings( float $servings, string $unit ): string {
		return sprintf(
			'<div class="%s-servings"><button type="button" aria-label="%s">%s</button><span><b>%s</b> %s</span><button type="button" aria-label="%s">%s</button></div>',
			self::BLOCK,
			esc_attr__( 'Fewer', 'larder' ),
			self::MINUS,
			esc_html( ServingsText::of( $servings ) ),
			esc_html( $unit ),
			esc_attr__( 'More', 'larder' ),
			self::PLUS
		);
	}
}
