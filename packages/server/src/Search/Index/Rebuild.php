<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

defined( 'ABSPATH' ) || exit;

/**
 * Rebuilds the index on the side that does not answer, in steps, and then lets that side answer.
 *
 * It can be stopped at any time; the next step resumes where the last one ended.
 */
final class Rebuild {

	/** How many posts one step of a request takes. */
	public const STEP = 250;

	/** How long one step follows what has changed meanwhile, in seconds. */
	private const TIME_LIMIT = 5;

	/** The writer of a side; it remembers numbers of names from step to step. */
	private ?BulkWriter $writer = null;

	private string $written = '';

	/**
	 * @param DirtyQueue $queue Posts whose index entry may be stale.
	 * @param int        $busy  How long one step follows what has changed meanwhile, in seconds.
	 */
	public function __construct(
		private readonly IndexDatabase $db,
		private readonly IndexTables $tables,
		private readonly IndexState $state,
		private readonly DirtyQueue $queue,
		private readonly CatchUp $catch_up,
		private readonly EntryBuilder $builder,
		private readonly int $busy = self::TIME_LIMIT
	) {}

	/**
	 * Builds all of it.
	 *
	 * @param int                                      $size     How many posts one step takes.
	 * @param \Closure(int $done, int $all): void|null $progress Hears of each step.
	 * @return int How many recipes the index has.
	 */
	public function run( int $size = self::STEP, ?\Closure $progress = null ): int {
		$this->start();
		$all = $this->size();
		do {
			$is_done = $this->step( $size );
			if ( null !== $progress ) {
				$progress( $this->done(), $all );
			}
		} while ( ! $is_done );
		return $this->done();
	}

	/**
	 * Starts over, or continues with what was begun.
	 */
	public function start(): void {
		$this->tables->install();
		if ( $this->is_begun( $this->state->read() ) ) {
			return;
		}
		// A rebuild that another version of the plugin has begun cannot be continued.
		$this->state->set( 'building', null );
		$side = 'a' === $this->state->live() ? 'b' : 'a';
		$this->tables->clear( $side );
		$this->queue->clear( $side );
		$this->state->set( 'cursor', 0 );
		$this->state->set( 'done', 0 );
		$this->state->set( 'chunk', null );
		$this->state->set( 'written', null );
		$this->state->set( 'begun', $this->builder->contents() );
		$this->writer = null;
		// From here on every change is marked for this side, too.
		$this->state->set( 'building', $side );
	}

	/**
	 * Indexes some more posts.
	 *
	 * @param int $size How many posts it takes.
	 * @return bool Whether the index is whole, and answers.
	 */
	public function step( int $size ): bool {
		$state = $this->state->read();
		$side  = $state['building'] ?? null;
		if ( null === $side ) {
			return true;
		}
		if ( ! $this->is_begun( $state ) ) {
			$this->start();
			return false;
		}
		if ( isset( $state['written'] ) ) {
			return $this->finish( $side );
		}
		if ( isset( $state['chunk'] ) ) {
			$this->write_bits( $side, (int) $state['chunk'] );
			return false;
		}
		$ids = $this->posts( (int) ( $state['cursor'] ?? 0 ), $size );
		if ( [] === $ids ) {
			$this->state->set( 'chunk', 0 );
			return false;
		}
		$this->builder->prime( $ids );
		$entries = array_values( array_filter( array_map( $this->builder->build( ... ), $ids ) ) );
		$this->writer( $side )->add( $entries );
		$this->state->set( 'cursor', max( $ids ) );
		$this->state->set( 'done', (int) ( $state['done'] ?? 0 ) + count( $entries ) );
		$this->builder->forget();
		return false;
	}

	/**
	 * Returns whether an index answers that this version of the plugin has made.
	 *
	 * @param array<string, string> $state The state of the index.
	 */
	public function is_made( array $state ): bool {
		return isset( $state['live'] ) && $this->builder->contents() === ( $state['made'] ?? '' );
	}

	/**
	 * Returns whether this version of the plugin has begun to build one.
	 *
	 * @param array<string, string> $state The state of the index.
	 */
	public function is_begun( array $state ): bool {
		return isset( $state['building'] ) && $this->builder->contents() === ( $state['begun'] ?? '' );
	}

	/**
	 * Builds the bits of one chunk.
	 *
	 * @param int $chunk Number of the chunk.
	 */
	private function write_bits( string $side, int $chunk ): void {
		wp_raise_memory_limit( 'admin' );
		if ( $this->writer( $side )->write_chunk( $chunk ) ) {
			$this->state->set( 'chunk', $chunk + 1 );
		} else {
			$this->tables->arrange( $side );
			$this->state->set( 'written', 1 );
		}
	}

	/**
	 * Returns the writer of a side.
	 */
	private function writer( string $side ): BulkWriter {
		if ( null === $this->writer || $side !== $this->written ) {
			$this->writer  = new BulkWriter( $this->db, $this->tables, new BitStore( $this->db, $this->tables, $side ) );
			$this->written = $side;
		}
		return $this->writer;
	}

	/**
	 * Returns how many recipes the running, or the last, rebuild has read.
	 */
	public function done(): int {
		return (int) ( $this->state->read()['done'] ?? 0 );
	}

	/**
	 * Returns how many posts are looked at.
	 */
	public function size(): int {
		return $this->db->numbers( "SELECT COUNT(*) FROM %i WHERE post_status = 'publish'", $this->db->wpdb->posts )[0] ?? 0;
	}

	/**
	 * Catches up with what has changed meanwhile, as far as one step may, and then lets the new side answer.
	 *
	 * @return bool Whether it answers.
	 */
	private function finish( string $side ): bool {
		if ( ! $this->catch_up->catch_up( $side, $this->busy ) ) {
			return false;
		}
		$this->state->set( 'made', $this->builder->contents() );
		$this->state->set( 'live', $side );
		$this->state->set( 'building', null );
		$this->state->touch();
		$this->catch_up->index_left_over( $side, self::STEP );
		return true;
	}

	/**
	 * Returns published posts in ascending order.
	 *
	 * @param int $after Only posts with a greater id.
	 * @return list<int>
	 */
	private function posts( int $after, int $limit ): array {
		return $this->db->numbers(
			"SELECT ID FROM %i WHERE ID > %d AND post_status = 'publish' ORDER BY ID LIMIT %d",
			$this->db->wpdb->posts,
			$after,
			$limit
		);
	}
}
