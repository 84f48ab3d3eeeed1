<?php
declare( strict_types=1 );

namespace Larder\Exchange\Import;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Goes on with imports by WP-Cron, after the tab was closed and after a process was killed.
 */
final class ImportBackground implements Registrable {

	/** The event; its argument is the run. */
	public const EVENT = 'larder_import';

	/** How long a request in the background works, in seconds; slow hosts end requests at 30. */
	private const BUSY = 15.0;

	/** After so many seconds the next request comes, even if this one dies. */
	private const DEAD = 2 * MINUTE_IN_SECONDS;

	/**
	 * @param ImportWorker $worker Works.
	 */
	public function __construct( private readonly ImportWorker $worker ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( self::EVENT, $this->go_on( ... ) );
	}

	/**
	 * Plans the next request, unless one is planned.
	 *
	 * @param string $id    The run.
	 * @param int    $delay In how many seconds.
	 */
	public static function plan( string $id, int $delay = 0 ): void {
		if ( false === wp_next_scheduled( self::EVENT, [ $id ] ) ) {
			wp_schedule_single_event( time() + $delay, self::EVENT, [ $id ] );
		}
	}

	/**
	 * Works for a while, and comes back for the rest.
	 *
	 * @param mixed $id The run.
	 */
	public function go_on( mixed $id ): void {
		if ( ! is_string( $id ) ) {
			return;
		}
		// A request that dies, or meets a database that refuses, leaves the next one behind.
		self::plan( $id, self::DEAD );
		$is_done = $this->worker->work( $id, self::BUSY );
		wp_clear_scheduled_hook( self::EVENT, [ $id ] );
		if ( ! $is_done ) {
			self::plan( $id, MINUTE_IN_SECONDS / 4 );
		}
	}
}
