<?php
declare( strict_types=1 );

namespace Larder\Check;

use Larder\Statements;

defined( 'ABSPATH' ) || exit;

/**
 * Stores what each recipe lacks, one row a rule, so that recipes can be counted and listed by rule without being read.
 */
final class Findings {

	/** The row of each recipe that was checked. */
	public const CHECKED = '';

	/** The row of a recipe that lacks nothing. */
	public const COMPLETE = 'complete';

	/** The row of a recipe that lacks anything at all. */
	public const INCOMPLETE = 'incomplete';

	private const VERSION_OPTION = 'larder_checks_version';

	/** Raise it when the rules change: then all recipes are checked again. */
	private const VERSION = '1';

	/** The rows of so many recipes are written by one statement. */
	private const BATCH = 50;

	private readonly Statements $statements;

	public function __construct( private readonly \wpdb $db ) {
		$this->statements = new Statements( $db );
	}

	/**
	 * Creates the table where it is missing, and empties it where its rules are of another version.
	 *
	 * @return bool Whether there was anything to do: then no recipe is checked yet.
	 */
	public function install(): bool {
		if ( self::VERSION === get_option( self::VERSION_OPTION ) ) {
			return false;
		}
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta(
			"CREATE TABLE {$this->table()} (
				rule varchar(20) NOT NULL,
				post_id bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (rule,post_id),
				KEY post_id (post_id)
			) {$this->db->get_charset_collate()};"
		);
		$this->statements->write( 'DELETE FROM %i', [ $this->table() ] );
		update_option( self::VERSION_OPTION, self::VERSION );
		return true;
	}

	/**
	 * Drops the table.
	 */
	public function drop(): void {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery.SchemaChange -- The plugin's own table.
		$this->db->query( (string) $this->db->prepare( 'DROP TABLE IF EXISTS %i', $this->table() ) );
		delete_option( self::VERSION_OPTION );
	}

	/**
	 * Stores what recipes lack.
	 *
	 * @param array<int, list<Rule>|null> $found The rules that do not hold, by recipe; null forgets a post that is not a recipe any more.
	 */
	public function store( array $found ): void {
		foreach ( array_chunk( $found, self::BATCH, true ) as $part ) {
			$this->replace( array_map(
				static fn ( ?array $lacks ): array => null === $lacks ? [] : [
					self::CHECKED,
					[] === $lacks ? self::COMPLETE : self::INCOMPLETE,
					...array_column( $lacks, 'value' ),
				],
				$part
			) );
		}
	}

	/**
	 * Counts recipes by rule, and by the three kinds of row that each recipe has.
	 *
	 * @return array<string, int>
	 */
	public function counts(): array {
		$rows = $this->statements->rows( 'SELECT rule, COUNT(*) AS recipes FROM %i GROUP BY rule', [ $this->table() ] );
		$counts = [];
		foreach ( $rows as $row ) {
			$counts[ (string) $row['rule'] ] = (int) $row['recipes'];
		}
		/** @var array<string, int> $counts No rule is a number. */
		return $counts;
	}

	/**
	 * Returns a page of the recipes that have a row, the newest first.
	 *
	 * @param string $rule A rule, or one of the other rows.
	 * @param int    $page From 1.
	 * @return list<int>
	 */
	public function posts( string $rule, int $page, int $limit ): array {
		$rows = $this->statements->rows(
			'SELECT post_id FROM %i WHERE rule = %s ORDER BY post_id DESC LIMIT %d OFFSET %d',
			[ $this->table(), $rule, $limit, ( $page - 1 ) * $limit ]
		);
		return array_map( absint( ... ), array_column( $rows, 'post_id' ) );
	}

	/**
	 * Returns what recipes lack.
	 *
	 * @param list<int> $post_ids
	 * @return array<int, list<Rule>> By recipe; of those that were checked.
	 */
	public function for_posts( array $post_ids ): array {
		return array_map(
			static fn ( array $names ): array => array_values( array_filter(
				Rule::cases(),
				static fn ( Rule $rule ): bool => in_array( $rule->value, $names, true )
			) ),
			$this->rows( $post_ids )
		);
	}

	/**
	 * Returns a condition on posts for a query.
	 *
	 * @param string $rule A rule, or one of the other rows.
	 * @return string SQL that names the table of posts as WordPress does.
	 */
	public function condition( string $rule ): string {
		return $this->statements->prepare(
			' AND %i.ID IN ( SELECT post_id FROM %i WHERE rule = %s )',
			[ $this->db->posts, $this->table(), $rule ]
		);
	}

	/**
	 * Returns the rows of recipes.
	 *
	 * @param list<int> $post_ids
	 * @return array<int, list<string>> By recipe; of those that were checked.
	 */
	private function rows( array $post_ids ): array {
		$found = [];
		$rows  = [] === $post_ids
			? []
			: $this->statements->rows(
				sprintf( 'SELECT post_id, rule FROM %%i WHERE post_id IN ( %s )', Statements::places( $post_ids ) ),
				[ $this->table(), ...$post_ids ]
			);
		foreach ( $rows as $row ) {
			$found[ (int) $row['post_id'] ][] = (string) $row['rule'];
		}
		return $found;
	}

	/**
	 * Writes the difference between the rows of posts and those that they should have. Where the table is lost, as in a copy of a site with
	 * WordPress's own tables only, the next check creates it again.
	 *
	 * @param array<int, list<string>> $rules The rows, by post.
	 */
	private function replace( array $rules ): void {
		$there = $this->rows( array_keys( $rules ) );
		$gone  = [];
		$new   = [];
		foreach ( $rules as $post_id => $names ) {
			foreach ( array_diff( $there[ $post_id ] ?? [], $names ) as $rule ) {
				$gone[ $rule ][] = $post_id;
			}
			foreach ( array_diff( $names, $there[ $post_id ] ?? [] ) as $rule ) {
				array_push( $new, $rule, $post_id );
			}
		}
		foreach ( $gone as $rule => $post_ids ) {
			$this->statements->write(
				sprintf( 'DELETE FROM %%i WHERE rule = %%s AND post_id IN ( %s )', Statements::places( $post_ids ) ),
				[ $this->table(), $rule, ...$post_ids ]
			);
		}
		if ( [] === $new ) {
			return;
		}
		// Another request may write the same.
		$written = $this->statements->write(
			'INSERT IGNORE INTO %i ( rule, post_id ) VALUES ' . Statements::places( array_chunk( $new, 2 ), '( %s, %d )' ),
			[ $this->table(), ...$new ]
		);
		if ( null === $written && ! $this->is_there() ) {
			delete_option( self::VERSION_OPTION );
		}
	}

	/**
	 * Returns whether the table exists.
	 */
	private function is_there(): bool {
		return null !== $this->db->get_var( (string) $this->db->prepare( 'SHOW TABLES LIKE %s', $this->db->esc_like( $this->table() ) ) );
	}

	/**
	 * Returns the table's name.
	 */
	public function table(): string {
		return $this->db->prefix . 'larder_checks';
	}
}
