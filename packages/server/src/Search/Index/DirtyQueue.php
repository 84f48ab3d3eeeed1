<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

use Larder\Recipe\RecipeTypes;

defined( 'ABSPATH' ) || exit;

/**
 * Stores which posts may have changed, from before the change, or together with it in a Larder transaction, until they are indexed.
 *
 * A request that dies in between leaves its marks, and another one processes them.
 */
final class DirtyQueue {

	public function __construct(
		private readonly IndexDatabase $db,
		private readonly IndexTables $tables
	) {}

	/**
	 * Marks a post for every side that has to index it.
	 *
	 * @return string The token, for {@see self::remove()}.
	 */
	public function add( int $post_id ): string {
		$token = $this->token();
		$this->db->write(
			"INSERT INTO %i ( post_id, side, token, marked ) SELECT %d, value, %s, %d FROM %i WHERE name IN ( 'live', 'building' )
			ON DUPLICATE KEY UPDATE token = VALUES( token ), marked = VALUES( marked )",
			$this->tables->dirty_queue(),
			$post_id,
			$token,
			time(),
			$this->tables->state()
		);
		return $token;
	}

	/**
	 * Marks all posts that have one of some terms, in one statement.
	 *
	 * @param list<int> $term_taxonomy_ids
	 */
	public function add_with_terms( array $term_taxonomy_ids ): void {
		foreach ( array_chunk( $term_taxonomy_ids, 100 ) as $ids ) {
			$this->db->write(
				"INSERT INTO %i ( post_id, side, token, marked ) SELECT DISTINCT r.object_id, s.value, %s, %d FROM %i r, %i s
				WHERE r.term_taxonomy_id IN ( {$this->db->places( $ids )} ) AND s.name IN ( 'live', 'building' )
				ON DUPLICATE KEY UPDATE token = VALUES( token ), marked = VALUES( marked )",
				$this->tables->dirty_queue(),
				$this->token(),
				time(),
				$this->db->wpdb->term_relationships,
				$this->tables->state(),
				...$ids
			);
		}
	}

	/**
	 * Marks posts, many in one statement; those that are gone by now as well.
	 *
	 * @param list<int> $post_ids
	 */
	public function add_all( array $post_ids ): void {
		foreach ( array_chunk( $post_ids, 100 ) as $ids ) {
			$this->db->write(
				'INSERT INTO %i ( post_id, side, token, marked ) SELECT p.post_id, s.value, %s, %d
				FROM ( SELECT %d AS post_id' . str_repeat( ' UNION ALL SELECT %d', count( $ids ) - 1 ) . ") p, %i s
				WHERE s.name IN ( 'live', 'building' )
				ON DUPLICATE KEY UPDATE token = VALUES( token ), marked = VALUES( marked )",
				$this->tables->dirty_queue(),
				$this->token(),
				time(),
				...[ ...$ids, $this->tables->state() ]
			);
		}
	}

	/**
	 * Returns the recipes that have a meta field.
	 *
	 * @return list<int> Posts.
	 */
	public function with_meta( string $key ): array {
		return $this->db->numbers(
			'SELECT DISTINCT m.post_id FROM %i m JOIN %i p ON p.ID = m.post_id
			WHERE m.meta_key = %s AND ' . RecipeTypes::CONDITION,
			$this->db->wpdb->postmeta,
			$this->db->wpdb->posts,
			$key,
			...RecipeTypes::values( $this->db->wpdb, 'p' )
		);
	}

	/**
	 * Returns marked posts with their tokens.
	 *
	 * @param string $side Side of the index.
	 * @return array<int, string> Tokens by post.
	 */
	public function get( string $side, int $limit ): array {
		$rows = $this->db->rows(
			'SELECT post_id, token FROM %i WHERE side = %s ORDER BY marked, post_id LIMIT %d',
			$this->tables->dirty_queue(),
			$side,
			$limit
		);
		$tokens = [];
		foreach ( $rows as $row ) {
			$tokens[ (int) $row['post_id'] ] = (string) $row['token'];
		}
		return $tokens;
	}

	/**
	 * Returns how many posts are marked.
	 *
	 * @param string $side Side of the index.
	 */
	public function count( string $side ): int {
		return $this->db->numbers( 'SELECT COUNT(*) FROM %i WHERE side = %s', $this->tables->dirty_queue(), $side )[0] ?? 0;
	}

	/**
	 * Removes a mark, unless the post was marked again in the meantime.
	 *
	 * @param string $side  Side of the index.
	 * @param string $token What {@see self::get()} gave.
	 */
	public function remove( int $post_id, string $side, string $token ): void {
		$this->db->write(
			'DELETE FROM %i WHERE post_id = %d AND side = %s AND token = %s',
			$this->tables->dirty_queue(),
			$post_id,
			$side,
			$token
		);
	}

	/**
	 * Removes all marks of a side.
	 *
	 * @param string $side Side of the index.
	 */
	public function clear( string $side ): void {
		$this->db->write( 'DELETE FROM %i WHERE side = %s', $this->tables->dirty_queue(), $side );
	}

	/**
	 * Returns a unique token for a mark.
	 */
	private function token(): string {
		return bin2hex( random_bytes( 8 ) );
	}
}
