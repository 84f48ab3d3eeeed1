<?php
declare( strict_types=1 );

namespace Larder;

defined( 'ABSPATH' ) || exit;

/**
 * Sends statements with placeholders by WordPress's own database object, rows as arrays. Callers check whether they went well.
 */
final class Statements {

	public function __construct( private readonly \wpdb $wpdb ) {}

	/**
	 * Reads rows.
	 *
	 * @param string                       $sql  SQL with placeholders that SQLite knows as well; what is not one comes from the code.
	 * @param array<array-key, int|string> $args Values of the placeholders; none for a statement that has its values already.
	 * @return list<array<string, string|null>> None when the database refuses.
	 */
	public function rows( string $sql, array $args ): array {
		$quick = [] === $args ? null : $this->quick_rows( $sql, $args );
		if ( null !== $quick ) {
			return $quick;
		}
		/** @var list<array<string, string|null>>|null $rows */
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared, PluginCheck.Security.DirectDB.UnescapedDBParameter -- Prepared in the call.
		$rows = $this->wpdb->get_results( $this->prepare( $sql, $args ), 'ARRAY_A' );
		return $rows ?? [];
	}

	/**
	 * Reads rows where SQLite can be asked by its own connection.
	 *
	 * @param string                       $sql  SQL with placeholders.
	 * @param array<array-key, int|string> $args Values of the placeholders.
	 * @return list<array<string, string|null>>|null Null on another database, and where SQLite refuses: WordPress asks it again, and says
	 *                                               what is wrong.
	 */
	private function quick_rows( string $sql, array $args ): ?array {
		try {
			$rows = SqliteQueries::from_wpdb( $this->wpdb )?->rows( $sql, $args );
		} catch ( \PDOException ) {
			return null;
		}
		if ( null !== $rows ) {
			// As with a statement of WordPress, what the one before has left is gone.
			$this->wpdb->flush();
		}
		return $rows;
	}

	/**
	 * Runs a statement that changes rows.
	 *
	 * @param string                       $sql  SQL with placeholders.
	 * @param array<array-key, int|string> $args Values of the placeholders.
	 * @return int|null How many rows the database says it has touched; null when it refuses.
	 */
	public function write( string $sql, array $args ): ?int {
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared, PluginCheck.Security.DirectDB.UnescapedDBParameter -- Prepared in the call.
		$touched = $this->wpdb->query( $this->prepare( $sql, $args ) );
		return false === $touched ? null : (int) $touched;
	}

	/**
	 * Whether another plugin has an open transaction, which starting ours would commit.
	 */
	public static function is_transaction_open(): bool {
		/**
		 * Filters whether a transaction is open that votes have to join.
		 *
		 * WordPress itself opens none, and databases do not report it. Votes begin their own, which would commit yours: return true while
		 * yours is open. A vote then cannot be retried after a lock conflict, and throws the `StorageFailure` of votes.
		 *
		 * @param bool $is_open False by default.
		 */
		return true === apply_filters( 'larder_transaction_is_open', false );
	}

	/**
	 * Returns WordPress's connection where there is one, to one server of MySQL or MariaDB.
	 *
	 * @return \mysqli|null Null on another database, and where a drop-in chooses a server for each statement.
	 */
	public static function connection( \wpdb $wpdb ): ?\mysqli {
		$dbh = $wpdb->__get( 'dbh' );
		return $dbh instanceof \mysqli && ! method_exists( $wpdb, 'send_reads_to_masters' ) ? $dbh : null;
	}

	/**
	 * Repeats a placeholder for each item of a list.
	 *
	 * @param array<array-key, mixed> $items One placeholder each.
	 * @param string                  $place The placeholder of an item.
	 */
	public static function places( array $items, string $place = '%d' ): string {
		return implode( ', ', array_fill( 0, count( $items ), $place ) );
	}

	/**
	 * Fills placeholders.
	 *
	 * @param string                       $sql  SQL with placeholders.
	 * @param array<array-key, int|string> $args Their values.
	 */
	public function prepare( string $sql, array $args ): string {
		// @phpstan-ignore argument.type (Not one literal, but put together from literals, numbers and hexadecimal digits only.)
		return [] === $args ? $sql : (string) $this->wpdb->prepare( $sql, ...$args ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- As above.
	}
}
