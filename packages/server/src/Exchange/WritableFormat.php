<?php
declare( strict_types=1 );

namespace Larder\Exchange;

use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * A format that recipes can leave in, too.
 */
interface WritableFormat extends Format {

	/**
	 * Writes recipes as one file.
	 *
	 * @param list<RecipeDocument> $documents
	 * @return string The bytes of the file.
	 */
	public function write( array $documents ): string;
}
