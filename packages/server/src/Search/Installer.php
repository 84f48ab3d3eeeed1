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
		if ( $this->tables->are_there() ) {
			return;
		}
		$this->tables->install();
		if ( null !== $this->state->live() ) {
			return;
		}
		if ( $this->rebuild->size() <= self::SMALL_SITE ) {
			$this->rebuild->run();
		} else {
			$this->rebuild->start();
			wp_schedule_single_event( time(), self::EVENT );
		}
	}

	/**
	 * Builds for a while, and comes back for the rest.
	 */
	public function build(): void {
		$end = time() + self::BUSY;
		do {
			$is_done = $this->rebuild->step( Rebuild::STEP );
		} while ( ! $is_done && time() < $end );
		if ( ! $is_done ) {
			wp_schedule_single_event( time(), self::EVENT );
		}
	}
}
