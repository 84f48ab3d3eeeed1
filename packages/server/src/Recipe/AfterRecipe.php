<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Puts what a template shows after a wide card of two columns into the column of its
 * steps, by a class: a style that looked for the card from outside of it would have
 * browsers style the whole page again whenever something in the card changes.
 */
final class AfterRecipe implements Registrable {

	/** Class of the template's group after the recipe. */
	private const GROUP = 'larder-recipe-after';

	/** @var list<string> Classes that the group gets. */
	private array $classes = [];

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'render_block_larder/recipe', $this->note( ... ), 10, 3 );
		add_filter( 'render_block_core/group', $this->mark( ... ), 10, 2 );
	}

	/**
	 * Notes the columns of the card that the page is about.
	 *
	 * @param mixed $html   The card.
	 * @param mixed $parsed The block as it is stored.
	 * @return mixed The same.
	 */
	public function note( mixed $html, mixed $parsed = null, mixed $block = null ): mixed {
		unset( $parsed );
		if ( is_string( $html ) && $block instanceof \WP_Block && RecipeRenderer::post_id( $block ) === get_queried_object_id() ) {
			$card          = new \WP_HTML_Tag_Processor( $html );
			$is_beside     = $card->next_tag() && $card->has_class( 'is-style-side-by-side' ) && $card->has_class( 'alignwide' );
			$is_turned     = $is_beside && null !== $card->get_attribute( 'dir' );
			$this->classes = [ ...( $is_beside ? [ 'is-beside' ] : [] ), ...( $is_turned ? [ 'is-turned' ] : [] ) ];
		}
		return $html;
	}

	/**
	 * Marks the group after the recipe.
	 *
	 * @param mixed $html   The group.
	 * @param mixed $parsed The block as it is stored.
	 * @return mixed With the classes.
	 */
	public function mark( mixed $html, mixed $parsed = null ): mixed {
		$stored = is_array( $parsed ) ? $parsed['attrs'] ?? [] : [];
		$names  = explode( ' ', Attributes::from_value( $stored )->text( 'className' ) );
		if ( [] === $this->classes || ! is_string( $html ) || ! in_array( self::GROUP, $names, true ) ) {
			return $html;
		}
		$group = new \WP_HTML_Tag_Processor( $html );
		if ( $group->next_tag() ) {
			array_map( $group->add_class( ... ), $this->classes );
		}
		return $group->get_updated_html();
	}
}
