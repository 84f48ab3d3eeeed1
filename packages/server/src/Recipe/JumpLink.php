<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Adds a link to the recipe above a post that tells a story first.
 */
final class JumpLink implements Registrable {

	/** {@inheritDoc} */
	public function register(): void {
		// After the blocks are rendered.
		add_filter( 'the_content', $this->prepend( ... ), 20 );
	}

	/**
	 * Adds the link above the content of the post that the page is about.
	 *
	 * @param mixed $content Rendered content.
	 * @return mixed The same, with the link.
	 */
	public function prepend( mixed $content ): mixed {
		$post = get_post();
		if (
			! is_string( $content )
			|| ! $post instanceof \WP_Post
			|| ! is_singular()
			|| get_queried_object_id() !== $post->ID
			|| ! in_the_loop()
			|| post_password_required( $post )
		) {
			return $content;
		}
		$anchor = $this->target( $post );
		// A page of a post that is split may be one without the recipe.
		if ( null === $anchor || ! str_contains( $content, sprintf( 'id="%s"', esc_attr( $anchor ) ) ) ) {
			return $content;
		}
		$link = self::html( "#$anchor" );
		// Its author may have put one where it should be.
		return str_contains( $content, $link ) ? $content : $link . $content;
	}

	/**
	 * Prints a link to a recipe.
	 *
	 * @param string $url Its URL, or the part of a URL that names its card.
	 */
	public static function html( string $url ): string {
		return sprintf(
			'<p class="wp-block-larder-recipe__jump"><a href="%s">%s</a></p>',
			esc_url( $url ),
			esc_html__( 'Jump to recipe', 'larder' )
		);
	}

	/**
	 * Returns the id of the recipe's card if it is not the first thing on the page.
	 *
	 * @return string|null Null when there is no recipe, or when it comes first.
	 */
	private function target( \WP_Post $post ): ?string {
		if ( ! PostContent::has( Blocks::RECIPE, $post ) ) {
			return null;
		}
		$before = 0;
		foreach ( parse_blocks( PostContent::with_patterns( $post ) ) as $block ) {
			if ( Blocks::RECIPE === $block['blockName'] ) {
				$anchor = Attributes::from_value( $block['attrs'] )->text( 'anchor' );
				return 0 === $before ? null : ( '' === $anchor ? RecipeRenderer::anchor( $post->ID ) : $anchor );
			}
			$before += '' === trim( serialize_block( $block ) ) ? 0 : 1;
		}
		return $before > 0 ? RecipeRenderer::anchor( $post->ID ) : null;
	}
}
