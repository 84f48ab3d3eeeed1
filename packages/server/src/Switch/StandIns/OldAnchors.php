<?php
declare( strict_types=1 );

namespace Larder\Switch\StandIns;

use Larder\Recipe\RecipeRenderer;
use Larder\Registrable;
use Larder\Switch\Homes;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the anchors to which old links lead (`#wprm-recipe-container-12`) to recipes that have changed over.
 */
final class OldAnchors implements Registrable {

	/** What a plugin calls its card, with the recipe's key for `%s`. */
	private const NAMED = [
		'wp-recipe-maker'    => [ 'wprm-recipe-container-%s' ],
		'tasty-recipes-lite' => [ 'tasty-recipes-%s', 'tasty-recipes-%s-jump-target' ],
		'delicious-recipes'  => [ 'dr-recipe-meta-main-%s' ],
		'mediavine-create'   => [ 'mv-creation-%s' ],
		'wp-ultimate-recipe' => [ 'wpurp-container-recipe-%s' ],
		'easyrecipe'         => [ 'easyrecipe-%s' ],
	];

	/** What plugins call every card alike. */
	private const COMMON = [
		'recipe-card-blocks-by-wpzoom' => 'wpzoom-recipe-card',
		'delicious-recipes-card'       => 'dr-dynamic-recipe-card',
		'zip-recipes'                  => 'zrdn-recipe-container',
		'meal-planner-pro'             => 'mpprecipe-container',
	];

	/** {@inheritDoc} */
	public function register(): void {
		if ( [] !== Homes::plugins() ) {
			add_filter( 'render_block_larder/recipe', $this->add( ... ), 10, 3 );
		}
	}

	/**
	 * Adds the places to a recipe's card.
	 *
	 * @param mixed $html   The card.
	 * @param mixed $parsed The block as it is stored.
	 * @param mixed $block  The block.
	 * @return mixed The card with the places.
	 */
	private function add( mixed $html, mixed $parsed, mixed $block ): mixed {
		$post_id = $block instanceof \WP_Block ? RecipeRenderer::post_id( $block ) : 0;
		if ( ! is_string( $html ) || 0 === $post_id ) {
			return $html;
		}
		$is_own = is_singular() && get_queried_object_id() === $post_id;
		$places = '';
		foreach ( self::places( $post_id, $is_own ) as $id ) {
			$element = sprintf( 'id="%s"', esc_attr( $id ) );
			// Out of the flow: the card's own distances stay.
			$places .= str_contains( $html, $element ) ? '' : "<span $element style=\"position:absolute\"></span>";
		}
		$opening = '/^\s*<article\b[^>]*>/';
		return '' === $places
			? $html
			: preg_replace_callback( $opening, static fn ( array $tag ): string => $tag[0] . $places, $html ) ?? $html;
	}

	/**
	 * Lists the ids that the recipes of a post have had.
	 *
	 * @param int  $post_id The post.
	 * @param bool $is_own  Whether the page is that of the post: what names every card alike is there for its own recipe.
	 * @return list<string>
	 */
	private static function places( int $post_id, bool $is_own ): array {
		$ids = [];
		foreach ( Homes::in_post( $post_id ) as $name ) {
			[ $source, $key ] = explode( '_', $name, 2 ) + [ '', '' ];
			$named            = array_map( static fn ( string $id ): string => sprintf( $id, $key ), self::NAMED[ $source ] ?? [] );
			$common           = $is_own ? array_filter( [ 'recipe', self::COMMON[ $source ] ?? '' ] ) : [];
			$ids              = [ ...$ids, ...$named, ...$common ];
		}
		return array_values( array_unique( $ids ) );
	}
}
