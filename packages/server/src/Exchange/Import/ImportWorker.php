<?php
declare( strict_types=1 );

namespace Larder\Exchange\Import;

use Larder\Exchange\Html\Url;
use Larder\Exchange\Notice;
use Larder\Exchange\Reader;
use Larder\Exchange\Reading;
use Larder\Exchange\ReadRecipe;
use Larder\Lock;
use Larder\Tools\RequestMemory;

defined( 'ABSPATH' ) || exit;

/**
 * Works on imports row by row. One process at a time works on a site, so that two people who import the same get it once.
 *
 * @phpstan-import-type Item from ImportItems
 */
final class ImportWorker {

	public const LOCK = 'larder_import';

	/** Seconds after which who holds the lock is thought to be dead; a row takes less. */
	private const DEAD_AFTER = 5 * MINUTE_IN_SECONDS;

	/** How often a row is tried that kills whoever tries it. */
	private const TRIES = 3;

	private readonly Lock $lock;

	public function __construct(
		private readonly ImportRuns $runs,
		private readonly ImportItems $items,
		private readonly Importer $importer,
		private readonly Reader $reader
	) {
		$this->lock = new Lock( self::LOCK, self::DEAD_AFTER );
	}

	/**
	 * Works for a while.
	 *
	 * @param string                                        $id      The run.
	 * @param float                                         $seconds How long; a row that was begun is done.
	 * @param (\Closure( array<string, mixed> ): void)|null $tell    Is told of each row that is done.
	 * @return bool Whether there is nothing more to do; false also while somebody else works.
	 * @throws ImportRefused When the database refuses.
	 */
	public function work( string $id, float $seconds, ?\Closure $tell = null ): bool {
		if ( ! $this->lock->take() ) {
			if ( $this->lock->is_held() ) {
				return false;
			}
			// It was given back this very moment, or the database does not store it.
			if ( ! $this->lock->wait( 0.0, 0 ) ) {
				// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- It escapes what it says.
				throw new ImportRefused( 'larder_imports', '' );
			}
		}
		$before = get_current_user_id();
		$until  = microtime( true ) + $seconds;
		wp_defer_term_counting( true );
		try {
			do {
				$run = $this->runs->get( $id );
				if ( null === $run || ! $run->is_busy() ) {
					return true;
				}
				wp_set_current_user( $run->user );
				$this->step( $run, $until, $tell );
				RequestMemory::release();
				$this->lock->hold();
			} while ( microtime( true ) < $until );
			return ! ( $this->runs->get( $id )?->is_busy() ?? false );
		} catch ( ImportsBusy ) {
			// The end of the phase is stored next time.
			return false;
		} finally {
			$this->lock->release();
			wp_set_current_user( $before );
			wp_defer_term_counting( false );
		}
	}

	/**
	 * Returns when a process that works on imports now, or died over them, was last seen alive, and when this one takes its place.
	 *
	 * @return array{seen: int, ends: int}|null Time stamps; null where nobody works.
	 */
	public function other(): ?array {
		$seen = $this->lock->last_held();
		return null === $seen ? null : [
			'seen' => $seen,
			'ends' => $seen + self::DEAD_AFTER,
		];
	}

	/**
	 * Processes one row, or ends the phase.
	 *
	 * @param float         $until When this request ends, as a time stamp.
	 * @param \Closure|null $tell  Is told of the row.
	 */
	private function step( ImportRun $run, float $until, ?\Closure $tell ): void {
		[ $kind, $states, $next ] = match ( $run->phase ) {
			ImportRun::READING   => [ ImportItems::SOURCE, [ ImportItems::WORKING, ImportItems::WAITING ], ImportRun::READY ],
			ImportRun::IMPORTING => [ ImportItems::RECIPE, [ ImportItems::WORKING, ImportItems::WAITING ], ImportRun::DONE ],
			default              => [ ImportItems::RECIPE, [ ImportItems::DONE ], ImportRun::UNDONE ],
		};
		$item = $this->items->next( $run->id, $kind, ...$states );
		if ( null === $item ) {
			if ( ImportRun::UNDOING === $run->phase ) {
				$this->sweep( $run );
			}
			if (
				ImportRun::READING !== $run->phase
				&& 0 === ( $this->items->counts( $run->id )[ ImportItems::RECIPE ][ ImportItems::FAILED ] ?? 0 )
			) {
				Spool::forget( $run->id );
			}
			$this->runs->save( $run->with( [ 'phase' => $next ] ) );
			return;
		}
		$changes = $item['tries'] >= self::TRIES && ImportRun::UNDOING !== $run->phase
			? self::given_up( $item )
			: $this->row( $run, $item, $until );
		$this->items->change( $item['id'], $changes );
		if ( null !== $tell && ImportItems::WAITING !== $changes['state'] ) {
			$tell( $changes + $item );
		}
	}

