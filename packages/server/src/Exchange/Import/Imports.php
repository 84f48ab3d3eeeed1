<?php
declare( strict_types=1 );

namespace Larder\Exchange\Import;

use Larder\Tools\Background;

defined( 'ABSPATH' ) || exit;

/**
 * Starts and continues imports, and returns their status.
 *
 * @phpstan-import-type Item from ImportItems
 * @phpstan-type Status array{id: string, phase: string, status: string, author: int, taxonomy: string, created: int, sources: array<string, int>, recipes: array<string, int>}
 */
final class Imports {

	/** The event by which imports run in the background; its argument is the run. */
	public const EVENT = 'larder_import';

	public function __construct(
		private readonly ImportRuns $runs,
		private readonly ImportItems $items,
		private readonly ImportWorker $worker
	) {}

	/**
	 * Begins a run; nothing is read yet.
	 *
	 * @param int    $user     Who starts it.
	 * @param string $status   Status of the posts.
	 * @param string $taxonomy What keywords become terms of; empty for none.
	 * @param string $format   Format of all sources; empty where each tells its own.
	 */
	public function begin( int $user, string $status = 'draft', int $author = 0, string $taxonomy = '', string $format = '' ): ImportRun {
		return $this->runs->begin( $user, $status, 0 === $author ? $user : $author, $taxonomy, $format );
	}

	/**
	 * Adds a URL to a run; the same one twice is one.
	 */
	public function add_url( ImportRun $run, string $url ): void {
		$this->items->add( $run->id, ImportItems::SOURCE, md5( $url ), $url, $url );
	}

	/**
	 * Adds a file to a run; the same one twice is one.
	 *
	 * @param string $path Where it is.
	 * @param string $name What people call it.
	 * @param bool   $keep Whether it is kept until it was read, because it goes away with the request.
	 * @return bool Whether it could be kept.
	 */
	public function add_file( ImportRun $run, string $path, string $name, bool $keep ): bool {
		$kept = $keep ? Spool::keep( $path ) : $path;
		if ( null === $kept ) {
			return false;
		}
		// A file that is not there is a row, too, which says so.
		$hash = is_file( $path ) && is_readable( $path ) ? (string) md5_file( $path ) : md5( $path );
		if ( ! $this->items->add( $run->id, ImportItems::SOURCE, $hash, $name, $kept ) ) {
			Spool::remove( $kept );
		}
		return true;
	}

	/**
	 * Returns a run.
	 *
	 * @param string $id Its id; empty for the newest.
	 */
	public function get( string $id ): ?ImportRun {
		$runs = $this->runs->all();
		return '' === $id ? ( array_values( $runs )[0] ?? null ) : $runs[ $id ] ?? null;
	}

	/**
	 * Returns all runs, the newest first.
	 *
	 * @return list<ImportRun>
	 */
	public function all(): array {
		return array_values( $this->runs->all() );
	}

	/**
	 * Starts to make posts of what was found.
	 *
	 * @param array{status?: string, author?: int, taxonomy?: string} $changes What somebody has chosen since.
	 * @param list<int>                                               $skip    Rows that nobody wants.
	 */
	public function start( ImportRun $run, array $changes = [], array $skip = [] ): void {
		foreach ( $skip as $id ) {
			$item = $this->items->get( $id );
			if ( null !== $item && $run->id === $item['run'] && ImportItems::WAITING === $item['state'] ) {
				$this->items->change( $id, [ 'state' => ImportItems::SKIPPED ] );
			}
		}
		// One that waited for long is among the newest now, and not the first that is forgotten.
		$this->enter( $run->with( $run->started ? $changes : [ 'created' => time() ] + $changes ), ImportRun::IMPORTING );
	}

	/**
	 * Adds more to read to a run.
	 *
	 * @param ImportRun $run The run, which nobody has started.
	 */
	public function read_on( ImportRun $run ): void {
		$this->enter( $run, ImportRun::READING );
	}

	/**
	 * Tries again what has failed.
	 */
	public function retry( ImportRun $run ): void {
		$sources = $this->items->move( $run->id, ImportItems::SOURCE, ImportItems::FAILED, ImportItems::WAITING );
		$this->items->move( $run->id, ImportItems::RECIPE, ImportItems::FAILED, ImportItems::WAITING );
		$this->enter( $run, $sources > 0 ? ImportRun::READING : ImportRun::IMPORTING );
	}

	/**
	 * Deletes everything that a run has created, except what was changed since.
	 */
	public function undo( ImportRun $run ): void {
		$this->enter( $run, ImportRun::UNDOING );
	}

	/**
	 * Works on a run for a while.
	 *
	 * @param float                                         $seconds How long.
	 * @param (\Closure( array<string, mixed> ): void)|null $tell    Is told of each row.
	 * @return bool Whether there is nothing more to do.
	 */
	public function work( ImportRun $run, float $seconds, ?\Closure $tell = null ): bool {
		return $this->worker->work( $run->id, $seconds, $tell );
	}

	/**
	 * Returns when a process that works on imports now, or died over them, was last seen alive, and when another takes its place.
	 *
	 * @return array{seen: int, ends: int}|null Time stamps; null where nobody works.
	 */
	public function at_work(): ?array {
		return $this->worker->other();
	}

	/**
	 * Returns the newest run, started and not the given one, of which recipes are here.
	 */
	public function newest_made( ImportRun $but ): ?ImportRun {
		foreach ( $this->all() as $run ) {
			if ( $run->started && $run->id !== $but->id && ( $this->status( $run )['recipes'][ ImportItems::DONE ] ?? 0 ) > 0 ) {
				return $run;
			}
		}
		return null;
	}

	/**
	 * Returns the state of a run.
	 *
	 * @return Status
	 */
	public function status( ImportRun $run ): array {
		$run    = $this->runs->get( $run->id ) ?? $run;
		$counts = $this->items->counts( $run->id );
		return [
			'id'       => $run->id,
			'phase'    => $run->phase,
			'status'   => $run->status,
			'author'   => $run->author,
			'taxonomy' => $run->taxonomy,
			'created'  => $run->created,
			'sources'  => $counts[ ImportItems::SOURCE ] ?? [],
			'recipes'  => $counts[ ImportItems::RECIPE ] ?? [],
		];
	}

	/**
	 * Returns rows of a run.
	 *
	 * @param string $kind  What they are.
	 * @param int    $after Only rows with a greater id.
	 * @return list<Item>
	 */
	public function rows( ImportRun $run, string $kind, int $after = 0, int $limit = 100 ): array {
		return $this->items->page( $run->id, $kind, $after, $limit );
	}

	/**
	 * Returns the sources of a run that failed, or of which something has to be said.
	 *
	 * @return list<Item>
	 */
	public function troubled( ImportRun $run, int $limit ): array {
		return $this->items->troubled( $run->id, $limit );
	}

	/**
	 * Forgets a run that was only a look at what would come.
	 */
	public function forget( ImportRun $run ): void {
		$this->runs->forget( $run );
	}

	/**
	 * Moves a run to a phase, and schedules the work on it.
	 */
	private function enter( ImportRun $run, string $phase ): void {
		$this->runs->save( $run->with( [ 'phase' => $phase ] ) );
		Background::plan( self::EVENT, $run->id );
	}
}
