<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the blocks inside a block that leaves out its own saved markup.
 */
final class InnerBlocks {

	/** Context that tells the blocks of a recipe the level of their heading. */
	public const LEVEL = 'larder/level';

	/** The level where nobody said one. */
	private const DEFAULT_LEVEL = 3;

	/**
	 * Renders them in order, with the filters that WordPress runs for inner blocks.
	 *
	 * @param \WP_Block $block The outer block.
	 * @param int|null  $level Level of the headings inside; null leaves it as it is.
	 */
	public static function render( \WP_Block $block, ?int $level = null ): string {
		return implode( '', array_column( self::parts( $block, $level ), 'html' ) );
	}

	/**
	 * Renders them in order, each by itself, so that what is around them can place them.
	 *
	 * @param \WP_Block             $block   The outer block.
	 * @param int|null              $level   Level of the headings inside; null leaves it as it is.
	 * @param array<string, string> $context What each also gets.
	 * @return list<array{name: string, html: string}> The name and the safe HTML of each.
	 */
	public static function parts( \WP_Block $block, ?int $level = null, array $context = [] ): array {
		$parts = [];
		foreach ( $block->inner_blocks as $inner ) {
			if ( null === $inner ) {
				continue;
			}
			$name = (string) $inner->name;
			/** This filter is documented in wp-includes/blocks.php */
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WordPress, asked as it asks it.
			$printed = apply_filters( 'pre_render_block', null, $inner->parsed_block, $block );
			if ( is_string( $printed ) ) {
				$parts[] = [
					'name' => $name,
					'html' => $printed,
				];
				continue;
			}
			self::prepare( $inner, $block );
			$inner->context = $context + $inner->context;
			if ( null !== $level ) {
				self::set_level( $inner, $level );
			}
			$parts[] = [
				'name' => $name,
				'html' => $inner->render(),
			];
		}
		return $parts;
	}

	/**
	 * Returns the level of a block's heading.
	 *
	 * @param \WP_Block $block A block inside a recipe.
	 * @return int<2, 5>
	 */
	public static function level_of( \WP_Block $block ): int {
		$level = $block->context[ self::LEVEL ] ?? self::DEFAULT_LEVEL;
		return is_int( $level ) ? max( 2, min( 5, $level ) ) : self::DEFAULT_LEVEL;
	}

	/**
	 * Applies the filters with which others change an inner block before it renders.
	 *
	 * @param \WP_Block $block The outer block.
	 */
	private static function prepare( \WP_Block $inner, \WP_Block $block ): void {
		$source  = $inner->parsed_block;
		$context = $inner->context;
		/** This filter is documented in wp-includes/blocks.php */
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WordPress, asked as it asks it.
		$parsed = apply_filters( 'render_block_data', $source, $source, $block );

		$inner->parsed_block = is_array( $parsed ) ? $parsed : $source;
		/** This filter is documented in wp-includes/blocks.php */
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WordPress, asked as it asks it.
		$given = apply_filters( 'render_block_context', $context, $inner->parsed_block, $block );

		$inner->context = is_array( $given ) ? $given : $context;
		if ( $inner->context !== $context ) {
			$inner->refresh_context_dependents();
		} elseif ( $inner->parsed_block !== $source ) {
			$inner->refresh_parsed_block_dependents();
		}
	}

	/**
	 * Sets the heading level of a block and of all blocks inside it.
	 */
	private static function set_level( \WP_Block $block, int $level ): void {
		$block->context[ self::LEVEL ] = $level;
		foreach ( $block->inner_blocks as $inner ) {
			if ( null === $inner ) {
				continue;
			}
			self::set_level( $inner, $level );
		}
	}
}
