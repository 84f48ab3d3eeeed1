<?php
declare( strict_types=1 );

namespace Larder\Search;

use Larder\Card\CardData;
use Larder\Card\CardRenderer;
use Larder\Islands\Islands;
use Larder\Recipe\Html;

/**
 * Prints the search block whole, as a form that works by itself; `view.tsx` renders the same.
 *
 * @phpstan-import-type Props from SearchProps
 * @phpstan-import-type Card from CardData
 */
final class SearchRenderer {

	private const BLOCK = 'wp-block-larder-recipe-search';

	/**
	 * Takes what it needs.
	 *
	 * @param Islands     $islands Brings the view to the page.
	 * @param SearchProps $props   Gives what the block shows.
	 */
	public function __construct(
		private readonly Islands $islands,
		private readonly SearchProps $props
	) {}

	/**
	 * Prints the block.
	 *
	 * @param array<array-key, mixed> $attributes Attributes.
	 */
	public function render( array $attributes ): string {
		$address = wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- An address that is shared asks, and changes nothing.
		$props   = $this->props->of( $attributes, is_array( $address ) ? $address : [] );
		$json    = [ 'answer' => AnswerJson::of( $props['answer'] ), 'search' => (object) $props['search'] ] + $props;
		$columns = $attributes['columns'] ?? 3;
		$style   = [ 'style' => '--larder-search-columns:' . ( is_int( $columns ) ? max( 1, min( 4, $columns ) ) : 3 ) ];
		return sprintf( '<div %s>%s</div>', Html::wrapper( $style + $this->islands->wrapper( 'recipe-search', $json ) ), self::inner( $props ) );
	}

	/**
	 * Prints what is inside the root of the island.
	 *
	 * @param Props $props What the view gets.
	 */
	public static function inner( array $props ): string {
		return sprintf(
			'<form class="%1$s__form" method="get" role="search" aria-label="%2$s"><div class="%1$s__bar">%3$s%4$s<button type="submit" class="%1$s__submit wp-element-button">%5$s</button></div>%6$s<div class="%1$s__head"><p class="%1$s__total" role="status" tabindex="-1">%7$s</p>%8$s</div></form><p class="%1$s__error" role="alert"></p><div class="%1$s__results" aria-busy="false">%9$s</div>%10$s',
			self::BLOCK,
			esc_attr__( 'Recipes', 'larder' ),
			$props['hasKeyword'] ? self::keyword( $props['search']['keyword'][0] ?? '' ) : '',
			implode( '', array_map( static fn ( array $filter ): string => FilterControls::of( $filter, $props ), $props['filters'] ) ),
			esc_html__( 'Search', 'larder' ),
			Chosen::of( $props ),
			esc_html( self::total( $props['answer']['total'] ) ),
			self::sorting( $props ),
			self::results( $props ),
			self::pages( $props )
		);
	}

	/**
	 * Says how many recipes were found.
	 *
	 * @param int $total How many.
	 */
	public static function total( int $total ): string {
		/* translators: %s: number of recipes. */
		return sprintf( _n( '%s recipe', '%s recipes', $total, 'larder' ), number_format_i18n( $total ) );
	}

	/**
	 * Prints the field for words.
	 *
	 * @param string $value What is in it.
	 */
	private static function keyword( string $value ): string {
		return sprintf(
			'<input%s>',
			Html::attributes(
				[
					'type'         => 'search',
					'name'         => 'keyword',
					'class'        => self::BLOCK . '__keyword',
					'aria-label'   => __( 'Search recipes', 'larder' ),
					'placeholder'  => __( 'Search recipes', 'larder' ),
					'autocomplete' => 'off',
					'maxlength'    => '200',
					'value'        => $value,
				]
			)
		);
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
		return sprintf( '<label class="%1$s__sort"><span>%2$s</span><select name="sorting">%3$s</select></label>', self::BLOCK, esc_html__( 'Sort by', 'larder' ), $options );
	}

	/**
	 * Prints the cards, or that there are none.
	 *
	 * @param Props $props What the view gets.
	 */
	private static function results( array $props ): string {
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
		$link  = static fn ( int $number, string $text, string $more ): string => sprintf( '<a href="%s"%s>%s</a>', esc_url( Address::of( $props['search'], $number ) ), $more, esc_html( $text ) );
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
