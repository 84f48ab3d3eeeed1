<?php
declare( strict_types=1 );

namespace Larder\Cli;

use Larder\Registrable;
use Larder\Search\Index\DirtyQueue;
use Larder\Search\Index\IndexState;
use Larder\Search\Index\IndexTables;
use Larder\Search\Index\IndexVerifier;
use Larder\Search\Index\Rebuild;

defined( 'ABSPATH' ) || exit;

/**
 * The commands `wp larder index …`.
 */
final class IndexCommands implements Registrable {

	/** How many posts one step takes; nobody waits for an answer here. */
	private const STEP = 2000;

	public function __construct(
		private readonly IndexTables $tables,
		private readonly IndexState $state,
		private readonly DirtyQueue $queue,
		private readonly Rebuild $rebuild,
		private readonly IndexVerifier $verify
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		\WP_CLI::add_command( 'larder index rebuild', $this->rebuild( ... ) );
		\WP_CLI::add_command( 'larder index verify', $this->verify( ... ) );
		\WP_CLI::add_command( 'larder index status', $this->status( ... ) );
	}

	/**
	 * Rebuilds the search index; the old one answers until the new one is whole.
	 *
	 * Safe to stop and to run again: it resumes where it ended.
	 *
	 * ## EXAMPLES
	 *
	 *     wp larder index rebuild
	 */
	public function rebuild(): void {
		$count = $this->rebuild->run(
			self::STEP,
			static function ( int $done, int $all ): void {
				/* translators: 1: recipes that are done, 2: posts that are looked at. */
				\WP_CLI::log( sprintf( __( '%1$d recipes of %2$d posts', 'larder' ), $done, $all ) );
			}
		);
		/* translators: %d: number of recipes. */
		\WP_CLI::success( sprintf( _n( '%d recipe indexed.', '%d recipes indexed.', $count, 'larder' ), $count ) );
	}

	/**
	 * Compares the search index with the recipes, and names each difference.
	 *
	 * ## EXAMPLES
	 *
	 *     wp larder index verify
	 */
	public function verify(): void {
		$count = 0;
		foreach ( $this->verify->differences() as $difference ) {
			\WP_CLI::log( $difference );
			++$count;
		}
		if ( $count > 0 ) {
			\WP_CLI::error( sprintf(
				/* translators: %d: number of differences. */
				_n( '%d difference. Run: wp larder index rebuild', '%d differences. Run: wp larder index rebuild', $count, 'larder' ),
				$count
			) );
		}
		\WP_CLI::success( __( 'The index is exact.', 'larder' ) );
	}

	/**
	 * Shows the status of the search index.
	 *
	 * ## EXAMPLES
	 *
	 *     wp larder index status
	 */
	public function status(): void {
		$state = $this->state->read();
		$live  = $state['live'] ?? null;
		/* translators: %s: yes or no. */
		\WP_CLI::log( sprintf( __( 'Tables: %s', 'larder' ), $this->tables->are_there() ? __( 'yes', 'larder' ) : __( 'no', 'larder' ) ) );
		/* translators: %s: name of a side of the index, or none. */
		\WP_CLI::log( sprintf( __( 'Answers: %s', 'larder' ), $live ?? __( 'none', 'larder' ) ) );
		/* translators: %s: name of a side of the index, or none. */
		\WP_CLI::log( sprintf( __( 'Being built: %s', 'larder' ), $state['building'] ?? __( 'none', 'larder' ) ) );
		/* translators: %d: a number that rises with every change. */
		\WP_CLI::log( sprintf( __( 'Generation: %d', 'larder' ), (int) ( $state['generation'] ?? 0 ) ) );
		/* translators: %d: number of posts. */
		\WP_CLI::log( sprintf( __( 'Posts to follow: %d', 'larder' ), null === $live ? 0 : $this->queue->count( $live ) ) );
	}
}
