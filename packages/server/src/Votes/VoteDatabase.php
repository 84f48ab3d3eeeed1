<?php
declare( strict_types=1 );

namespace Larder\Votes;

use Larder\Statements;

defined( 'ABSPATH' ) || exit;

/**
 * Queries the database for votes, and changes them whole or not at all.
 */
final class VoteDatabase {

	/** How often a change is tried when others are in its way. */
	private const TRIES = 40;

	/** How long it is tried at most, in seconds: a page gives a call up after 15, and shows from then on that nothing was counted. */
	private const PATIENCE = 10.0;

	/**
	 * How long a statement waits at most for what others have locked, in seconds; where nobody says otherwise databases
	 * wait 50 for a row, and a day for a table.
	 */
	public const WAIT = 5;

	/** Restores how long a connection waited for locks before `waiting_for()`. */
	private const WAITING_AS_BEFORE = 'SET SESSION innodb_lock_wait_timeout = COALESCE( @larder_wait, @@innodb_lock_wait_timeout ), SESSION lock_wait_timeout = COALESCE( @larder_table_wait, @@lock_wait_timeout )';

	/**
	 * What MySQL, MariaDB and Galera answer when the same may succeed the next time:
	 * record changed since it was read, node not ready, commit failed, as where a
	 * node loses the majority while it commits, lock not got in time,
	 * deadlock or conflict with another node, connection gone or lost.
	 */
	private const PASSING = [ 1020, 1047, 1180, 1205, 1213, 2006, 2013 ];

	/** What MySQL and MariaDB answer when a row is there already. */
	private const DOUBLE = 1062;

	private readonly Statements $statements;

	/** The connection of the transaction that is open, 0 without one. */
	private int $connection = 0;

	private bool $is_open = false;

	/** Value of the session variable of the connection in which the transaction was begun. */
	private int $session = 0;

	/**
	 * @param \wpdb $wpdb WordPress's database.
	 */
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
	 * Returns what an error of the database means for a vote.
	 *
	 * @param mixed  $dbh   The connection.
	 * @param string $error What it says.
	 */
	public static function failure( mixed $dbh, string $error ): StorageFailure {
		$code       = $dbh instanceof \mysqli ? $dbh->errno : null;
		$is_passing = null === $code ? str_contains( $error, 'is locked' ) : in_array( $code, self::PASSING, true );
		return new StorageFailure(
			'The database did not take a vote: ' . wp_strip_all_tags( $error ),
			$is_passing,
			self::DOUBLE === $code
		);
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
	 * WordPress connects again when a connection is gone, and sends the statement
	 * again: outside of the transaction, where it would be stored by itself. A
	 * new connection does not have the session variable of the old one.
	 *
	 * @return string SQL.
	 */
	public function in_transaction(): string {
		return 0 === $this->connection ? '1 = 1' : "@larder_votes = {$this->session}";
	}

	/**
	 * Runs several statements in one transaction, and retries while another one is in the way.
	 *
	 * What is done has to be right when it is done twice: a connection that breaks
	 * while it commits does not tell whether it has, nor does a node that loses the
	 * majority: the others may have the vote.
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
		return $this->patiently( fn ( bool $joins, int $seconds ): mixed => $this->attempt( $work, $joins, $seconds ) );
	}

	/**
	 * Limits how long a connection of MySQL or MariaDB waits for locks to what a vote may take.
	 *
	 * @param int $seconds How long.
	 * @return string Assignments for `SET`; what the connection did before is kept for `WAITING_AS_BEFORE`.
	 */
	public static function waiting_for( int $seconds ): string {
		return "@larder_wait = @@innodb_lock_wait_timeout, @larder_table_wait = @@lock_wait_timeout, SESSION innodb_lock_wait_timeout = $seconds, SESSION lock_wait_timeout = $seconds";
	}

	/**
	 * Tries a transaction again and again until nobody is in the way.
	 *
	 * @template Result
	 * @param \Closure(bool $joins, int $seconds): Result $attempt Tries once; hears whether a transaction is open that it has to join, and how long it may wait for a lock.
	 * @return Result
	 * @throws StorageFailure When it does not succeed in time.
	 */
	public function patiently( \Closure $attempt ): mixed {
		$joins = Statements::is_transaction_open();
		$end   = microtime( true ) + self::PATIENCE;
		for ( $try = 1; ; $try++ ) {
			$was_quiet = $this->wpdb->suppress_errors( true );
			try {
				return $attempt( $joins, max( 1, min( self::WAIT, (int) ceil( $end - microtime( true ) ) ) ) );
			} catch ( StorageFailure $failure ) {
				if ( $joins || ! $failure->is_passing || $try >= self::TRIES || microtime( true ) > $end ) {
					throw $failure;
				}
			} finally {
				$this->wpdb->suppress_errors( $was_quiet );
			}
			// Writers that were in each other's way come back at different times.
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
			// HyperDB and its kin; a transaction has one server.
			$this->wpdb->send_reads_to_masters();
		}
		$this->write( $joins ? 'SAVEPOINT larder_votes' : 'START TRANSACTION' );
		$this->connection = $this->connection();
		$this->is_open    = true;
		try {
			if ( 0 !== $this->connection ) {
				$this->session = random_int( 1, PHP_INT_MAX );
				$this->write( 'SET @larder_votes = %d, ' . self::waiting_for( $seconds ), $this->session );
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
				$this->wpdb->query( self::WAITING_AS_BEFORE ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- A literal.
			}
			$this->is_open    = false;
			$this->connection = 0;
		}
	}

	/**
	 * Throws when the last statement failed, or went to another connection than the transaction.
	 *
	 * What was done in the transaction is undone when its connection is gone.
	 *
	 * @throws StorageFailure When it did.
	 */
	private function require_success(): void {
		$error = $this->wpdb->last_error;
		if ( '' !== $error ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- For the log, not for a page.
			throw self::failure( $this->wpdb->__get( 'dbh' ), $error );
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
