<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the index on a site where it is missing or of another version: at once where there are few recipes, otherwise in the
 * background.
 *
 * Visits to wp-admin and the background look after it; pages for visitors never write.
 */
final class IndexInstaller implements Registrable {

	/** Up to as many posts are indexed within one request. */
	private const SMALL_SITE = 500;

	/** How long a request in the background builds, in seconds; slow hosts end requests at 30. */
	private const TIME_LIMIT = 15;

	/** After this many seconds a background request is considered dead. */
	private const DEAD_AFTER = 5 * MINUTE_IN_SECONDS;

	/**
	 * @param Rebuild $rebuild Builds.
	 * @param int     $small   Up to as many posts are indexed within one request.
	 */
	public function __construct(
		private readonly IndexTables $tables,
		private readonly IndexState $state,
		private readonly Rebuild $rebuild,
		private readonly int $small = self::SMALL_SITE
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'admin_init', $this->look_after( ... ) );
		if ( wp_doing_cron() ) {
			add_action( 'wp_loaded', $this->look_after( ... ) );
		}
		add_action( IndexSchedule::BUILD, $this->build( ... ) );
	}

	/**
	 * Builds the index where it is missing; requests of visitors to admin-ajax.php do not wait for that.
	 */
	private function look_after(): void {
		if ( wp_doing_ajax() ) {
			return;
		}
		try {
			$this->install();
		} catch ( \RuntimeException $failure ) {
			$this->state->note( $failure );
		}
	}

	/**
	 * Creates the tables and the index where they are missing or of another version. An older index that the
	 * code can read answers until the new one is complete.
	 */
	public function install(): void {
		$this->tables->install();
		$state = $this->state->read();
		if ( $this->rebuild->is_begun( $state ) ) {
			// A rebuild that has begun continues in the background while the old index answers; without one it cannot wait.
			if ( ! isset( $state['live'] ) ) {
				IndexSchedule::build();
			}
		} elseif ( ! $this->rebuild->is_made( $state ) ) {
			$this->make();
		}
	}

	/**
	 * Rebuilds the index, since no changes were tracked while the plugin was inactive.
	 */
	public function activate(): void {
		$this->tables->install();
		$this->state->set( 'building', null );
		$this->make();
	}

	/**
	 * Builds the index, or starts to.
	 */
	private function make(): void {
		if ( $this->rebuild->size() <= $this->small ) {
			$this->rebuild->run();
		} else {
			$this->rebuild->start();
			IndexSchedule::build();
		}
	}

	/**
	 * Unschedules the background events; the index is kept.
	 */
	public function pause(): void {
		IndexSchedule::clear();
	}

	/**
	 * Builds what there is to build for a while, and comes back for the rest; tables that are lost are recreated.
	 */
	public function build(): void {
		// A request that dies, or whose queries fail, leaves the next event scheduled.
		wp_schedule_single_event( time() + self::DEAD_AFTER, IndexSchedule::BUILD );
		if ( ! $this->state->can_be_read() ) {
			$this->tables->forget();
		}
		$this->install();
		$end = time() + self::TIME_LIMIT;
		do {
			$is_done = $this->rebuild->step( Rebuild::STEP );
		} while ( ! $is_done && time() < $end );
		wp_clear_scheduled_hook( IndexSchedule::BUILD );
		if ( ! $is_done ) {
			wp_schedule_single_event( time(), IndexSchedule::BUILD );
		}
	}
}
