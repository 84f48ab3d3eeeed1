<?php
declare( strict_types=1 );

namespace Larder\Exchange\Import;

use Larder\Statements;

defined( 'ABSPATH' ) || exit;

/**
 * The table of imports: a row for each file or URL, and one for each recipe that was found in them.
 *
 * A row says how far it has come before anything is done with it, so that a killed process leaves
 * nothing half done that the next one does not find.
 *
 * @phpstan-type Item array{id: int, run: string, kind: string, state: string, name: string, origin: string, document: string, notices: string, post_id: int, made: string, tries: int}
 */
final class ImportItems {

	/** A file or a URL, from which recipes are read. */
	public const SOURCE = 'source';

	/** A recipe. */
	public const RECIPE = 'recipe';

	public const WAITING = 'waiting';

	/** Somebody is at it, or died over it. */
	public const WORKING = 'working';

	/** A source whose recipes are all found, or a recipe that is imported. */
	public const DONE = 'done';

	/** A recipe that the site has already. */
	public const HERE = 'here';

	/** A recipe that nobody wants. */
	public const SKIPPED = 'skipped';

	public const FAILED = 'failed';

	/** A recipe that was taken away again. */
	public const UNDONE = 'undone';

	/** A recipe that was changed since, and stays. */
	public const KEPT = 'kept';

	private const VERSION_OPTION = 'larder_imports_version';

	private const VERSION = '1';

	/** Sends statements. */
	private readonly Statements $statements;

	public function __construct( private readonly \wpdb $db ) {
		$this->statements = new Statements( $db );
	}

	/**
	 * Creates the table where it is missing or of another version.
	 */
	public function install(): void {
		if ( self::VERSION === get_option( self::VERSION_OPTION ) ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta(
			"CREATE TABLE {$this->table()} (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				run varchar(32) NOT NULL,
				kind varchar(8) NOT NULL,
				state varchar(8) NOT NULL,
				hash char(32) NOT NULL,
				name varchar(250) NOT NULL,
				origin text NOT NULL,
				document longtext NOT NULL,
				notices longtext NOT NULL,
				post_id bigint(20) unsigned NOT NULL DEFAULT 0,
				made text NOT NULL,
				tries int(10) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY once (run,hash),
				KEY todo (run,kind,state)
			) {$this->db->get_charset_collate()};"
		);
		update_option( self::VERSION_OPTION, self::VERSION, false );
	}

	/**
	 * Drops the table.
	 */
	public function drop(): void {
		$this->statements->write( "DROP TABLE IF EXISTS {$this->table()}", [] );
		delete_option( self::VERSION_OPTION );
	}

	/**
	 * Adds a row, unless the run has the same already.
	 *
	 * @param string $kind     What it is.
	 * @param string $hash     What tells it from all others of the run: 32 letters.
	 * @param string $name     What people call it.
	 * @param string $origin   URL, or path of the file.
	 * @param string $document The recipe as JSON.
	 * @param string $notices  What could not be read of it, as JSON.
	 * @return bool Whether it is new.
	 * @throws ImportRefused When the database refuses.
	 */
	public function add(
		string $run,
		string $kind,
		string $hash,
		string $name,
		string $origin,
		string $document = '',
		string $notices = '[]'
	): bool {
		$sql = "INSERT IGNORE INTO {$this->table()} ( run, kind, state, hash, name, origin, document, notices, post_id, made, tries ) VALUES ( %s, %s, %s, %s, %s, %s, %s, %s, 0, '', 0 )";
		$rows = $this->statements->write(
			$sql,
			[ $run, $kind, self::WAITING, $hash, mb_substr( $name, 0, 250 ), $origin, $document, $notices ]
		);
		if ( null === $rows ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- It escapes what it says.
			throw new ImportRefused( $name, $this->db->last_error );
		}
		return 1 === $rows;
	}

	/**
	 * Returns the next row that waits, or that somebody died over.
	 *
	 * @param string $kind What it is.
	 * @return Item|null
	 */
	public function next( string $run, string $kind, string ...$states ): ?array {
		$places = implode( ', ', array_fill( 0, count( $states ), '%s' ) );
		$rows   = $this->statements->rows(
			"SELECT * FROM {$this->table()} WHERE run = %s AND kind = %s AND state IN ( $places ) ORDER BY id LIMIT 1",
			[ $run, $kind, ...array_values( $states ) ]
		);
		return [] === $rows ? null : self::item( $rows[0] );
	}

