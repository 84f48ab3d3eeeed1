<?php
declare( strict_types=1 );

namespace Larder\Search\Engine;

use Larder\Search\Index\Bitmap;
use Larder\Search\Index\BitStore;
use Larder\Search\Index\IndexDatabase;
use Larder\Search\Index\IndexTables;
use Larder\Search\Index\Postings;
use Larder\Search\Index\Spellings;
use Larder\Search\Query\Facets;
use Larder\Search\Query\Query;
use Larder\Search\Query\Sort;

defined( 'ABSPATH' ) || exit;

/**
 * Answers from the index, by sets of bits that PHP combines.
 */
final class BitmapEngine implements FacetEngine {

	/**
	 * @param BitStore      $store        The side that answers.
	 * @param int           $few          A set of this many recipes is sorted by its rows.
	 * @param bool          $has_initials Whether the side knows recipes by the first letters of their words; one of an older
	 *                                    version does not.
	 */
	public function __construct(
		private readonly IndexDatabase $db,
		private readonly IndexTables $tables,
		private readonly BitStore $store,
		private readonly Facets $facets,
		private readonly int $few = RowOrder::SMALL_SET,
		private readonly bool $has_initials = true
	) {}

	/** {@inheritDoc} */
	public function search( Query $query ): Result {
		$order = $this->order( $query->sort );
		$this->store->read_ahead( [
			Postings::ALL,
			...QuerySets::names( $query->filters ),
			...QuerySets::names( $query->without ),
			...QuerySets::names( $query->within ),
			...$order->first_names(),
		] );
		$sets   = new QuerySets( $this->store, $this->facets, $this->has_initials );
		$base   = $sets->base( $query );
		$chosen = $sets->chosen( $query );
		$found  = QuerySets::narrow( $base, $chosen, $query->is_any );
		$sizes  = $this->store->counts->sizes( array_keys( $query->counted ) );
		return new Result(
			$order->pick( $found, $query->offset(), $query->per_page ),
			$found->count(),
			$this->counts( $query, $sizes, $base, $chosen, $found ),
			array_map( count( ... ), $sizes )
		);
	}

	/** {@inheritDoc} */
	public function values( string $facet ): array {
		return array_column( self::largest( $this->store->counts->sizes( [ $facet ] )[ $facet ] ?? [] ), 'value' );
	}

	/** {@inheritDoc} */
	public function labels( string $facet, array $values ): array {
		$known = $this->facets->all()[ $facet ] ?? null;
		if ( null === $known?->spellings || [] === $values ) {
			return $this->facets->labels( $facet, $values );
		}
		[ $sizes, $noted ] = $this->store->counts->spellings( $facet, $values );
		return Spellings::chosen( $known, $values, $sizes, $noted );
	}

	/**
	 * Counts the recipes of each value of the facets that are requested.
	 *
	 * @param array<string, array<int, array{value: string, count: int}>> $all    How many recipes have each value, by facet and number.
	 * @param Bitmap                                                      $base   What answers all but the filters.
	 * @param array<string, Bitmap>                                       $chosen What meets each filter.
	 * @param Bitmap                                                      $found  What was found.
	 * @return array<string, array<array-key, int>> By facet and value.
	 */
	private function counts( Query $query, array $all, Bitmap $base, array $chosen, Bitmap $found ): array {
		$is_whole = [] === $query->without && [] === $query->within && [] === $query->ranges && '' === $query->text;
		$counts   = [];
		$sets     = [];
		$values   = [];
		foreach ( $all as $facet => $sizes ) {
			$is_named         = array_fill_keys( $query->named[ $facet ] ?? [], true );
			$named            = array_filter( $sizes, static fn ( array $size ): bool => isset( $is_named[ $size['value'] ] ) );
			$sizes            = array_slice( self::largest( $sizes ), 0, $query->counted[ $facet ], true ) + $named;
			$counts[ $facet ] = array_column( $sizes, 'count', 'value' );
			$under            = $found;
			if ( $query->is_any ) {
				$under = $base;
			} elseif ( isset( $chosen[ $facet ] ) && ! QuerySets::is_all( $facet, $query, $this->facets ) ) {
				$under = QuerySets::narrow( $base, array_diff_key( $chosen, [ $facet => true ] ), false );
			}
			// Among all recipes a value has as many as it has at all.
			if ( $is_whole && $under === $base ) {
				continue;
			}
			foreach ( $sizes as $name_id => [ 'value' => $value ] ) {
				$sets[ $name_id ]   = $under;
				$values[ $name_id ] = [ $facet, $value ];
			}
		}
		foreach ( $this->sizes_within( $sets ) as $name_id => $size ) {
			[ $facet, $value ]          = $values[ $name_id ];
			$counts[ $facet ][ $value ] = $size;
		}
		return $counts;
	}

	/**
	 * Sorts the values of a facet: those first that most recipes have.
	 *
	 * @param array<int, array{value: string, count: int}> $sizes Values by number.
	 * @return array<int, array{value: string, count: int}>
	 */
	private static function largest( array $sizes ): array {
		$ids    = array_keys( $sizes );
		$counts = array_column( $sizes, 'count' );
		$values = array_column( $sizes, 'value' );
		// `array_multisort()` by columns: with thousands of values a comparison callback takes longer than the search itself.
		array_multisort( $counts, SORT_DESC, SORT_NUMERIC, $values, SORT_ASC, SORT_REGULAR, $ids );
		$sorted = [];
		foreach ( $ids as $place => $id ) {
			$sorted[ $id ] = [
				'value' => $values[ $place ],
				'count' => $counts[ $place ],
			];
		}
		return $sorted;
	}

	/**
	 * Counts the recipes that values share with sets.
	 *
	 * @param array<int, Bitmap> $sets A set for each number of a name.
	 * @return array<int, int> By number of the name.
	 */
	private function sizes_within( array $sets ): array {
		$sizes  = array_fill_keys( array_keys( $sets ), 0 );
		$chunks = max( 1, ...array_map( static fn ( Bitmap $set ): int => count( $set->chunks ), array_values( $sets ) ), ...[ 1 ] );
		foreach ( $this->store->each_stored( array_keys( $sets ), $chunks ) as $name_id => $stored ) {
			$sizes[ $name_id ] = $sets[ $name_id ]->shared( $stored );
		}
		return $sizes;
	}

	/**
	 * Returns what puts recipes in order.
	 */
	private function order( Sort $sort ): Ordering {
		$number = $sort->number();
		$fields = null === $number ? [ [ 'title', $sort->is_descending() ] ] : [ [ $number, $sort->is_descending() ], [ 'id', true ] ];
		return new Ordering(
			$this->store,
			$fields,
			( new RowOrder( $this->db, $this->tables->docs( $this->store->side ), $sort, $this->few ) )->page( ... ),
			$this->few
		);
	}
}
