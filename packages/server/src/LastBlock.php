<?php
declare( strict_types=1 );

namespace Larder;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the block with which the content of a page ends. Styles cannot tell it: a block is the last child of a column, too.
 */
final class LastBlock {

	/** What CSS takes for a block that nothing of the page's content follows. */
	private const CLASS_NAME = 'is-last';

	/** A page that is nothing but one shortcode, as other plugins have made for such lists. */
	private const SHORTCODE = '~^\s*(<!-- wp:shortcode -->)?\s*\[[^\[\]]+\]\s*(<!-- /wp:shortcode -->)?\s*\z~';

	/**
	 * Returns the class of a block that ends the page's content, by itself and not within a group, a column or a tab.
	 *
	 * @param string $name Name of the block; its content is nothing but what the server renders.
	 * @return array{class?: string} Attributes of its element.
	 */
	public static function attributes( string $name ): array {
		$page    = is_singular() ? get_queried_object() : null;
		$content = $page instanceof \WP_Post ? $page->post_content : '';
		return self::ends_with( $content, $name ) || 1 === preg_match( self::SHORTCODE, $content ) ? [ 'class' => self::CLASS_NAME ] : [];
	}

	/**
	 * Returns whether a content ends with a block, and has no other of its name, as nothing tells the two apart when they are rendered.
	 *
	 * @param string $name Name of the block.
	 */
	private static function ends_with( string $content, string $name ): bool {
		$start = "<!-- wp:$name ";
		$last  = strrpos( $content, '<!-- wp:' );
		return false !== $last
			&& 1 === substr_count( $content, $start )
			&& 1 === preg_match( '~^' . preg_quote( $start, '~' ) . '[^\n]*/-->\s*\z~', substr( $content, $last ) );
	}
}
