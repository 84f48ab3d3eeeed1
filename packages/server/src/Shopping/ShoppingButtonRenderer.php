<?php
declare( strict_types=1 );

namespace Larder\Shopping;

use Larder\CookMode\FilledLists;
use Larder\Islands\Islands;
use Larder\Recipe\Html;
use Larder\Recipe\Language;
use Larder\Recipe\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the control that puts a recipe's ingredients on the shopping list; `view.tsx` renders the same markup.
 *
 * @phpstan-import-type ShoppingButtonProps from \Larder\Contracts\Props as Props
 */
final class ShoppingButtonRenderer {

	private const ICON = '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M4.75 10.25h14.5l-1.5 9h-11.5zM8 10l3-5.25M16 10l-3-5.25M12 13v3.5"></path></svg>';

	public function __construct( private readonly Islands $islands ) {}

	/**
	 * Prints the block.
	 *
	 * @param array<array-key, mixed> $attributes
	 * @return string HTML, empty where there is no recipe, or nothing in it to buy.
	 */
	public function render( array $attributes, int $post_id ): string {
		$post = 0 === $post_id ? null : get_post( $post_id );
		if ( ! $post instanceof \WP_Post || ! FilledLists::has_ingredients( $post ) ) {
			return '';
		}
		$props = [
			'recipeId'      => $post_id,
			'name'          => PlainText::from_html( get_the_title( $post ) ),
			'url'           => (string) get_permalink( $post ),
			'listUrl'       => ShoppingPage::url(),
			'label'         => PlainText::from_html( is_string( $attributes['label'] ?? null ) ? $attributes['label'] : '' ),
			'isLabelHidden' => false === ( $attributes['showLabel'] ?? true ),
		] + Language::of_post( $post_id )->attributes();
		return sprintf( '<div %s>%s</div>', Html::wrapper( $this->islands->wrapper( 'shopping-button', $props ) ), self::inner( $props ) );
	}

	/**
	 * Prints what is inside the root of the island.
	 *
	 * @param Props $props What the view gets.
	 */
	public static function inner( array $props ): string {
		$label = '' === $props['label'] ? __( 'Add to shopping list', 'larder' ) : $props['label'];
		return Html::element(
			'button',
			'larder-vote',
			self::ICON . Html::element(
				'span',
				'larder-vote__label' . ( $props['isLabelHidden'] ? ' screen-reader-text' : '' ),
				esc_html( $label )
			),
			[ 'type' => 'button' ]
		);
	}
}
