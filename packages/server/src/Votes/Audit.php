<?php
declare( strict_types=1 );

namespace Larder\Votes;

use Larder\Tools\RequestMemory;

defined( 'ABSPATH' ) || exit;

/**
 * Compares tallies with the votes, and recalculates them from the votes.
 */
final class Audit {

	/** How many posts one statement looks at. */
	public const BATCH = 200;

	public function __construct(
		private readonly VoteDatabase $db,
		private readonly VoteTables $tables,
		private readonly Tallies $tallies
	) {}

	/**
	 * Finds tallies that are not what the votes and what was carried over come to, and votes on posts that are gone.
	 *
	 * Visitors may vote meanwhile: each batch is one statement, and so one consistent snapshot.
	 *
	 * @return iterable<string> A line for each.
	 */
	public function differences(): iterable {
		foreach ( $this->batches() as $ids ) {
			yield from $this->differences_among( $ids );
		}
	}

	/**
	 * Finds the differences among some posts.
	 *
	 * @param non-empty-list<int> $ids The posts, a batch at most.
	 * @return list<string> A line for each.
	 */
	public function differences_among( array $ids ): array {
		$lines  = [];
		$places = $this->db->places( $ids );
		$rows   = $this->db->rows(
			"SELECT post_id, kind, SUM( votes ) AS votes, SUM( total ) AS total, SUM( counted ) AS counted, SUM( summed ) AS summed FROM (
				SELECT post_id, kind, votes, total, base_votes AS counted, base_total AS summed FROM %i WHERE post_id IN ( $places )
				UNION ALL SELECT post_id, kind, 0, 0, COUNT(*), SUM( value ) FROM %i WHERE post_id IN ( $places ) GROUP BY post_id, kind
			) figures GROUP BY post_id, kind HAVING SUM( votes ) <> SUM( counted ) OR SUM( total ) <> SUM( summed )",
			$this->tables->tallies(),
			...$ids,
			...[ $this->tables->votes() ],
			...$ids
		);
		foreach ( $rows as $row ) {
			$lines[] = sprintf(
				/* translators: 1: id of a post, 2: such as like or rating, 3: number of votes in the tally, 4: sum of their values, 5: number of votes, 6: sum of their values. */
				__( 'Post %1$d, %2$s: the tally says %3$d votes of %4$d in all, there are %5$d of %6$d.', 'larder' ),
				(int) $row['post_id'],
				(string) $row['kind'],
				(int) $row['votes'],
				(int) $row['total'],
				(int) $row['counted'],
				(int) $row['summed']
			);
		}
		foreach ( $this->gone( $ids ) as $id ) {
			/* translators: %d: id of a post. */
			$lines[] = sprintf( __( 'Post %d is gone, and its votes are still there.', 'larder' ), $id );
		}
		return $lines;
	}

	/**
	 * Recalculates all tallies, and deletes the votes of posts that no longer exist.
	 *
	 * Visitors may vote meanwhile: votes on the post that is being counted wait for its lock.
	 *
	 * @param \Closure(int $done): void|null $progress Hears of each batch.
	 * @return int How many posts were counted.
	 */
	public function rebuild( ?\Closure $progress = null ): int {
		$done = 0;
		foreach ( $this->batches() as $ids ) {
			$this->rebuild_some( $ids );
			$done += count( $ids );
			if ( null !== $progress ) {
				$progress( $done );
			}
		}
		return $done;
	}

	/**
	 * Recalculates the tallies of some posts, and deletes the votes of those that no longer exist.
	 *
	 * @param list<int> $ids The posts.
	 */
	public function rebuild_some( array $ids ): void {
		array_map( $this->forget_post( ... ), $this->gone( $ids ) );
		foreach ( $ids as $id ) {
			$this->count_anew( $id );
			$this->tallies->forget( $id );
		}
	}

	/**
	 * Returns posts that have votes or tallies, by their ids.
	 *
	 * @param int $after The last one that was looked at, 0 to begin.
	 * @return list<int> Empty when there are no more.
	 */
	public function posts( int $after, int $limit ): array {
		if ( ! $this->tables->are_there() ) {
			return [];
		}
		$rows = $this->db->rows(
			'SELECT post_id FROM %i WHERE post_id > %d UNION SELECT post_id FROM %i WHERE post_id > %d ORDER BY post_id LIMIT %d',
			$this->tables->votes(),
			$after,
			$this->tables->tallies(),
			$after,
			$limit
		);
		return array_map( static fn ( array $row ): int => (int) $row['post_id'], $rows );
	}

	/**
	 * Counts the posts that have votes or tallies.
	 */
	public function size(): int {
		if ( ! $this->tables->are_there() ) {
			return 0;
		}
		return (int) (
			$this->db->rows(
				'SELECT COUNT(*) AS posts FROM ( SELECT post_id FROM %i UNION SELECT post_id FROM %i ) posts',
				$this->tables->votes(),
				$this->tables->tallies()
			)[0]['posts'] ?? 0
		);
	}

	/**
	 * Deletes the votes and tallies of a post.
	 */
	public function forget_post( int $post_id ): void {
		$this->db->transaction(
			function () use ( $post_id ): void {
				foreach ( [ $this->tables->votes(), $this->tables->tallies() ] as $table ) {
					$this->db->write( 'DELETE FROM %i WHERE post_id = %d', $table, $post_id );
				}
			}
		);
		$this->tallies->forget( $post_id );
	}

	/**
	 * Counts the votes of a post.
	 */
	private function count_anew( int $post_id ): void {
		$votes   = $this->tables->votes();
		$tallies = $this->tables->tallies();
		$this->db->transaction(
			function () use ( $post_id, $votes, $tallies ): void {
				$this->db->write(
					'INSERT IGNORE INTO %i ( post_id, kind, votes, total ) SELECT post_id, kind, 0, 0 FROM %i WHERE post_id = %d GROUP BY post_id, kind',
					$tallies,
					$votes,
					$post_id
				);
				// From here on votes on this post wait for the lock, and all earlier ones are visible.
				$this->db->write( 'UPDATE %i SET mirrored = 0 WHERE post_id = %d', $tallies, $post_id );
				$this->db->write(
					'UPDATE %i SET votes = base_votes + ( SELECT COUNT(*) FROM %i v WHERE v.post_id = %i.post_id AND v.kind = %i.kind ),
					total = base_total + ( SELECT COALESCE( SUM( v.value ), 0 ) FROM %i v WHERE v.post_id = %i.post_id AND v.kind = %i.kind )
					WHERE post_id = %d',
					$tallies,
					$votes,
					$tallies,
					$tallies,
					$votes,
					$tallies,
					$tallies,
					$post_id
				);
			}
		);
	}

	/**
	 * Returns those of some posts that are not there any more.
	 *
	 * @param list<int> $ids The posts.
	 * @return list<int>
	 */
	private function gone( array $ids ): array {
		_prime_post_caches( $ids, false, false );
		return array_values( array_filter( $ids, static fn ( int $id ): bool => null === get_post( $id ) ) );
	}

	/**
	 * Returns all posts that have votes or tallies, a batch at a time.
	 *
	 * @return iterable<non-empty-list<int>>
	 */
	private function batches(): iterable {
		$last = 0;
		for ( $ids = $this->posts( 0, self::BATCH ); [] !== $ids; $ids = $this->posts( $last, self::BATCH ) ) {
			yield $ids;
			$last = max( $ids );
			RequestMemory::release();
		}
	}
}
