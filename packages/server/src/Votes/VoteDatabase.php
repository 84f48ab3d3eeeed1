<?php
declare( strict_types=1 );

namespace Larder\Votes;

use Larder\Statements;

defined( 'ABSPATH' ) || exit;

/**
 * Queries the database for votes, and changes them in transactions.
 */
final class VoteDatabase {

	/** How often a transaction is tried while others lock its rows. */
	private const TRIES = 40;

	/** How long it is tried at most, in seconds: a page gives up a request after 15, and then shows that the vote was not counted. */
	private const RETRY_TIME = 10.0;

	private readonly Statements $statements;

	/** The connection of the transaction that is open, 0 without one. */
	private int $connection = 0;

	private bool $is_open = false;

	/** Value of the session variable of the connection in which the transaction was begun. */
	private int $session = 0;

	public function __construct( public readonly \wpdb $wpdb ) {
		$this->statements = new Statements( $wpdb );
	}

	/**
	 * Reads rows.
	 *
	 * @param string     $sql     SQL with placeholders.
	 * @param int|string ...$args Values of the placeholders.
	 * @return list<array<string, string|null>>
	 * @throws StorageFailure When the database refuses.
	 */
	public function rows( string $sql, int|string ...$args ): array {
		$rows = $this->statements->rows( $sql, $args );
		$this->require_success();
		return $rows;
	}

	/**
	 * Runs a statement that changes rows.
	 *
	 * @param string     $sql     SQL with placeholders.
	 * @param int|string ...$args Values of the placeholders.
	 * @return int How many rows the database says it has touched; an upsert says 1 on SQLite and 2 on MariaDB where it updates.
	 * @throws StorageFailure When the database refuses.
	 */
	public function write( string $sql, int|string ...$args ): int {
		$touched = $this->statements->write( $sql, $args );
		$this->require_success();
		if ( null === $touched ) {
			throw new StorageFailure( 'The database did not take a vote and does not say why.', false );
		}
		return $touched;
	}

	/**
	 * Fills placeholders, for a statement that is sent later.
	 *
	 * @param string     $sql     SQL with placeholders.
	 * @param int|string ...$args Their values.
	 */
	public function prepare( string $sql, int|string ...$args ): string {
		return $this->statements->prepare( $sql, $args );
	}

	/**
	 * Returns whether a transaction of votes is open.
	 */
	public function is_in_transaction(): bool {
		return $this->is_open;
	}

	/**
	 * Repeats a placeholder for a list.
	 *
	 * @param array<array-key, mixed> $items One placeholder each.
	 */
	public function places( array $items ): string {
		return Statements::places( $items );
	}

	/**
	 * Returns the condition that the first write of a transaction needs.
	 *
	 * When a connection is lost, WordPress connects again and sends the statement
	 * again: outside of the transaction, where it would be committed on its own. The
	 * new connection lacks the session variable of the old one.
	 *
	 * @return string SQL.
	 */
	public function in_transaction(): string {
		return 0 === $this->connection ? '1 = 1' : "@larder_votes = {$this->session}";
	}

	/**
	 * Runs several statements in one transaction, and retries while another one locks their rows.
	 *
	 * The statements have to be idempotent: a connection that breaks during the commit
	 * does not tell whether it was committed, nor does a node of a cluster that loses
	 * the quorum: the other nodes may have the vote.
	 *
	 * @template Result
	 * @param \Closure(): Result $work The statements.
	 * @return Result
	 * @throws StorageFailure When it does not succeed in time.
	 */
	public function transaction( \Closure $work ): mixed {
		if ( $this->is_open ) {
			return $work();
		}
		return $this->retry( fn ( bool $joins, int $seconds ): mixed => $this->attempt( $work, $joins, $seconds ) );
	}

	/**
	 * Retries a transaction until no other one locks its rows.
	 *
	 * @template Result
	 * @param \Closure(bool $joins, int $seconds): Result $attempt Tries once, given whether it has to join an open transaction, and how many seconds it may wait for a lock.
	 * @return Result
	 * @throws StorageFailure When it does not succeed in time.
	 */
	public function retry( \Closure $attempt ): mixed {
		$joins = Statements::is_transaction_open();
		$end   = microtime( true ) + self::RETRY_TIME;
		for ( $try = 1; ; $try++ ) {
			$was_quiet = $this->wpdb->suppress_errors( true );
			try {
				return $attempt( $joins, max( 1, min( LockTimeout::MAX_SECONDS, (int) ceil( $end - microtime( true ) ) ) ) );
			} catch ( StorageFailure $failure ) {
				if ( $joins || ! $failure->is_passing || $try >= self::TRIES || microtime( true ) > $end ) {
					throw $failure;
				}
			} finally {
				$this->wpdb->suppress_errors( $was_quiet );
			}
			// A random delay, so that transactions that blocked one another do not meet again.
			usleep( random_int( 500, min( 100_000, 1_000 * 2 ** min( $try, 7 ) ) ) );
		}
	}

	/**
	 * Tries once.
	 *
	 * @template Result
	 * @param \Closure(): Result $work    The statements.
	 * @param bool               $joins   Whether a transaction is open already.
	 * @param int                $seconds How long each may wait for a lock.
	 * @return Result
	 * @throws StorageFailure When the database refuses.
	 */
	private function attempt( \Closure $work, bool $joins, int $seconds ): mixed {
		if ( method_exists( $this->wpdb, 'send_reads_to_masters' ) ) {
			// HyperDB and LudicrousDB: a transaction needs one server.
			$this->wpdb->send_reads_to_masters();
		}
		$this->write( $joins ? 'SAVEPOINT larder_votes' : 'START TRANSACTION' );
		$this->connection = $this->connection();
		$this->is_open    = true;
		try {
			if ( 0 !== $this->connection ) {
				$this->session = random_int( 1, PHP_INT_MAX );
				$this->write( 'SET @larder_votes = %d, ' . LockTimeout::assignments( $seconds ), $this->session );
			}
			$result = $work();
			$this->write( $joins ? 'RELEASE SAVEPOINT larder_votes' : 'COMMIT' );
			return $result;
		} catch ( \Throwable $reason ) {
			// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- One of two literals.
			$this->wpdb->query( $joins ? 'ROLLBACK TO SAVEPOINT larder_votes' : 'ROLLBACK' );
			throw $reason;
		} finally {
			if ( 0 !== $this->connection ) {
				$this->wpdb->query( LockTimeout::RESTORE ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- A literal.
			}
			$this->is_open    = false;
			$this->connection = 0;
		}
	}

	/**
	 * Throws when the last statement failed, or was sent on another connection than the transaction's.
	 *
	 * The server rolls back a transaction whose connection is lost.
	 *
	 * @throws StorageFailure When it did.
	 */
	private function require_success(): void {
		$error = $this->wpdb->last_error;
		if ( '' !== $error ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- For the log, not for a page.
			throw StorageFailure::from_error( $this->wpdb->__get( 'dbh' ), $error );
		}
		if ( $this->is_open && $this->connection() !== $this->connection ) {
			throw new StorageFailure( 'The connection to the database broke within a transaction.', true );
		}
	}

	/**
	 * Returns the number of the connection; SQLite has one only.
	 */
	private function connection(): int {
		$dbh = $this->wpdb->__get( 'dbh' );
		return $dbh instanceof \mysqli ? (int) $dbh->thread_id : 0;
	}
}
