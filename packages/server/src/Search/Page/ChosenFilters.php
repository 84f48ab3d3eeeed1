<?php
declare( strict_types=1 );

namespace Larder\Search\Page;

use Larder\Search\Query\SearchUrl;

defined( 'ABSPATH' ) || exit;

/**
 * Prints what is chosen, each with a link that takes it away.
 *
 * @phpstan-import-type Props from SearchProps
 * @phpstan-import-type Filter from SearchFilters
 */
final class ChosenFilters {

	private const BLOCK = 'wp-block-larder-recipe-search';

	/**
	 * Prints the chips and the link that clears all of them.
	 *
	 * @param Props $props What the view gets.
	 * @return string Empty where nothing is chosen.
	 */
	public static function render( array $props ): string {
		$items = '';
		foreach ( [ ...$props['filters'], ...$props['others'] ] as $filter ) {
			$labels = self::labels( $filter, $props['search'][ $filter['id'] ] ?? [] );
			foreach ( $props['search'][ $filter['id'] ] ?? [] as $at => $value ) {
				$label  = $labels[ $at ];
				$left   = array_values( array_diff( $props['search'][ $filter['id'] ] ?? [], [ $value ] ) );
				$items .= sprintf(
					'<li><a class="%1$s__chip" href="%2$s" aria-label="%3$s" data-larder-press="">%4$s</a></li>',
					self::BLOCK,
					esc_url( SearchUrl::build( [ $filter['id'] => $left ] + $props['search'], 1, $props['keep'] ) ),
					/* translators: %s: a chosen value of a filter, such as "Italian". */
					esc_attr( sprintf( __( 'Remove: %s', 'larder' ), $label ) ),
					esc_html( $label )
				);
			}
		}
		if ( '' === $items ) {
			return '';
		}
		return sprintf(
			'<ul class="%1$s__chosen" role="list">%2$s<li><a class="%1$s__clear" href="%3$s" data-larder-press="">%4$s</a></li></ul>',
			self::BLOCK,
			$items,
			esc_url( SearchUrl::build( [], 1, $props['keep'] ) ),
			esc_html__( 'Clear filters', 'larder' )
		);
	}

	/**
	 * Names the chosen values of a filter.
	 *
	 * @param Filter       $filter
	 * @param list<string> $values
	 * @return list<string>
	 */
	public static function labels( array $filter, array $values ): array {
		$labels = array_column( $filter['options'], 'label', 'value' );
		// A value that is gone still has to be seen and taken away.
		return array_map(
			static fn ( string $value ): string => self::label(
				$filter,
				$labels[ $value ] ?? ( 'range' === $filter['control'] ? $value : $filter['label'] . ': ?' )
			),
			$values
		);
	}

	/**
	 * Names a chip.
	 *
	 * @param Filter $filter
	 * @param string $value  Label of the chosen value, or the value of a range.
	 */
	private static function label( array $filter, string $value ): string {
		if ( 'range' === $filter['control'] ) {
			return FilterControls::most( $filter, (int) ltrim( $value, '-' ) );
		}
		/* translators: %s: what recipes must not have, such as "Egg". */
		return '' === $filter['without'] ? $value : sprintf( __( 'Without: %s', 'larder' ), $value );
	}
}
