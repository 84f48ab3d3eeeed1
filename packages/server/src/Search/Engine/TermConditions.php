<?php
declare( strict_types=1 );

namespace Larder\Search\Engine;

use Larder\Search\Index\IndexDatabase;
use Larder\Search\Query\Facets;
use Larder\Search\Query\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the terms that a question asks for as conditions of SQL on the tables of WordPress.
 */
final class TermConditions {

	public function __construct(
		private readonly IndexDatabase $db,
		private readonly Facets $facets
	) {}

	/**
	 * Returns whether one of several filters is enough.
	 */
	public static function is_either( Query $query ): bool {
		return $query->is_any && count( $query->filters ) > 1;
	}

	/**
	 * Writes the conditions for the terms of a question.
	 *
	 * @return array{string, list<int|string>} SQL, each condition after an `AND`, and the values of its placeholders.
	 */
	public function write( Query $query ): array {
		$sql  = '';
		$args = [];
		foreach ( self::is_either( $query ) ? [] : $query->filters as $facet => $values ) {
			$is_all = $query->has_all( $facet, $this->facets->all()[ $facet ] ?? null );
			foreach ( $is_all ? array_map( static fn ( string $value ): array => [ $value ], $values ) : [ $values ] as $some ) {
				$this->add_terms( $sql, $args, 'EXISTS', $facet, $some );
			}
		}
		foreach ( $query->within as $facet => $values ) {
			$this->add_terms( $sql, $args, 'EXISTS', $facet, $values );
		}
		foreach ( $query->without as $facet => $values ) {
			$this->add_terms( $sql, $args, 'NOT EXISTS', $facet, $values );
		}
		return [ $sql, $args ];
	}

	/**
	 * Adds the condition for one of some terms, or of those below them.
	 *
	 * @param string           $sql    Conditions.
	 * @param list<int|string> $args   Values of their placeholders.
	 * @param string           $exists `EXISTS` or `NOT EXISTS`.
	 * @param string           $facet  The facet; one whose values are not terms adds nothing.
	 * @param list<string>     $values The terms.
	 */
	private function add_terms( string &$sql, array &$args, string $exists, string $facet, array $values ): void {
		$taxonomy = $this->taxonomy( $facet );
		if ( null === $taxonomy ) {
			return;
		}
		// Anything that is not a number, or not written as one, is not a term.
		$ids = array_map( intval( ... ), array_filter( $values, static fn ( string $value ): bool => (string) (int) $value === $value ) );
		foreach ( $ids as $id ) {
			$below = get_term_children( $id, $taxonomy );
			$ids   = [ ...$ids, ...array_map( intval( ... ), is_array( $below ) ? array_filter( $below, is_scalar( ... ) ) : [] ) ];
		}
		$ids  = [ 0, ...array_values( array_unique( $ids ) ) ];
		$sql .= " AND $exists ( SELECT 1 FROM %i r JOIN %i t ON t.term_taxonomy_id = r.term_taxonomy_id WHERE r.object_id = p.ID AND t.taxonomy = %s AND t.term_id IN ( {$this->db->places( $ids )} ) )";
		array_push( $args, $this->db->wpdb->term_relationships, $this->db->wpdb->term_taxonomy, $taxonomy, ...$ids );
	}

	/**
	 * Returns the taxonomy whose terms are the values of a facet, null for other values.
	 */
	public function taxonomy( string $facet ): ?string {
		return ( $this->facets->all()[ $facet ] ?? null )?->taxonomy;
	}
}
