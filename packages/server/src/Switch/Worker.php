<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Lock;

defined( 'ABSPATH' ) || exit;

/**
 * Does the work of change-overs step by step.
 *
 * A step and the note of how far it came are stored together or not at all: a process that is killed, a second press and two people
 * neither lose nor double anything, nor count anything twice.
 */
final class Worker {

	/** The event by which change-overs run in the background; its argument is the plugin. */
	public const EVENT = 'larder_switch';

	public const LOCK = 'larder_switch';

	/** Seconds after which who holds the lock is thought to be dead; if it lives after all, it finds its work done. */
	private const DEAD_AFTER = MINUTE_IN_SECONDS;

	/** After this many deaths over a step posts are taken one by one. */
	private const TRIES = 2;

	/**
	 * After this many a post is left as it is, and named. More than a host kills in a row for reasons of its own: its recipes would come
	 * into posts of their own, since none shows them.
	 */
	private const MAX_TRIES = 12;

	private readonly Lock $lock;

	public function __construct(
		private readonly StateStore $states,
		private readonly Inspection $inspection,
		private readonly Run $run,
		private readonly SnapshotCleanup $cleanup,
		private readonly Transaction $transaction,
		private readonly ForeignPictures $pictures
	) {
		$this->lock = new Lock( self::LOCK, self::DEAD_AFTER );
	}

	/**
	 * Works for a while.
	 *
	 * @param float $seconds How long; a step that was begun is done.
	 * @return State How far it has come; it may be another process that continues.
	 */
	public function work( PluginSource $source, float $seconds ): State {
		$state = $this->states->get( $source->id() );
		if ( ! $state->is_busy() || ! $this->lock->take() ) {
			return $state;
		}
		$before = get_current_user_id();
		$until  = microtime( true ) + $seconds;
		try {
			do {
				$state = $this->step( $source );
				$this->lock->hold();
			} while ( $state->is_busy() && '' === $state->problem && microtime( true ) < $until );
			return $state;
		} finally {
			$this->lock->release();
			wp_set_current_user( $before );
		}
	}

	/**
	 * Changes the status of a change-over, between two steps.
	 *
	 * @param string                  $source The plugin.
	 * @param \Closure( State ): void $change What somebody wants.
	 */
	public function change( string $source, \Closure $change ): State {
		return $this->transaction->whole( function () use ( $source, $change ): State {
			$state = $this->states->get( $source );
			$change( $state );
			$this->states->save( $source, $state );
			return $state;
		} );
	}

	/**
	 * Does a step, or says why it could not be done.
	 */
	private function step( PluginSource $source ): State {
		try {
			// A process that dies over the step has counted its try before.
			$state = $this->change( $source->id(), static function ( State $state ): void {
				++$state->tries;
			} );
			if ( $state->is_busy() && Phase::Copying === $state->phase ) {
				return $this->copy( $source, $state );
			}
			return $this->change( $source->id(), function ( State $state ) use ( $source ): void {
				if ( $state->is_busy() ) {
					wp_set_current_user( $state->user );
					$this->go_on( $source, $state );
				}
			} );
		} catch ( DatabaseRefusal $refusal ) {
			// It is not the post's fault: the same is tried again until there is room.
			$state          = $this->states->get( $source->id() );
			$state->problem = $refusal->getMessage();
			return $state;
		} catch ( \Throwable $reason ) {
			return $this->change( $source->id(), static function ( State $state ) use ( $reason ): void {
				$state->problem = $reason->getMessage();
			} );
		}
	}

	/**
	 * Copies pictures. Nobody waits in a transaction for other sites: what was copied is found by whoever does it again.
	 *
	 * @param State $begun How far it has come.
	 */
	private function copy( PluginSource $source, State $begun ): State {
		wp_set_current_user( $begun->user );
		$step = $this->pictures->step( $source, $begun->cursor, $begun->tries > self::MAX_TRIES );
		return $this->change( $source->id(), static function ( State $state ) use ( $begun, $step ): void {
			if ( Phase::Copying !== $state->phase || $state->cursor !== $begun->cursor ) {
				return;
			}
			if ( '' === $state->cursor ) {
				$state->forget_names();
			}
			$state->done += $step['copied'];
			foreach ( $step['failed'] as $failed ) {
				$state->name( $failed['post'], $failed['name'], $failed['texts'] );
			}
			// At least one of each recipe that is named; a look counts them again.
			$state->elsewhere = null === $step['next'] ? $state->damaged : $state->elsewhere;
			$state->advance( $step['next'] );
		} );
	}

	/**
	 * Does what comes next.
	 *
	 * @param State $state How far it has come; it continues.
	 */
	private function go_on( PluginSource $source, State $state ): void {
		match ( $state->phase ) {
			Phase::Looking  => $this->inspection->step( $source, $state ),
			Phase::Changing => $this->change_over( $source, $state ),
			Phase::Undoing  => $this->undo( $source, $state ),
			Phase::Keeping  => $this->cleanup->step( $source, $state ),
			default         => null,
		};
	}

	/**
	 * Changes some recipes over; a post that ends every process is passed by.
	 *
	 * @param State $state How far it has come.
	 */
	private function change_over( PluginSource $source, State $state ): void {
		if ( $state->tries > self::MAX_TRIES ) {
			$left = $this->run->pass_by( $source, $state->cursor );
			$state->name( $left['post'], $left['name'], [ ChangeOverNoticeText::stays( $state->problem ) ] );
			$state->advance( $left['next'] );
			return;
		}
		$step = $state->tries > self::TRIES ? $this->run->step( $source, $state->cursor, 1 ) : $this->run->step( $source, $state->cursor );
		foreach ( $step['outcomes'] as $outcome ) {
			$state->done += count( $outcome->recipes );
		}
		$state->advance( $step['next'] );
	}

	/**
	 * Reverts a batch of posts and advances the state.
	 *
	 * @param State $state How far it has come.
	 */
	private function undo( PluginSource $source, State $state ): void {
		$step         = $this->run->undo( (int) $state->cursor, $source->id() );
		$state->done += $step['undone'];
		$state->advance( null === $step['next'] ? null : (string) $step['next'] );
	}
}
