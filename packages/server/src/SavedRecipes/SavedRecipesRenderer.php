<?php
declare( strict_types=1 );

namespace Larder\SavedRecipes;

use Larder\Card\CardDetails;
use Larder\Card\CardLook;
use Larder\Exchange\Export\Download;
use Larder\Islands\Islands;
use Larder\LastBlock;
use Larder\Recipe\Attributes;
use Larder\Recipe\Html;
use Larder\Search\Page\SearchPage;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the place of the saved recipes, the same for every visitor; the view asks whose they are.
 *
 * @phpstan-import-type SavedProps from \Larder\Contracts\Props as Props
 */
final class SavedRecipesRenderer {

	private const BLOCK = 'wp-block-larder-saved-recipes';

	public function __construct( private readonly Islands $islands ) {}

	/**
	 * Prints the block.
	 *
	 * @param array<array-key, mixed> $attributes
	 */
	public function render( array $attributes ): string {
		$values = new Attributes( $attributes );
		$props  = [
			'level'  => max( 2, min( 6, $values->count( 'level' ) ) ),
			'layout' => CardLook::of_block( $values )->text(),
			'find'   => SearchPage::url(),
			'home'   => home_url( '/' ),
			'formats' => array_map(
				static fn ( string $name, string $label ): array => [
					'name'  => $name,
					'label' => $label,
				],
				array_keys( Download::formats() ),
				Download::formats()
			),
			'most'   => SavedExport::MAX,
		];
		CardDetails::enqueue( $props['layout'] );
		$attributes = LastBlock::attributes( 'larder/saved-recipes' ) + $this->islands->wrapper( 'saved-recipes', $props, 'visible' );
		return sprintf( '<div %s>%s</div>', Html::wrapper( $attributes ), self::inner() );
	}

	/**
	 * Prints what the view shows while it asks.
	 */
	public static function inner(): string {
		return Html::element(
			'p',
			self::BLOCK . '__status',
			esc_html__( 'Looking up your saved recipes…', 'larder' ),
			[ 'role' => 'status' ]
		)
			. '<noscript><p>' . esc_html__( 'Saved recipes are shown with JavaScript only.', 'larder' ) . '</p></noscript>';
	}
}
