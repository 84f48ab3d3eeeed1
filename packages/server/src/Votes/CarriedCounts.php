<?php
declare( strict_types=1 );

namespace Larder\Votes;

defined( 'ABSPATH' ) || exit;

/**
 * The part of a tally whose voters nobody knows.
 */
final class CarriedCounts {

	public function __construct(
		private readonly VoteDatabase $db,
		private readonly VoteTables $tables,
		private readonly Tallies $tallies
	) {}

	/**
	 * Returns whether a tally has taken over what was counted before.
	 */
	public function has( int $post_id, Kind $kind ): bool {
		return [] !== $this->db->rows(
			'SELECT post_id FROM %i WHERE post_id = %d AND kind = %s AND adopted = 1',
			$this->tables->tallies(),
			$post_id,
			$kind->value
		);
	}

	/**
	 * Adds votes without voters to a tally; a second time changes nothing.
	 *
	 * @param int|null $sum Sum of their stars, where they are ratings.
	 */
	public function add( int $post_id, Kind $kind, int $count, ?int $sum = null ): void {
		$sum ??= $count;
		// MariaDB evaluates assignments from left to right, SQLite all at once: columns that others depend on come last.
		$this->db->write(
			'INSERT INTO %i ( post_id, kind, votes, total, base_votes, base_total, adopted ) VALUES ( %d, %s, %d, %d, %d, %d, 1 )
			ON DUPLICATE KEY UPDATE votes = votes + VALUES( votes ) * ( 1 - adopted ), total = total + VALUES( total ) * ( 1 - adopted ),
			base_votes = base_votes + VALUES( base_votes ) * ( 1 - adopted ), base_total = base_total + VALUES( base_total ) * ( 1 - adopted ), mirrored = 0, adopted = 1',
			$this->tables->tallies(),
			$post_id,
			$kind->value,
			$count,
			$sum,
			$count,
			$sum
		);
		$this->notify( $post_id, $kind );
	}

	/**
	 * Returns whether there is a tally, even one of no votes.
	 */
	public function has_tally( int $post_id, Kind $kind ): bool {
		return $this->tables->are_there()
			&& [] !== $this->db->rows(
				'SELECT post_id FROM %i WHERE post_id = %d AND kind = %s',
				$this->tables->tallies(),
				$post_id,
				$kind->value
			);
	}

	/**
	 * Deletes an empty tally, as if nobody had ever voted on the post.
	 */
	public function drop_empty( int $post_id, Kind $kind ): void {
		$this->db->write(
			'DELETE FROM %i WHERE post_id = %d AND kind = %s AND votes = 0 AND adopted = 0',
			$this->tables->tallies(),
			$post_id,
			$kind->value
		);
		$this->tallies->forget( $post_id );
	}

	/**
	 * Adds further votes without voters to a tally, whatever it has taken over before.
	 *
	 * @param int $sum Sum of their stars, where they are ratings; else as many.
	 */
	public function carry( int $post_id, Kind $kind, int $count, int $sum ): void {
		$this->db->write(
			'INSERT INTO %i ( post_id, kind, votes, total, base_votes, base_total, adopted ) VALUES ( %d, %s, %d, %d, %d, %d, 1 )
			ON DUPLICATE KEY UPDATE votes = votes + VALUES( votes ), total = total + VALUES( total ),
			base_votes = base_votes + VALUES( base_votes ), base_total = base_total + VALUES( base_total ), mirrored = 0, adopted = 1',
			$this->tables->tallies(),
			$post_id,
			$kind->value,
			$count,
			$sum,
			$count,
			$sum
		);
		$this->notify( $post_id, $kind );
	}

	/**
	 * Subtracts from a tally what {@see self::carry()} has added; what else it has stays.
	 *
	 * @param int  $sum Sum of their stars.
	 * @param bool $had Whether the tally had taken over what was counted before.
	 */
	public function take_off( int $post_id, Kind $kind, int $count, int $sum, bool $had ): void {
		// MariaDB evaluates assignments from left to right, SQLite all at once: columns that depend on others come first.
		$this->db->write(
			'UPDATE %i SET adopted = CASE WHEN base_votes = %d THEN %d ELSE adopted END, votes = votes - %d, total = total - %d,
			base_votes = base_votes - %d, base_total = base_total - %d, mirrored = 0 WHERE post_id = %d AND kind = %s',
			$this->tables->tallies(),
			$count,
			$had ? 1 : 0,
			$count,
			$sum,
			$count,
			$sum,
			$post_id,
			$kind->value
		);
		$this->notify( $post_id, $kind );
	}

	/**
	 * Returns the posts that have a meta field, in ascending order.
	 *
	 * @param string $field Its key.
	 * @param int    $after Only ids greater than this.
	 * @return list<int>
	 */
	public function posts_with( string $field, int $after, int $limit ): array {
		$rows = $this->db->rows(
			'SELECT DISTINCT m.post_id FROM %i m JOIN %i p ON p.ID = m.post_id WHERE m.meta_key = %s AND m.post_id > %d ORDER BY m.post_id LIMIT %d',
			$this->db->wpdb->postmeta,
			$this->db->wpdb->posts,
			$field,
			$after,
			$limit
		);
		return array_map( static fn ( array $row ): int => (int) $row['post_id'], $rows );
	}

	/**
	 * Reads a number from a meta field of a post.
	 *
	 * @param string $field Its key.
	 */
	public function number( int $post_id, string $field ): int {
		$value = get_post_meta( $post_id, $field, true );
		return is_numeric( $value ) ? max( 0, (int) $value ) : 0;
	}

	/**
	 * Clears the cached tally, and fires the hook for its change.
	 */
	private function notify( int $post_id, Kind $kind ): void {
		$this->tallies->forget( $post_id );
		/**
		 * Fires after a tally has changed, here by what another plugin has counted.
		 *
		 * @param int   $post_id The post.
		 * @param Kind  $kind    What the votes say.
		 * @param Tally $tally   What they come to now.
		 */
		do_action( 'larder_tally_changed', $post_id, $kind, $this->tallies->for_posts( [ $post_id ], $kind )[ $post_id ] );
	}
}
