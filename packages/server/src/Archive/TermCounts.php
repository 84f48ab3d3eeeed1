<?php
declare( strict_types=1 );

namespace Larder\Archive;

use Larder\Contracts\Constants;
use Larder\Search\Engine\Engines;
use Larder\Search\Query\Facet;
use Larder\Search\Query\Facets;
use Larder\Search\Query\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Finds terms with the number of recipes that their archives list: those of the terms below them, too.
 */
final class TermCounts {

	public function __construct(
		private readonly Engines $engines,
		private readonly Facets $facets
	) {}

	/**
	 * Returns terms, each with its number of recipes as `count`.
	 *
	 * @param list<int> $ids   The terms in their order; none takes those with the most recipes.
	 * @param int       $count How many at most, where none are named.
	 * @return list<\WP_Term>
	 */
	public function terms( string $taxonomy, array $ids, int $count ): array {
		$facet = array_key_first( array_filter(
			$this->facets->all(),
			static fn ( Facet $facet ): bool => $facet->taxonomy === $taxonomy
		) );
		if ( null === $facet ) {
			return $this->padded( $taxonomy, $ids, $count );
		}
		$query  = [] === $ids
			// More than are shown: another plugin may leave some out, such as those of another language.
			? new Query( per_page: 1, counted: [ $facet => Constants::MAX_FILTER_VALUES ] )
			: new Query( per_page: 1, counted: [ $facet => 0 ], named: [ $facet => array_map( strval( ... ), $ids ) ] );
		$counts = $this->engines->engine()->search( $query )->counts[ $facet ] ?? [];
		if ( in_array( null, $counts, true ) ) {
			return $this->padded( $taxonomy, $ids, $count );
		}
		arsort( $counts );
		$wanted = [] === $ids ? array_map( intval( ... ), array_keys( array_filter( $counts ) ) ) : $ids;
		$terms  = [] === $wanted ? [] : self::find(
			[
				'taxonomy'   => $taxonomy,
				'include'    => $wanted,
				'orderby'    => 'include',
				'number'     => [] === $ids ? $count : 0,
				'hide_empty' => false,
			]
		);
		return array_map( static fn ( \WP_Term $term ): \WP_Term => self::counted( $term, $counts[ $term->term_id ] ?? 0 ), $terms );
	}

	/**
	 * Returns the same of a taxonomy that is not a facet, as WordPress counts.
	 *
	 * @param list<int> $ids   The terms in their order; none takes those with the most recipes.
	 * @param int       $count How many at most, where none are named.
	 * @return list<\WP_Term>
	 */
	private function padded( string $taxonomy, array $ids, int $count ): array {
		// WordPress adds the numbers of terms below a term only where it reads all of them.
		$all = self::find(
			[
				'taxonomy'   => $taxonomy,
				'pad_counts' => true,
				'hide_empty' => [] === $ids,
			]
		);
		if ( [] === $ids ) {
			usort( $all, static fn ( \WP_Term $one, \WP_Term $other ): int => $other->count <=> $one->count );
			return array_slice( $all, 0, $count );
		}
		$by_id = array_combine( array_column( $all, 'term_id' ), $all );
		return array_values( array_filter( array_map( static fn ( int $id ): ?\WP_Term => $by_id[ $id ] ?? null, $ids ) ) );
	}

	/**
	 * Returns the terms that WordPress finds; none where it refuses the arguments.
	 *
	 * @param array{taxonomy: string, include?: list<int>, orderby?: string, number?: int, hide_empty: bool, pad_counts?: bool} $arguments Arguments of `get_terms()`.
	 * @return list<\WP_Term>
	 */
	private static function find( array $arguments ): array {
		$terms = get_terms( $arguments );
		return is_array( $terms )
			? array_values( array_filter( $terms, static fn ( mixed $term ): bool => $term instanceof \WP_Term ) )
			: [];
	}

	/**
	 * Returns a term with another number; the one that WordPress keeps stays as it is.
	 *
	 * @param int $count Its number of recipes.
	 */
	private static function counted( \WP_Term $term, int $count ): \WP_Term {
		$term        = clone $term;
		$term->count = $count;
		return $term;
	}
}
