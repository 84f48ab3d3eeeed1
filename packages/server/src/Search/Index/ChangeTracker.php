<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

use Larder\OpenTransaction;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\PostType;

defined( 'ABSPATH' ) || exit;

/**
 * Marks posts before they change, or at the end of the Larder transaction that changes them. {@see RequestIndexer} indexes them.
 *
 * The first mark of a request schedules a background event, so that changes of a killed request are
 * indexed, too.
 */
final class ChangeTracker {

	/** After this many seconds a mark was left by a request that died. */
	public const STALE_AFTER = 60;

	/** @var array<int, array<int, true>> Posts that this request has marked, by the site of the network that they are on. */
	private array $marked = [];

	/** @var array<int, true> Posts that are marked when the transaction ends. */
	private array $waiting = [];

	/** @var array<int, array<int, true>>|null What was marked before the transaction that is open; null while none has marked. */
	private ?array $before = null;

	public function __construct(
		private readonly IndexTables $tables,
		private readonly IndexState $state,
		private readonly DirtyQueue $queue
	) {}

	/**
	 * Marks a post, unless this request has done so.
	 */
	public function mark( int $post_id ): void {
		if ( ! isset( $this->marked[ get_current_blog_id() ][ $post_id ] ) ) {
			$this->note( fn () => $this->add( $post_id ) );
			$this->marked[ get_current_blog_id() ][ $post_id ] = true;
		}
	}

	/**
	 * Marks a post if it is a recipe, or has one in its content.
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
	 */
	private function add( int $post_id ): void {
		$waits = OpenTransaction::wait( $this, function (): void {
			$this->state->attempt( fn () => $this->queue->add_all( array_keys( $this->waiting ) ) );
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
	 */
	public function mark_for_later( int $post_id ): void {
		if ( $this->has_queue() ) {
			$this->state->attempt( fn () => $this->add( $post_id ) );
			IndexSchedule::catch_up( self::STALE_AFTER );
		}
	}

	/**
	 * Returns the sites of the network on which this request has marked posts.
	 *
	 * @return list<int>
	 */
	public function sites(): array {
		return array_keys( $this->marked );
	}

	/**
	 * Returns what this request has marked on the current site, and forgets it.
	 *
	 * @return list<int> Posts.
	 */
	public function take(): array {
		$site   = get_current_blog_id();
		$marked = array_keys( $this->marked[ $site ] ?? [] );
		unset( $this->marked[ $site ] );
		return $marked;
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
		$this->state->attempt( $mark );
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
}
