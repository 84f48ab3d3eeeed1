<?php
declare( strict_types=1 );

namespace Larder\Votes;

use Larder\QueryLog;
use Larder\Statements;

defined( 'ABSPATH' ) || exit;

/**
 * Runs a few statements as one transaction.
 *
 * MySQL and MariaDB get them as one multi-statement query on WordPress's own
 * connection: other transactions wait for a tally only as long as the database
 * itself takes, and a lost connection rolls all of them back. Where a `db.php`
 * drop-in chooses a server for each statement, and on any other database, they are
 * sent one by one through `wpdb`. So they are on Galera: a node that rolls a
 * transaction back for another node's, between two statements of one query, runs
 * the rest outside of the transaction and reports success.
 *
 * @phpstan-type Outcome array{touched: int, id: int, rows: list<array<string, string|null>>}
 */
final class Batch {

	/** What MySQL answers when the connection is gone or lost. */
	private const GONE = [ 2006, 2013 ];

	/**
	 * Which connections lead to a node of Galera.
	 *
	 * @var \WeakMap<\mysqli, bool>|null
	 */
	private static ?\WeakMap $nodes = null;

	private bool $is_gone = false;

	public function __construct( private readonly VoteDatabase $db ) {}

	/**
	 * Runs the statements, and retries while another transaction locks their rows.
	 *
	 * @param \Closure(): list<string> $statements Returns them for each attempt, prepared; they have to be idempotent.
	 * @return list<Outcome> How many rows each has touched, or which it has found, and the number it has left for `LAST_INSERT_ID()`.
	 * @throws StorageFailure When it does not succeed in time.
	 */
	public function run( \Closure $statements ): array {
		return $this->is_direct()
			? $this->db->retry( fn ( bool $joins ): array => $this->send( $statements(), $joins ) )
			: $this->db->transaction( fn (): array => array_map( $this->one( ... ), $statements() ) );
	}

	/**
	 * Returns whether there is one connection, to one server, and no Larder transaction on it.
	 */
	public function is_direct(): bool {
		$dbh = Statements::connection( $this->db->wpdb );
		return null !== $dbh && ! $this->db->is_in_transaction() && ! self::is_node( $dbh );
	}

	/**
	 * Returns whether a connection leads to a node of Galera, which is asked once.
	 *
	 * The same query sets the lock timeout for the rest of the request: setting it with
	 * each vote would take a tenth of the vote's time.
	 *
	 * @param \mysqli $dbh The connection.
	 * @return bool True also for a connection that is gone: the next one may.
	 */
	private static function is_node( \mysqli $dbh ): bool {
		self::$nodes ??= new \WeakMap();
		if ( ! isset( self::$nodes[ $dbh ] ) ) {
			$is_on = self::outcomes(
				$dbh,
				'SET ' . LockTimeout::assignments( LockTimeout::MAX_SECONDS ) . '; SELECT @@wsrep_on AS is_on'
			)[1]['rows'][0]['is_on'] ?? '0';
			if ( in_array( $dbh->errno, self::GONE, true ) ) {
				return true;
			}
			self::$nodes[ $dbh ] = '1' === $is_on;
		}
		return self::$nodes[ $dbh ];
	}

	/**
	 * Runs a statement as WordPress sends it.
	 *
	 * @param string $sql Prepared.
	 * @return Outcome
	 * @throws StorageFailure When the database refuses.
	 */
	private function one( string $sql ): array {
		$is_read = str_starts_with( $sql, 'SELECT' );
		return [
			'touched' => $is_read ? 0 : $this->db->write( $sql ),
			'id'      => $this->db->wpdb->insert_id,
			'rows'    => $is_read ? $this->db->rows( $sql ) : [],
		];
	}

	/**
	 * Sends all statements as one query.
	 *
	 * @param list<string> $statements Prepared.
	 * @param bool         $joins      Whether the caller's transaction is open.
	 * @return list<Outcome>
	 * @throws StorageFailure When the database refuses.
	 */
	private function send( array $statements, bool $joins ): array {
		$heard    = array_map( QueryLog::filter( ... ), $statements );
		$all      = [
			$joins ? 'SAVEPOINT larder_votes' : 'START TRANSACTION',
			...$heard,
			$joins ? 'RELEASE SAVEPOINT larder_votes' : 'COMMIT',
		];
		$dbh      = $this->connection();
		$sql      = implode( ";\n", $all );
		$start    = microtime( true );
		$outcomes = self::outcomes( $dbh, $sql );
		QueryLog::add( $this->db->wpdb, $sql, $start, count( $all ) );
		if ( count( $outcomes ) < count( $all ) ) {
			$failure       = StorageFailure::from_error( $dbh, $dbh->error );
			$this->is_gone = in_array( $dbh->errno, self::GONE, true );
			$dbh->query( $joins ? 'ROLLBACK TO SAVEPOINT larder_votes' : 'ROLLBACK' );
			throw $failure;
		}
		return array_slice( $outcomes, 1, -1 );
	}

	/**
	 * Returns the connection, a new one where the last is gone.
	 *
	 * @throws StorageFailure When there is none.
	 */
	private function connection(): \mysqli {
		if ( $this->is_gone ) {
			$this->is_gone = ! $this->db->wpdb->check_connection( false );
		}
		$dbh = $this->db->wpdb->__get( 'dbh' );
		if ( $this->is_gone || ! $dbh instanceof \mysqli ) {
			throw new StorageFailure( 'The connection to the database is gone.', true );
		}
		return $dbh;
	}

	/**
	 * Reads what statements have come to, up to the first that was refused.
	 *
	 * @param \mysqli $dbh The connection.
	 * @param string  $sql The statements.
	 * @return list<Outcome>
	 */
	private static function outcomes( \mysqli $dbh, string $sql ): array {
		$outcomes = [];
		try {
			$is_there = $dbh->multi_query( $sql );
			while ( $is_there ) {
				$result     = $dbh->store_result();
				$outcomes[] = [
					'touched' => max( 0, (int) $dbh->affected_rows ),
					'id'      => (int) $dbh->insert_id,
					'rows'    => $result instanceof \mysqli_result ? self::rows( $result ) : [],
				];
				$is_there   = $dbh->more_results() && $dbh->next_result();
			}
		} catch ( \mysqli_sql_exception ) {
			// A plugin has asked for exceptions; the connection itself tells the reason, as without them.
			return $outcomes;
		}
		return $outcomes;
	}

	/**
	 * Reads rows.
	 *
	 * @param \mysqli_result $result What a query has found.
	 * @return list<array<string, string|null>>
	 */
	private static function rows( \mysqli_result $result ): array {
		/** @var list<array<string, string|null>> $rows */
		$rows = $result->fetch_all( MYSQLI_ASSOC );
		return $rows;
	}
}
