<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Recipe\SavedWords\SavedWords;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the blocks of one name, however deep they are inside others.
 *
 * @phpstan-import-type Block from BlockTexts
 */
final class NestedBlocks {

	/**
	 * Finds them in a content.
	 *
	 * @param string $content Post content.
	 * @param string $name    Block name.
	 * @return list<Block> In the order of the page, with the words of their saved markup.
	 */
	public static function in( string $content, string $name ): array {
		return has_block( $name, $content ) ? array_map( SavedWords::into( ... ), self::among( parse_blocks( $content ), $name ) ) : [];
	}

	/**
	 * Finds them among parsed blocks and in them.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks Parsed blocks.
	 * @param string                                 $name   Block name.
	 * @return list<Block> In the order of the page; not those inside one of them.
	 */
	public static function among( array $blocks, string $name ): array {
		$found = [];
		foreach ( $blocks as $block ) {
			/** @var Block $block */
			if ( $name === $block['blockName'] ) {
				$found[] = $block;
				continue;
			}
			array_push( $found, ...self::among( $block['innerBlocks'], $name ) );
		}
		return $found;
	}
}
