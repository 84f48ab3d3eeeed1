<?php
declare( strict_types=1 );

namespace Larder\Bench;

use Larder\Search\Engine\Result;
use Larder\Sqlite;

/**
 * The same answer as the index gives, by SQL alone.
 */
final class SearchRivals {

	/** Facets and how many values of each are counted. */
	private const COUNTED = [
		'recipe_courses'         => 'recipe-course',
		'recipe_cuisines'        => 'recipe-cuisine',
		'recipe_dietary'         => 'recipe-dietary',
		'recipe_cooking_methods' => 'recipe-cooking-method',
		'recipe_keys'            => 'recipe-key',
		'recipe_badges'          => 'recipe-badge',
	];

	/** From this many recipes on, a list of all their ids is longer than PHP holds. */
	private const UNLISTED = 1_000_000;

	/** The same on SQLite, where the translation of a list takes as long as the square of its length: minutes for one question. */
	private const UNLISTED_SQLITE = 50_000;

	/** @var array<string, list<int>> Terms that recipes have, by taxonomy. */
	private array $terms = [];

	/**
	 * @param list<int> $cuisines Chosen cuisines.
	 */
	public function __construct(
		private readonly \wpdb $db,
		private readonly array $cuisines
	) {}

	/**
	 * Writes an answer of the index so that it compares.
	 *
	 * @return array{ids: list<int>, total: int, counts: array<string, array<array-key, int>>}
	 */
	public static function plain( Result $result ): array {
		return [
			'ids'    => $result->ids,
			'total'  => $result->total,
			'counts' => array_map(
				static fn ( array $counts ): array => self::sorted( array_filter( $counts, is_int( ... ) ) ),
				$result->counts
			),
		];
	}

	/**
	 * Counts by grouping, the choice of each other filter as a semi-join.
	 *
	 * @return array{ids: list<int>, total: int, counts: array<string, array<array-key, int>>}
	 */
	public function grouped(): array {
		$counts = [];
		$free   = array_diff( self::COUNTED, [ 'recipe-cuisine' ] );
		$all    = $this->where();
		$rows   = $this->pairs(
			"SELECT tt.term_id, COUNT(*) FROM {$this->db->posts} p JOIN {$this->db->term_relationships} r ON r.object_id = p.ID JOIN {$this->db->term_taxonomy} tt ON tt.term_taxonomy_id = r.term_taxonomy_id WHERE $all AND tt.taxonomy IN ( '"
				. implode( "', '", $free )
				. "' ) GROUP BY tt.term_id"
		);
		foreach ( self::COUNTED as $facet => $taxonomy ) {
			$own              = 'recipe-cuisine' !== $taxonomy
				? $rows
				: $this->pairs( "SELECT tt.term_id, COUNT(*) FROM {$this->db->posts} p JOIN {$this->db->term_relationships} r ON r.object_id = p.ID JOIN {$this->db->term_taxonomy} tt ON tt.term_taxonomy_id = r.term_taxonomy_id WHERE {$this->where( false )} AND tt.taxonomy = '$taxonomy' GROUP BY tt.term_id" );
			$counts[ $facet ] = $this->complete( $taxonomy, $own );
		}
		return [
			'ids'    => array_map(
				intval( ... ),
				$this->db->get_col( "SELECT p.ID FROM {$this->db->posts} p WHERE $all ORDER BY p.post_date_gmt DESC, p.ID DESC LIMIT 12" )
			),
			'total'  => (int) $this->db->get_var( "SELECT COUNT(*) FROM {$this->db->posts} p WHERE $all" ),
			'counts' => $counts,
		];
	}

	/**
	 * Returns whether lists of ids can answer in a time that one waits for.
	 *
	 * @param int $recipes How many recipes there are.
	 */
	public function has_lists( int $recipes ): bool {
		return $recipes < ( null === Sqlite::from_wpdb( $this->db ) ? self::UNLISTED : self::UNLISTED_SQLITE );
	}

	/**
	 * Reads the ids of all matching posts, and counts within that list, as the known filter plugins do.
	 *
	 * @return array{ids: list<int>, total: int, counts: array<string, array<array-key, int>>}
	 */
	public function lists(): array {
		$ids    = $this->db->get_col(
			"SELECT p.ID FROM {$this->db->posts} p WHERE {$this->where()} ORDER BY p.post_date_gmt DESC, p.ID DESC"
		);
		$counts = [];
		foreach ( self::COUNTED as $facet => $taxonomy ) {
			$own              = 'recipe-cuisine' !== $taxonomy
				? $ids
				: $this->db->get_col( "SELECT p.ID FROM {$this->db->posts} p WHERE {$this->where( false )}" );
			$list             = implode( ',', $own ) ?: '0';
			$counts[ $facet ] = $this->complete(
				$taxonomy,
				$this->pairs( "SELECT tt.term_id, COUNT(*) FROM {$this->db->term_relationships} r JOIN {$this->db->term_taxonomy} tt ON tt.term_taxonomy_id = r.term_taxonomy_id WHERE r.object_id IN ( $list ) AND tt.taxonomy = '$taxonomy' GROUP BY tt.term_id" )
			);
		}
		return [
			'ids'    => array_map( intval( ... ), array_slice( $ids, 0, 12 ) ),
			'total'  => count( $ids ),
			'counts' => $counts,
		];
	}

	/**
	 * Writes the conditions.
	 *
	 * @param bool $is_narrow Whether the chosen cuisines count.
	 */
	private function where( bool $is_narrow = true ): string {
		$sql = "p.post_type = 'recipe' AND p.post_status = 'publish' AND p.post_password = ''";
		return $is_narrow
			? "$sql AND p.ID IN ( SELECT x.object_id FROM {$this->db->term_relationships} x JOIN {$this->db->term_taxonomy} y ON y.term_taxonomy_id = x.term_taxonomy_id WHERE y.taxonomy = 'recipe-cuisine' AND y.term_id IN ( "
				. implode( ', ', $this->cuisines )
				. ' ) )'
			: $sql;
	}

	/**
	 * Reads two columns.
	 *
	 * @param string $sql The query.
	 * @return array<int, int>
	 */
	private function pairs( string $sql ): array {
		$pairs = [];
		/** @var list<array{string, string}> $rows */
		$rows = $this->db->get_results( $sql, 'ARRAY_N' );
		foreach ( $rows as $row ) {
			$pairs[ (int) $row[0] ] = (int) $row[1];
		}
		return $pairs;
	}

	/**
	 * Adds the values that no recipe is left for.
	 *
	 * @param array<int, int> $counts Counts by term.
	 * @return array<array-key, int>
	 */
	private function complete( string $taxonomy, array $counts ): array {
		// A term that no recipe has is beside no filter; asked for once, in the run that is not measured.
		$terms = $this->terms[ $taxonomy ] ??= array_map(
			intval( ... ),
			$this->db->get_col( "SELECT term_id FROM {$this->db->term_taxonomy} t WHERE taxonomy = '$taxonomy' AND EXISTS ( SELECT 1 FROM {$this->db->term_relationships} r WHERE r.term_taxonomy_id = t.term_taxonomy_id )" )
		);
		return self::sorted( array_intersect_key( $counts, array_flip( $terms ) ) + array_fill_keys( $terms, 0 ) );
	}

	/**
	 * Sorts counts by their term.
	 *
	 * @param array<array-key, int> $counts Counts by term.
	 * @return array<array-key, int>
	 */
	private static function sorted( array $counts ): array {
		ksort( $counts );
		return $counts;
	}
}
