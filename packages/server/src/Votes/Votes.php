<?php
declare( strict_types=1 );

namespace Larder\Votes;

/**
 * Takes votes and withdraws them; the tally moves in the same transaction.
 *
 * No statement acts on a number that was read before. The vote's row itself
 * remembers in `was` what it said before and in `token` who changed it, and the
 * tally is moved by the difference of that row. A repeat has no difference. When
 * a broken connection has undone the row, no row has the token, and the tally
 * stays. So it holds on any database, whatever it reports of an upsert.
 */
final class Votes {

	/** How many posts one statement asks for. */
	private const BATCH = 500;

	/**
	 * Takes what it needs.
	 *
	 * @param Database  $db        The database.
	 * @param Tables    $tables    The tables.
	 * @param Tallies   $tallies   Reads tallies.
	 * @param Addresses $addresses Hashes addresses.
	 */
	public function __construct(
		private readonly Database $db,
		private readonly Tables $tables,
		private readonly Tallies $tallies,
		private readonly Addresses $addresses
	) {}

	/**
	 * Takes a vote; the same one twice changes nothing, another value replaces the first.
	 *
	 * @param int   $post_id The post; whether one may vote on it is for the caller to say.
	 * @param Kind  $kind    What the vote says.
	 * @param Voter $voter   Who votes.
	 * @param int   $value   Stars of a rating, else 1.
	 * @return Tally What all votes come to.
	 * @throws StorageFailure When the database refuses.
	 * @throws \InvalidArgumentException When there is no such value.
	 */
	public function cast( int $post_id, Kind $kind, Voter $voter, int $value = 1 ): Tally {
		if ( $value < 1 || $value > $kind->most() ) {
			throw new \InvalidArgumentException( 'There is no vote of this value.' );
		}
		$this->tables->install();
		$address    = $voter->is_account() ? '' : $this->addresses->current();
		$is_changed = $this->db->transaction(
			function () use ( $post_id, $kind, $voter, $value, $address ): bool {
				$token = $this->token();
				$this->db->write(
					"INSERT INTO %i ( post_id, kind, voter, value, was, token, created, address )
					SELECT %d, %s, %s, %d, 0, %d, %d, %s FROM DUAL WHERE {$this->db->in_transaction()}
					ON DUPLICATE KEY UPDATE was = value, value = VALUES( value ), token = VALUES( token )",
					$this->tables->votes(),
					$post_id,
					$kind->value,
					$voter->key,
					$value,
					$token,
					time(),
					$address
				);
				return $this->move_tally( $post_id, $kind, $voter, $token );
			}
		);
		return $this->result( $post_id, $kind, $is_changed );
	}

	/**
	 * Withdraws a vote; where there is none it changes nothing.
	 *
	 * @param int   $post_id The post.
	 * @param Kind  $kind    What the vote says.
	 * @param Voter $voter   Who voted.
	 * @return Tally What all other votes come to.
	 * @throws StorageFailure When the database refuses.
	 */
	public function withdraw( int $post_id, Kind $kind, Voter $voter ): Tally {
		$this->tables->install();
		$is_changed = $this->db->transaction(
			function () use ( $post_id, $kind, $voter ): bool {
				$token  = $this->token();
				$marked = $this->db->write(
					"UPDATE %i SET was = value, value = 0, token = %d WHERE post_id = %d AND kind = %s AND voter = %s AND {$this->db->in_transaction()}",
					$this->tables->votes(),
					$token,
					$post_id,
					$kind->value,
					$voter->key
				);
				if ( 0 === $marked ) {
					return false;
				}
				$is_changed = $this->move_tally( $post_id, $kind, $voter, $token );
				$this->db->write(
					'DELETE FROM %i WHERE post_id = %d AND kind = %s AND voter = %s AND token = %d AND value = 0',
					$this->tables->votes(),
					$post_id,
					$kind->value,
					$voter->key,
					$token
				);
				return $is_changed;
			}
		);
		return $this->result( $post_id, $kind, $is_changed );
	}

	/**
	 * Gives the value of somebody's vote, null where there is none.
	 *
	 * @param int   $post_id The post.
	 * @param Kind  $kind    What the vote says.
	 * @param Voter $voter   Who votes.
	 */
	public function value_of( int $post_id, Kind $kind, Voter $voter ): ?int {
		if ( ! $this->tables->are_there() ) {
			return null;
		}
		$rows = $this->db->rows( 'SELECT value FROM %i WHERE post_id = %d AND kind = %s AND voter = %s', $this->tables->votes(), $post_id, $kind->value, $voter->key );
		return isset( $rows[0] ) ? (int) $rows[0]['value'] : null;
	}

