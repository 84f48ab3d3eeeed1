<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Marks the language of a recipe's title and excerpt where blocks of the theme, or `the_excerpt()`, print them.
 */
final class TitleLanguage implements Registrable {

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'render_block_core/post-title', $this->mark( ... ), 10, 3 );
		add_filter( 'render_block_core/post-excerpt', $this->mark( ... ), 10, 3 );
		// After its paragraphs are made.
		add_filter( 'the_excerpt', $this->mark_excerpt( ... ), 20 );
	}

	/**
	 * Marks what a block has printed.
	 *
	 * @param mixed $html   Safe HTML.
	 * @param mixed $parsed The parsed block.
	 * @return mixed The same where it is written as the page is.
	 */
	public function mark( mixed $html, mixed $parsed, mixed $block ): mixed {
		unset( $parsed );
		if ( ! is_string( $html ) || ! $block instanceof \WP_Block ) {
			return $html;
		}
		return self::marked( $html, RecipeRenderer::post_id( $block ) );
	}

	/**
	 * Marks the excerpt that a classic theme prints.
	 *
	 * @param mixed $html Safe HTML.
	 * @return mixed The same where it is written as the page is.
	 */
	public function mark_excerpt( mixed $html ): mixed {
		return is_string( $html ) && ! is_feed() ? self::marked( $html, (int) get_the_ID() ) : $html;
	}

	/**
	 * Marks the first element.
	 *
	 * @param string $html    Safe HTML.
	 * @param int    $post_id Whose words it has.
	 */
	private static function marked( string $html, int $post_id ): string {
		$attributes = Language::of_post( $post_id )->attributes();
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
