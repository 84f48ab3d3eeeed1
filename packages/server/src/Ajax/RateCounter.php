<?php
declare( strict_types=1 );

namespace Larder\Ajax;

use Larder\Registrable;
use Larder\Statements;

defined( 'ABSPATH' ) || exit;

/**
 * Counts requests atomically: in a persistent object cache where there is one, else in a table.
 *
 * The window slides: the rest of the previous window counts with the current one, so that the limit
 * does not double where two windows meet. The table uses the MEMORY engine where available, since
 * it may be lost in a restart.
 */
final class RateCounter implements Registrable {

	private const VERSION_OPTION = 'larder_rates_version';
	private const VERSION        = '1';

	private const CACHE_GROUP = 'larder_rates';

	/** One in this many calls tidies up. */
	private const TIDY = 200;

	/** @var \Closure(): int Gives seconds of Unix time. */
	private readonly \Closure $clock;

	/**
	 * @param (\Closure(): int)|null $clock Gives seconds of Unix time; null for the machine's.
	 */
	public function __construct( private readonly \wpdb $db, ?\Closure $clock = null ) {
		$this->clock = $clock ?? time( ... );
	}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'admin_init', $this->install( ... ) );
	}

	/**
	 * Creates the table where it is missing.
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
	 * Drops the table.
	 */
	public function drop(): void {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery.SchemaChange -- The plugin's own table.
		$this->db->query( (string) $this->db->prepare( 'DROP TABLE IF EXISTS %i', $this->table() ) );
		delete_option( self::VERSION_OPTION );
	}

	/**
	 * Counts one call.
	 *
	 * @param string $what    What is counted, and for whom; only a keyed hash of it is kept.
	 * @param int    $seconds How long it is counted for.
	 * @param int    $most    How many of the previous window count at most: refused requests are not held against anybody.
	 * @return int How many there have been, with this one; 0 when nothing could be counted.
	 */
	public function count( string $what, int $seconds, int $most = PHP_INT_MAX ): int {
		$seconds = max( 1, $seconds );
		$now     = ( $this->clock )();
		$window  = intdiv( $now, $seconds );
		$hashes  = [ self::hash( $what, $window ), self::hash( $what, $window - 1 ) ];

		[ $calls, $before ] = $this->count_in_cache( $hashes, 2 * $seconds )
			?? $this->count_in_table( array_map( self::id( ... ), $hashes ), $now, ( $window + 2 ) * $seconds );
		return 0 === $calls ? 0 : $calls + (int) ( min( $before, $most ) * ( 1 - ( $now % $seconds ) / $seconds ) );
	}

	/**
	 * Takes back one request; has no effect once its window is over.
	 *
	 * @param string $what    What was counted, and for whom.
	 * @param int    $seconds How long it is counted for.
	 */
	public function take_back( string $what, int $seconds ): void {
		$seconds = max( 1, $seconds );
		$hash    = self::hash( $what, intdiv( ( $this->clock )(), $seconds ) );
		if ( wp_using_ext_object_cache() && is_numeric( wp_cache_get( $hash, self::CACHE_GROUP ) ) ) {
			wp_cache_decr( $hash, 1, self::CACHE_GROUP );
			return;
		}
		$was_quiet = $this->db->suppress_errors( true );
		$this->db->query( (string) $this->db->prepare(
			'UPDATE %i SET calls = calls - 1 WHERE id = %d AND calls > 0',
			$this->table(),
			self::id( $hash )
		) );
		$this->db->suppress_errors( $was_quiet );
	}

	/**
	 * Returns the key of a window's counter, which does not reveal what is counted.
	 *
	 * @param string $what   What is counted, and for whom.
	 * @param int    $window Number of the window.
	 * @return string Hexadecimal digits.
	 */
	private static function hash( string $what, int $window ): string {
		return hash_hmac( 'sha256', "$what|$window", wp_salt( 'nonce' ) );
	}

	/**
	 * Returns the number of a counter in the table.
	 */
	private static function id( string $hash ): int {
		return (int) hexdec( substr( $hash, 0, 15 ) );
	}

	/**
	 * Counts in the object cache.
	 *
	 * @param array{string, string} $keys    Keys of the counter and of the one of the window before.
	 * @param int                   $seconds How long the counter is kept.
	 * @return array{int, int}|null Calls of this window and of the one before; null where there is no persistent object cache, or it does
	 *      not respond.
	 */
	private function count_in_cache( array $keys, int $seconds ): ?array {
		if ( ! wp_using_ext_object_cache() ) {
			return null;
		}
		[ $key, $before ] = $keys;

		$calls  = wp_cache_add( $key, 1, self::CACHE_GROUP, $seconds ) ? 1 : wp_cache_incr( $key, 1, self::CACHE_GROUP );
		$before = wp_cache_get( $before, self::CACHE_GROUP );
		return false === $calls ? null : [ $calls, is_numeric( $before ) ? (int) $before : 0 ];
	}

	/**
	 * Counts in the table.
	 *
	 * @param array{int, int} $ids  Numbers of the counter and of the one of the window before.
	 * @param int             $now  The time.
	 * @param int             $ends When the counter expires.
	 * @return array{int, int} Calls of this window and of the one before.
	 */
	private function count_in_table( array $ids, int $now, int $ends ): array {
		[ $id, $before ] = $ids;
		$this->install();
		if ( 1 === random_int( 1, self::TIDY ) ) {
			$this->db->query( (string) $this->db->prepare( 'DELETE FROM %i WHERE ends < %d', $this->table(), $now ) );
		}
		// A full or missing table must not lock visitors out.
		$was_quiet = $this->db->suppress_errors( true );
		$this->db->query( (string) $this->db->prepare(
			'INSERT INTO %i ( id, calls, ends ) VALUES ( %d, 1, %d ) ON DUPLICATE KEY UPDATE calls = calls + 1',
			$this->table(),
			$id,
			$ends
		) );
		$rows = ( new Statements( $this->db ) )->rows(
			'SELECT id, calls FROM %i WHERE id IN ( %d, %d )',
			[ $this->table(), $id, $before ]
		);
		$this->db->suppress_errors( $was_quiet );
		$calls = array_column( $rows, 'calls', 'id' );
		return [ (int) ( $calls[ $id ] ?? 0 ), (int) ( $calls[ $before ] ?? 0 ) ];
	}

	/**
	 * Returns the table's name.
	 */
	private function table(): string {
		return $this->db->prefix . 'larder_rates';
	}
}
