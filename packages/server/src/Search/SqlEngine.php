<?php
declare( strict_types=1 );

namespace Larder\Search;

/**
 * The reference: reads every recipe from WordPress's own tables, and counts one by one.
 *
 * Slow and obviously right. What the index answers is compared with this.
 */
final class SqlEngine implements FacetEngine {

	private const BATCH = 200;

	/**
	 * Takes what it needs.
	 *
	 * @param Database        $db      The database.
	 * @param EntryBuilder $builder Reads recipes.
	 * @param Facets       $facets  The facets.
	 */
	public function __construct(
		private readonly Database $db,
		private readonly EntryBuilder $builder,
		private readonly Facets $facets
	) {}

	/** {@inheritDoc} */
	public function search( Query $query ): Result {
		$entries = iterator_to_array( $this->entries(), false );
		$found   = array_values( array_filter( $entries, fn ( Entry $entry ): bool => $this->matches( $entry, $query, null ) ) );
		usort( $found, fn ( Entry $one, Entry $other ): int => $this->compare( $one, $other, $query->sort ) );
		$counts = [];
		foreach ( $query->counted as $facet => $most ) {
			$counts[ $facet ] = $this->count( $entries, $query, $facet, $most );
		}
		return new Result( array_column( array_slice( $found, $query->offset(), $query->per_page ), 'post_id' ), count( $found ), $counts );
	}

	/** {@inheritDoc} */
	public function values( string $facet ): array {
		$sizes = [];
		foreach ( $this->entries() as $entry ) {
			foreach ( $entry->facets[ $facet ] ?? [] as $value ) {
				$sizes[ $value ] = ( $sizes[ $value ] ?? 0 ) + 1;
			}
		}
		return array_map( strval( ... ), array_keys( self::largest( $sizes ) ) );
	}

	/**
	 * Gives every recipe that everybody can read.
	 *
	 * @return \Generator<int, Entry>
	 */
	public function entries(): \Generator {
		$last = 0;
		do {
			$ids = $this->db->numbers( "SELECT ID FROM %i WHERE ID > %d AND post_status = 'publish' ORDER BY ID LIMIT %d", $this->db->wpdb->posts, $last, self::BATCH );
			$this->builder->prime( $ids );
			foreach ( $ids as $id ) {
				$last  = $id;
				$entry = $this->builder->build( $id );
				if ( null !== $entry ) {
					yield $entry;
				}
			}
		} while ( [] !== $ids );
	}

	/**
	 * Counts the values of a facet under the choices of all other filters.
	 *
	 * @param list<Entry> $entries All recipes.
	 * @param Query       $query   The question.
	 * @param string      $facet   The facet.
	 * @param int         $most    How many values, those that most recipes have.
	 * @return array<string, int>
	 */
	private function count( array $entries, Query $query, string $facet, int $most ): array {
		$all    = [];
		$counts = [];
		foreach ( $entries as $entry ) {
			$counts_here = $this->matches( $entry, $query, $facet );
			foreach ( $entry->facets[ $facet ] ?? [] as $value ) {
				$all[ $value ]    = ( $all[ $value ] ?? 0 ) + 1;
				$counts[ $value ] = ( $counts[ $value ] ?? 0 ) + ( $counts_here ? 1 : 0 );
			}
		}
		$named = array_fill_keys( $query->named[ $facet ] ?? [], 0 );
		return array_intersect_key( $counts, array_slice( self::largest( $all ), 0, $most, true ) + $named );
	}

	/**
	 * Sorts the values of a facet: those first that most recipes have.
	 *
	 * @param array<array-key, int> $sizes Recipes by value.
	 * @return array<array-key, int>
	 */
	private static function largest( array $sizes ): array {
		uksort( $sizes, static fn ( int|string $one, int|string $other ): int => [ $sizes[ $other ], (string) $one ] <=> [ $sizes[ $one ], (string) $other ] );
		return $sizes;
	}

	/**
	 * Tells whether a recipe answers the question.
	 *
	 * @param Entry       $entry   The recipe.
	 * @param Query       $query   The question.
	 * @param string|null $counted A facet whose own choices do not count, unless a recipe has to have all of them.
	 */
	private function matches( Entry $entry, Query $query, ?string $counted ): bool {
		foreach ( $query->without as $facet => $values ) {
			if ( [] !== array_intersect( $values, $entry->facets[ $facet ] ?? [] ) ) {
				return false;
			}
		}
		foreach ( $query->ranges as $field => $range ) {
			$number = $entry->numbers[ $field ] ?? null;
			if ( null === $number || $number < ( $range['min'] ?? 0 ) || $number > ( $range['max'] ?? PHP_INT_MAX ) ) {
				return false;
			}
		}
		if ( ! $this->has_words( $entry, $query->text ) ) {
			return false;
		}
		$met = [];
		foreach ( $query->filters as $facet => $values ) {
			$is_all = $query->has_all( $facet, $this->facets->all()[ $facet ] ?? null );
			if ( $facet !== $counted || $is_all ) {
				$common = count( array_intersect( $values, $entry->facets[ $facet ] ?? [] ) );
				$met[]  = $is_all ? count( $values ) === $common : $common > 0;
			}
		}
		if ( $query->is_any ) {
			return null !== $counted || [] === $met || in_array( true, $met, true );
		}
		return ! in_array( false, $met, true );
	}

	/**
	 * Tells whether a recipe has all words, the last as a beginning.
	 *
	 * @param Entry  $entry The recipe.
	 * @param string $text  What was typed.
	 */
	private function has_words( Entry $entry, string $text ): bool {
		$words = Text::words( $text );
		$last  = array_pop( $words );
		if ( [] !== array_diff( $words, $entry->words ) ) {
			return false;
		}
		if ( null === $last ) {
			return true;
		}
		foreach ( $entry->words as $word ) {
			if ( str_starts_with( $word, $last ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Compares two recipes by the order that is asked for.
	 *
	 * @param Entry $one   A recipe.
	 * @param Entry $other Another one.
	 * @param Sort  $sort  The order.
	 */
	private function compare( Entry $one, Entry $other, Sort $sort ): int {
		$number = $sort->number();
		$order  = null === $number
			? $sort->turned( strcmp( $one->title, $other->title ) )
			: $sort->compare( $one->numbers[ $number ] ?? null, $other->numbers[ $number ] ?? null );
		return 0 === $order ? $other->post_id <=> $one->post_id : $order;
	}
}
