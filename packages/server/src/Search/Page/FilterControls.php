<?php
declare( strict_types=1 );

namespace Larder\Search\Page;

use Larder\Recipe\Html;
use Larder\Recipe\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the control of one filter; `filter-control.tsx` of the block renders the same.
 *
 * @phpstan-import-type Props from SearchProps
 * @phpstan-import-type Filter from SearchFilters
 */
final class FilterControls {

	private const BLOCK = 'wp-block-larder-recipe-search';

	/**
	 * Prints a control.
	 *
	 * @param Filter $filter
	 * @param Props  $props  What the view gets.
	 */
	public static function render( array $filter, array $props ): string {
		$chosen = $props['search'][ $filter['id'] ] ?? [];
		if ( 'range' === $filter['control'] ) {
			return self::range( $filter, $chosen );
		}
		if ( [] === $filter['options'] ) {
			return '';
		}
		$boxes = self::boxes( $filter, $chosen, $props );
		if ( 'dropdown' !== $filter['control'] ) {
			return sprintf(
				'<div class="%1$s__filter is-%2$s" role="group" aria-label="%3$s"><span class="%1$s__label">%4$s</span>%5$s%6$s</div>',
				self::BLOCK,
				esc_attr( $filter['control'] ),
				esc_attr( $filter['label'] ),
				esc_html( $filter['label'] ),
				$boxes,
				self::further( $filter )
			);
		}
		$text = [] === $chosen ? $filter['label'] : $filter['label'] . ' · ' . PlainText::number( count( $chosen ) );
		return self::dropdown( 'dropdown', $text, $boxes );
	}

	/**
	 * Returns the label for the current maximum of a range filter.
	 *
	 * @param Filter $filter
	 */
	public static function most( array $filter, int $most ): string {
		return str_replace( '%s', PlainText::number( $most ), $filter['most'] );
	}

	/**
	 * Prints a box for each value.
	 *
	 * @param Filter       $filter
	 * @param list<string> $chosen Its chosen values.
	 * @param Props        $props  What the view gets.
	 */
	private static function boxes( array $filter, array $chosen, array $props ): string {
		$counts = FilterCounts::by_value( $filter, $props['search'] + $props['fixed'], $props['answer'] );
		$html   = '';
		foreach ( $filter['options'] as [ 'value' => $value, 'label' => $label, 'depth' => $depth ] ) {
			$count     = array_key_exists( $value, $counts ) ? $counts[ $value ] : 0;
			$is_chosen = in_array( $value, $chosen, true );
			if ( 0 === $count && ! $is_chosen && ! $props['hasEmpty'] ) {
				continue;
			}
			$html .= sprintf(
				'<label%s><input%s><span>%s</span>%s</label>',
				Html::attributes( [ 'class' => self::BLOCK . '__option' ] + (
					0 === $depth
						? []
						: [ 'style' => "--larder-depth: $depth;" ]
				) ),
				Html::attributes(
					[
						'type'  => 'checkbox',
						'name'  => $filter['id'] . '[]',
						'value' => $value,
					] + ( $is_chosen ? [ 'checked' => true ] : [] ) + ( 0 === $count && ! $is_chosen ? [ 'disabled' => true ] : [] )
				),
				esc_html( $label ),
				$props['hasCounts'] && null !== $count
					? sprintf( '<span class="%s__count">%s</span>', self::BLOCK, esc_html( PlainText::number( $count ) ) )
					: ''
			);
		}
		return sprintf( '<div class="%s__options">%s</div>', self::BLOCK, $html );
	}

	/**
	 * Prints the button that brings further values; without JavaScript it is not seen, and those that most recipes have stay.
	 *
	 * @param Filter $filter
	 */
	private static function further( array $filter ): string {
		$left = $filter['size'] - count( $filter['options'] );
		return $filter['hasMore'] && $left > 0
			? sprintf(
				'<div class="%s__further"><button type="button">%s</button></div>',
				self::BLOCK,
				/* translators: %s: how many values of a filter are not shown yet. */
				esc_html( sprintf( __( 'Show more (%s)', 'larder' ), PlainText::number( $left ) ) )
			)
			: '';
	}

	/**
	 * Prints a choice of how much at most.
	 *
	 * @param Filter       $filter
	 * @param list<string> $chosen Its chosen range.
	 */
	private static function range( array $filter, array $chosen ): string {
		$most = [] === $chosen ? null : (int) ltrim( $chosen[0], '-' );
		$ends = array_values( array_unique( [ ...$filter['presets'], ...( null === $most ? [] : [ $most ] ) ] ) );
		sort( $ends );
		$options = '';
		foreach ( [ null, ...$ends ] as $end ) {
			$options .= sprintf(
				'<label class="%s__option"><input%s><span>%s</span></label>',
				self::BLOCK,
				Html::attributes(
					[
						'type'  => 'radio',
						'name'  => $filter['id'],
						'value' => (string) $end,
					] + ( $end === $most ? [ 'checked' => true ] : [] )
				),
				esc_html( null === $end ? __( 'Any', 'larder' ) : self::most( $filter, $end ) )
			);
		}
		return self::dropdown(
			'range',
			null === $most ? $filter['label'] : self::most( $filter, $most ),
			sprintf( '<div class="%s__options">%s</div>', self::BLOCK, $options )
		);
	}

	/**
	 * Prints a button that the view opens a panel at; without JavaScript what is in it folds out.
	 *
	 * @param 'dropdown'|'range' $kind    What opens.
	 * @param string             $text    What the button says, not escaped.
	 * @param string             $options Safe HTML of the values.
	 */
	private static function dropdown( string $kind, string $text, string $options ): string {
		return sprintf(
			'<div class="%1$s__filter is-%2$s"><div class="larder-multi-select"><button type="button" class="larder-multi-select__button" aria-haspopup="dialog" aria-expanded="false">%3$s</button></div><noscript><details><summary>%3$s</summary>%4$s</details></noscript></div>',
			self::BLOCK,
			$kind,
			esc_html( $text ),
			$options
		);
	}
}
