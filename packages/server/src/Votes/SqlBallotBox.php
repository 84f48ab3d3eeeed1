<?php
declare( strict_types=1 );

namespace Larder\Votes;

/**
 * Changes votes by SQL as WordPress speaks it, on any database.
 *
 * No statement acts on a number that was read before. The vote's row itself
 * remembers in `was` what it said before and in `token` who changed it, and the
 * tally is moved by the difference of that row. A repeat has no difference. When
 * a broken connection has undone the row, no row has the token, and the tally
 * stays. So it holds on any database, whatever it reports of an upsert.
 */
final class SqlBallotBox implements BallotBox {

	/**
	 * Takes what it needs.
	 *
	 * @param Database $db      The database.
	 * @param Tables   $tables  The tables.
	 * @param Tallies  $tallies Reads tallies.
	 */
	public function __construct(
		private readonly Database $db,
		private readonly Tables $tables,
		private readonly Tallies $tallies
	) {}

	/** {@inheritDoc} */
	public function put( int $post_id, Kind $kind, Voter $voter, int $value, string $address ): ?Tally {
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
		return $is_changed ? $this->tally( $post_id, $kind ) : null;
	}

	/** {@inheritDoc} */
	public function take( int $post_id, Kind $kind, Voter $voter ): ?Tally {
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
		return $is_changed ? $this->tally( $post_id, $kind ) : null;
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
	 * Reads a tally that has changed.
	 *
	 * @param int  $post_id The post.
	 * @param Kind $kind    What the votes say.
	 */
	private function tally( int $post_id, Kind $kind ): Tally {
		$this->tallies->forget( $post_id );
		return $this->tallies->of( [ $post_id ], $kind )[ $post_id ];
	}

	/**
	 * Makes a number that no other transaction has.
	 */
	private function token(): int {
		return random_int( 1, PHP_INT_MAX );
	}
}
