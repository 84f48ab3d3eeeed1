<?php
declare( strict_types=1 );

namespace Larder\Search;

use Larder\Registrable;

/**
 * Makes the index on a site that has none, at once where there are few recipes, else in the background.
 */
final class Installer implements Registrable {

	/** What builds the index in the background, a step at a time. */
	public const EVENT = 'larder_search_build';

	/** Up to as many posts are indexed within one request. */
	private const SMALL_SITE = 500;

	/** How long a request in the background builds, in seconds; slow hosts end requests at 30. */
	private const BUSY = 15;

	/** After so many seconds a request in the background is thought to be dead. */
	private const DEAD = 5 * MINUTE_IN_SECONDS;

	/**
	 * Takes what it needs.
	 *
	 * @param Tables  $tables  The tables.
	 * @param State   $state   The state of the index.
	 * @param Rebuild $rebuild Builds.
	 */
	public function __construct(
		private readonly Tables $tables,
		private readonly State $state,
		private readonly Rebuild $rebuild
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'admin_init', $this->install( ... ) );
		add_action( self::EVENT, $this->build( ... ) );
	}

	/**
	 * Makes the tables and the index, where they are not there.
	 */
	public function install(): void {
		if ( ! $this->tables->are_there() ) {
			$this->activate();
		}
	}

	/**
	 * Makes the index anew: nobody has followed the recipes while the plugin was off.
	 */
	public function activate(): void {
		$this->tables->install();
		$this->state->set( 'building', null );
		if ( $this->rebuild->size() <= self::SMALL_SITE ) {
			$this->rebuild->run();
		} else {
			$this->rebuild->start();
			wp_schedule_single_event( time(), self::EVENT );
		}
	}

	/**
	 * Takes what was to run in the background off the schedule; the index stays.
	 */
	public function pause(): void {
		wp_clear_scheduled_hook( self::EVENT );
		wp_clear_scheduled_hook( IndexSync::EVENT );
	}

	/**
	 * Builds for a while, and comes back for the rest.
	 */
	public function build(): void {
		// A request that dies, or meets a database that refuses, leaves the next one behind.
		wp_schedule_single_event( time() + self::DEAD, self::EVENT );
		$end = time() + self::BUSY;
		do {
			$is_done = $this->rebuild->step( Rebuild::STEP );
		} while ( ! $is_done && time() < $end );
		wp_clear_scheduled_hook( self::EVENT );
		if ( ! $is_done ) {
			wp_schedule_single_event( time(), self::EVENT );
		}
	}
}
