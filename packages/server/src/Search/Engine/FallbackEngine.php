<?php
declare( strict_types=1 );

namespace Larder\Search\Engine;

use Larder\Recipe\DocumentRepository;
use Larder\Recipe\PostType;
use Larder\Search\Index\IndexDatabase;
use Larder\Search\Query\Facets;
use Larder\Search\Query\Query;
use Larder\Search\Query\Sort;
use Larder\Search\Query\Text;
use Larder\Taxonomies\TermNames;

defined( 'ABSPATH' ) || exit;

/**
 * Answers quickly on a large site that has no index: how many recipes each value has stays unknown.
 *
 * A question that terms and dates answer is answered whole by the tables of
 * WordPress. For any other, the newest recipes are read, and all that are found
 * are among them.
 */
final class FallbackEngine implements FacetEngine {

	/** How many recipes are read for one question. */
	private const READ = 1000;

	/**
	 * @param IndexDatabase $db        The database.
	 * @param Facets        $facets    The facets.
	 * @param SqlEngine     $reference Reads recipes.
	 * @param int           $read      How many recipes are read for one question.
	 */
	public function __construct(
		private readonly IndexDatabase $db,
		private readonly Facets $facets,
		private readonly SqlEngine $reference,
		private readonly int $read = self::READ
	) {}

	/**
	 * Returns whether the site has more recipes than some number.
	 *
	 * @param IndexDatabase $db   The database.
	 * @param int           $most The number.
	 */
	public static function has_more( IndexDatabase $db, int $most ): bool {
		return [] !== $db->numbers(
			"SELECT ID FROM %i WHERE post_type = %s AND post_status = 'publish' LIMIT 1 OFFSET %d",
			$db->wpdb->posts,
			PostType::NAME,
			$most
		);
	}

	/** {@inheritDoc} */
	public function search( Query $query ): Result {
		$counts = [];
		$sizes  = [];
		foreach ( $query->counted as $facet => $most ) {
			$values           = $this->values( $facet );
			$sizes[ $facet ]  = count( $values );
			$counts[ $facet ] = array_fill_keys( [ ...array_slice( $values, 0, $most ), ...$query->named[ $facet ] ?? [] ], null );
		}
		if ( $this->is_plain( $query ) ) {
			$ids = $this->recipes( $query, $query->offset(), $query->per_page );
			return new Result( $ids, $this->total( $query ), $counts, $sizes );
		}
		$found = $this->reference->search( $query->uncounted(), $this->reference->entries_of( $this->recipes( $query, 0, $this->read ) ) );
		return new Result( $found->ids, $found->total, $counts, $sizes );
	}

	/** {@inheritDoc} */
	public function values( string $facet ): array {
		$known = $this->facets->all()[ $facet ] ?? null;
		if ( null === $known?->taxonomy ) {
			return $known->known ?? [];
		}
		$ids   = $this->db->numbers(
			'SELECT term_id FROM %i WHERE taxonomy = %s ORDER BY count DESC, term_id',
			$this->db->wpdb->term_taxonomy,
			$known->taxonomy
		);
		$names = TermNames::for_terms( $ids, $known->taxonomy );
		return array_map( strval( ... ), array_values( array_filter( $ids, static fn ( int $id ): bool => isset( $names[ $id ] ) ) ) );
	}

	/** {@inheritDoc} */
	public function labels( string $facet, array $values ): array {
		return $this->facets->labels( $facet, $values );
	}

	/**
	 * Returns whether terms and dates answer a question.
	 *
	 * @param Query $query The question.
	 */
	private function is_plain( Query $query ): bool {
		$others = array_filter(
			array_keys( $query->filters + $query->without + $query->within ),
			fn ( string $facet ): bool => null === $this->taxonomy( $facet )
		);
		return [] === $others
			&& [] === $query->ranges
			&& [] === Text::words( $query->text )
			&& ! self::is_either( $query )
			&& 'date' === $query->sort->number();
	}

	/**
	 * Returns whether one of several filters is enough.
	 *
	 * @param Query $query The question.
	 */
	private static function is_either( Query $query ): bool {
		return $query->is_any && count( $query->filters ) > 1;
	}

