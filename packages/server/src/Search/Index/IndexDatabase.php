<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

use Larder\Log;
use Larder\QueryLog;
use Larder\SqliteQueries;
use Larder\Statements;

defined( 'ABSPATH' ) || exit;

/**
 * Queries the database for the index: rows as arrays, failures as exceptions.
 */
final class IndexDatabase {

	/**
	 * What MySQL and MariaDB count for a row that an upsert inserts, and for one that it updates; one that stays as it was
	 * counts nothing.
	 */
	public const INSERTED = 1;
	public const UPDATED  = 2;

	private readonly Statements $statements;

	/** The direct connection to SQLite; false before it is first needed, null on another database. */
	private SqliteQueries|null|false $sqlite = false;

	public function __construct( public readonly \wpdb $wpdb ) {
		$this->statements = new Statements( $wpdb );
	}

	/**
	 * Reads rows.
	 *
	 * @param string     $sql     SQL with placeholders; what is not one comes from the code, or from {@see self::hex()}.
	 * @param int|string ...$args Values of the placeholders.
	 * @return list<array<string, string|null>>
	 * @throws \RuntimeException When the database refuses.
	 */
	public function rows( string $sql, int|string ...$args ): array {
		$sqlite = $this->sqlite();
		if ( null !== $sqlite ) {
			return self::accepted( static fn (): array => $sqlite->rows( $sql, $args ) );
		}
		$rows = $this->statements->rows( $sql, $args );
		$this->require_success();
		// Bits are large, and the database object would keep a second copy of them.
		$this->wpdb->flush();
		return $rows;
	}

	/**
	 * Reads rows one after the other: what is done with one is done while the database gets the next.
	 *
	 * No other statement may be sent before the last one is read, or the rest is given up.
	 *
	 * @param string     $sql     SQL with placeholders; what is not one comes from the code.
	 * @param int|string ...$args Values of the placeholders.
	 * @return \Generator<int, array<string, string|null>>
	 * @throws \RuntimeException When the database refuses.
	 */
	public function each_row( string $sql, int|string ...$args ): \Generator {
		$dbh    = Statements::connection( $this->wpdb );
		$heard  = null === $dbh ? '' : QueryLog::filter( $this->statements->prepare( $sql, $args ) );
		$start  = microtime( true );
		$result = self::unbuffered( $dbh, $heard );
		if ( null === $dbh || null === $result ) {
			// WordPress knows its other databases, connects again where a connection is gone, and says what is wrong.
			yield from $this->rows( $sql, ...$args );
			return;
		}
		try {
			/** @var array<string, string|null> $row */
			foreach ( $result as $row ) {
				yield $row;
			}
			$error = $dbh->error;
		} catch ( \mysqli_sql_exception $refusal ) {
			$error = $refusal->getMessage();
		} finally {
			$result->free();
			QueryLog::add( $this->wpdb, $heard, $start );
		}
		if ( '' !== $error ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- For the log, not for a page.
			throw new \RuntimeException( 'The search index met an error of the database: ' . $error );
		}
	}

	/**
	 * Returns whether rows come one after the other, and are not all in memory at once.
	 */
	public function has_streams(): bool {
		return null !== Statements::connection( $this->wpdb );
	}

	/**
	 * Returns whether {@see self::write()} tells a row that an upsert has inserted or updated from one that it has left as it was.
	 */
	public function tells_changes(): bool {
		// A site may have its connection count every row that was found.
		return $this->has_streams()
			&& ! (
				defined( 'MYSQL_CLIENT_FLAGS' )
					&& is_int( MYSQL_CLIENT_FLAGS )
					&& 0 !== ( MYSQL_CLIENT_FLAGS & MYSQLI_CLIENT_FOUND_ROWS )
			);
	}

	/**
	 * Sends a question, and leaves its rows with the database.
	 *
	 * @param \mysqli|null $dbh The connection.
	 * @param string       $sql The question.
	 * @return \mysqli_result|null Null where the database refuses.
	 */
	private static function unbuffered( ?\mysqli $dbh, string $sql ): ?\mysqli_result {
		try {
			$result = $dbh?->query( $sql, MYSQLI_USE_RESULT );
			return $result instanceof \mysqli_result ? $result : null;
		} catch ( \mysqli_sql_exception ) {
			// A plugin has asked for exceptions.
			return null;
		}
	}

	/**
	 * Reads one column.
	 *
	 * @param string     $sql     SQL with placeholders.
	 * @param int|string ...$args Values of the placeholders.
	 * @return list<int>
	 */
	public function numbers( string $sql, int|string ...$args ): array {
		return array_map( static fn ( array $row ): int => (int) reset( $row ), $this->rows( $sql, ...$args ) );
	}

	/**
	 * Runs a statement that changes rows.
	 *
	 * @param string     $sql     SQL with placeholders.
	 * @param int|string ...$args Values of the placeholders.
	 * @return int How many rows have changed.
	 * @throws \RuntimeException When the database refuses.
	 */
	public function write( string $sql, int|string ...$args ): int {
		$sqlite = $this->sqlite();
		if ( null !== $sqlite ) {
			return self::accepted( static fn (): int => $sqlite->write( $sql, $args ) );
		}
		$changed = $this->statements->write( $sql, $args );
		$this->require_success();
		return $changed ?? 0;
	}

	/**
	 * Writes bytes as SQL; SQLite tells them from text, and a query itself is text.
	 *
	 * @param string $bytes Any bytes.
	 */
	public function hex( string $bytes ): string {
		return "x'" . bin2hex( $bytes ) . "'";
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
	 * Notes a failure in the site's log.
	 *
	 * @param \RuntimeException $failure What the database has refused.
	 */
	public static function log( \RuntimeException $failure ): void {
		Log::note( $failure->getMessage() );
	}

	/**
	 * Returns the way to SQLite, null on another database.
	 */
	private function sqlite(): ?SqliteQueries {
		if ( false === $this->sqlite ) {
			$this->sqlite = SqliteQueries::from_wpdb( $this->wpdb );
		}
		return $this->sqlite;
	}

	/**
	 * Runs a statement of SQLite.
	 *
	 * @template Answer
	 * @param callable(): Answer $statement
	 * @return Answer
	 * @throws \RuntimeException When SQLite refuses it.
	 */
	private static function accepted( callable $statement ): mixed {
		try {
			return $statement();
		} catch ( \PDOException $refusal ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- For the log, not for a page.
			throw new \RuntimeException( 'The search index met an error of the database: ' . $refusal->getMessage(), 0, $refusal );
		}
	}

	/**
	 * Throws when the last statement failed.
	 *
	 * @throws \RuntimeException When it did.
	 */
	private function require_success(): void {
		if ( '' !== $this->wpdb->last_error ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- For the log, not for a page.
			throw new \RuntimeException( 'The search index met an error of the database: ' . wp_strip_all_tags( $this->wpdb->last_error ) );
		}
	}
}
