<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Says in which language the title and the excerpt of a recipe are written where blocks of the theme print them.
 */
final class TitleLanguage implements Registrable {

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'render_block_core/post-title', $this->mark( ... ), 10, 3 );
		add_filter( 'render_block_core/post-excerpt', $this->mark( ... ), 10, 3 );
	}

	/**
	 * Marks what a block has printed.
	 *
	 * @param mixed $html   Safe HTML.
	 * @param mixed $parsed The parsed block.
	 * @param mixed $block  The block.
	 * @return mixed The same where it is written as the page is.
	 */
	public function mark( mixed $html, mixed $parsed, mixed $block ): mixed {
		unset( $parsed );
		if ( ! is_string( $html ) || ! $block instanceof \WP_Block ) {
			return $html;
		}
		$attributes = Language::of_post( RecipeRenderer::post_id( $block ) )->attributes();
		$tags       = new \WP_HTML_Tag_Processor( $html );
		if ( [] === $attributes || ! $tags->next_tag() || null !== $tags->get_attribute( 'lang' ) ) {
			return $html;
		}
		foreach ( $attributes as $name => $value ) {
			$tags->set_attribute( $name, $value );
		}
		return $tags->get_updated_html();
	}
}
