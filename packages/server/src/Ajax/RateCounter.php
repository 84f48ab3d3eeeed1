<?php
declare( strict_types=1 );

namespace Larder\Ajax;

use Larder\Registrable;

/**
 * Counts calls, so that of many at once none is missed: in the object cache where there is a shared one, else in a table.
 *
 * The table lives in memory where the database can, since nobody misses it after a restart.
 */
final class RateCounter implements Registrable {

	private const VERSION_OPTION = 'larder_rates_version';
	private const VERSION        = '1';

	private const CACHE_GROUP = 'larder_rates';

	/** One of so many calls tidies up. */
	private const TIDY = 200;

	/**
	 * Takes what it needs.
	 *
	 * @param \wpdb $db The database.
	 */
	public function __construct( private readonly \wpdb $db ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'admin_init', $this->install( ... ) );
	}

	/**
	 * Makes the table where it is not there.
	 */
	public function install(): void {
		if ( self::VERSION === get_option( self::VERSION_OPTION ) ) {
			return;
		}
		$made = $this->db->query( // phpcs:ignore WordPress.DB.DirectDatabaseQuery.SchemaChange -- The plugin's own table.
			(string) $this->db->prepare(
				'CREATE TABLE IF NOT EXISTS %i (
					id bigint(20) unsigned NOT NULL,
					calls int(10) unsigned NOT NULL,
					ends bigint(20) unsigned NOT NULL,
					PRIMARY KEY (id)
				) ENGINE=MEMORY',
				$this->table()
			)
		);
		if ( false !== $made ) {
			update_option( self::VERSION_OPTION, self::VERSION );
		}
	}

	/**
	 * Takes the table away.
	 */
	public function drop(): void {
		$this->db->query( (string) $this->db->prepare( 'DROP TABLE IF EXISTS %i', $this->table() ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery.SchemaChange -- The plugin's own table.
		delete_option( self::VERSION_OPTION );
	}

	/**
	 * Counts one call.
	 *
	 * @param string $what    What is counted, and for whom; only a keyed hash of it is kept.
	 * @param int    $seconds How long it is counted for.
	 * @return int How many there have been, with this one; 0 when nothing could be counted.
	 */
	public function count( string $what, int $seconds ): int {
		$seconds = max( 1, $seconds );
		$window  = intdiv( time(), $seconds );
		$hash    = hash_hmac( 'sha256', "$what|$window", wp_salt( 'nonce' ) );
		$cached  = $this->count_in_cache( $hash, $seconds );
		return $cached ?? $this->count_in_table( (int) hexdec( substr( $hash, 0, 15 ) ), ( $window + 1 ) * $seconds );
	}

	/**
	 * Counts in the object cache.
	 *
	 * @param string $key     Key of the counter.
	 * @param int    $seconds How long it is kept.
	 * @return int|null Null where there is no shared cache, or it is gone.
	 */
	private function count_in_cache( string $key, int $seconds ): ?int {
		if ( ! wp_using_ext_object_cache() ) {
			return null;
		}
		if ( wp_cache_add( $key, 1, self::CACHE_GROUP, $seconds ) ) {
			return 1;
		}
		$calls = wp_cache_incr( $key, 1, self::CACHE_GROUP );
		return false === $calls ? null : $calls;
	}

	/**
	 * Counts in the table.
	 *
	 * @param int $id   Number of the counter.
	 * @param int $ends When it has no meaning any more.
	 */
	private function count_in_table( int $id, int $ends ): int {
		$this->install();
		if ( 1 === random_int( 1, self::TIDY ) ) {
			$this->db->query( (string) $this->db->prepare( 'DELETE FROM %i WHERE ends < %d', $this->table(), time() ) );
		}
		// A limit is no reason to turn people away when the table is full or gone.
		$was_quiet = $this->db->suppress_errors( true );
		$this->db->query( (string) $this->db->prepare( 'INSERT INTO %i ( id, calls, ends ) VALUES ( %d, 1, %d ) ON DUPLICATE KEY UPDATE calls = calls + 1', $this->table(), $id, $ends ) );
		$calls = (int) $this->db->get_var( $this->db->prepare( 'SELECT calls FROM %i WHERE id = %d', $this->table(), $id ) );
		$this->db->suppress_errors( $was_quiet );
		return $calls;
	}

	/**
	 * Gives the table's name.
	 */
	private function table(): string {
		return $this->db->prefix . 'larder_rates';
	}
}
