<?php
declare( strict_types=1 );

namespace Larder\Exchange;

use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * A format whose file can be written recipe by recipe, so that a large collection needs no memory.
 */
interface StreamedFormat extends WritableFormat {

	/**
	 * Returns what a file begins with.
	 */
	public function head(): string;

	/**
	 * Writes a recipe.
	 *
	 * @param bool $is_first Whether it is the first of the file.
	 */
	public function piece( RecipeDocument $document, bool $is_first ): string;

	/**
	 * Returns what a file ends with.
	 */
	public function tail(): string;
}
