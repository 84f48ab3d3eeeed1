<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what parsed blocks hold, without running any.
 *
 * @phpstan-type Block array{blockName: string|null, attrs: array<array-key, mixed>, innerBlocks: list<array<string, mixed>>, innerHTML: string, innerContent: list<string|null>}
 */
final class BlockTexts {

	/**
	 * Returns the saved markup of the blocks inside a block.
	 *
	 * @param Block $block
	 * @return string HTML as stored, not safe to print.
	 */
	public static function inner_html( array $block ): string {
		return implode(
			"\n",
			array_map(
				static function ( array $inner ): string {
					/** @var Block $inner */
					return self::html( $inner );
				},
				$block['innerBlocks']
			)
		);
	}

	/**
	 * Returns the saved markup of a block, that of the blocks inside it in its place.
	 *
	 * @param Block $block
	 */
	private static function html( array $block ): string {
		$html = '';
		$next = 0;
		foreach ( $block['innerContent'] as $piece ) {
			if ( null === $piece ) {
				/** @var Block $inner */
				$inner = $block['innerBlocks'][ $next ];
				$piece = self::html( $inner );
				++$next;
			}
			$html .= $piece;
		}
		return trim( $html );
	}
}
