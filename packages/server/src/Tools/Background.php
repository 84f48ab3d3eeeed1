<?php
declare( strict_types=1 );

namespace Larder\Tools;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Continues long work by WP-Cron when the tab is closed or a process was killed.
 */
final class Background implements Registrable {

	/** How long a request in the background works, in seconds; slow hosts end requests at 30. */
	private const TIME_LIMIT = 15.0;

	/** After this many seconds the next request starts, even if this one dies. */
	private const DEAD_AFTER = 2 * MINUTE_IN_SECONDS;

	/**
	 * @param string                          $event The event; its argument says which work.
	 * @param \Closure( string, float ): bool $work  Works for some seconds, and returns whether all is done.
	 */
	public function __construct(
		private readonly string $event,
		private readonly \Closure $work
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( $this->event, $this->go_on( ... ) );
	}

	/**
	 * Plans the next request, unless one is planned.
	 *
	 * @param string $id    Which work.
	 * @param int    $delay In how many seconds.
	 */
	public static function plan( string $event, string $id, int $delay = 0 ): void {
		if ( false === wp_next_scheduled( $event, [ $id ] ) ) {
			wp_schedule_single_event( time() + $delay, $event, [ $id ] );
		}
	}

	/**
	 * Works for a while, and comes back for the rest.
	 *
	 * @param mixed $id Which work.
	 */
	private function go_on( mixed $id ): void {
		if ( ! is_string( $id ) ) {
			return;
		}
		// A request that dies, or whose queries fail, leaves the next event scheduled.
		self::plan( $this->event, $id, self::DEAD_AFTER );
		$is_done = ( $this->work )( $id, self::TIME_LIMIT );
		wp_clear_scheduled_hook( $this->event, [ $id ] );
		if ( ! $is_done ) {
			self::plan( $this->event, $id, MINUTE_IN_SECONDS / 4 );
		}
	}
}
