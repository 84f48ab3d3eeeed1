<?php
declare( strict_types=1 );

namespace Larder\CookMode;

use Larder\Ingredients\IngredientList;
use Larder\Instructions\StepList;
use Larder\Recipe\PostContent;

/**
 * Knows which lists of a recipe have anything in them: one that nobody has filled, or that is damaged, has nothing to cook by or to buy.
 */
final class FilledLists {

	private const INGREDIENTS = 'larder/ingredients';

	private const STEPS = 'larder/instructions';

	/** The content that was looked at last; several controls of a page ask for the same. */
	private static string $content = '';

	/** @var array<string, true> The filled lists in it, by the name of the block. */
	private static array $filled = [];

	/**
	 * Tells whether a post shows a step, be it by a synced pattern.
	 *
	 * @param \WP_Post $post The post.
	 */
	public static function has_steps( \WP_Post $post ): bool {
		return isset( self::of( $post )[ self::STEPS ] );
	}

	/**
	 * Tells whether a post shows an ingredient, be it by a synced pattern.
	 *
	 * @param \WP_Post $post The post.
	 */
	public static function has_ingredients( \WP_Post $post ): bool {
		return isset( self::of( $post )[ self::INGREDIENTS ] );
	}

	/**
	 * Gives the filled lists of a post.
	 *
	 * @param \WP_Post $post The post.
	 * @return array<string, true> By the name of the block.
	 */
	private static function of( \WP_Post $post ): array {
		$content = PostContent::of( $post );
		if ( $content !== self::$content ) {
			self::$content = $content;
			self::$filled  = has_block( self::STEPS, $content ) || has_block( self::INGREDIENTS, $content ) ? self::in( parse_blocks( $content ) ) : [];
		}
		return self::$filled;
	}

	/**
	 * Looks for filled lists in blocks and those inside them.
	 *
	 * @param array<array-key, mixed> $blocks As parsed.
	 * @return array<string, true> By the name of the block.
	 */
	private static function in( array $blocks ): array {
		$filled = [];
		foreach ( $blocks as $block ) {
			if ( ! is_array( $block ) ) {
				continue;
			}
			$name    = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
			$stored  = is_array( $block['attrs'] ?? null ) ? $block['attrs']['groups'] ?? null : null;
			$entries = match ( $name ) {
				self::STEPS       => array_column( StepList::read( $stored ), 'steps' ),
				self::INGREDIENTS => array_column( IngredientList::read( $stored ), 'items' ),
				default           => [],
			};
			$filled += ( [] === array_merge( ...$entries ) ? [] : [ $name => true ] ) + self::in( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [] );
		}
		return $filled;
	}
}
