<?php
declare( strict_types=1 );

namespace Larder\Search;

/**
 * Answers from the index, by sets of bits that PHP combines.
 */
final class BitmapEngine implements FacetEngine {

	/** A set of so many recipes is sorted by its rows; a greater one is narrowed by bits first. */
	private const FEW = 200;

	/**
	 * Takes what it needs.
	 *
	 * @param Database  $db     The database.
	 * @param Tables $tables The tables.
	 * @param Store  $store  The side that answers.
	 * @param Facets $facets The facets.
	 */
	public function __construct(
		private readonly Database $db,
		private readonly Tables $tables,
		private readonly Store $store,
		private readonly Facets $facets
	) {}

	/** {@inheritDoc} */
	public function search( Query $query ): Result {
		$base    = $this->base( $query );
		$chosen  = $this->chosen( $query );
		$found   = $this->narrow( $base, $chosen, $query->is_any );
		$is_all  = [] === $query->filters && [] === $query->without && [] === $query->ranges && '' === $query->text;
		$counts  = [];
		$all_sizes = $this->store->sizes( array_keys( $query->counted ) );
		foreach ( $query->counted as $facet => $most ) {
			$sizes = array_slice( self::largest( $all_sizes[ $facet ] ), 0, $most, true );
			if ( $is_all ) {
				$counts[ $facet ] = array_column( $sizes, 'count', 'value' );
				continue;
			}
			$under = $found;
			if ( $query->is_any ) {
				$under = $base;
			} elseif ( isset( $chosen[ $facet ] ) && ! $this->is_all( $facet ) ) {
				$under = $this->narrow( $base, array_diff_key( $chosen, [ $facet => true ] ), false );
			}
			$counts[ $facet ] = $this->count( $sizes, $under );
		}
		return new Result( $this->page( $found, $query ), $found->count(), $counts );
	}

	/**
	 * Gives the recipes that answer all but the filters.
	 *
	 * @param Query $query The question.
	 */
	private function base( Query $query ): Bitmap {
		$base  = $this->store->union_of( [ Postings::ALL ] );
		$words = Text::words( $query->text );
		$last  = array_pop( $words );
		foreach ( null === $last ? [] : $this->store->each_of( array_map( static fn ( string $word ): string => "#word:$word", $words ) ) as $set ) {
			$base = $base->and( $set );
		}
		if ( null !== $last ) {
			$base = $base->and( $this->store->union( $this->store->ids_from( '#word', $last ) ) );
		}
		foreach ( $query->ranges as $field => $range ) {
			$base = $base->and( $this->range( $field, $range['min'], $range['max'] ) );
		}
		$names = [];
		foreach ( $query->without as $facet => $values ) {
			array_push( $names, ...array_map( static fn ( string $value ): string => "$facet:$value", $values ) );
		}
		return [] === $names ? $base : $base->without( $this->store->union_of( $names ) );
	}

	/**
	 * Gives the recipes that meet each filter.
	 *
	 * @param Query $query The question.
	 * @return array<string, Bitmap> By facet.
	 */
	private function chosen( Query $query ): array {
		$chosen = [];
		foreach ( $query->filters as $facet => $values ) {
			$names = array_map( static fn ( string $value ): string => "$facet:$value", array_values( array_unique( $values ) ) );
			if ( $this->is_all( $facet ) ) {
				$sets             = $this->store->each_of( $names );
				$chosen[ $facet ] = array_reduce( $sets, static fn ( ?Bitmap $both, Bitmap $set ): Bitmap => null === $both ? $set : $both->and( $set ) ) ?? new Bitmap();
			} else {
				$chosen[ $facet ] = $this->store->union_of( $names );
			}
		}
		return $chosen;
	}

	/**
	 * Narrows a set by filters.
	 *
	 * @param Bitmap                $base   The set.
	 * @param array<string, Bitmap> $chosen What meets each filter.
	 * @param bool                  $is_any Whether one filter is enough.
	 */
	private function narrow( Bitmap $base, array $chosen, bool $is_any ): Bitmap {
		if ( $is_any && [] !== $chosen ) {
			return $base->and( array_reduce( $chosen, static fn ( Bitmap $any, Bitmap $set ): Bitmap => $any->or( $set ), new Bitmap() ) );
		}
		return array_reduce( $chosen, static fn ( Bitmap $all, Bitmap $set ): Bitmap => $all->and( $set ), $base );
	}

	/**
	 * Sorts the values of a facet: those first that most recipes have.
	 *
	 * @param array<int, array{value: string, count: int}> $sizes Values by number.
	 * @return array<int, array{value: string, count: int}>
	 */
	private static function largest( array $sizes ): array {
		uasort( $sizes, static fn ( array $one, array $other ): int => [ $other['count'], $one['value'] ] <=> [ $one['count'], $other['value'] ] );
		return $sizes;
	}

