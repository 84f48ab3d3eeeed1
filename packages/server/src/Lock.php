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
		$this->forget_cached();
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
		return null !== $this->last_held();
	}

	/**
	 * Returns when the process that has the lock said last that it is alive.
	 *
	 * @return int|null A time stamp; null where none has it.
	 */
	public function last_held(): ?int {
		$this->forget_cached();
		$stored = get_option( $this->name . self::SUFFIX, null );
		return is_numeric( $stored ) ? (int) $stored : null;
	}

	/**
	 * Forgets what this process knows of the lock: another one may have taken it since this one gave it back, and WordPress
	 * remembers of an option that it deletes that there is none.
	 */
	private function forget_cached(): void {
		$option = $this->name . self::SUFFIX;
		wp_cache_delete( $option, 'options' );
		$none = wp_cache_get( 'notoptions', 'options' );
		if ( is_array( $none ) && isset( $none[ $option ] ) ) {
			unset( $none[ $option ] );
			wp_cache_set( 'notoptions', $none, 'options' );
		}
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
