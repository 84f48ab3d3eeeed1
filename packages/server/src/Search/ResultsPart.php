<?php
declare( strict_types=1 );

namespace Larder\Search;

use Larder\Card\CardRenderer;

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
	public static function of( array $props ): string {
		return sprintf(
			'<div class="%1$s__head"><p class="%1$s__total" role="status" tabindex="-1">%2$s</p>%3$s</div><p class="%1$s__error" role="alert"></p><div class="%1$s__results" aria-busy="false">%4$s</div>%5$s',
			self::BLOCK,
			esc_html( self::total( $props['answer']['total'] ) ),
			self::sorting( $props ),
			self::cards( $props ),
			self::pages( $props )
		);
	}

	/**
	 * Says how many recipes were found.
	 *
	 * @param int $total How many.
	 */
	private static function total( int $total ): string {
		/* translators: %s: number of recipes. */
		return sprintf( _n( '%s recipe', '%s recipes', $total, 'larder' ), number_format_i18n( $total ) );
	}

	/**
	 * Prints the choice of an order.
	 *
	 * @param Props $props What the view gets.
	 */
	private static function sorting( array $props ): string {
		$chosen  = $props['search']['sorting'][0] ?? Sort::Newest->value;
		$options = '';
		foreach ( $props['sorts'] as [ 'value' => $value, 'label' => $label ] ) {
			$options .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( $value ), $value === $chosen ? ' selected' : '', esc_html( $label ) );
		}
		return sprintf( '<label class="%1$s__sort"><span>%2$s</span><select name="sorting" form="%3$s">%4$s</select></label>', self::BLOCK, esc_html__( 'Sort by', 'larder' ), esc_attr( FiltersPart::form_id( $props ) ), $options );
	}

	/**
	 * Prints the cards, or that there are none.
	 *
	 * @param Props $props What the view gets.
	 */
	private static function cards( array $props ): string {
		$cards = new CardRenderer();
		$items = implode( '', array_map( static fn ( array $card ): string => '<li>' . $cards->render( $card, CardRenderer::DEFAULT_LAYOUT, $props['level'] ) . '</li>', $props['answer']['results'] ) );
		return '' === $items
			? sprintf( '<p class="%s__none">%s</p>', self::BLOCK, esc_html( '' === $props['noResults'] ? __( 'No recipe matches. Try fewer filters.', 'larder' ) : $props['noResults'] ) )
			: sprintf( '<ul class="%s__cards" role="list">%s</ul>', self::BLOCK, $items );
	}

	/**
	 * Prints the links from page to page.
	 *
	 * @param Props $props What the view gets.
	 */
	private static function pages( array $props ): string {
		[ 'page' => $page, 'pages' => $pages ] = $props['answer'];
		if ( $pages < 2 ) {
			return '';
		}
		$link  = static fn ( int $number, string $text, string $more ): string => sprintf( '<a href="%s"%s>%s</a>', esc_url( Address::of( $props['search'], $number, $props['keep'] ) ), $more, esc_html( $text ) );
		$items = '';
		if ( $page > 1 ) {
			$items .= '<li>' . $link( $page - 1, __( 'Previous', 'larder' ), ' rel="prev"' ) . '</li>';
		}
		foreach ( Pages::around( $page, $pages ) as $number ) {
			$items .= null === $number
				? '<li class="' . self::BLOCK . '__gap" aria-hidden="true">…</li>'
				: '<li>' . $link( $number, number_format_i18n( $number ), $number === $page ? ' aria-current="page"' : '' ) . '</li>';
		}
		if ( $page < $pages ) {
			$items .= '<li>' . $link( $page + 1, __( 'Next', 'larder' ), ' rel="next"' ) . '</li>';
		}
		return sprintf( '<nav class="%1$s__pages" aria-label="%2$s"><ul role="list">%3$s</ul></nav>', self::BLOCK, esc_attr__( 'Pages of results', 'larder' ), $items );
	}
}
