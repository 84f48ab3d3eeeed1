<?php
declare( strict_types=1 );

namespace Larder\Votes;

defined( 'ABSPATH' ) || exit;

/**
 * Stores and withdraws votes, and returns their tallies.
 */
final class Votes {

	/** How many posts one statement asks for. */
	private const BATCH = 500;

	public function __construct(
		private readonly VoteDatabase $db,
		private readonly VoteTables $tables,
		private readonly Tallies $tallies
	) {}

	/**
	 * Stores a vote; the same one twice changes nothing, another value replaces the first.
	 *
	 * @param int    $post_id The post; whether one may vote on it is for the caller to say.
	 * @param int    $value   Stars of a rating, else 1.
	 * @param string $address Hash of the voter's address, empty where there is an account, or where somebody else makes the request: a
	 *                        moderator, or who takes votes over.
	 * @return Tally What all votes come to.
	 * @throws StorageFailure When the database refuses.
	 * @throws \InvalidArgumentException When there is no such value.
	 */
	public function cast( int $post_id, Kind $kind, Voter $voter, int $value = 1, string $address = '' ): Tally {
		if ( $value < 1 || $value > $kind->most() ) {
			throw new \InvalidArgumentException( 'There is no vote of this value.' );
		}
		$this->tables->install();
		return $this->result( $post_id, $kind, $this->box()->put( $post_id, $kind, $voter, $value, $address ) );
	}

	/**
	 * Withdraws a vote; where there is none it changes nothing.
	 *
	 * @return Tally What all other votes come to.
	 * @throws StorageFailure When the database refuses.
	 */
	public function withdraw( int $post_id, Kind $kind, Voter $voter ): Tally {
		$this->tables->install();
		return $this->result( $post_id, $kind, $this->box()->take( $post_id, $kind, $voter ) );
	}

	/**
	 * Returns the value of somebody's vote, null where there is none.
	 */
	public function value_of( int $post_id, Kind $kind, Voter $voter ): ?int {
		return $this->number( 'value', $post_id, $kind, $voter );
	}

	/**
	 * Returns when somebody has voted, null where there is no vote.
	 *
	 * @return int|null Unix time.
	 */
	public function moment_of( int $post_id, Kind $kind, Voter $voter ): ?int {
		return $this->number( 'created', $post_id, $kind, $voter );
	}

	/**
	 * Restores the time that a vote had before it was withdrawn, so that it has its old place in a list.
	 *
	 * @param int $moment Unix time; a later one than that of the vote changes nothing.
	 */
	public function put_back( int $post_id, Kind $kind, Voter $voter, int $moment ): void {
		$this->db->write(
			'UPDATE %i SET created = %d WHERE post_id = %d AND kind = %s AND voter = %s AND created > %d',
			$this->tables->votes(),
			$moment,
			$post_id,
			$kind->value,
			$voter->key,
			$moment
		);
	}

	/**
	 * Returns the values of somebody's votes on some posts.
	 *
	 * @param list<int> $among The posts, a page of them at most.
	 * @return array<int, int> By post; a post without a vote is left out.
	 */
	public function values_of( Voter $voter, Kind $kind, array $among ): array {
		if ( [] === $among || ! $this->tables->are_there() ) {
			return [];
		}
		$values = [];
		$rows   = $this->db->rows(
			"SELECT post_id, value FROM %i WHERE voter = %s AND kind = %s AND post_id IN ( {$this->db->places( $among )} )",
			$this->tables->votes(),
			$voter->key,
			$kind->value,
			...$among
		);
		foreach ( $rows as $row ) {
			$values[ (int) $row['post_id'] ] = (int) $row['value'];
		}
		return $values;
	}

	/**
	 * Returns the posts that somebody has voted on, the latest first.
	 *
	 * @param list<int> $among Only these posts; all without one.
	 * @return list<int>
	 */
	public function posts_of( Voter $voter, Kind $kind, array $among = [] ): array {
		if ( ! $this->tables->are_there() ) {
			return [];
		}
		$found = [];
		foreach ( [] === $among ? [ [] ] : array_chunk( array_unique( $among ), self::BATCH ) as $ids ) {
			$only = [] === $ids ? '' : " AND post_id IN ( {$this->db->places( $ids )} )";
			$rows = $this->db->rows(
				"SELECT post_id FROM %i WHERE voter = %s AND kind = %s$only ORDER BY created DESC, post_id DESC",
				$this->tables->votes(),
				$voter->key,
				$kind->value,
				...$ids
			);
			array_push( $found, ...array_map( static fn ( array $row ): int => (int) $row['post_id'], $rows ) );
		}
		return $found;
	}

	/**
	 * Returns how many votes there are of each value; votes carried over from another plugin are not among them.
	 *
	 * @param list<int> $post_ids
	 * @return array<int, array<int, int>> Votes by post and by value, from the lowest value on.
	 */
	public function spreads( array $post_ids, Kind $kind ): array {
		$spreads = array_fill_keys( $post_ids, array_fill( 1, $kind->most(), 0 ) );
		foreach ( $this->tables->are_there() ? array_chunk( array_keys( $spreads ), self::BATCH ) : [] as $ids ) {
			foreach ( $this->db->rows(
				"SELECT post_id, value, COUNT(*) AS votes FROM %i WHERE post_id IN ( {$this->db->places( $ids )} ) AND kind = %s GROUP BY post_id, value",
				$this->tables->votes(),
				...[ ...$ids, $kind->value ]
			) as $row ) {
				$spreads[ (int) $row['post_id'] ][ (int) $row['value'] ] = (int) $row['votes'];
			}
		}
		return $spreads;
	}

	/**
	 * Returns the tally after a vote, and fires the hook if it has changed.
	 *
	 * @param Tally|null $changed What they come to now; null when nothing has changed.
	 */
	private function result( int $post_id, Kind $kind, ?Tally $changed ): Tally {
		if ( null === $changed ) {
			return $this->tallies->for_posts( [ $post_id ], $kind )[ $post_id ];
		}
		/**
		 * Fires after a tally has changed, and the change is stored.
		 *
		 * @param int   $post_id The post.
		 * @param Kind  $kind    What the votes say.
		 * @param Tally $tally   What they come to now.
		 */
		do_action( 'larder_tally_changed', $post_id, $kind, $changed );
		return $changed;
	}

	/**
	 * Reads a number of somebody's vote, null where there is no vote.
	 *
	 * @param 'value'|'created' $column The column to read.
	 */
	private function number( string $column, int $post_id, Kind $kind, Voter $voter ): ?int {
		if ( ! $this->tables->are_there() ) {
			return null;
		}
		$rows = $this->db->rows(
			'SELECT %i FROM %i WHERE post_id = %d AND kind = %s AND voter = %s',
			$column,
			$this->tables->votes(),
			$post_id,
			$kind->value,
			$voter->key
		);
		return isset( $rows[0] ) ? (int) $rows[0][ $column ] : null;
	}

	/**
	 * Returns what changes votes: SQLite has a way of its own, which takes a tenth of the time, MySQL and MariaDB one for first votes.
	 */
	private function box(): VoteRepository {
		return SqliteVoteRepository::create( $this->db, $this->tables, $this->tallies )
			?? MysqlVoteRepository::create( $this->db, $this->tables, $this->tallies )
			?? new SqlVoteRepository( new Batch( $this->db ), $this->db, $this->tables, $this->tallies );
	}
}
