<?php
declare( strict_types=1 );

namespace Larder\Search\Engine;

use Larder\Search\Index\Entry;
use Larder\Search\Index\EntryBuilder;
use Larder\Search\Index\IndexDatabase;
use Larder\Search\Index\Spellings;
use Larder\Search\Query\Facets;
use Larder\Search\Query\Query;
use Larder\Search\Query\Sort;

defined( 'ABSPATH' ) || exit;

/**
 * The reference implementation: reads every recipe from WordPress's own tables, and counts them one by one.
 *
 * Slow and obviously correct; the answers of the index are compared with it.
 */
final class SqlEngine implements FacetEngine {

	private const BATCH = 200;

	public function __construct(
		private readonly IndexDatabase $db,
		private readonly EntryBuilder $builder,
		private readonly Facets $facets
	) {}

	/**
	 * Answers a question.
	 *
	 * @param iterable<Entry>|null $entries The result of {@see self::entries()}, for several questions in a row; without it the recipes are read again.
	 */
	public function search( Query $query, ?iterable $entries = null ): Result {
		$found = [];
		$sizes = array_fill_keys( array_keys( $query->counted ), [] );
		$here  = $sizes;
		$match = new EntryMatcher( $query, $this->facets->all() );
		// One at a time: all recipes of a large site do not fit into memory.
		foreach ( $entries ?? $this->entries() as $entry ) {
			$may_match = $match->meets_all_but_filters( $entry );
			if ( $may_match && $match->meets_filters( $entry ) ) {
				$found[ $entry->post_id ] = self::sort_key( $entry, $query->sort );
			}
			foreach ( array_keys( $query->counted ) as $facet ) {
				$counts_here = $may_match && $match->meets_filters( $entry, $facet ) ? 1 : 0;
				foreach ( $entry->facets[ $facet ] ?? [] as $value ) {
					$sizes[ $facet ][ $value ] = ( $sizes[ $facet ][ $value ] ?? 0 ) + 1;
					$here[ $facet ][ $value ]  = ( $here[ $facet ][ $value ] ?? 0 ) + $counts_here;
				}
			}
		}
		uksort(
			$found,
			static fn ( int $one, int $other ): int => $query->sort->compare( $found[ $one ], $found[ $other ] ) ?: $other <=> $one
		);
		$counts = [];
		foreach ( $query->counted as $facet => $most ) {
			$named            = array_fill_keys( $query->named[ $facet ] ?? [], 0 );
			$counts[ $facet ] = array_intersect_key(
				$here[ $facet ],
				array_slice( self::largest( $sizes[ $facet ] ), 0, $most, true ) + $named
			);
		}
		return new Result(
			array_slice( array_keys( $found ), $query->offset(), $query->per_page ),
			count( $found ),
			$counts,
			array_map( count( ... ), $sizes )
		);
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

	/** {@inheritDoc} */
	public function labels( string $facet, array $values ): array {
		$known = $this->facets->all()[ $facet ] ?? null;
		if ( null === $known?->spellings || [] === $values ) {
			return $this->facets->labels( $facet, $values );
		}
		$sizes = [];
		$noted = [];
		foreach ( $this->entries() as $entry ) {
			foreach ( $entry->facets[ $facet ] ?? [] as $value ) {
				$sizes[ $value ] = ( $sizes[ $value ] ?? 0 ) + 1;
			}
			foreach ( $entry->facets[ Spellings::facet( $facet ) ] ?? [] as $note ) {
				$noted[ $note ] = ( $noted[ $note ] ?? 0 ) + 1;
			}
		}
		return Spellings::chosen( $known, $values, $sizes, $noted );
	}

	/**
	 * Returns every recipe that everybody can read.
	 *
	 * @return \Generator<int, Entry>
	 */
	public function entries(): \Generator {
		$last = 0;
		do {
			$ids  = $this->db->numbers(
				"SELECT ID FROM %i WHERE ID > %d AND post_status = 'publish' ORDER BY ID LIMIT %d",
				$this->db->wpdb->posts,
				$last,
				self::BATCH
			);
			$last = [] === $ids ? $last : max( $ids );
			yield from $this->entries_of( $ids );
		} while ( [] !== $ids );
	}

	/**
	 * Returns those of some posts that are recipes which everybody can read.
	 *
	 * @param list<int> $post_ids
	 * @return \Generator<int, Entry>
	 */
	public function entries_of( array $post_ids ): \Generator {
		foreach ( array_chunk( $post_ids, self::BATCH ) as $ids ) {
			$this->builder->prime( $ids );
			foreach ( $ids as $id ) {
				$entry = $this->builder->build( $id );
				if ( null !== $entry ) {
					yield $entry;
				}
			}
			if ( count( $ids ) === self::BATCH ) {
				$this->builder->forget();
			}
		}
	}

	/**
	 * Sorts the values of a facet: those first that most recipes have.
	 *
	 * @param array<array-key, int> $sizes Recipes by value.
	 * @return array<array-key, int>
	 */
	private static function largest( array $sizes ): array {
		uksort(
			$sizes,
			static fn (
				int|string $one,
				int|string $other
			): int => [ $sizes[ $other ], (string) $one ] <=> [ $sizes[ $one ], (string) $other ]
		);
		return $sizes;
	}

	/**
	 * Returns the key by which a recipe is sorted.
	 *
	 * @return int|string|null Its title or a number, null where it has none.
	 */
	private static function sort_key( Entry $entry, Sort $sort ): int|string|null {
		$number = $sort->number();
		return null === $number ? $entry->title : $entry->numbers[ $number ] ?? null;
	}
}
