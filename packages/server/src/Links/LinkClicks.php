<?php
declare( strict_types=1 );

namespace Larder\Links;

use Larder\Ajax\Refusal;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Counts clicks on links of ingredients, each in one row that is raised in place.
 */
final class LinkClicks implements Registrable {

	private const VERSION_OPTION = 'larder_link_clicks_version';
	private const VERSION        = '2';

	public function __construct( private readonly \wpdb $db ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'admin_init', $this->install( ... ) );
	}

	/**
	 * Creates the table where it is missing in this version.
	 */
	public function install(): void {
		// An option that is not there costs every page of a recipe a query.
		add_option( KeywordLinks::OPTION, [] );
		if ( self::VERSION === get_option( self::VERSION_OPTION ) ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta(
			"CREATE TABLE {$this->table()} (
				link_id varchar(64) NOT NULL,
				post_id bigint(20) unsigned NOT NULL,
				clicks bigint(20) unsigned NOT NULL,
				last_click datetime DEFAULT NULL,
				PRIMARY KEY  (link_id),
				KEY post_id (post_id)
			) {$this->db->get_charset_collate()};"
		);
		update_option( self::VERSION_OPTION, self::VERSION );
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
	 * Counts one click.
	 *
	 * @param string $link_id Post id and ingredient id.
	 * @throws Refusal When the database refuses.
	 */
	public function add( string $link_id, int $post_id ): void {
		$this->install();
		$counted = $this->db->query(
			(string) $this->db->prepare(
				'INSERT INTO %i ( link_id, post_id, clicks, last_click ) VALUES ( %s, %d, 1, %s ) ON DUPLICATE KEY UPDATE clicks = clicks + 1, last_click = VALUES( last_click )',
				$this->table(),
				$link_id,
				$post_id,
				current_time( 'mysql', true )
			)
		);
		if ( false === $counted ) {
			throw new Refusal( 'not_counted', esc_html__( 'The click could not be counted.', 'larder' ), 500 );
		}
	}

	/**
	 * Returns the clicks on one link.
	 *
	 * @param string $link_id Post id and ingredient id.
	 */
	public function count( string $link_id ): int {
		return (int) $this->db->get_var( $this->db->prepare( 'SELECT clicks FROM %i WHERE link_id = %s', $this->table(), $link_id ) );
	}

	/**
	 * Returns the links that are clicked most.
	 *
	 * @return list<array{link_id: string, post_id: int, clicks: int, last_click: string|null}> The time is in UTC, null where it was not
	 *        counted yet.
	 */
	public function most( int $limit ): array {
		$this->install();
		/** @var list<object{link_id: string, post_id: string, clicks: string, last_click: string|null}> $rows */
		$rows = $this->db->get_results( $this->db->prepare(
			'SELECT link_id, post_id, clicks, last_click FROM %i ORDER BY clicks DESC, link_id LIMIT %d',
			$this->table(),
			$limit
		) );
		return array_map(
			static fn ( object $row ): array => [
				'link_id'    => $row->link_id,
				'post_id'    => (int) $row->post_id,
				'clicks'     => (int) $row->clicks,
				'last_click' => $row->last_click,
			],
			$rows
		);
	}

	/**
	 * Returns the table's name.
	 */
	private function table(): string {
		return $this->db->prefix . 'larder_link_clicks';
	}
}
