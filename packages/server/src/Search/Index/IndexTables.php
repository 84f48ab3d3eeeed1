<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

use Larder\Statements;

defined( 'ABSPATH' ) || exit;

/**
 * The tables of the index: two sides, one that answers and one for the next rebuild, and what both share.
 */
final class IndexTables {

	/**
	 * Raise it when the code cannot use older tables, which are then dropped. When only their content changes, raise {@see
	 * EntryBuilder::CONTENTS}: then they continue answering until the rebuild is complete.
	 */
	private const VERSION = '7';

	private const OPTION = 'larder_search_version';

	/** Lock timeout for emptying a table, in seconds. */
	private const TIMEOUT = 2;

	/** The two sides. */
	public const SIDES = [ 'a', 'b' ];

	public function __construct( private readonly \wpdb $db ) {}

	/**
	 * Returns the table of recipes: ordinal, post, what the index holds of it.
	 *
	 * @param string $side One of {@see self::SIDES}.
	 */
	public function docs( string $side ): string {
		return $this->db->prefix . 'larder_search_docs_' . $side;
	}

	/**
	 * Returns the table of values: facet and value, by number.
	 *
	 * @param string $side One of {@see self::SIDES}.
	 */
	public function names( string $side ): string {
		return $this->db->prefix . 'larder_search_names_' . $side;
	}

	/**
	 * Returns the table of bits: for each value and chunk, which recipes have it.
	 *
	 * @param string $side One of {@see self::SIDES}.
	 */
	public function bits( string $side ): string {
		return $this->db->prefix . 'larder_search_bits_' . $side;
	}

	/**
	 * Returns the table of the index's state.
	 */
	public function state(): string {
		return $this->db->prefix . 'larder_search_state';
	}

	/**
	 * Returns the table of posts whose entry may have changed.
	 */
	public function dirty_queue(): string {
		return $this->db->prefix . 'larder_search_marks';
	}

	/**
	 * Returns whether the tables are there, in this version.
	 */
	public function are_there(): bool {
		return self::VERSION === get_option( self::OPTION );
	}

	/**
	 * Deletes the stored version where the tables are missing, as in a copy of a site with WordPress's own tables only.
	 */
	public function forget_lost(): void {
		foreach ( [ $this->state(), $this->dirty_queue() ] as $table ) {
			if ( null === $this->db->get_var( (string) $this->db->prepare( 'SHOW TABLES LIKE %s', $this->db->esc_like( $table ) ) ) ) {
				$this->forget();
				return;
			}
		}
	}

	/**
	 * Deletes the stored version, so that the tables are created again.
	 */
	public function forget(): void {
		delete_option( self::OPTION );
	}

