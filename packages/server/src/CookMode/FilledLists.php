<?php
declare( strict_types=1 );

namespace Larder\CookMode;

use Larder\Ingredients\IngredientList;
use Larder\Instructions\StepList;
use Larder\Recipe\NestedBlocks;
use Larder\Recipe\PostContent;

defined( 'ABSPATH' ) || exit;

/**
 * Returns which lists of a recipe have anything in them: an empty or damaged one has nothing to cook by or to buy.
 */
final class FilledLists {

	private const INGREDIENTS = 'larder/ingredients';

	private const STEPS = 'larder/instructions';

	/** The content that was looked at last; several controls of a page ask for the same. */
	private static string $content = '';

	/** @var array<string, bool> Whether its lists are filled, by the name of the block. */
	private static array $filled = [];

	/**
	 * Returns whether a post shows a step, even if only in a synced pattern.
	 */
	public static function has_steps( \WP_Post $post ): bool {
		return self::lists( $post )[ self::STEPS ] ?? false;
	}

	/**
	 * Returns whether a post shows an ingredient, even if only in a synced pattern.
	 */
	public static function has_ingredients( \WP_Post $post ): bool {
		return self::lists( $post )[ self::INGREDIENTS ] ?? false;
	}

	/**
	 * Returns which lists of a post are filled.
	 *
	 * @return array<string, bool> By the name of the block.
	 */
	private static function lists( \WP_Post $post ): array {
		$content = PostContent::with_patterns( $post );
		if ( $content !== self::$content ) {
			$blocks        = has_block( self::STEPS, $content ) || has_block( self::INGREDIENTS, $content ) ? parse_blocks( $content ) : [];
			self::$content = $content;
			self::$filled  = [
				self::STEPS       => self::is_one_filled( $blocks, self::STEPS, StepList::has_step( ... ) ),
				self::INGREDIENTS => self::is_one_filled( $blocks, self::INGREDIENTS, IngredientList::has_item( ... ) ),
			];
		}
		return self::$filled;
	}

	/**
	 * Returns whether a list has an entry.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks    Parsed blocks.
	 * @param string                                 $name      The name of the list's block.
	 * @param \Closure( mixed ): bool                $is_filled Whether stored groups have an entry.
	 */
	private static function is_one_filled( array $blocks, string $name, \Closure $is_filled ): bool {
		foreach ( NestedBlocks::among( $blocks, $name ) as $block ) {
			if ( $is_filled( $block['attrs']['groups'] ?? null ) ) {
				return true;
			}
		}
		return false;
	}
}
