<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\WritesPieces;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the recipes of a {@see \Larder\Exchange\StreamedFormat} as an archive with files of their own for each.
 */
trait WritesArchive {

	use WritesPieces;

	/** The archive that is being written, and how many recipes it has. */
	private ?ZipWriter $archive = null;

	private int $written = 0;

	/**
	 * Returns the media types of the format, that of the archive first.
	 */
	public function media_types(): array {
		return [ 'application/zip', 'application/json' ];
	}

	/**
	 * Returns the files of a recipe in the archive.
	 *
	 * @param int $number Which one it is, from 1.
	 * @return array<string, string> What they hold, by their paths.
	 */
	abstract protected static function archived( RecipeDocument $document, int $number ): array;

	/**
	 * Begins an archive.
	 */
	public function head(): string {
		$this->archive = new ZipWriter();
		$this->written = 0;
		return '';
	}

	/**
	 * Writes a recipe.
	 *
	 * @param bool $is_first Whether it is the first of the archive.
	 */
	public function piece( RecipeDocument $document, bool $is_first ): string {
		if ( $is_first || null === $this->archive ) {
			$this->head();
		}
		++$this->written;
		$bytes = '';
		foreach ( static::archived( $document, $this->written ) as $path => $file ) {
			$bytes .= $this->archive?->file( $path, $file ) ?? '';
		}
		return $bytes;
	}

	/**
	 * Ends the archive.
	 */
	public function tail(): string {
		$end           = $this->archive?->end() ?? '';
		$this->archive = null;
		return $end;
	}
}
