<?php
declare( strict_types=1 );

namespace Larder\Print;

use Larder\Controls\ActionIcon;
use Larder\Islands\Islands;
use Larder\Islands\SiteStorage;
use Larder\Recipe\Attributes;
use Larder\Recipe\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the link to a recipe's print page; `print-link.tsx` renders the same markup.
 *
 * @phpstan-import-type PrintLinkProps from \Larder\Contracts\Props as Props
 */
final class PrintRenderer {

	public function __construct( private readonly Islands $islands ) {}

	/**
	 * Prints the block.
	 *
	 * @param array<array-key, mixed> $attributes
	 * @return string HTML, empty where there is no recipe.
	 */
	public function render( array $attributes, int $post_id ): string {
		if ( 0 === $post_id ) {
			return '';
		}
		$props = [
			'recipeId'      => $post_id,
			'url'           => PrintPage::url( $post_id ),
			'label'         => Attributes::from_value( $attributes )->text( 'label' ),
			'isLabelHidden' => false === ( $attributes['showLabel'] ?? true ),
		];
		// The link is right as it is, until somebody scales the recipe.
		$wake = [ 'storage:' . SiteStorage::key( "recipe:$post_id" ), 'query:servings' ];
		$root = $this->islands->wrapper( 'print', $props, 'interaction', $wake );
		return sprintf( '<div %s>%s</div>', Html::wrapper( $root ), self::inner( $props ) );
	}

	/**
	 * Prints what is inside the root of the island.
	 *
	 * @param Props $props What the view gets.
	 */
	public static function inner( array $props ): string {
		return Html::element(
			'a',
			'larder-vote',
			ActionIcon::Print->html() . Html::element(
				'span',
				'larder-vote__label' . ( $props['isLabelHidden'] ? ' screen-reader-text' : '' ),
				esc_html( '' === $props['label'] ? __( 'Print', 'larder' ) : $props['label'] )
			),
			[
				'href' => $props['url'],
				'rel'  => 'nofollow',
			]
		);
	}
}
