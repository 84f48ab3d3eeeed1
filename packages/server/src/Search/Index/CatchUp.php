<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

defined( 'ABSPATH' ) || exit;

/**
 * Updates one side of the index with the posts of the dirty queue.
 */
final class CatchUp {

	/** How many posts are indexed between two checks of the time. */
	private const BATCH = 100;

	public function __construct(
		private readonly IndexDatabase $db,
		private readonly IndexTables $tables,
		private readonly IndexState $state,
		private readonly DirtyQueue $queue,
		private readonly Indexer $indexer,
		private readonly EntryBuilder $builder
	) {}

	/**
	 * Indexes posts that a request has marked itself.
	 *
	 * @param string             $side  Side of the index.
	 * @param array<int, string> $marks Tokens by post.
	 */
	public function index_marked( string $side, array $marks ): void {
		$this->process( $side, $marks, false );
	}

	/**
	 * Works off what requests have left.
	 *
	 * @param string $side  Side of the index.
	 * @param int    $limit How many posts at most.
	 * @return int How many posts were marked.
	 */
	public function index_left_over( string $side, int $limit ): int {
		$marks = $this->queue->get( $side, $limit );
		// The process that left them may have died between writing the bits and raising the generation.
		$this->process( $side, $marks, [] !== $marks );
		return count( $marks );
	}

	/**
	 * Processes the dirty queue for some seconds.
	 *
	 * @param string $side    Side of the index.
	 * @param int    $seconds About how long.
	 * @return bool Whether nothing was left.
	 */
	public function catch_up( string $side, int $seconds ): bool {
		$end = time() + $seconds;
		while ( $this->index_left_over( $side, self::BATCH ) > 0 ) {
			$this->builder->forget();
			if ( time() >= $end ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Indexes marked posts, raises the generation, and only then removes their marks, so that a process that dies in between leaves them
	 * to the next one.
	 *
	 * @param string             $side        Side of the index.
	 * @param array<int, string> $marks       Tokens by post.
	 * @param bool               $has_changed Whether the generation is raised in any case.
	 */
	private function process( string $side, array $marks, bool $has_changed ): void {
		$store = new BitStore( $this->db, $this->tables, $side );
		$done  = [];
		try {
			foreach ( $marks as $post_id => $token ) {
				$has_changed      = $this->indexer->reindex( $post_id, $store ) || $has_changed;
				$done[ $post_id ] = $token;
			}
		} finally {
			if ( $has_changed ) {
				$this->state->touch();
			}
			foreach ( $done as $post_id => $token ) {
				$this->queue->remove( $post_id, $side, $token );
			}
		}
	}
}
