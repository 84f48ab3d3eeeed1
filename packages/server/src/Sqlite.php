<?php
declare( strict_types=1 );

namespace Larder;

defined( 'ABSPATH' ) || exit;

/**
 * The connection that WordPress's drop-in for SQLite has opened.
 *
 * The drop-in parses each statement as MySQL and translates it, which takes longer than running a simple statement.
 */
final class Sqlite {

	/** The first SQLite whose statements tell what they have changed, and need no column named in `ON CONFLICT`. */
	private const SINCE = '3.35';

	private function __construct( public readonly \PDO $connection ) {}

	/**
	 * Returns the connection of `$wpdb`.
	 *
	 * @return self|null Null on another database, on an old SQLite, or where the drop-in keeps its connection to itself.
	 */
	public static function from_wpdb( \wpdb $wpdb ): ?self {
		$driver     = $wpdb->__get( 'dbh' );
		$connection = is_object( $driver ) && method_exists( $driver, 'get_connection' ) ? $driver->get_connection() : null;
		$sqlite     = is_object( $connection ) && method_exists( $connection, 'get_pdo' ) ? $connection->get_pdo() : null;
		// phpcs:ignore WordPress.DB.RestrictedClasses.mysql__PDO -- A constant of the connection that WordPress’s own drop-in has opened.
		if ( ! $sqlite instanceof \PDO || 'sqlite' !== $sqlite->getAttribute( \PDO::ATTR_DRIVER_NAME ) ) {
			return null;
		}
		// phpcs:ignore WordPress.DB.RestrictedClasses.mysql__PDO -- A constant of the connection that WordPress’s own drop-in has opened.
		$version = $sqlite->getAttribute( \PDO::ATTR_SERVER_VERSION );
		return is_string( $version ) && version_compare( $version, self::SINCE, '>=' ) ? new self( $sqlite ) : null;
	}

	/**
	 * Runs a statement.
	 *
	 * @param string           $sql    SQL of SQLite.
	 * @param list<int|string> $values Values of its placeholders.
	 * @return \PDOStatement What it gives.
	 * @throws \PDOException When SQLite refuses.
	 */
	public function run( string $sql, array $values ): \PDOStatement {
		$statement = $this->connection->prepare( $sql );
		foreach ( $values as $place => $value ) {
			// phpcs:ignore WordPress.DB.RestrictedClasses.mysql__PDO -- A constant of the connection that WordPress’s own drop-in has opened.
			$statement->bindValue( $place + 1, $value, is_int( $value ) ? \PDO::PARAM_INT : \PDO::PARAM_STR );
		}
		$statement->execute();
		return $statement;
	}

	/**
	 * Writes the name of a table as SQL.
	 */
	public static function name( string $table ): string {
		return '"' . str_replace( '"', '""', $table ) . '"';
	}
}
