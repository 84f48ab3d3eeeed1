<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

use Larder\OpenTransaction;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\PostType;

defined( 'ABSPATH' ) || exit;

/**
 * Marks posts before they change, or at the end of the Larder transaction that changes them, updates the index when the request ends,
 * and leaves the rest to a background event.
 *
 * The first mark of a request schedules that event, so that changes of a killed request are
 * indexed, too.
 */
final class ChangeTracker {

	/** How many posts a request indexes at its end. */
	private const BATCH = 50;

	/** How long a request in the background indexes, in seconds; slow hosts end requests at 30. */
	private const TIME_LIMIT = 15;

	/** After this many seconds a mark was left by a request that died. */
	private const STALE_AFTER = 60;

	/** @var array<int, array<int, true>> Posts that this request has marked, by the site of the network that they are on. */
	private array $marked = [];

	/** @var array<int, true> Posts that are marked when the transaction ends. */
	private array $waiting = [];

	/** @var array<int, array<int, true>>|null What was marked before the transaction that is open; null while none has marked. */
	private ?array $before = null;

	/**
	 * @param IndexTables $tables   The tables.
	 * @param IndexState  $state    The state of the index.
	 * @param DirtyQueue  $queue    Posts whose index entry may be stale.
	 * @param CatchUp     $catch_up Updates the index.
	 * @param int         $busy     How long a request in the background indexes, in seconds.
	 */
	public function __construct(
		private readonly IndexTables $tables,
		private readonly IndexState $state,
		private readonly DirtyQueue $queue,
		private readonly CatchUp $catch_up,
		private readonly int $busy = self::TIME_LIMIT
	) {}

	/**
	 * Marks a post, unless this request has done so.
	 *
	 * @param int $post_id The post.
	 */
	public function mark( int $post_id ): void {
		if ( ! isset( $this->marked[ get_current_blog_id() ][ $post_id ] ) ) {
			$this->note( fn () => $this->add( $post_id ) );
			$this->marked[ get_current_blog_id() ][ $post_id ] = true;
		}
	}

	/**
	 * Marks a post if it is a recipe, or has one in its content.
	 *
	 * @param int $post_id The post.
	 */
	public function mark_recipe( int $post_id ): void {
		$type = get_post_type( $post_id );
		// Revisions are never indexed; looking up their meta would cost a query.
		if (
			PostType::NAME === $type
			|| ( 'revision' !== $type && metadata_exists( 'post', $post_id, DocumentRepository::META_KEY ) )
		) {
			$this->mark( $post_id );
		}
	}

	/**
	 * Marks a post; within a Larder transaction all of its posts are marked at its end, in one statement, since the marks are seen with
	 * the changes.
	 *
	 * @param int $post_id The post.
	 */
	private function add( int $post_id ): void {
		$waits = OpenTransaction::wait( $this, function (): void {
			$this->safely( fn () => $this->queue->add_all( array_keys( $this->waiting ) ) );
			$this->waiting = [];
		} );
		if ( $waits ) {
			$this->waiting[ $post_id ] = true;
		} else {
			$this->queue->add( $post_id );
		}
	}

	/**
	 * Marks many posts at once.
	 *
	 * @param \Closure( DirtyQueue ): mixed $mark Marks them.
	 */
	public function mark_many( \Closure $mark ): void {
		$this->note( fn () => $mark( $this->queue ) );
	}

	/**
	 * Marks a post that is indexed in the background only, so that the request does no more than write the mark.
	 *
	 * @param int $post_id The post.
	 */
	public function mark_for_later( int $post_id ): void {
		if ( $this->has_queue() ) {
			$this->safely( fn () => $this->add( $post_id ) );
			IndexSchedule::catch_up( self::STALE_AFTER );
		}
	}

	/**
	 * Indexes what this request has changed, on every site of the network that it was switched to, and a few of the marks that others
	 * have left.
	 */
	public function index_changes(): void {
		foreach ( array_keys( $this->marked ) as $site ) {
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
		$this->safely(
			function () use ( &$is_done ): void {
				$live = $this->state->live();
				if ( null !== $live && [] !== $this->queue->get( $live, 1 ) ) {
					// A request that dies, or whose queries fail, leaves the next event scheduled.
					IndexSchedule::catch_up( self::STALE_AFTER );
					$is_done = $this->catch_up->catch_up( $live, $this->busy );
				}
			}
		);
		if ( ! $is_done ) {
			wp_clear_scheduled_hook( IndexSchedule::CATCH_UP );
			IndexSchedule::catch_up( 0 );
		}
	}

	/**
	 * Adds posts to the dirty queue; the first time in a request it also schedules the background event.
	 *
	 * @param \Closure(): mixed $mark Marks them.
	 */
	private function note( \Closure $mark ): void {
		if ( ! $this->has_queue() ) {
			return;
		}
		$this->safely( $mark );
		if ( ! isset( $this->marked[ get_current_blog_id() ] ) ) {
			$this->marked[ get_current_blog_id() ] = [];
			IndexSchedule::catch_up( self::STALE_AFTER );
		}
	}

	/**
	 * Returns whether there is a queue. A Larder transaction looks at the database itself, before its first mark: a table that is lost
	 * would have all of it taken back.
	 */
	private function has_queue(): bool {
		if ( null === $this->before && $this->tables->are_there() && OpenTransaction::tell( $this, $this->after_transaction( ... ) ) ) {
			$this->before = $this->marked;
			$this->tables->forget_lost();
		}
		return $this->tables->are_there();
	}

	/**
	 * Forgets the marks of a transaction that were taken back with it, so that the same changes are marked the next time.
	 *
	 * @param bool $is_stored Whether it was stored.
	 */
	private function after_transaction( bool $is_stored ): void {
		if ( ! $is_stored && null !== $this->before ) {
			$this->marked = $this->before;
		}
		$this->before  = null;
		$this->waiting = [];
	}

	/**
	 * Indexes what this request has changed on the current site, and a few of the marks that others have left.
	 */
	private function index_site_changes(): void {
		$live = $this->index_own_changes();
		$left = self::BATCH;
		$this->safely(
			function () use ( $live, &$left ): void {
				$live ??= $this->state->live();
				$left = null === $live ? 0 : $this->catch_up->index_left_over( $live, self::BATCH );
			}
		);
		if ( self::BATCH === $left ) {
			IndexSchedule::catch_up( self::STALE_AFTER );
		}
	}

	/**
	 * Indexes what this request has changed, as much as its end may take; the side that is being built catches up at its own end.
	 *
	 * @return string|null The side that answers; null where it was not asked for.
	 */
	private function index_own_changes(): ?string {
		$live   = null;
		$site   = get_current_blog_id();
		$marked = array_keys( $this->marked[ $site ] ?? [] );
		unset( $this->marked[ $site ] );
		// Uninstalling takes the tables away in the middle of a request.
		if ( [] === $marked || ! $this->tables->are_there() ) {
			return null;
		}
		$this->safely(
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

	/**
	 * Changes the index; a failed query is logged, and must not prevent the recipe from being saved or the like from being counted. Marks
	 * stay, so that the background event catches up.
	 *
	 * @param \Closure(): mixed $change What is done.
	 */
	private function safely( \Closure $change ): void {
		try {
			$change();
		} catch ( \RuntimeException $failure ) {
			$this->state->note( $failure );
		}
	}
}
