<?php
declare( strict_types=1 );

namespace Larder\Votes;

use Larder\Registrable;
use Larder\Tools\RequestMemory;

defined( 'ABSPATH' ) || exit;

/**
 * Adopts what WP Delicious and I Recommend This have counted, so that numbers stay and voters are known.
 *
 * It runs in the background once the tables are created, in steps that can be interrupted and repeated. Nothing is adopted twice: tallies
 * and lists record it.
 */
final class Adoption implements Registrable {

	/** What runs in the background. */
	public const EVENT = 'larder_votes_adopt';

	/** The option that tells how far it is. */
	public const OPTION = 'larder_votes_adoption';

	/** How many posts or accounts one step takes. */
	private const BATCH = 50;

	/** How long a request in the background works, in seconds. */
	private const TIME_LIMIT = 15;

	/**
	 * @param list<Legacy> $sources What is taken over, in this order.
	 */
	public function __construct(
		private readonly array $sources,
		private readonly VoteTables $tables
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( self::EVENT, $this->work( ... ) );
		add_action( 'admin_init', $this->plan( ... ) );
	}

	/**
	 * Returns whether all has been taken over.
	 */
	public function is_done(): bool {
		return count( $this->sources ) <= $this->state()['source'];
	}

	/**
	 * Schedules the adoption, or records it as done where there is nothing to adopt.
	 */
	public function plan(): void {
		if ( $this->is_done() || ! $this->tables->are_there() ) {
			return;
		}
		$has_work = false;
		foreach ( $this->sources as $source ) {
			$has_work = $has_work || [] !== $source->next( 0, 1 );
		}
		if ( ! $has_work ) {
			$this->remember( count( $this->sources ), 0 );
		} elseif ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time(), self::EVENT );
		}
	}

	/**
	 * Works for a while, and comes back for the rest.
	 */
	public function work(): void {
		$end = time() + self::TIME_LIMIT;
		do {
			$count = $this->step();
		} while ( null !== $count && time() < $end );
		if ( null !== $count ) {
			wp_schedule_single_event( time(), self::EVENT );
		}
	}

	/**
	 * Adopts all counts, from the beginning: what has been stored since is found, too.
	 *
	 * @param \Closure(int $done): void|null $progress Hears of each step.
	 * @return int How many posts and accounts had something new.
	 */
	public function run( ?\Closure $progress = null ): int {
		$this->begin();
		$done = 0;
		for ( $count = $this->step(); null !== $count; $count = $this->step() ) {
			$done += $count;
			if ( null !== $progress ) {
				$progress( $done );
			}
		}
		return $done;
	}

	/**
	 * Starts over with the next step.
	 */
	public function begin(): void {
		$this->remember( 0, 0 );
	}

	/**
	 * Returns how many of the sources are done.
	 *
	 * @return array{int, int} Those that are done, and all.
	 */
	public function progress(): array {
		return [ min( $this->state()['source'], count( $this->sources ) ), count( $this->sources ) ];
	}

	/**
	 * Adopts the counts of some more posts and accounts.
	 *
	 * @return int|null How many posts or accounts had something new; null when all is done.
	 */
	public function step(): ?int {
		[ 'source' => $number, 'cursor' => $cursor ] = $this->state();
		$source                                      = $this->sources[ $number ] ?? null;
		if ( null === $source ) {
			return null;
		}
		$this->tables->install();
		$ids = $source->next( $cursor, self::BATCH );
		if ( [] === $ids ) {
			$this->remember( $number + 1, 0 );
			return 0;
		}
		$count = count( array_filter( $ids, $source->adopt( ... ) ) );
		$this->remember( $number, max( $ids ) );
		RequestMemory::release();
		return $count;
	}

	/**
	 * Reads how far it is.
	 *
	 * @return array{source: int, cursor: int}
	 */
	private function state(): array {
		$state = get_option( self::OPTION );
		return [
			'source' => is_array( $state ) && is_int( $state['source'] ?? null ) ? $state['source'] : 0,
			'cursor' => is_array( $state ) && is_int( $state['cursor'] ?? null ) ? $state['cursor'] : 0,
		];
	}

	/**
	 * Writes how far it is.
	 *
	 * @param int $source Number of the source that is at work.
	 * @param int $cursor The last post or account of it that is done.
	 */
	private function remember( int $source, int $cursor ): void {
		update_option( self::OPTION, compact( 'source', 'cursor' ) );
	}
}
