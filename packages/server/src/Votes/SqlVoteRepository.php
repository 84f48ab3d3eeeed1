<?php
declare( strict_types=1 );

namespace Larder\Votes;

defined( 'ABSPATH' ) || exit;

/**
 * Changes votes by the SQL that WordPress supports, on any database.
 *
 * No statement depends on a value that was read before. The vote's row stores its previous value in
 * `was` and the request that changed it in `token`, and the tally is changed by the difference in
 * that row. A repeated vote leaves the row as it is. If a lost connection has rolled the row back,
 * no row has the token, and the tally stays. So it is correct on any database, whatever row count
 * that reports for an upsert.
 *
 * @phpstan-import-type Outcome from Batch
 */
final class SqlVoteRepository implements VoteRepository {

	public function __construct(
		private readonly Batch $batch,
		private readonly VoteDatabase $db,
		private readonly VoteTables $tables,
		private readonly Tallies $tallies
	) {}

	/** {@inheritDoc} */
	public function put( int $post_id, Kind $kind, Voter $voter, int $value, string $address ): ?Tally {
		return $this->tally(
			$post_id,
			$this->batch->run(
				function () use ( $post_id, $kind, $voter, $value, $address ): array {
					$token = $this->token();
					// MariaDB evaluates assignments from left to right: columns that others depend on come last.
					return [
						$this->db->prepare(
							"INSERT INTO %i ( post_id, kind, voter, value, was, token, created, address )
							SELECT %d, %s, %s, %d, 0, %d, %d, %s FROM DUAL WHERE {$this->db->in_transaction()}
							ON DUPLICATE KEY UPDATE token = CASE WHEN value = VALUES( value ) THEN token ELSE VALUES( token ) END,
							was = CASE WHEN value = VALUES( value ) THEN was ELSE value END, value = VALUES( value )",
							$this->tables->votes(),
							$post_id,
							$kind->value,
							$voter->key,
							$value,
							$token,
							time(),
							$address
						),
						$this->move_tally( $post_id, $kind, $voter, $token ),
						$this->read_tally( $post_id, $kind ),
					];
				}
			)
		);
	}

	/** {@inheritDoc} */
	public function take( int $post_id, Kind $kind, Voter $voter ): ?Tally {
		return $this->tally(
			$post_id,
			$this->batch->run(
				function () use ( $post_id, $kind, $voter ): array {
					$token = $this->token();
					return [
						$this->db->prepare(
							"UPDATE %i SET was = value, value = 0, token = %d WHERE post_id = %d AND kind = %s AND voter = %s AND {$this->db->in_transaction()}",
							$this->tables->votes(),
							$token,
							$post_id,
							$kind->value,
							$voter->key
						),
						$this->move_tally( $post_id, $kind, $voter, $token ),
						$this->read_tally( $post_id, $kind ),
						$this->db->prepare(
							'DELETE FROM %i WHERE post_id = %d AND kind = %s AND voter = %s AND token = %d AND value = 0',
							$this->tables->votes(),
							$post_id,
							$kind->value,
							$voter->key,
							$token
						),
					];
				}
			)
		);
	}

	/**
	 * Moves a tally by what a vote has changed in this transaction.
	 *
	 * @param int $token What the vote's row was marked with.
	 * @return string A statement that touches rows where there is a difference.
	 */
	private function move_tally( int $post_id, Kind $kind, Voter $voter, int $token ): string {
		return $this->db->prepare(
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
	 * Reads a tally.
	 *
	 * @return string A statement.
	 */
	private function read_tally( int $post_id, Kind $kind ): string {
		return $this->db->prepare(
			'SELECT votes, total FROM %i WHERE post_id = %d AND kind = %s',
			$this->tables->tallies(),
			$post_id,
			$kind->value
		);
	}

	/**
	 * Returns the tally after a transaction.
	 *
	 * @param list<Outcome> $outcomes What its statements have come to: the vote, the tally's move, the tally.
	 * @return Tally|null Null where nothing has changed.
	 */
	private function tally( int $post_id, array $outcomes ): ?Tally {
		$row = $outcomes[2]['rows'][0] ?? [];
		if ( 0 === ( $outcomes[1]['touched'] ?? 0 ) ) {
			return null;
		}
		$this->tallies->forget( $post_id );
		return new Tally( (int) ( $row['votes'] ?? 0 ), (int) ( $row['total'] ?? 0 ) );
	}

	/**
	 * Returns a number that no other transaction has.
	 */
	private function token(): int {
		return random_int( 1, PHP_INT_MAX );
	}
}
