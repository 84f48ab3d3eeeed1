<?php
declare( strict_types=1 );

namespace Larder\Search\Page;

use Larder\Card\CardDetails;
use Larder\Card\CardRenderer;
use Larder\Recipe\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the results of the search, with their number, order and pages; `results-part.tsx` of the block renders the same.
 *
 * @phpstan-import-type Props from SearchProps
 */
final class ResultsPart {

	private const BLOCK = 'wp-block-larder-recipe-search';

	/**
	 * Prints the results.
	 *
	 * @param Props $props What the view gets.
	 */
	public static function render( array $props ): string {
		$is_numbers = 'numbers' === $props['pagination'];
		CardDetails::enqueue( $props['layout'] );
		return sprintf(
			'<div class="%1$s__head"><p id="%7$s" class="%1$s__total" role="status" tabindex="-1">%2$s</p>%3$s</div><p class="%1$s__error" role="alert"></p>%4$s<div class="%1$s__results" aria-busy="false">%5$s</div>%6$s',
			self::BLOCK,
			esc_html( self::total( $props['answer']['total'] ) ),
			self::sorting( $props ),
			$is_numbers ? '' : PageLinks::earlier( $props ),
			self::cards( $props ),
			$is_numbers ? PageLinks::numbers( $props ) : PageLinks::more( $props ),
			esc_attr( PageLinks::place( $props ) )
		);
	}

	/**
	 * Returns a sentence with the number of recipes that were found.
	 *
	 * @param int $total How many.
	 */
	private static function total( int $total ): string {
		/* translators: %s: number of recipes. */
		return sprintf( _n( '%s recipe', '%s recipes', $total, 'larder' ), PlainText::number( $total ) );
	}

	/**
	 * Prints the choice of an order.
	 *
	 * @param Props $props What the view gets.
	 */
	private static function sorting( array $props ): string {
		$chosen  = $props['search']['sorting'][0] ?? $props['sorts'][0]['value'] ?? '';
		$options = '';
		foreach ( $props['sorts'] as [ 'value' => $value, 'label' => $label ] ) {
			$options .= sprintf(
				'<option value="%s"%s>%s</option>',
				esc_attr( $value ),
				$value === $chosen ? ' selected' : '',
				esc_html( $label )
			);
		}
		return sprintf(
			'<label class="%1$s__sort"><span>%2$s</span><select name="sorting" form="%3$s">%4$s</select></label>',
			self::BLOCK,
			esc_html__( 'Sort by', 'larder' ),
			esc_attr( FiltersPart::form_id( $props ) ),
			$options
		);
	}

	/**
	 * Prints the cards, or that there are none.
	 *
	 * @param Props $props What the view gets.
	 */
	private static function cards( array $props ): string {
		[ 'results' => $cards, 'printed' => $printed ] = $props['answer'];
		if ( [] === $cards ) {
			return NothingFound::render( $props );
		}
		$items = [] === $printed ? ( new CardRenderer() )->list( $cards, CardRenderer::DEFAULT_LAYOUT, $props['level'] ) : $printed;
		return sprintf(
			'<ul class="%s__cards" role="list">%s</ul>',
			self::BLOCK,
			implode( '', array_map( static fn ( string $card ): string => "<li>$card</li>", $items ) )
		);
	}
}
