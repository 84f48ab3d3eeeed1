<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Puts what a template shows after a wide card of two columns into the column of its
 * steps, by a class: a style that looked for the card from outside of it would have
 * browsers style the whole page anew whenever something in the card changes.
 */
final class AfterRecipe implements Registrable {

	/** Class of the template's group after the recipe. */
	private const GROUP = 'larder-recipe-after';

	/** Classes that the group gets. */
	private string $classes = '';

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'render_block_larder/recipe', $this->note( ... ), 10, 3 );
		add_filter( 'render_block_core/group', $this->mark( ... ), 10, 2 );
	}

	/**
	 * Notes the columns of the card that the page is about.
	 *
	 * @param mixed                $html     The card.
	 * @param array<string, mixed> $block    What it is made of.
	 * @param \WP_Block            $instance The block.
	 * @return mixed The same.
	 */
	public function note( mixed $html, array $block, \WP_Block $instance ): mixed {
		if ( is_string( $html ) && RecipeRenderer::post_id( $instance ) === get_queried_object_id() ) {
			$card          = new \WP_HTML_Tag_Processor( $html );
			$is_beside     = $card->next_tag() && $card->has_class( 'is-style-side-by-side' ) && $card->has_class( 'alignwide' );
			$is_turned     = $is_beside && null !== $card->get_attribute( 'dir' );
			$this->classes = ( $is_beside ? 'is-beside' : '' ) . ( $is_turned ? ' is-turned' : '' );
		}
		return $html;
	}

	/**
	 * Marks the group after the recipe.
	 *
	 * @param mixed                $html  The group.
	 * @param array<string, mixed> $block What it is made of.
	 * @return mixed With the classes.
	 */
	public function mark( mixed $html, array $block ): mixed {
		$names = explode( ' ', Attributes::of( $block['attrs'] ?? [] )->text( 'className' ) );
		if ( '' === $this->classes || ! is_string( $html ) || ! in_array( self::GROUP, $names, true ) ) {
			return $html;
		}
		$group = new \WP_HTML_Tag_Processor( $html );
		if ( $group->next_tag() ) {
			$group->add_class( $this->classes );
		}
		return $group->get_updated_html();
	}
}
