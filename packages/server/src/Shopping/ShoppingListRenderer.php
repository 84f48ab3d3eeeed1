<?php
declare( strict_types=1 );

namespace Larder\Shopping;

use Larder\Islands\Islands;
use Larder\LastBlock;
use Larder\Recipe\Html;
use Larder\Search\Page\SearchPage;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the place of the shopping list, the same for every visitor; the view reads it from the browser.
 *
 * @phpstan-import-type ShoppingListProps from \Larder\Contracts\Props as Props
 */
final class ShoppingListRenderer {

	private const BLOCK = 'wp-block-larder-shopping-list';

	public function __construct( private readonly Islands $islands ) {}

	/**
	 * Prints the block.
	 *
	 * @param array<array-key, mixed> $attributes
	 */
	public function render( array $attributes ): string {
		$level = $attributes['level'] ?? 2;
		$props = [
			'level' => is_int( $level ) ? max( 2, min( 6, $level ) ) : 2,
			'find'  => SearchPage::url(),
		];
		// What it is of is known in the browser alone.
		$this->islands->read_all_languages();
		$attributes = LastBlock::attributes( 'larder/shopping-list' ) + $this->islands->wrapper( 'shopping-list', $props, 'visible' );
		return sprintf( '<div %s>%s</div>', Html::wrapper( $attributes ), self::inner() );
	}

	/**
	 * Prints what the page shows until the view is there, and what it says without JavaScript.
	 */
	public static function inner(): string {
		return Html::element( 'p', self::BLOCK . '__status', esc_html__( 'Opening your shopping list…', 'larder' ), [ 'role' => 'status' ] )
			. '<noscript><p>' . esc_html__(
				'The shopping list needs JavaScript, because it is kept in your browser. Please switch JavaScript on for this site.',
				'larder'
			) . '</p></noscript>';
	}
}