	/**
	 * Returns rows in their order.
	 *
	 * @param string $kind  What they are.
	 * @param int    $after Only rows with a greater id.
	 * @return list<Item>
	 */
	public function page( string $run, string $kind, int $after, int $limit ): array {
		return array_map(
			self::item( ... ),
			$this->statements->rows(
				"SELECT * FROM {$this->table()} WHERE run = %s AND kind = %s AND id > %d ORDER BY id LIMIT %d",
				[ $run, $kind, $after, $limit ]
			)
		);
	}

	/**
	 * Returns the sources of a run that failed, or of which something has to be said.
	 *
	 * @param string $run Its id.
	 * @return list<Item>
	 */
	public function troubled( string $run, int $limit ): array {
		return array_map(
			self::item( ... ),
			$this->statements->rows(
				"SELECT * FROM {$this->table()} WHERE run = %s AND kind = %s AND (state = %s OR notices <> %s) ORDER BY id LIMIT %d",
				[ $run, self::SOURCE, self::FAILED, '[]', $limit ]
			)
		);
	}

	/**
	 * Returns a row by its id.
	 *
	 * @return Item|null
	 */
	public function get( int $id ): ?array {
		$rows = $this->statements->rows( "SELECT * FROM {$this->table()} WHERE id = %d", [ $id ] );
		return [] === $rows ? null : self::item( $rows[0] );
	}

	/**
	 * Returns the row of a run that is the same as something.
	 *
	 * @param string $hash What tells it from all others of the run.
	 * @return Item|null
	 */
	public function find( string $run, string $hash ): ?array {
		$rows = $this->statements->rows( "SELECT * FROM {$this->table()} WHERE run = %s AND hash = %s", [ $run, $hash ] );
		return [] === $rows ? null : self::item( $rows[0] );
	}

	/**
	 * Counts the rows of a run.
	 *
	 * @return array<string, array<string, int>> By kind and state.
	 */
	public function counts( string $run ): array {
		$counts = [];
		foreach ( $this->statements->rows(
			"SELECT kind, state, COUNT(*) AS number FROM {$this->table()} WHERE run = %s GROUP BY kind, state",
			[ $run ]
		) as $row ) {
			$counts[ (string) $row['kind'] ][ (string) $row['state'] ] = (int) $row['number'];
		}
		return $counts;
	}

	/**
	 * Changes a row.
	 *
	 * @param int                       $id      The row.
	 * @param array<string, int|string> $changes Values by column.
	 * @throws ImportRefused When the database refuses: the disk is full, for one.
	 */
	public function change( int $id, array $changes ): void {
		if ( false === $this->db->update( $this->table(), $changes, [ 'id' => $id ] ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- It escapes what it says.
			throw new ImportRefused( 'larder_imports', $this->db->last_error );
		}
	}

	/**
	 * Changes the state of all rows that have one.
	 *
	 * @param string $kind What they are.
	 * @param string $from State that they have.
	 * @param string $to   State that they get.
	 * @return int How many.
	 */
	public function move( string $run, string $kind, string $from, string $to ): int {
		return (int) $this->statements->write(
			"UPDATE {$this->table()} SET state = %s, tries = 0 WHERE run = %s AND kind = %s AND state = %s",
			[ $to, $run, $kind, $from ]
		);
	}

	/**
	 * Forgets a run.
	 */
	public function forget( string $run ): void {
		$this->statements->write( "DELETE FROM {$this->table()} WHERE run = %s", [ $run ] );
	}

	/**
	 * Returns the table's name.
	 */
	private function table(): string {
		return $this->db->prefix . 'larder_imports';
	}

	/**
	 * Reads a row.
	 *
	 * @param array<string, string|null> $row
	 * @return Item
	 */
	private static function item( array $row ): array {
		return [
			'id'       => (int) $row['id'],
			'run'      => (string) $row['run'],
			'kind'     => (string) $row['kind'],
			'state'    => (string) $row['state'],
			'name'     => (string) $row['name'],
			'origin'   => (string) $row['origin'],
			'document' => (string) $row['document'],
			'notices'  => (string) $row['notices'],
			'post_id'  => (int) $row['post_id'],
			'made'     => (string) $row['made'],
			'tries'    => (int) $row['tries'],
		];
	}
}
