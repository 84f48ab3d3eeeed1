<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Indexes what a request has changed when it ends, and leaves the rest to a background event.
 */
final class RequestIndexer implements Registrable {

	/** How many posts a request indexes at its end. */
	private const BATCH = 50;

	/** How long a request in the background indexes, in seconds; slow hosts end requests at 30. */
	private const TIME_LIMIT = 15;

	/**
	 * @param ChangeTracker $tracker    Knows what this request has marked.
	 * @param DirtyQueue    $queue      Posts whose index entry may be stale.
	 * @param int           $time_limit How long a request in the background indexes, in seconds.
	 */
	public function __construct(
		private readonly ChangeTracker $tracker,
		private readonly IndexTables $tables,
		private readonly IndexState $state,
		private readonly DirtyQueue $queue,
		private readonly CatchUp $catch_up,
		private readonly int $time_limit = self::TIME_LIMIT
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'shutdown', $this->index_changes( ... ), 5 );
		add_action( IndexSchedule::CATCH_UP, $this->catch_up_in_background( ... ) );
	}

	/**
	 * Indexes what this request has changed, on every site of the network that it was switched to, and a few of the marks that others
	 * have left.
	 */
	public function index_changes(): void {
		foreach ( $this->tracker->sites() as $site ) {
			if ( get_current_blog_id() === $site ) {
				$this->index_site_changes();
			} elseif ( get_site( $site ) instanceof \WP_Site ) {
				switch_to_blog( $site );
				$this->index_site_changes();
				restore_current_blog();
			}
		}
	}

	/**
	 * Processes the dirty queue for some seconds, and reschedules itself for the rest; a long run of WP-CLI may call it, too.
	 */
	public function catch_up_in_background(): void {
		$this->index_own_changes();
		$is_done = true;
		$this->state->attempt(
			function () use ( &$is_done ): void {
				$live = $this->state->live();
				if ( null !== $live && [] !== $this->queue->get( $live, 1 ) ) {
					// A request that dies, or whose queries fail, leaves the next event scheduled.
					IndexSchedule::catch_up( ChangeTracker::STALE_AFTER );
					$is_done = $this->catch_up->catch_up( $live, $this->time_limit );
				}
			}
		);
		if ( ! $is_done ) {
			wp_clear_scheduled_hook( IndexSchedule::CATCH_UP );
			IndexSchedule::catch_up( 0 );
		}
	}

	/**
	 * Indexes what this request has changed on the current site, and a few of the marks that others have left.
	 */
	private function index_site_changes(): void {
		$live = $this->index_own_changes();
		$left = self::BATCH;
		$this->state->attempt(
			function () use ( $live, &$left ): void {
				$live ??= $this->state->live();
				$left = null === $live ? 0 : $this->catch_up->index_left_over( $live, self::BATCH );
			}
		);
		if ( self::BATCH === $left ) {
			IndexSchedule::catch_up( ChangeTracker::STALE_AFTER );
		}
	}

	/**
	 * Indexes what this request has changed, as much as its end may take; the side that is being built catches up at its own end.
	 *
	 * @return string|null The side that answers; null where it was not asked for.
	 */
	private function index_own_changes(): ?string {
		$live   = null;
		$marked = $this->tracker->take();
		// Uninstalling takes the tables away in the middle of a request.
		if ( [] === $marked || ! $this->tables->are_there() ) {
			return null;
		}
		$this->state->attempt(
			function () use ( $marked, &$live ): void {
				// Another request may have worked a mark off before this one had made its change.
				$own = [];
				foreach ( array_slice( $marked, 0, self::BATCH ) as $post_id ) {
					$own[ $post_id ] = $this->queue->add( $post_id );
				}
				$this->queue->add_all( array_slice( $marked, self::BATCH ) );
				$live = $this->state->live();
				if ( null !== $live ) {
					$this->catch_up->index_marked( $live, $own );
				}
			}
		);
		return $live;
	}
}
