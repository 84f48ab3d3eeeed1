<?php
declare( strict_types=1 );

namespace Larder\Search\Page;

use Larder\Recipe\Html;
use Larder\Recipe\PlainText;
use Larder\Search\Query\Query;
use Larder\Search\Query\SearchUrl;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the form of the search: words, filters and what is chosen; `filters-part.tsx` of the block renders the same.
 *
 * @phpstan-import-type Props from SearchProps
 */
final class FiltersPart {

	private const BLOCK = 'wp-block-larder-recipe-search';

	/**
	 * Prints the form.
	 *
	 * @param Props $props What the view gets.
	 */
	public static function render( array $props ): string {
		$controls = array_map( static fn ( array $filter ): string => FilterControls::render( $filter, $props ), $props['filters'] );
		return sprintf(
			'<form id="%2$s" class="%1$s__form" method="get" role="search" aria-label="%3$s"><div class="%1$s__bar">%4$s%5$s%6$s<button type="submit" class="%1$s__submit wp-element-button">%7$s</button></div>%8$s%9$s</form>',
			self::BLOCK,
			esc_attr( self::form_id( $props ) ),
			esc_attr__( 'Recipes', 'larder' ),
			$props['hasKeyword'] ? self::keyword( $props['search']['keyword'][0] ?? '' ) : '',
			self::opener( $props ),
			Html::element( 'div', self::BLOCK . '__filters', implode( '', $controls ) ),
			esc_html__( 'Search', 'larder' ),
			self::hidden( $props['keep'] + self::unseen( $props ) ),
			ChosenFilters::render( $props )
		);
	}

	/**
	 * Returns the id of the form, by which the choice of an order belongs to it from elsewhere.
	 *
	 * @param Props $props What the view gets.
	 */
	public static function form_id( array $props ): string {
		return $props['id'] . '-form';
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
	 * Prints the button that opens the filters on a phone.
	 *
	 * @param Props $props What the view gets.
	 */
	private static function opener( array $props ): string {
		if ( [] === $props['filters'] ) {
			return '';
		}
		$count = array_sum( array_map(
			static fn ( array $filter ): int => count( $props['search'][ $filter['id'] ] ?? [] ),
			[ ...$props['filters'], ...$props['others'] ]
		) );
		$text  = __( 'Filter', 'larder' );
		return sprintf(
			'<button type="button" class="%s__open" aria-haspopup="dialog">%s</button>',
			self::BLOCK,
			esc_html( 0 === $count ? $text : $text . ' · ' . PlainText::number( $count ) )
		);
	}

	/**
	 * Returns what is chosen and has no control in the form.
	 *
	 * @param Props $props What the view gets.
	 * @return array<string, string> Query arguments.
	 */
	private static function unseen( array $props ): array {
		$chosen = array_intersect_key( $props['search'], array_flip( array_column( $props['others'], 'id' ) ) );
		$joined = [];
		foreach ( $chosen as $name => $values ) {
			$joined[ $name ] = SearchUrl::joined( $name, $values );
		}
		return $joined;
	}

	/**
	 * Prints what the URL has to keep, which a form would leave out.
	 *
	 * @param array<string, string> $keep Query arguments.
	 */
	private static function hidden( array $keep ): string {
		$html = '';
		foreach ( $keep as $name => $value ) {
			$html .= sprintf(
				'<input%s>',
				Html::attributes(
					[
						'type'  => 'hidden',
						'name'  => $name,
						'value' => $value,
					]
				)
			);
		}
		return $html;
	}
}
