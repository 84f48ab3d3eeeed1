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
use Larder\Search\Query\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The reference: reads every recipe from WordPress's own tables, and counts one by one.
 *
 * Slow and obviously right. What the index answers is compared with this.
 */
final class SqlEngine implements FacetEngine {

	private const BATCH = 200;

	/**
	 * @param IndexDatabase $db      The database.
	 * @param EntryBuilder  $builder Reads recipes.
	 * @param Facets        $facets  The facets.
	 */
	public function __construct(
		private readonly IndexDatabase $db,
		private readonly EntryBuilder $builder,
		private readonly Facets $facets
	) {}

	/**
	 * Answers a question.
	 *
	 * @param Query                $query   The question.
	 * @param iterable<Entry>|null $entries What {@see self::entries()} gave, for many questions in a row; read again without it.
	 */
	public function search( Query $query, ?iterable $entries = null ): Result {
		$found = [];
		$sizes = array_fill_keys( array_keys( $query->counted ), [] );
		$here  = $sizes;
		$words = Text::words( $query->text );
		// One at a time: together, the recipes of a large site do not fit into memory.
		foreach ( $entries ?? $this->entries() as $entry ) {
			$may_match = self::may_match( $entry, $query, $words );
			if ( $may_match && $this->meets_filters( $entry, $query, null ) ) {
				$found[ $entry->post_id ] = self::place( $entry, $query->sort );
			}
			foreach ( array_keys( $query->counted ) as $facet ) {
				$counts_here = $may_match && $this->meets_filters( $entry, $query, $facet ) ? 1 : 0;
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
	 * @param list<int> $post_ids The posts.
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
	 * Returns whether a recipe answers all of the question but its filters.
	 *
	 * @param Entry        $entry The recipe.
	 * @param Query        $query The question.
	 * @param list<string> $words The words of its text.
	 */
	private static function may_match( Entry $entry, Query $query, array $words ): bool {
		foreach ( $query->without as $facet => $values ) {
			if ( [] !== array_intersect( $values, $entry->facets[ $facet ] ?? [] ) ) {
				return false;
			}
		}
		foreach ( $query->within as $facet => $values ) {
			if ( [] === array_intersect( $values, $entry->facets[ $facet ] ?? [] ) ) {
				return false;
			}
		}
		foreach ( $query->ranges as $field => $range ) {
			$number = $entry->numbers[ $field ] ?? null;
			if ( null === $number || $number < ( $range['min'] ?? 0 ) || $number > ( $range['max'] ?? PHP_INT_MAX ) ) {
				return false;
			}
		}
		return self::has_words( $entry, $words );
	}

	/**
	 * Returns whether a recipe answers the filters of the question.
	 *
	 * @param Entry       $entry   The recipe.
	 * @param Query       $query   The question.
	 * @param string|null $counted A facet whose own choices do not count, unless a recipe has to have all of them.
	 */
	private function meets_filters( Entry $entry, Query $query, ?string $counted ): bool {
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
	 * Returns whether a recipe has all words, the last as a beginning.
	 *
	 * @param Entry        $entry The recipe.
	 * @param list<string> $words The words.
	 */
	private static function has_words( Entry $entry, array $words ): bool {
		$last = array_pop( $words );
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
	 * Returns what a recipe is sorted by.
	 *
	 * @param Entry $entry The recipe.
	 * @param Sort  $sort  The order.
	 * @return int|string|null Its title or a number, null where it has none.
	 */
	private static function place( Entry $entry, Sort $sort ): int|string|null {
		$number = $sort->number();
		return null === $number ? $entry->title : $entry->numbers[ $number ] ?? null;
	}
}
