<?php
declare( strict_types=1 );

namespace Larder;

defined( 'ABSPATH' ) || exit;

/**
 * Sends queries to SQLite on its own connection.
 *
 * WordPress's drop-in parses each statement as MySQL and translates it, which takes far longer than running Larder's statements. They are
 * simple, so here the three phrases that differ in SQLite are replaced.
 */
final class SqliteQueries {

	private function __construct(
		private readonly Sqlite $sqlite,
		private readonly \wpdb $wpdb
	) {}

	/**
	 * Creates one where WordPress runs on SQLite and its drop-in hands out the connection.
	 */
	public static function from_wpdb( \wpdb $wpdb ): ?self {
		$sqlite = Sqlite::from_wpdb( $wpdb );
		return null === $sqlite ? null : new self( $sqlite, $wpdb );
	}

	/**
	 * Reads rows.
	 *
	 * @param string                       $sql  SQL with the placeholders of WordPress.
	 * @param array<array-key, int|string> $args Their values.
	 * @return list<array<string, string|null>>
	 * @throws \PDOException When SQLite refuses.
	 */
	public function rows( string $sql, array $args ): array {
		$rows = [];
		// phpcs:ignore WordPress.DB.RestrictedClasses.mysql__PDO -- A constant of the connection that WordPress’s own drop-in has opened.
		foreach ( $this->run( $sql, $args )->fetchAll( \PDO::FETCH_ASSOC ) as $row ) {
			$row    = is_array( $row ) ? $row : [];
			$rows[] = array_map( static fn ( mixed $value ): ?string => is_scalar( $value ) ? (string) $value : null, $row );
		}
		/** @var list<array<string, string|null>> $rows */
		return $rows;
	}

	/**
	 * Runs a statement that changes rows.
	 *
	 * @param string                       $sql  SQL with the placeholders of WordPress.
	 * @param array<array-key, int|string> $args Their values.
	 * @return int How many rows it has touched.
	 * @throws \PDOException When SQLite refuses.
	 */
	public function write( string $sql, array $args ): int {
		return $this->run( $sql, $args )->rowCount();
	}

	/**
	 * Runs a statement, and passes it to those that log statements.
	 *
	 * @param string                       $sql  SQL with the placeholders of WordPress.
	 * @param array<array-key, int|string> $args Their values.
	 * @throws \PDOException When SQLite refuses.
	 */
	private function run( string $sql, array $args ): \PDOStatement {
		$bound = [];
		$sql   = QueryLog::filter( self::translated( $sql, $args, $bound ) );
		$start = microtime( true );
		$statement = $this->sqlite->run( $sql, $bound );
		QueryLog::add( $this->wpdb, $sql, $start );
		return $statement;
	}

	/**
	 * Translates a statement for SQLite.
	 *
	 * @param string                       $sql   SQL with the placeholders of WordPress.
	 * @param array<array-key, int|string> $args  Their values.
	 * @param list<int|string>             $bound Gets those that are bound, in their order.
	 */
	private static function translated( string $sql, array $args, array &$bound ): string {
		$args = array_values( $args );
		$next = 0;
		$sql  = (string) preg_replace_callback(
			'/%([ids])/',
			static function ( array $found ) use ( $args, &$next, &$bound ): string {
				$value = $args[ $next++ ] ?? '';
				if ( 'i' === $found[1] ) {
					return Sqlite::name( (string) $value );
				}
				$bound[] = 'd' === $found[1] ? (int) $value : (string) $value;
				return '?';
			},
			$sql
		);
		$parts = explode( 'ON DUPLICATE KEY UPDATE', str_replace( 'INSERT IGNORE INTO', 'INSERT OR IGNORE INTO', $sql ), 2 );
		return isset( $parts[1] )
			? $parts[0] . 'ON CONFLICT DO UPDATE SET' . preg_replace( '/\bVALUES\( (\w+) \)/', 'excluded.$1', $parts[1] )
			: $parts[0];
	}
}
