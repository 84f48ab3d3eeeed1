<?php
declare( strict_types=1 );

namespace Larder\Exchange;

use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the whole file of a format that writes its recipes one by one.
 *
 * @phpstan-require-implements StreamedFormat
 */
trait WritesPieces {

	/**
	 * Writes recipes.
	 *
	 * @param list<RecipeDocument> $documents
	 */
	public function write( array $documents ): string {
		$file = $this->head();
		foreach ( $documents as $at => $document ) {
			$file .= $this->piece( $document, 0 === $at );
		}
		return $file . $this->tail();
	}
}
