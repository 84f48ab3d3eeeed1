<?php
declare( strict_types=1 );

namespace Larder\Exchange\Export;

use Larder\Exchange\PicturedFormat;
use Larder\Exchange\StreamedFormat;
use Larder\Exchange\WritableFormat;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\RecipeDocument;
use Larder\Tools\RequestMemory;

defined( 'ABSPATH' ) || exit;

/**
 * Exports the recipes of the site.
 */
final class Exporter {

	/** How many posts are looked at in one go. */
	private const BATCH = 100;

	public function __construct( private readonly DocumentRepository $documents ) {}

	/**
	 * Writes recipes, piece by piece where the format can, and with their pictures where it holds them.
	 *
	 * @param list<int>|null         $ids   Posts; null for all.
	 * @param \Closure(int): bool    $may   Whether a recipe may be exported.
	 * @param \Closure(string): void $print Prints bytes.
	 * @return int How many recipes.
	 */
	public function write( WritableFormat $format, ?array $ids, \Closure $may, \Closure $print ): int {
		$count = 0;
		if ( ! $format instanceof StreamedFormat ) {
			$documents = iterator_to_array( $this->documents( $ids, $may ), false );
			$print( $format->write( $documents ) );
			return count( $documents );
		}
		$print( $format->head() );
		foreach ( $this->documents( $ids, $may ) as $document ) {
			$whole = $format instanceof PicturedFormat ? LibraryPictures::embedded( $document ) : $document;
			$print( $format->piece( $whole, 0 === $count ) );
			++$count;
		}
		$print( $format->tail() );
		return $count;
	}

	/**
	 * Returns whether there is a recipe to write.
	 *
	 * @param list<int>|null $ids Posts; null for all.
	 */
	public function has_any( ?array $ids ): bool {
		return $this->documents( $ids, static fn (): bool => true )->valid();
	}

	/**
	 * Returns documents, one after the other.
	 *
	 * @param list<int>|null      $ids Posts; null for all.
	 * @param \Closure(int): bool $may Whether a recipe may be exported.
	 * @return \Generator<int, RecipeDocument>
	 */
	private function documents( ?array $ids, \Closure $may ): \Generator {
		$last = 0;
		do {
			$batch = null === $ids ? $this->documents->candidates( $last, self::BATCH ) : array_splice( $ids, 0, self::BATCH );
			foreach ( $batch as $id ) {
				$last     = $id;
				$document = $may( $id ) ? $this->documents->get( $id ) : null;
				if ( null !== $document ) {
					yield $document;
				}
			}
			RequestMemory::release();
		} while ( [] !== $batch );
	}
}
