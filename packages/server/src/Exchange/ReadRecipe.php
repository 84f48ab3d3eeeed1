<?php
declare( strict_types=1 );

namespace Larder\Exchange;

use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * A recipe that was read: its document, and what a preview shows beside it.
 */
final class ReadRecipe {

	/**
	 * @param RecipeDocument $document The recipe.
	 * @param list<Notice>   $notices  What could not be read of it.
	 * @param list<string>   $typed    Its steps as they were typed, with their numbers and the names of their parts.
	 */
	public function __construct(
		public readonly RecipeDocument $document,
		public readonly array $notices = [],
		public readonly array $typed = []
	) {}
}
