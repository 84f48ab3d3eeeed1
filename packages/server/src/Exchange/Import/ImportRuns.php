<?php
declare( strict_types=1 );

namespace Larder\Exchange\Import;

use Larder\Lock;

defined( 'ABSPATH' ) || exit;

/**
 * The imports of a site, the newest first.
 */
final class ImportRuns {

	/** Where they are stored. */
	public const OPTION = 'larder_import_runs';

	/** How many are remembered, and how many that nobody has started; older ones can no longer be undone. */
	private const MAX_RUNS = 20;

	/** Seconds after which a process that stores a run is considered dead. */
	private const DEAD_AFTER = 3;

	/** Seconds for which the turn of this process is asked for: longer than that, so that a dead process keeps nobody waiting. */
	private const TIMEOUT = 5.0;

	/** Microseconds between two attempts. */
	private const PAUSE = 20_000;

	/**
	 * @param ImportItems $items    The rows of all runs.
	 * @param float       $patience Seconds for which the turn of this process is asked for.
	 */
	public function __construct( private readonly ImportItems $items, private readonly float $patience = self::TIMEOUT ) {}

	/**
	 * Begins a run.
	 *
	 * @param int    $user     Who starts it.
	 * @param string $status   Status of the posts.
	 * @param string $taxonomy What keywords become terms of; empty for none.
	 * @param string $format   Format of all sources; empty where each tells its own.
	 */
	public function begin( int $user, string $status, int $author, string $taxonomy, string $format = '' ): ImportRun {
		$this->items->install();
		$run = new ImportRun(
			str_replace( '-', '', wp_generate_uuid4() ),
			$user,
			ImportRun::READING,
			$status,
			$author,
			$taxonomy,
			$format,
			time()
		);
		$this->save( $run );
		return $run;
	}

	/**
	 * Stores how far a run has come; one process at a time, because each stores all runs, and would take away one that began meanwhile.
	 *
	 * @throws ImportsBusy Where this process had no turn.
	 */
	public function save( ImportRun $run ): void {
		$this->in_turn( fn () => $this->store( [ $run->id => $run ] + $this->all() ) );
	}

	/**
	 * Forgets a run.
	 *
	 * @throws ImportsBusy Where this process had no turn.
	 */
	public function forget( ImportRun $run ): void {
		$this->in_turn( fn () => $this->store( array_diff_key( $this->all(), [ $run->id => true ] ) ) );
		$this->items->forget( $run->id );
		Spool::forget( $run->id );
	}

	/**
	 * Does something while no other process stores runs.
	 *
	 * @param \Closure(): void $work What is done.
	 * @throws ImportsBusy   Where another process has the lock all the time: it stays theirs.
	 * @throws ImportRefused Where nobody has it, and the database does not give it.
	 */
	private function in_turn( \Closure $work ): void {
		$lock = new Lock( self::OPTION, self::DEAD_AFTER );
		if ( ! $lock->wait( $this->patience, self::PAUSE ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- It escapes what it says.
			throw $lock->is_held() ? new ImportsBusy() : new ImportRefused( 'larder_import_runs', '' );
		}
		try {
			$work();
		} finally {
			$lock->release();
		}
	}

	/**
	 * Stores the runs, and forgets the oldest: one that nobody has started takes the place of none that can be undone.
	 *
	 * @param array<string, ImportRun> $runs By their ids.
	 */
	private function store( array $runs ): void {
		uasort( $runs, static fn ( ImportRun $one, ImportRun $other ): int => $other->created <=> $one->created );
		$started = array_filter( $runs, static fn ( ImportRun $run ): bool => $run->started );
		$old     = array_slice( $started, self::MAX_RUNS, null, true )
			+ array_slice( array_diff_key( $runs, $started ), self::MAX_RUNS, null, true );
		foreach ( $old as $run ) {
			$this->items->forget( $run->id );
			Spool::forget( $run->id );
		}
		update_option( self::OPTION, array_map( get_object_vars( ... ), array_diff_key( $runs, $old ) ), false );
	}

	/**
	 * Returns a run.
	 */
	public function get( string $id ): ?ImportRun {
		return $this->all()[ $id ] ?? null;
	}

	/**
	 * Returns all runs.
	 *
	 * @return array<string, ImportRun> By their ids, the newest first.
	 */
	public function all(): array {
		// Another process may have gone on meanwhile.
		wp_cache_delete( self::OPTION, 'options' );
		$stored = get_option( self::OPTION, [] );
		$runs   = [];
		foreach ( is_array( $stored ) ? $stored : [] as $id => $run ) {
			if ( is_array( $run ) ) {
				$runs[ (string) $id ] = ImportRun::from_stored( $run );
			}
		}
		return $runs;
	}
}