	/**
	 * Returns what a row becomes that kills whoever works on it; what was said of it stays.
	 *
	 * @param Item $item The row.
	 * @return array<string, int|string>
	 */
	private static function given_up( array $item ): array {
		$reason = new Notice( Notice::TOO_LARGE, $item['name'] );
		return ImportItems::SOURCE === $item['kind']
			? SourceProgress::stored( $item )->given_up( $reason )
			: [ 'made' => '' ] + Importer::failed( $item, $reason );
	}

	/**
	 * Deletes what was created in addition to the recipes.
	 */
	private function sweep( ImportRun $run ): void {
		$after = 0;
		do {
			$rows = $this->items->page( $run->id, ImportItems::RECIPE, $after, 100 );
			foreach ( $rows as $row ) {
				$this->importer->sweep( $row );
				$after = $row['id'];
			}
			RequestMemory::release();
			$this->lock->hold();
		} while ( [] !== $rows );
		$this->importer->sweep_pictures( $run->id );
	}

	/**
	 * Processes one row, which is marked as being worked on first.
	 *
	 * @param Item  $item  The row.
	 * @param float $until When this request ends, as a time stamp.
	 * @return array<string, int|string> What it becomes.
	 */
	private function row( ImportRun $run, array $item, float $until ): array {
		if ( ImportRun::UNDOING === $run->phase ) {
			return $this->importer->undo( $item );
		}
		$this->items->change(
			$item['id'],
			[
				'state' => ImportItems::WORKING,
				'tries' => $item['tries'] + 1,
			]
		);
		return ImportRun::READING === $run->phase ? $this->read( $run, $item, $until ) : $this->importer->import( $item, $run );
	}

	/**
	 * Reads the recipes of a file or a URL; what is left at the end of the request waits for the next.
	 *
	 * @param Item  $item  The row.
	 * @param float $until When this request ends, as a time stamp.
	 * @return array<string, int|string> What it becomes.
	 */
	private function read( ImportRun $run, array $item, float $until ): array {
		$progress = SourceProgress::stored( $item );
		foreach ( $this->readings( $run, $item, $progress ) as $reading ) {
			foreach ( $reading->recipes as $recipe ) {
				$this->add( $run, $item, $recipe );
			}
			$progress = $progress->after( $reading );
			RequestMemory::release();
			$this->lock->hold();
			if ( microtime( true ) >= $until ) {
				return [ 'state' => ImportItems::WAITING ] + $progress->changes();
			}
			$this->items->change( $item['id'], $progress->changes() );
		}
		$result = $progress->result();
		if ( ImportItems::DONE === $result['state'] ) {
			Spool::remove( $item['origin'] );
		}
		return $result;
	}

	/**
	 * Reads a source piece by piece.
	 *
	 * @param Item           $item     The row.
	 * @param SourceProgress $progress How far it is read already.
	 * @return iterable<Reading>
	 */
	private function readings( ImportRun $run, array $item, SourceProgress $progress ): iterable {
		if ( Url::has_scheme( $item['origin'] ) ) {
			return $progress->pieces > 0 ? [] : [ $this->reader->url( $item['origin'], $run->format ) ];
		}
		return $this->reader->pieces( $item['origin'], $item['name'], $run->format, $progress->pieces, $progress->budget );
	}

	/**
	 * Adds the row of a recipe.
	 *
	 * @param Item $item Row of what it was read from.
	 * @throws ImportRefused When the database refuses.
	 */
	private function add( ImportRun $run, array $item, ReadRecipe $recipe ): void {
		$document = PictureSpool::store( $recipe->document, $run->id );
		$json     = $document->to_json();
		$twin     = $this->importer->twins->find( $document );
		$hash     = md5( $json );
		$this->items->add(
			$run->id,
			ImportItems::RECIPE,
			$hash,
			$document->data['name'],
			$item['name'],
			$json,
			(string) wp_json_encode( $recipe->notices )
		);
		$added = $this->items->find( $run->id, $hash );
		if ( null === $added ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- It escapes what it says.
			throw new ImportRefused( $document->data['name'], '' );
		}
		if ( $twin > 0 && ImportItems::WAITING === $added['state'] ) {
			$this->items->change( $added['id'], [ 'post_id' => $twin ] );
		}
	}
}