	/**
	 * Counts the recipes of each value within a set.
	 *
	 * @param array<int, array{value: string, count: int}> $sizes Values by number.
	 * @param Bitmap                                       $set   The set.
	 * @return array<string, int>
	 */
	private function count( array $sizes, Bitmap $set ): array {
		$counts = array_fill_keys( array_column( $sizes, 'value' ), 0 );
		foreach ( $this->store->bits( array_keys( $sizes ) ) as $row ) {
			if ( isset( $set->chunks[ $row['chunk'] ] ) ) {
				$counts[ $sizes[ $row['name_id'] ]['value'] ] += Bitmap::common( $row['bits'], $set->chunks[ $row['chunk'] ] );
			}
		}
		return $counts;
	}

	/**
	 * Gives the recipes whose number lies within bounds; what is not known lies in none.
	 *
	 * @param string   $field A key of {@see Entry::NUMBERS}.
	 * @param int|null $min   The least.
	 * @param int|null $max   The most.
	 */
	private function range( string $field, ?int $min, ?int $max ): Bitmap {
		$slices = $this->store->each_of( [ "#$field:known", ...Postings::slices( $field ) ] );
		$known  = array_shift( $slices ) ?? new Bitmap();
		$limit  = ( 1 << Entry::NUMBERS[ $field ] ) - 1;
		if ( ( $max ?? $limit ) < 0 || ( $min ?? 0 ) > $limit ) {
			return new Bitmap();
		}
		$within = $known;
		if ( null !== $max && $max < $limit ) {
			$within = $within->and( $this->bounded( $known, $slices, $max, true ) );
		}
		if ( null !== $min && $min > 0 ) {
			$within = $within->and( $this->bounded( $known, $slices, $min, false ) );
		}
		return $within;
	}

	/**
	 * Compares a number with a bound, bit by bit from the highest.
	 *
	 * @param Bitmap       $known   Recipes whose number is known.
	 * @param list<Bitmap> $slices  Bits of the number, the highest first.
	 * @param int          $bound   The bound, itself included.
	 * @param bool         $is_most Whether it is the most, else the least.
	 */
	private function bounded( Bitmap $known, array $slices, int $bound, bool $is_most ): Bitmap {
		$equal  = $known;
		$beyond = new Bitmap();
		foreach ( $slices as $place => $slice ) {
			$is_one = 1 === ( ( $bound >> ( count( $slices ) - 1 - $place ) ) & 1 );
			$ones   = $equal->and( $slice );
			$zeros  = $equal->without( $slice );
			$equal  = $is_one ? $ones : $zeros;
			if ( $is_one === $is_most ) {
				$beyond = $beyond->or( $is_one ? $zeros : $ones );
			}
		}
		return $beyond->or( $equal );
	}

	/**
	 * Gives the posts of a page, in order.
	 *
	 * @param Bitmap $found All recipes that were found.
	 * @param Query  $query The question.
	 * @return list<int>
	 */
	private function page( Bitmap $found, Query $query ): array {
		$sort   = $query->sort;
		$number = $sort->number();
		$fields = null === $number ? [ [ 'title', $sort->is_descending() ] ] : [ [ $number, $sort->is_descending() ], [ 'id', true ] ];
		$order  = new Ordering( $this->store, $fields, fn ( Bitmap $few ): array => $this->sorted( $few, $sort ), self::FEW );
		return $order->pick( $found, $query->offset(), $query->per_page );
	}

	/**
	 * Sorts a few recipes by what their rows say.
	 *
	 * @param Bitmap $few  The recipes.
	 * @param Sort   $sort The order.
	 * @return list<int> Posts.
	 */
	private function sorted( Bitmap $few, Sort $sort ): array {
		/** @var list<array<string, string|null>> $docs */
		$docs = [];
		foreach ( array_chunk( iterator_to_array( $few->ordinals(), false ), self::FEW ) as $ordinals ) {
				$rows = $this->db->rows( "SELECT post_id, title, sort_date, sort_time FROM %i WHERE ord IN ( {$this->db->places( $ordinals )} )", $this->tables->docs( $this->store->side ), ...$ordinals );
			array_push( $docs, ...$rows );
		}
		usort( $docs, fn ( array $one, array $other ): int => $this->compare( $one, $other, $sort ) );
		return array_map( intval( ... ), array_column( $docs, 'post_id' ) );
	}

	/**
	 * Compares two rows by the order that is asked for.
	 *
	 * @param array<string, string|null> $one   A row.
	 * @param array<string, string|null> $other Another one.
	 * @param Sort                       $sort  The order.
	 */
	private function compare( array $one, array $other, Sort $sort ): int {
		$order = match ( $sort->number() ) {
			'date'  => (int) $one['sort_date'] <=> (int) $other['sort_date'],
			'time'  => (int) ( $one['sort_time'] ?? PHP_INT_MAX ) <=> (int) ( $other['sort_time'] ?? PHP_INT_MAX ),
			default => strcmp( (string) $one['title'], (string) $other['title'] ),
		};
		$order = $sort->is_descending() ? -$order : $order;
		return 0 === $order ? (int) $other['post_id'] <=> (int) $one['post_id'] : $order;
	}

	/**
	 * Tells whether a recipe has to have all chosen values of a facet.
	 *
	 * @param string $facet The facet.
	 */
	private function is_all( string $facet ): bool {
		return $this->facets->all()[ $facet ]->is_all ?? false;
	}
}
