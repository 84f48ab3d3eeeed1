<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * One place in the content of a post where another plugin shows a recipe.
 */
final class Embed {

	/**
	 * @param string $key     The recipe, as {@see SourceRecipe::$key} names it.
	 * @param int    $offset  Where its markup begins, in bytes.
	 * @param string $markup  The whole markup: a block, a shortcode, or what stands between two comments.
	 * @param bool   $is_copy Whether it says the same once more, for machines alone: it goes when the recipe changes over.
	 */
	public function __construct(
		public readonly string $key,
		public readonly int $offset,
		public readonly string $markup,
		public readonly bool $is_copy = false
	) {}
}
