<?php
declare( strict_types=1 );

namespace Larder\Votes;

defined( 'ABSPATH' ) || exit;

/**
 * The tables of votes and tallies.
 */
final class VoteTables {

	/** Raised when a table changes. */
	private const VERSION = '2';

	private const OPTION = 'larder_votes_version';

	public function __construct( private readonly \wpdb $db ) {}

	/**
	 * Returns the table of votes: one row for each post, kind and voter.
	 */
	public function votes(): string {
		return $this->db->prefix . 'larder_votes';
	}

	/**
	 * Returns the table of tallies: one row for each post and kind.
	 */
	public function tallies(): string {
		return $this->db->prefix . 'larder_vote_tallies';
	}

	/**
	 * Returns whether the tables are there, in this version.
	 */
	public function are_there(): bool {
		return self::VERSION === get_option( self::OPTION );
	}

	/**
	 * Creates the tables where they are missing.
	 *
	 * `token` and `was` are used within one transaction only: they tell the next statement which vote has just changed, and by how much.
	 * `base_votes` and `base_total` count what another plugin has left without saying who voted. `mirrored` tells whether the meta fields
	 * of the post are up to date, `adopted` whether their former counts are in the base.
	 *
	 * @throws StorageFailure When the database refuses.
	 */
	public function install(): void {
		if ( $this->are_there() ) {
			return;
		}
		$charset = $this->db->get_charset_collate();
		$this->make(
			"CREATE TABLE IF NOT EXISTS {$this->votes()} (
				post_id bigint(20) unsigned NOT NULL,
				kind varchar(12) NOT NULL,
				voter varchar(40) NOT NULL,
				value smallint(6) NOT NULL,
				was smallint(6) NOT NULL DEFAULT 0,
				token bigint(20) unsigned NOT NULL DEFAULT 0,
				created bigint(20) unsigned NOT NULL,
				address varchar(32) NOT NULL DEFAULT '',
				PRIMARY KEY (post_id, kind, voter),
				KEY voter (voter, kind, created),
				KEY created (created)
			) ENGINE=InnoDB $charset"
		);
		$this->make(
			"CREATE TABLE IF NOT EXISTS {$this->tallies()} (
				post_id bigint(20) unsigned NOT NULL,
				kind varchar(12) NOT NULL,
				votes bigint(20) NOT NULL,
				total bigint(20) NOT NULL,
				base_votes bigint(20) NOT NULL DEFAULT 0,
				base_total bigint(20) NOT NULL DEFAULT 0,
				mirrored tinyint(1) NOT NULL DEFAULT 0,
				adopted tinyint(1) NOT NULL DEFAULT 0,
				PRIMARY KEY (post_id, kind),
				KEY mirrored (mirrored)
			) ENGINE=InnoDB $charset"
		);
		Secret::get();
		update_option( self::OPTION, self::VERSION );
	}

	/**
	 * Drops the tables.
	 */
	public function drop(): void {
		foreach ( [ $this->votes(), $this->tallies() ] as $table ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery.SchemaChange -- The plugin's own tables.
			$this->db->query( (string) $this->db->prepare( 'DROP TABLE IF EXISTS %i', $table ) );
		}
		delete_option( self::OPTION );
	}

	/**
	 * Creates one table.
	 *
	 * @param string $sql Of the code, with the prefix of the site.
	 * @throws StorageFailure When the database refuses.
	 */
	private function make( string $sql ): void {
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared,WordPress.DB.DirectDatabaseQuery.SchemaChange -- The plugin's own tables; no value is in it.
		if ( false === $this->db->query( $sql ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- For the log, not for a page.
			throw new StorageFailure( 'A table of the votes could not be made: ' . wp_strip_all_tags( $this->db->last_error ), false );
		}
	}
}
