<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

/**
 * Inserts the rows of a site that used another recipe plugin into the test's WordPress, with the ids that they have.
 *
 * @phpstan-type Row array<string, string>
 * @phpstan-type Site array<string, list<Row>>
 */
final class ForeignSite {

	/** Tables of WordPress that such a site has rows in, with the column that names whose each row is. */
	private const TABLES = [
		'posts'              => 'ID',
		'postmeta'           => 'post_id',
		'terms'              => 'term_id',
		'term_taxonomy'      => 'term_taxonomy_id',
		'termmeta'           => 'term_id',
		'term_relationships' => 'object_id',
		'comments'           => 'comment_ID',
		'commentmeta'        => 'comment_id',
	];

	public function __construct( private readonly \wpdb $db ) {}

	/**
	 * Inserts the rows, in the place of what has their ids.
	 *
	 * @param Site $site Rows by table.
	 */
	public function load( array $site ): void {
		foreach ( self::TABLES as $table => $column ) {
			foreach ( array_unique( array_column( $site[ $table ] ?? [], $column ) ) as $id ) {
				$this->db->delete( $this->db->prefix . $table, [ $column => $id ] );
			}
		}
		foreach ( array_keys( self::TABLES ) as $table ) {
			$this->insert( $table, $site[ $table ] ?? [] );
		}
		wp_cache_flush();
		// Versions of WordPress count the posts of a term each in their own way.
		foreach ( $site['term_taxonomy'] ?? [] as $row ) {
			if ( taxonomy_exists( $row['taxonomy'] ) ) {
				wp_update_term_count_now( [ (int) $row['term_taxonomy_id'] ], $row['taxonomy'] );
			}
		}
	}

	/**
	 * Returns the row of a post.
	 *
	 * @param string $content What it says.
	 * @return Row
	 */
	public static function post( int $id, string $type, string $title, string $content ): array {
		$moment = '2024-03-04 05:06:07';
		return [
			'ID'                    => (string) $id,
			'post_author'           => '1',
			'post_date'             => $moment,
			'post_date_gmt'         => $moment,
			'post_modified'         => $moment,
			'post_modified_gmt'     => $moment,
			'post_content'          => $content,
			'post_title'            => $title,
			'post_excerpt'          => '',
			'post_status'           => 'publish',
			'comment_status'        => 'open',
			'ping_status'           => 'closed',
			'post_password'         => '',
			'post_name'             => "post-$id",
			'to_ping'               => '',
			'pinged'                => '',
			'post_content_filtered' => '',
			'post_parent'           => '0',
			'guid'                  => "https://example.org/?p=$id",
			'menu_order'            => '0',
			'post_type'             => $type,
			'post_mime_type'        => '',
			'comment_count'         => '0',
		];
	}

	/**
	 * Returns the row of a meta field.
	 *
	 * @param string $column Whose: `post_id` or `comment_id`.
	 * @param string $value  Its value, as it is stored.
	 * @return Row
	 */
	public static function meta( string $column, int $id, string $key, string $value ): array {
		// phpcs:ignore WordPress.DB.SlowDBQuery -- A row, not a query.
		return [ $column => (string) $id ] + [ 'meta_key' => $key, 'meta_value' => $value ];
	}

	/**
	 * Creates the tables of a plugin; before the transaction of a test, which a new table would end.
	 *
	 * @param array<string, string> $tables `CREATE TABLE` by name, with `{prefix}` and `{charset_collate}`.
	 */
	public function create( array $tables ): void {
		foreach ( $tables as $name => $sql ) {
			// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- A name of the test's data.
			$this->db->query( 'DROP TABLE IF EXISTS ' . $this->db->prefix . $name );
			$this->db->query( str_replace( [ '{prefix}', '{charset_collate}' ], [ $this->db->prefix, $this->db->get_charset_collate() ], $sql ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- As above.
		}
	}

	/**
	 * Drops the tables of a plugin.
	 *
	 * @param array<string, string> $tables As {@see self::create()} took them.
	 */
	public function drop( array $tables ): void {
		foreach ( array_keys( $tables ) as $name ) {
			// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- A name of the test's data.
			$this->db->query( 'DROP TABLE IF EXISTS ' . $this->db->prefix . $name );
		}
	}

	/**
	 * Inserts rows into a table.
	 *
	 * @param string    $table Its name without the prefix.
	 * @param list<Row> $rows
	 */
	public function insert( string $table, array $rows ): void {
		foreach ( $rows as $row ) {
			// The order stays, the numbers need not.
			unset( $row['meta_id'] );
			$this->db->insert( $this->db->prefix . $table, $row );
		}
	}

	/**
	 * Reads all that a change-over may touch, to compare it with what is there afterwards.
	 *
	 * @return array<string, list<array<string, string|null>>>
	 */
	public function everything(): array {
		$rows = [];
		foreach ( [ ...array_keys( self::TABLES ), 'larder_votes', 'larder_vote_tallies' ] as $table ) {
			/** @var list<array<string, string|null>> $found */
			$found          = $this->db->get_results(
				(string) $this->db->prepare( 'SELECT * FROM %i', $this->db->prefix . $table ),
				'ARRAY_A'
			) ?? [];
			$rows[ $table ] = array_map(
				static function ( array $row ): array {
					unset( $row['meta_id'] );
					return $row;
				},
				$found
			);
			sort( $rows[ $table ] );
		}
		return $rows;
	}
}
