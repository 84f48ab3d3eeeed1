<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Something that is computed from a recipe when its document is stored, and stored beside it.
 */
interface DerivedMeta {

	/**
	 * Stores it.
	 */
	public function keep( \WP_Post $post, RecipeDocument $document ): void;

	/**
	 * Returns the key of the meta field in which it is stored, which goes with the document.
	 */
	public function key(): string;
}