	/**
	 * Returns recipes that meet the terms of a question.
	 *
	 * @param Query $query  The question.
	 * @param int   $offset How many come before.
	 * @param int   $limit  How many at most.
	 * @return list<int> Posts, the newest first unless the question asks for the oldest.
	 */
	private function recipes( Query $query, int $offset, int $limit ): array {
		$direction = Sort::Oldest === $query->sort ? 'ASC' : 'DESC';
		$parts     = [];
		$args      = [];
		// Each by itself and no further than asked for, since only then the index of types and dates gives them in order.
		foreach ( $this->sources( $query ) as [ $from, $values, $is_whole ] ) {
			$open    = $is_whole ? " AND p.post_password = ''" : '';
			$parts[] = "SELECT * FROM ( SELECT p.ID, p.post_date FROM $from$open ORDER BY p.post_date $direction, p.ID $direction LIMIT %d ) part"
				. count( $parts );
			array_push( $args, ...$values, ...[ $offset + $limit ] );
		}
		return $this->db->numbers(
			'SELECT found.ID FROM ( '
				. implode( ' UNION ALL ', $parts )
				. " ) found JOIN %i open ON open.ID = found.ID AND open.post_password = '' ORDER BY found.post_date $direction, found.ID $direction LIMIT %d, %d",
			...[ ...$args, $this->db->wpdb->posts, $offset, $limit ]
		);
	}

	/**
	 * Returns how many recipes meet the terms of a question, those with a password too: of these no index knows, and to read
	 * all posts takes seconds.
	 *
	 * @param Query $query The question.
	 */
	private function total( Query $query ): int {
		$total = 0;
		foreach ( $this->sources( $query ) as [ $from, $args ] ) {
			$total += $this->db->numbers( "SELECT COUNT(*) FROM $from", ...$args )[0] ?? 0;
		}
		return $total;
	}

	/**
	 * Writes where published recipes come from, and other posts that hold one, which meet the terms of a question.
	 *
	 * With terms, the posts are a list of their own first, which the index of types and
	 * dates gives: else databases begin with the terms and read each of their posts.
	 *
	 * @param Query $query The question.
	 * @return list<array{string, list<int|string>, bool}> SQL of the table `p` with its condition, the values of its placeholders, and
	 *                                                     whether the table has all columns.
	 */
	private function sources( Query $query ): array {
		[ $terms, $values ] = $this->terms( $query );
		$others             = array_values( array_diff(
			array_filter( get_post_types(), is_post_type_viewable( ... ) ),
			[ PostType::NAME ]
		) );
		$kinds              = [ [ 'p.post_type = %s', [ PostType::NAME ] ] ];
		if ( [] !== $others ) {
			$kinds[] = [
				"p.post_type IN ( {$this->texts( $others )} ) AND EXISTS ( SELECT 1 FROM %i d WHERE d.post_id = p.ID AND d.meta_key = %s )",
				[ ...$others, $this->db->wpdb->postmeta, DocumentRepository::META_KEY ],
			];
		}
		$sources = [];
		foreach ( $kinds as [ $kind, $args ] ) {
			$from      = "%i p WHERE p.post_status = 'publish' AND $kind";
			$sources[] = [
				'' === $terms ? $from : "( SELECT p.ID, p.post_date FROM $from LIMIT 1000000000 ) p WHERE 1 = 1$terms",
				[ $this->db->wpdb->posts, ...$args, ...$values ],
				'' === $terms,
			];
		}
		return $sources;
	}

	/**
	 * Writes the conditions for the terms of a question.
	 *
	 * @param Query $query The question.
	 * @return array{string, list<int|string>} SQL, each condition after an `AND`, and the values of its placeholders.
	 */
	private function terms( Query $query ): array {
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
	 * @param string           $facet  The facet; one whose values are no terms adds nothing.
	 * @param list<string>     $values The terms.
	 */
	private function add_terms( string &$sql, array &$args, string $exists, string $facet, array $values ): void {
		$taxonomy = $this->taxonomy( $facet );
		if ( null === $taxonomy ) {
			return;
		}
		// What is no number, or not written as one, is no term.
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
	 *
	 * @param string $facet The facet.
	 */
	private function taxonomy( string $facet ): ?string {
		return ( $this->facets->all()[ $facet ] ?? null )?->taxonomy;
	}

	/**
	 * Repeats the placeholder of a text.
	 *
	 * @param list<string> $texts One placeholder each.
	 */
	private function texts( array $texts ): string {
		return implode( ', ', array_fill( 0, count( $texts ), '%s' ) );
	}
}
