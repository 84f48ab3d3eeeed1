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

	private readonly Statements $statements;

	/**
	 * @param \wpdb $db The database.
	 */
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
	 * Stores what a recipe lacks.
	 *
	 * @param int        $post_id The recipe.
	 * @param list<Rule> $lacks   The rules that do not hold.
	 */
	public function store( int $post_id, array $lacks ): void {
		$this->replace(
			$post_id,
			[ self::CHECKED, [] === $lacks ? self::COMPLETE : self::INCOMPLETE, ...array_column( $lacks, 'value' ) ]
		);
	}

	/**
	 * Forgets a post that is not a recipe any more.
	 *
	 * @param int $post_id The post.
	 */
	public function forget( int $post_id ): void {
		$this->replace( $post_id, [] );
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
	 * @param string $rule  A rule, or one of the other rows.
	 * @param int    $page  From 1.
	 * @param int    $limit How many.
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
	 * @param list<int> $post_ids The recipes.
	 * @return array<int, list<Rule>> By recipe; of those that were checked.
	 */
	public function for_posts( array $post_ids ): array {
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
		return array_map(
			static fn ( array $names ): array => array_values( array_filter(
				Rule::cases(),
				static fn ( Rule $rule ): bool => in_array( $rule->value, $names, true )
			) ),
			$found
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
	 * Writes the difference between the rows of a post and those that it should have.
	 *
	 * @param int          $post_id The post.
	 * @param list<string> $rules   The rows.
	 */
	private function replace( int $post_id, array $rules ): void {
		$there = array_map(
			strval( ... ),
			array_column( $this->statements->rows( 'SELECT rule FROM %i WHERE post_id = %d', [ $this->table(), $post_id ] ), 'rule' )
		);
		$gone = array_values( array_diff( $there, $rules ) );
		if ( [] !== $gone ) {
			$this->statements->write(
				sprintf( 'DELETE FROM %%i WHERE post_id = %%d AND rule IN ( %s )', Statements::places( $gone, '%s' ) ),
				[ $this->table(), $post_id, ...$gone ]
			);
		}
		$new = array_values( array_diff( $rules, $there ) );
		if ( [] !== $new ) {
			// Another request may write the same.
			$this->statements->write(
				sprintf( 'INSERT IGNORE INTO %%i ( rule, post_id ) VALUES %s', Statements::places( $new, "( %s, $post_id )" ) ),
				[ $this->table(), ...$new ]
			);
		}
	}

	/**
	 * Returns the table's name.
	 */
	public function table(): string {
		return $this->db->prefix . 'larder_checks';
	}
}
