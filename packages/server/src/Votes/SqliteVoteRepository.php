<?php
declare( strict_types=1 );

namespace Larder\Votes;

use Larder\Sqlite;

defined( 'ABSPATH' ) || exit;

/**
 * Changes votes on SQLite's own connection.
 *
 * WordPress's drop-in parses and translates each statement, which takes longer than the vote
 * itself. Here each vote is two statements with `RETURNING`. `BEGIN IMMEDIATE` takes the write
 * lock, so no other writer comes between them.
 */
final class SqliteVoteRepository implements VoteRepository {

	private function __construct(
		private readonly Sqlite $sqlite,
		private readonly VoteDatabase $db,
		private readonly VoteTables $tables,
		private readonly Tallies $tallies
	) {}

	/**
	 * Creates one where WordPress runs on SQLite and its drop-in hands out the connection.
	 *
	 * @param Tallies $tallies Forgets what has changed.
	 */
	public static function create( VoteDatabase $db, VoteTables $tables, Tallies $tallies ): ?self {
		$sqlite = Sqlite::from_wpdb( $db->wpdb );
		return null === $sqlite ? null : new self( $sqlite, $db, $tables, $tallies );
	}

	/** {@inheritDoc} */
	public function put( int $post_id, Kind $kind, Voter $voter, int $value, string $address ): ?Tally {
		return $this->transaction(
			$post_id,
			function () use ( $post_id, $kind, $voter, $value, $address ): ?Tally {
				$changed = $this->row(
					"INSERT INTO {$this->sqlite->name( $this->tables->votes() )} ( post_id, kind, voter, value, was, created, address ) VALUES ( ?, ?, ?, ?, 0, ?, ? )
					ON CONFLICT ( post_id, kind, voter ) DO UPDATE SET was = value, value = excluded.value WHERE value <> excluded.value
					RETURNING value, was",
					[ $post_id, $kind->value, $voter->key, $value, time(), $address ]
				);
				return null === $changed
					? null
					: $this->move_tally( $post_id, $kind, 0 === $changed[1] ? 1 : 0, $changed[0] - $changed[1] );
			}
		);
	}

	/** {@inheritDoc} */
	public function take( int $post_id, Kind $kind, Voter $voter ): ?Tally {
		return $this->transaction(
			$post_id,
			function () use ( $post_id, $kind, $voter ): ?Tally {
				$gone = $this->row(
					"DELETE FROM {$this->sqlite->name( $this->tables->votes() )} WHERE post_id = ? AND kind = ? AND voter = ? RETURNING value",
					[ $post_id, $kind->value, $voter->key ]
				);
				return null === $gone ? null : $this->move_tally( $post_id, $kind, -1, -$gone[0] );
			}
		);
	}

	/**
	 * Moves a tally.
	 *
	 * @param int $votes By how many votes.
	 * @param int $total By how much the sum of their values.
	 */
	private function move_tally( int $post_id, Kind $kind, int $votes, int $total ): Tally {
		$now = $this->row(
			"INSERT INTO {$this->sqlite->name( $this->tables->tallies() )} ( post_id, kind, votes, total ) VALUES ( ?, ?, ?, ? )
			ON CONFLICT ( post_id, kind ) DO UPDATE SET votes = votes + excluded.votes, total = total + excluded.total, mirrored = 0
			RETURNING votes, total",
			[ $post_id, $kind->value, $votes, $total ]
		);
		if ( null === $now ) {
			throw new StorageFailure( 'SQLite does not say what a tally has become.', false );
		}
		return new Tally( $now[0], $now[1] );
	}

	/**
	 * Runs statements in one transaction, or as a part of the one that is open.
	 *
	 * @param int                      $post_id The post whose tally they change.
	 * @param \Closure(): (Tally|null) $work    The statements.
	 * @throws StorageFailure When it does not succeed in time.
	 */
	private function transaction( int $post_id, \Closure $work ): ?Tally {
		$changed = $this->db->retry(
			function ( bool $joins ) use ( $work ): ?Tally {
				try {
					$joins = $this->begin( $joins );
					try {
						$tally = $work();
						$this->sqlite->connection->exec( $joins ? 'RELEASE larder_votes' : 'COMMIT' );
						return $tally;
					} catch ( \Throwable $reason ) {
						$this->sqlite->connection->exec( $joins ? 'ROLLBACK TO larder_votes' : 'ROLLBACK' );
						throw $reason;
					}
				} catch ( \PDOException $refusal ) {
					throw new StorageFailure( 'The database did not take a vote: ' . $refusal->getMessage(), str_contains( $refusal->getMessage(), 'is locked' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- For the log, not for a page.
				}
			}
		);
		if ( null !== $changed ) {
			$this->tallies->forget( $post_id );
		}
		return $changed;
	}

	/**
	 * Begins a transaction, or a savepoint in the one that is open, whether its owner has announced it or not.
	 *
	 * @param bool $joins Whether one is known to be open.
	 * @return bool Whether one was open.
	 * @throws \PDOException When somebody else has the lock of writers.
	 */
	private function begin( bool $joins ): bool {
		try {
			$this->sqlite->connection->exec( $joins ? 'SAVEPOINT larder_votes' : 'BEGIN IMMEDIATE' );
			return $joins;
		} catch ( \PDOException $refusal ) {
			if ( $joins || ! str_contains( $refusal->getMessage(), 'within a transaction' ) ) {
				throw $refusal;
			}
			return $this->begin( true );
		}
	}

	/**
	 * Runs a statement that returns the row that it has changed.
	 *
	 * @param string           $sql    SQL of SQLite.
	 * @param list<int|string> $values Values of its placeholders.
	 * @return list<int>|null The row it tells, null without one.
	 */
	private function row( string $sql, array $values ): ?array {
		// phpcs:ignore WordPress.DB.RestrictedClasses.mysql__PDO -- A constant of the connection that WordPress’s own drop-in has opened.
		$rows = $this->sqlite->run( $sql, $values )->fetchAll( \PDO::FETCH_NUM );
		$row  = $rows[0] ?? null;
		return is_array( $row )
			? array_values( array_map( static fn ( mixed $number ): int => is_numeric( $number ) ? (int) $number : 0, $row ) )
			: null;
	}
}
