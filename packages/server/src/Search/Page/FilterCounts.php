<?php
declare( strict_types=1 );

namespace Larder\Search\Page;

use Larder\Search\Answer\SearchService;

defined( 'ABSPATH' ) || exit;

/**
 * Reads from an answer how many recipes each value of a filter would leave.
 *
 * @phpstan-import-type Filter from SearchFilters
 * @phpstan-import-type Answer from SearchService
 */
final class FilterCounts {

	/**
	 * Returns how many recipes have each value of a facet.
	 *
	 * @param string $taxonomy Its taxonomy, empty where its values are not terms.
	 * @param Answer $answer
	 * @return array<array-key, int|null> By value; null where nobody knows.
	 */
	public static function having( string $facet, string $taxonomy, array $answer ): array {
		return '' === $taxonomy
			? $answer['metas'][ $facet ] ?? []
			: array_column( $answer['terms'][ $taxonomy ] ?? [], 'count', 'term_id' );
	}

	/**
	 * Returns how many recipes each value of a filter would leave; `countsOf()` of the block gives the same.
	 *
	 * A filter that takes values out leaves the recipes without them. That is
	 * known where the recipes that were counted are those that were found.
	 *
	 * @param Filter                      $filter
	 * @param array<string, list<string>> $search Chosen values by filter.
	 * @param Answer                      $answer
	 * @return array<array-key, int|null> By value; null where nobody knows.
	 */
	public static function by_value( array $filter, array $search, array $answer ): array {
		$facet  = $filter['without'];
		$having = self::having( '' === $facet ? $filter['id'] : $facet, $filter['taxonomy'], $answer );
		if ( '' === $facet ) {
			return $having;
		}
		$is_known = 'AND' === $answer['logic'] && ( $filter['isAll'] || [] === ( $search[ $facet ] ?? [] ) );
		$chosen   = array_fill_keys( $search[ $filter['id'] ] ?? [], true );
		$left     = [];
		foreach ( $having as $value => $count ) {
			$left[ $value ] = $is_known && null !== $count && ! isset( $chosen[ $value ] ) ? $answer['total'] - $count : null;
		}
		return $left;
	}
}