	/**
	 * Creates the tables that are missing.
	 */
	public function install(): void {
		if ( $this->are_there() ) {
			return;
		}
		// Tables of another version are rebuilt, not migrated.
		$this->drop();
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$charset = $this->db->get_charset_collate();
		foreach ( self::SIDES as $side ) {
			dbDelta(
				"CREATE TABLE {$this->docs( $side )} (
					ord bigint(20) unsigned NOT NULL AUTO_INCREMENT,
					post_id bigint(20) unsigned NOT NULL,
					title varbinary(190) NULL,
					sort_date bigint(20) unsigned NULL,
					sort_time bigint(20) unsigned NULL,
					sort_likes bigint(20) unsigned NULL,
					sort_rating bigint(20) unsigned NULL,
					names longblob NULL,
					pending longblob NULL,
					print varchar(32) NOT NULL DEFAULT '',
					version bigint(20) unsigned NOT NULL DEFAULT 0,
					lease bigint(20) unsigned NOT NULL DEFAULT 0,
					owner varchar(32) NOT NULL DEFAULT '',
					PRIMARY KEY  (ord),
					UNIQUE KEY post_id (post_id),
					KEY title (title,post_id)
				) $charset;"
			);
			dbDelta(
				"CREATE TABLE {$this->names( $side )} (
					id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
					name varbinary(190) NOT NULL,
					PRIMARY KEY  (id),
					UNIQUE KEY name (name)
				) $charset;"
			);
			dbDelta(
				"CREATE TABLE {$this->bits( $side )} (
					name_id bigint(20) unsigned NOT NULL,
					chunk int(10) unsigned NOT NULL,
					cardinality int(10) unsigned NOT NULL,
					version bigint(20) unsigned NOT NULL,
					bits longblob NOT NULL,
					PRIMARY KEY  (name_id,chunk),
					KEY sizes (name_id,cardinality)
				) $charset;"
			);
		}
		dbDelta(
			"CREATE TABLE {$this->state()} (
				name varchar(20) NOT NULL,
				value varchar(64) NOT NULL,
				PRIMARY KEY  (name)
			) $charset;"
		);
		dbDelta(
			"CREATE TABLE {$this->dirty_queue()} (
				post_id bigint(20) unsigned NOT NULL,
				side varchar(1) NOT NULL,
				token varchar(32) NOT NULL,
				marked bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (post_id,side)
			) $charset;"
		);
		update_option( self::OPTION, self::VERSION );
	}

	/**
	 * Drops the tables.
	 */
	public function drop(): void {
		foreach ( $this->all() as $table ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery.SchemaChange -- The index's own tables.
			$this->db->query( (string) $this->db->prepare( 'DROP TABLE IF EXISTS %i', $table ) );
		}
		$this->forget();
	}

	/**
	 * Returns the names of all tables.
	 *
	 * @return list<string>
	 */
	public function all(): array {
		$tables = [ $this->state(), $this->dirty_queue() ];
		foreach ( self::SIDES as $side ) {
			array_push( $tables, $this->docs( $side ), $this->names( $side ), $this->bits( $side ) );
		}
		return $tables;
	}

	/**
	 * Empties one side.
	 *
	 * @param string $side One of {@see self::SIDES}.
	 */
	public function clear( string $side ): void {
		foreach ( [ $this->bits( $side ), $this->names( $side ), $this->docs( $side ) ] as $table ) {
			if ( ! $this->truncate( $table ) ) {
				$this->db->query( (string) $this->db->prepare( 'DELETE FROM %i', $table ) );
			}
		}
	}

	/**
	 * Rewrites the table of bits in the order of its primary key, where rows were written chunk by
	 * chunk: then a search finds two adjacent rows in each page that it reads.
	 *
	 * It may fail without harm, since only the order of the rows on disk changes.
	 *
	 * @param string $side One of {@see self::SIDES}.
	 */
	public function arrange( string $side ): void {
		if ( null !== Statements::connection( $this->db ) ) {
			// LOCAL: not written to the binary log, or the other nodes of a cluster, and replicas, would all wait for it.
			$this->run_exclusively( 'OPTIMIZE LOCAL TABLE %i', $this->bits( $side ) );
		}
	}

	/**
	 * Empties a table and resets AUTO_INCREMENT: otherwise the next recipes begin in the middle of a chunk, and take one more.
	 *
	 * @return bool False where the database user lacks the privilege, or where it would commit another plugin's transaction.
	 */
	private function truncate( string $table ): bool {
		return $this->run_exclusively( 'TRUNCATE TABLE %i', $table );
	}

	/**
	 * Runs a statement that needs an exclusive lock on a table.
	 *
	 * @param 'TRUNCATE TABLE %i'|'OPTIMIZE LOCAL TABLE %i' $sql What is done.
	 * @return bool False where the database user lacks the privilege, or where it would commit another plugin's transaction.
	 */
	private function run_exclusively( string $sql, string $table ): bool {
		if ( Statements::is_transaction_open() ) {
			return false;
		}
		$was_quiet = $this->db->suppress_errors( true );
		// A long transaction that reads the table, such as a backup, blocks the statement; MySQL would wait for a day.
		$this->db->query( 'SET lock_wait_timeout = ' . self::TIMEOUT );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery.SchemaChange, WordPress.DB.PreparedSQL.NotPrepared -- The index's own tables; one of two literals.
		$is_done = false !== $this->db->query( (string) $this->db->prepare( $sql, $table ) );
		$this->db->query( 'SET lock_wait_timeout = DEFAULT' );
		$this->db->suppress_errors( $was_quiet );
		return $is_done;
	}
}
