<?php
declare( strict_types=1 );

namespace Larder\CookMode;

use Larder\Instructions\StepList;
use Larder\Recipe\PostContent;

/**
 * Knows whether there is anything to cook by.
 */
final class Steps {

	private const BLOCK = 'larder/instructions';

	/**
	 * Tells whether a post shows a step, be it by a synced pattern: a list that nobody has filled has none.
	 *
	 * @param \WP_Post $post The post.
	 */
	public static function has( \WP_Post $post ): bool {
		$content = PostContent::of( $post );
		return has_block( self::BLOCK, $content ) && self::are_in( parse_blocks( $content ) );
	}

	/**
	 * Looks for a step in blocks and those inside them.
	 *
	 * @param array<array-key, mixed> $blocks As parsed.
	 */
	private static function are_in( array $blocks ): bool {
		foreach ( $blocks as $block ) {
			if ( ! is_array( $block ) ) {
				continue;
			}
			$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
			$groups     = self::BLOCK === ( $block['blockName'] ?? '' ) ? StepList::read( $attributes['groups'] ?? null ) : [];
			if ( [] !== array_merge( ...array_column( $groups, 'steps' ) ) || self::are_in( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [] ) ) {
				return true;
			}
		}
		return false;
	}
}
