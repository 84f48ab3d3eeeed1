<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

defined( 'ABSPATH' ) || exit;

/**
 * Which side of the index answers, which one is being built, and how often it has changed.
 */
final class IndexState {

	public function __construct(
		private readonly IndexDatabase $db,
		private readonly IndexTables $tables
	) {}

	/**
	 * Returns the side that answers, null while there is none.
	 */
	public function live(): ?string {
		return $this->read()['live'] ?? null;
	}

	/**
	 * Returns the side that is being built, null while there is none.
	 */
	public function building(): ?string {
		return $this->read()['building'] ?? null;
	}

	/**
	 * Returns a number that is another one after each change of the index.
	 */
	public function generation(): int {
		return (int) ( $this->read_if_there()['generation'] ?? 0 );
	}

	/**
	 * Returns all values by their name.
	 *
	 * @return array<string, string>
	 */
	public function read(): array {
		if ( ! $this->tables->are_there() ) {
			return [];
		}
		$rows = $this->db->rows( 'SELECT name, value FROM %i', $this->tables->state() );
		$state = [];
		foreach ( $rows as $row ) {
			$state[ (string) $row['name'] ] = (string) $row['value'];
		}
		return $state;
	}

	/**
	 * Returns the same, and nothing where the database refuses.
	 *
	 * @return array<string, string>
	 */
	public function read_if_there(): array {
		try {
			return $this->read();
		} catch ( \RuntimeException $failure ) {
			$this->note( $failure );
			return [];
		}
	}

	/**
	 * Returns whether every table of the index is there and can be read; a host may have lost one of them.
	 */
	public function can_be_read(): bool {
		if ( ! $this->tables->are_there() ) {
			return false;
		}
		$was_quiet = $this->db->wpdb->suppress_errors( true );
		try {
			foreach ( $this->tables->all() as $table ) {
				$this->db->rows( 'SELECT 1 FROM %i LIMIT 1', $table );
			}
			return true;
		} catch ( \RuntimeException ) {
			return false;
		} finally {
			$this->db->wpdb->suppress_errors( $was_quiet );
		}
	}

	/**
	 * Changes the index; a failed query is logged, and must not prevent the recipe from being saved or the like from being counted. Marks
	 * stay, so that the background event catches up.
	 *
	 * @param \Closure(): mixed $change What is done.
	 */
	public function attempt( \Closure $change ): void {
		try {
			$change();
		} catch ( \RuntimeException $failure ) {
			$this->note( $failure );
		}
	}

	/**
	 * Notes a failure, and has tables that are lost recreated when somebody next looks at wp-admin.
	 *
	 * @param \RuntimeException $failure What the database has refused.
	 */
	public function note( \RuntimeException $failure ): void {
		IndexDatabase::log( $failure );
		$this->tables->forget_lost();
	}

	/**
	 * Sets a value, or takes it away.
	 *
	 * @param string|int|null $value Null takes it away.
	 */
	public function set( string $name, string|int|null $value ): void {
		if ( null === $value ) {
			$this->db->write( 'DELETE FROM %i WHERE name = %s', $this->tables->state(), $name );
			return;
		}
		$this->db->write(
			'INSERT INTO %i ( name, value ) VALUES ( %s, %s ) ON DUPLICATE KEY UPDATE value = VALUES( value )',
			$this->tables->state(),
			$name,
			(string) $value
		);
	}

	/**
	 * Notes that the index has changed.
	 */
	public function touch(): void {
		$this->db->write(
			"INSERT INTO %i ( name, value ) VALUES ( 'generation', '1' ) ON DUPLICATE KEY UPDATE value = value + 1",
			$this->tables->state()
		);
	}
}
