<?php
declare( strict_types=1 );

namespace Larder\ClassicEditor;

defined( 'ABSPATH' ) || exit;

/**
 * Detects posts that are made of the plugin's blocks, so that the classic editor would show them as code.
 */
final class LarderBlocks {

	/** How each of them begins, in a post and in the template of a post type. */
	private const SAVED = '<!-- wp:larder/';

	private const NAME = 'larder/';

	/**
	 * Returns whether a post has one of them, or opens with one.
	 */
	public static function are_in( \WP_Post $post ): bool {
		return str_contains( $post->post_content, self::SAVED )
			|| ( '' === trim( $post->post_content ) && self::are_in_template( $post->post_type ) );
	}

	/**
	 * Returns whether new posts of a type open with one of them.
	 *
	 * @param string $type Key of the post type.
	 */
	public static function are_in_template( string $type ): bool {
		foreach ( get_post_type_object( $type )->template ?? [] as $block ) {
			if ( is_array( $block ) && is_string( $block[0] ?? null ) && str_starts_with( $block[0], self::NAME ) ) {
				return true;
			}
		}
		return false;
	}
}
