<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\OpenTransaction;
use Larder\Sqlite;
use Larder\Statements;
use Larder\Tools\RequestMemory;
use Larder\Votes\StorageFailure;

defined( 'ABSPATH' ) || exit;

/**
 * Changes the site wholly or not at all: a process that is killed, a full disk and a refused statement leave nothing behind.
 *
 * One of them works at a time, whoever pressed the button: the others wait, and then see what the first has done.
 */
final class Transaction {

	/** The option whose row whoever works has locked; the database lets it go when a process dies. */
	public const TURN = 'larder_switch_turn';

	public function __construct( private readonly \wpdb $db ) {}

	/**
	 * Does something whole.
	 *
	 * @template Result
	 * @param \Closure(): Result $work What is done; it may be done again when it fails.
	 * @return Result
	 * @throws DatabaseRefusal When the database refused any part of it; then it has refused all.
	 */
	public function whole( \Closure $work ): mixed {
		$joins = Statements::is_transaction_open();
		if ( ! $joins ) {
			$this->make_turn();
		}
		$patience = $this->db->__get( 'reconnect_retries' );
		$failed   = self::refusals();
		$open     = static fn (): bool => true;
		// SQLite's drop-in ends the transaction with a refused statement, so nothing may follow one.
		$stop = static fn ( mixed $query ): mixed => self::refusals() > $failed
			? throw new DatabaseRefusal( self::reason() ) // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- For the log, not for a page.
			: $query;
		// Votes go by statements of their own, and a comment does not fail for its vote.
		$lost = static function ( int $post_id, StorageFailure $failure ): void {
			throw $failure;
		};
		$this->say( $joins ? 'SAVEPOINT larder_switch' : 'START TRANSACTION' );
		add_action( 'larder_vote_not_counted', $lost, 10, 2 );
		add_filter( 'query', $stop );
		// A new connection would know nothing of the transaction, and store the rest of it by itself.
		$this->db->__set( 'reconnect_retries', 0 );
		add_filter( 'larder_transaction_is_open', $open );
		wp_defer_term_counting( true );
		$is_outer  = OpenTransaction::begin();
		$is_stored = false;
		try {
			while ( ! $this->take_turn() && ! $joins ) {
				// Whoever had it has undone all, and taken the row away.
				$this->say( 'ROLLBACK' );
				$this->make_turn();
				$this->say( 'START TRANSACTION' );
			}
			$result = $work();
			wp_defer_term_counting( false );
			if ( $is_outer ) {
				OpenTransaction::finish();
			}
			$this->say( $joins ? 'RELEASE SAVEPOINT larder_switch' : 'COMMIT' );
			if ( self::refusals() > $failed ) {
				throw new DatabaseRefusal( self::reason() );
			}
			$is_stored = true;
			return $result;
		} catch ( \Throwable $reason ) {
			remove_filter( 'query', $stop );
			$this->say( $joins ? 'ROLLBACK TO SAVEPOINT larder_switch' : 'ROLLBACK' );
			// What WordPress has remembered of it never was.
			RequestMemory::release();
			throw match ( true ) {
				$reason instanceof DatabaseRefusal => $reason,
				$reason instanceof StorageFailure  => new DatabaseRefusal( $reason->getMessage(), 0, $reason ),
				self::refusals() > $failed         => new DatabaseRefusal( self::reason(), 0, $reason ),
				default                            => $reason,
			};
		} finally {
			remove_filter( 'query', $stop );
			remove_action( 'larder_vote_not_counted', $lost );
			wp_defer_term_counting( false );
			remove_filter( 'larder_transaction_is_open', $open );
			$this->db->__set( 'reconnect_retries', $patience );
			if ( $is_outer ) {
				OpenTransaction::end( $is_stored );
			}
		}
	}

	/**
	 * Stores the row that whoever works locks.
	 */
	private function make_turn(): void {
		$this->db->query( (string) $this->db->prepare(
			"INSERT IGNORE INTO %i ( option_name, option_value, autoload ) VALUES ( %s, '', 'off' )",
			$this->db->options,
			self::TURN
		) );
	}

	/**
	 * Waits until nobody else works.
	 *
	 * @return bool False where the row is gone, so that nothing is locked.
	 */
	private function take_turn(): bool {
		return 0 !== $this->db->query( (string) $this->db->prepare(
			'UPDATE %i SET option_value = %s WHERE option_name = %s',
			$this->db->options,
			wp_generate_uuid4(),
			self::TURN
		) );
	}

	/**
	 * Sends a statement that has no values.
	 *
	 * @param string $sql The statement.
	 */
	private function say( string $sql ): void {
		$sqlite = str_contains( $sql, 'SAVEPOINT' ) ? Sqlite::from_wpdb( $this->db ) : null;
		if ( null !== $sqlite ) {
			// WordPress takes a part of a transaction back as the whole of it there.
			$sqlite->connection->exec( $sql );
			return;
		}
		$this->db->query( $sql ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- A literal of this class.
	}

	/**
	 * Counts the statements that the database has refused so far; WordPress's functions do not all tell.
	 */
	private static function refusals(): int {
		$errors = $GLOBALS['EZSQL_ERROR'] ?? [];
		return is_array( $errors ) ? count( $errors ) : 0;
	}

	/**
	 * Returns a sentence that says what has failed, with the last error of the database.
	 */
	private static function reason(): string {
		$errors = $GLOBALS['EZSQL_ERROR'] ?? [];
		$last   = is_array( $errors ) ? end( $errors ) : null;
		$error  = is_array( $last ) && is_string( $last['error_str'] ?? null ) ? wp_strip_all_tags( $last['error_str'] ) : '';
		return trim( __( 'The database did not take a part of the change-over.', 'larder' ) . ' ' . $error );
	}
}
