<?php
declare( strict_types=1 );

namespace Larder\Tip;

use Larder\Recipe\Attributes;
use Larder\Recipe\Html;
use Larder\Recipe\InnerBlocks;
use Larder\Recipe\Language;
use Larder\Recipe\RecipeRenderer;
use Larder\Recipe\RichText;
use Larder\Recipe\ValueLabels;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a call-out within a recipe.
 */
final class TipRenderer {

	private const BLOCK = 'wp-block-larder-tip';

	/** Strokes of the icon of each kind, on a grid of 24. */
	private const ICONS = [
		'tip'     => 'M9.5 16.5c0-2-2.75-3-2.75-6.25a5.25 5.25 0 0 1 10.5 0c0 3.25-2.75 4.25-2.75 6.25zM10 19.5h4',
		'note'    => 'M5 5.5h14v10h-7.5L8 19v-3.5H5zM8.5 9h7M8.5 12h4',
		'warning' => 'M12 5l8 14H4zM12 10.5v4M12 16.75v.01',
		'storage' => 'M6.5 4h11v16h-11zM6.5 10h11M9 6.75v1M9 12.5v3',
		'swap'    => 'M4.5 8.5h14M15 5l3.5 3.5L15 12M19.5 15.5h-14M9 12l-3.5 3.5L9 19',
		'ahead'   => 'M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16zM12 7.5V12l3 2',
	];

	/**
	 * Prints the block.
	 *
	 * @param array<array-key, mixed> $attributes Stored attributes.
	 * @param \WP_Block               $block      The block, for the blocks inside it.
	 * @return string HTML, empty when there is nothing inside.
	 */
	public function render( array $attributes, \WP_Block $block ): string {
		$stored  = Attributes::from_value( $attributes );
		$kind    = isset( self::ICONS[ $stored->text( 'kind' ) ] ) ? $stored->text( 'kind' ) : 'tip';
		$wrapper = Html::wrapper( [ 'class' => "is-$kind" ] );
		$content = InnerBlocks::render( $block );
		if ( '' === trim( wp_strip_all_tags( $content ) ) && ! str_contains( $content, '<img' ) ) {
			return '';
		}
		$words = Language::of_post( RecipeRenderer::post_id( $block ) )->attributes();
		$title = RichText::inline( $stored->html( 'title' ) );
		$icon  = sprintf(
			'<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="%s"></path></svg>',
			self::ICONS[ $kind ]
		);
		return sprintf(
			// Not a landmark of the page: it belongs to the recipe.
			'<div role="note" %s>%s%s</div>',
			$wrapper,
			Html::element(
				'p',
				self::BLOCK . '__title',
				$icon . (
					RichText::is_blank( $title )
						? esc_html( ValueLabels::tip( $kind ) )
						: '<span' . Html::attributes( $words ) . ">$title</span>"
				)
			),
			Html::element( 'div', self::BLOCK . '__content', $content, $words )
		);
	}
}