	/**
	 * Gives the values of somebody's votes on some posts.
	 *
	 * @param Voter     $voter Who votes.
	 * @param Kind      $kind  What the votes say.
	 * @param list<int> $among The posts, a page of them at most.
	 * @return array<int, int> By post; a post without a vote is left out.
	 */
	public function values_of( Voter $voter, Kind $kind, array $among ): array {
		if ( [] === $among || ! $this->tables->are_there() ) {
			return [];
		}
		$values = [];
		$rows   = $this->db->rows( "SELECT post_id, value FROM %i WHERE voter = %s AND kind = %s AND post_id IN ( {$this->db->places( $among )} )", $this->tables->votes(), $voter->key, $kind->value, ...$among );
		foreach ( $rows as $row ) {
			$values[ (int) $row['post_id'] ] = (int) $row['value'];
		}
		return $values;
	}

	/**
	 * Gives the posts that somebody has voted on, the latest first.
	 *
	 * @param Voter     $voter Who votes.
	 * @param Kind      $kind  What the votes say.
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
			$rows = $this->db->rows( "SELECT post_id FROM %i WHERE voter = %s AND kind = %s$only ORDER BY created DESC, post_id DESC", $this->tables->votes(), $voter->key, $kind->value, ...$ids );
			array_push( $found, ...array_map( static fn ( array $row ): int => (int) $row['post_id'], $rows ) );
		}
		return $found;
	}

	/**
	 * Tells how many votes there are of each value; votes carried over from another plugin are not among them.
	 *
	 * @param int  $post_id The post.
	 * @param Kind $kind    What the votes say.
	 * @return array<int, int> Votes by value, from the lowest value on.
	 */
	public function spread( int $post_id, Kind $kind ): array {
		$spread = array_fill( 1, $kind->most(), 0 );
		if ( ! $this->tables->are_there() ) {
			return $spread;
		}
		$rows = $this->db->rows( 'SELECT value, COUNT(*) AS votes FROM %i WHERE post_id = %d AND kind = %s GROUP BY value', $this->tables->votes(), $post_id, $kind->value );
		foreach ( $rows as $row ) {
			$spread[ (int) $row['value'] ] = (int) $row['votes'];
		}
		return $spread;
	}

	/**
	 * Moves a tally by what a vote has changed in this transaction.
	 *
	 * @param int   $post_id The post.
	 * @param Kind  $kind    What the vote says.
	 * @param Voter $voter   Who votes.
	 * @param int   $token   What the vote's row was marked with.
	 * @return bool Whether there was a difference.
	 */
	private function move_tally( int $post_id, Kind $kind, Voter $voter, int $token ): bool {
		return 0 < $this->db->write(
			'INSERT INTO %i ( post_id, kind, votes, total )
			SELECT v.post_id, v.kind, ( v.value > 0 ) - ( v.was > 0 ), v.value - v.was FROM %i v
			WHERE v.post_id = %d AND v.kind = %s AND v.voter = %s AND v.token = %d AND v.value <> v.was
			ON DUPLICATE KEY UPDATE votes = votes + VALUES( votes ), total = total + VALUES( total ), mirrored = 0',
			$this->tables->tallies(),
			$this->tables->votes(),
			$post_id,
			$kind->value,
			$voter->key,
			$token
		);
	}

	/**
	 * Reads the tally after a change, and tells who wants to know.
	 *
	 * @param int  $post_id    The post.
	 * @param Kind $kind       What the votes say.
	 * @param bool $is_changed Whether the vote has moved it.
	 */
	private function result( int $post_id, Kind $kind, bool $is_changed ): Tally {
		if ( $is_changed ) {
			$this->tallies->forget( $post_id );
		}
		$tally = $this->tallies->of( [ $post_id ], $kind )[ $post_id ];
		if ( $is_changed ) {
			/**
			 * Fires after a tally has changed, and the change is stored.
			 *
			 * @param int   $post_id The post.
			 * @param Kind  $kind    What the votes say.
			 * @param Tally $tally   What they come to now.
			 */
			do_action( 'larder_tally_changed', $post_id, $kind, $tally );
		}
		return $tally;
	}

	/**
	 * Makes a number that no other transaction has.
	 */
	private function token(): int {
		return random_int( 1, PHP_INT_MAX );
	}
}
