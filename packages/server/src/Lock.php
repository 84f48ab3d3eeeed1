<?php
declare( strict_types=1 );

namespace Larder;

defined( 'ABSPATH' ) || exit;

/**
 * Allows one process at a time to do a piece of work, with the lock that WordPress uses for its own updates.
 */
final class Lock {

	/** What WordPress appends to the name of the option that it keeps a lock in. */
	public const SUFFIX = '.lock';

	/**
	 * @param string $name       What it is called.
	 * @param int    $dead_after Seconds without {@see self::hold()} after which the holder is considered dead.
	 */
	public function __construct(
		private readonly string $name,
		private readonly int $dead_after
	) {}

	/**
	 * Acquires the lock.
	 *
	 * @return bool False where another process has it.
	 */
	public function take(): bool {
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		return (bool) \WP_Upgrader::create_lock( $this->name, $this->dead_after );
	}

	/**
	 * Acquires the lock, or waits for it.
	 *
	 * @param float $seconds How long.
	 * @param int   $pause   Microseconds between two attempts.
	 * @return bool False where another process has had it all the time.
	 */
	public function wait( float $seconds, int $pause ): bool {
		$until = microtime( true ) + $seconds;
		while ( ! $this->take() ) {
			if ( microtime( true ) > $until ) {
				return false;
			}
			usleep( $pause );
		}
		return true;
	}

	/**
	 * Returns whether any process has the lock; where none has, and it cannot be taken, the database refuses it.
	 */
	public function is_held(): bool {
		wp_cache_delete( $this->name . self::SUFFIX, 'options' );
		return false !== get_option( $this->name . self::SUFFIX );
	}

	/**
	 * Extends the lock while its process is alive.
	 */
	public function hold(): void {
		update_option( $this->name . self::SUFFIX, time(), false );
	}

	/**
	 * Releases the lock.
	 */
	public function release(): void {
		\WP_Upgrader::release_lock( $this->name );
	}
}
