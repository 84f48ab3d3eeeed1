<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what a post shows: its own blocks, with those of each synced pattern in the place of the pattern.
 */
final class PostContent {

	/** Post type of synced patterns. */
	public const PATTERN = 'wp_block';

	/** A synced pattern as WordPress saves it. */
	private const REFERENCE = '#<!-- wp:block (\{(?:(?!-->).)*\}) /-->#s';

	/** The content without a pattern that was looked at last: the parts of a page ask many times. */
	private static string $whole = '';

	/**
	 * Returns the content of a post with that of its synced patterns.
	 */
	public static function with_patterns( \WP_Post $post ): string {
		return self::expand( $post->post_content, [ $post->ID ] );
	}

	/**
	 * Returns whether a post shows a block, even if only in a synced pattern.
	 *
	 * @param string $name Name of the block.
	 */
	public static function has( string $name, \WP_Post $post ): bool {
		return has_block( $name, self::with_patterns( $post ) );
	}

	/**
	 * Replaces references to patterns with their content, as WordPress does when it renders them.
	 *
	 * @param string    $content Saved blocks.
	 * @param list<int> $around  The post and the patterns around, so that one that holds itself ends.
	 */
	private static function expand( string $content, array $around ): string {
		if ( $content === self::$whole || ! str_contains( $content, '<!-- wp:block ' ) ) {
			self::$whole = $content;
			return $content;
		}
		return preg_replace_callback(
			self::REFERENCE,
			static function ( array $found ) use ( $around ): string {
				$attributes = json_decode( $found[1], true );
				$id         = is_array( $attributes ) && is_int( $attributes['ref'] ?? null ) ? $attributes['ref'] : 0;
				$pattern    = 0 === $id || in_array( $id, $around, true ) ? null : get_post( $id );
				return $pattern instanceof \WP_Post
					&& self::PATTERN === $pattern->post_type
					&& 'publish' === $pattern->post_status
					&& '' === $pattern->post_password
					? self::expand( $pattern->post_content, [ ...$around, $id ] )
					: '';
			},
			$content
		) ?? $content;
	}
}
