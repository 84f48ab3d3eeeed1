<?php
declare( strict_types=1 );

namespace Larder\Search;

defined( 'ABSPATH' ) || exit;

/**
 * Marks posts before they change, brings the index in step when the request ends, and has the rest done in the background.
 *
 * The first mark of a request plans a look in the background, so that what a
 * request leaves that is killed is followed without anybody's help.
 */
final class Follower {

	/** How many posts a request indexes at its end. */
	private const AT_ONCE = 50;

	/** How long a request in the background indexes, in seconds; slow hosts end requests at 30. */
	private const BUSY = 15;

	/** After so many seconds a mark was left by a request that died. */
	private const LEFT = 60;

	/** @var array<int, array<int, true>> Posts that this request has marked, by the site of the network that they are on. */
	private array $marked = [];

	/**
	 * Takes what it needs.
	 *
	 * @param Tables $tables The tables.
	 * @param State  $state  The state of the index.
	 * @param Marks  $marks  Posts that may have changed.
	 * @param Index  $index  The index.
	 * @param int    $busy   How long a request in the background indexes, in seconds.
	 */
	public function __construct(
		private readonly Tables $tables,
		private readonly State $state,
		private readonly Marks $marks,
		private readonly Index $index,
		private readonly int $busy = self::BUSY
	) {}

	/**
	 * Marks a post, unless this request has done so.
	 *
	 * @param int $post_id The post.
	 */
	public function mark( int $post_id ): void {
		if ( ! isset( $this->marked[ get_current_blog_id() ][ $post_id ] ) ) {
			$this->note( fn () => $this->marks->add( $post_id ) );
			$this->marked[ get_current_blog_id() ][ $post_id ] = true;
		}
	}

	/**
	 * Marks many posts at once.
	 *
	 * @param \Closure( Marks ): mixed $mark Marks them.
	 */
	public function mark_many( \Closure $mark ): void {
		$this->note( fn () => $mark( $this->marks ) );
	}

	/**
	 * Marks a post that is followed in the background only, so that whoever waits waits for no more than a mark.
	 *
	 * @param int $post_id The post.
	 */
	public function mark_for_later( int $post_id ): void {
		if ( $this->tables->are_there() ) {
			$this->safely( fn () => $this->marks->add( $post_id ) );
			$this->plan();
		}
	}

	/**
	 * Indexes what this request has changed, on every site that it was on, and a little of what others have left.
	 */
	public function follow(): void {
		foreach ( array_keys( $this->marked ) as $site ) {
			if ( get_current_blog_id() === $site ) {
				$this->follow_here();
			} elseif ( get_site( $site ) instanceof \WP_Site ) {
				switch_to_blog( $site );
				$this->follow_here();
				restore_current_blog();
			}
		}
	}

	/**
	 * Works off what requests have left, for a while, and comes back at once for the rest; a long run of WP-CLI may ask for it, too.
	 */
	public function follow_in_background(): void {
		$this->follow_own();
		$is_done = true;
		$this->safely(
			function () use ( &$is_done ): void {
				$live = $this->state->live();
				if ( null !== $live && [] !== $this->marks->get( $live, 1 ) ) {
					// A request that dies, or meets a database that refuses, leaves the next one behind.
					$this->plan();
					$is_done = $this->index->catch_up( $live, $this->busy );
				}
			}
		);
		if ( ! $is_done ) {
			wp_clear_scheduled_hook( IndexSync::EVENT );
			$this->plan( 0 );
		}
	}

	/**
	 * Notes posts in the table of marks; the first time in a request a look in the background is planned, too.
	 *
	 * @param \Closure(): mixed $mark Marks them.
	 */
	private function note( \Closure $mark ): void {
		if ( ! $this->tables->are_there() ) {
			return;
		}
		$this->safely( $mark );
		if ( ! isset( $this->marked[ get_current_blog_id() ] ) ) {
			$this->marked[ get_current_blog_id() ] = [];
			$this->plan();
		}
	}

	/**
	 * Indexes what this request has changed on the site that is looked at, and a little of what others have left.
	 */
	private function follow_here(): void {
		$live = $this->follow_own();
		$left = self::AT_ONCE;
		$this->safely(
			function () use ( $live, &$left ): void {
				$live ??= $this->state->live();
				$left = null === $live ? 0 : $this->index->follow_left( $live, self::AT_ONCE );
			}
		);
		if ( self::AT_ONCE === $left ) {
			$this->plan();
		}
	}

	/**
	 * Indexes what this request has changed, as much as its end may take; the side that is being built catches up at its own end.
	 *
	 * @return string|null The side that answers; null where it was not asked for.
	 */
	private function follow_own(): ?string {
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
				foreach ( $marked as $post_id ) {
					$own[ $post_id ] = $this->marks->add( $post_id );
				}
				$live = $this->state->live();
				if ( null !== $live ) {
					$this->index->follow( $live, array_slice( $own, 0, self::AT_ONCE, true ) );
				}
			}
		);
		return $live;
	}

	/**
	 * Does something to the index; what the database refuses is noted, and the recipe is saved and the like counted all the same. Marks stay, so that the index heals.
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

	/**
	 * Has what is marked worked off in the background, unless that is planned.
	 *
	 * @param int $delay In how many seconds.
	 */
	private function plan( int $delay = self::LEFT ): void {
		if ( false === wp_next_scheduled( IndexSync::EVENT ) ) {
			wp_schedule_single_event( time() + $delay, IndexSync::EVENT );
		}
	}
}
