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

	/** Writes the terms of a question as SQL. */
	private readonly TermConditions $conditions;

	/**
	 * @param int $read How many recipes are read for one question.
	 */
	public function __construct(
		private readonly IndexDatabase $db,
		private readonly Facets $facets,
		private readonly SqlEngine $reference,
		private readonly int $read = self::READ
	) {
		$this->conditions = new TermConditions( $db, $facets );
	}

	/**
	 * Returns whether the site has more recipes than some number.
	 *
	 * @param int $most The number.
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
	 */
	private function is_plain( Query $query ): bool {
		$others = array_filter(
			array_keys( $query->filters + $query->without + $query->within ),
			fn ( string $facet ): bool => null === $this->conditions->taxonomy( $facet )
		);
		return [] === $others
			&& [] === $query->ranges
			&& [] === Text::words( $query->text )
			&& ! TermConditions::is_either( $query )
			&& 'date' === $query->sort->number();
	}

	/**
	 * Returns recipes that meet the terms of a question.
	 *
	 * @param int $offset How many come before.
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
	 * @return list<array{string, list<int|string>, bool}> SQL of the table `p` with its condition, the values of its placeholders, and
	 *                                                     whether the table has all columns.
	 */
	private function sources( Query $query ): array {
		[ $terms, $values ] = $this->conditions->write( $query );
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
	 * Repeats the placeholder of a text.
	 *
	 * @param list<string> $texts One placeholder each.
	 */
	private function texts( array $texts ): string {
		return implode( ', ', array_fill( 0, count( $texts ), '%s' ) );
	}
}
