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
	 * @param string $markup  The whole markup: a block, a shortcode, or what is between two comments.
	 * @param string|null $rest What is there when the post has changed over, where this is not a recipe but says one once more for
	 *                          machines alone, or had recipes that others name; null for a recipe.
	 * @param string $alone   Markup of this recipe alone, where several share one; empty where it is as above.
	 * @param string $above   Blocks that are above the recipe when it has changed over.
	 */
	public function __construct(
		public readonly string $key,
		public readonly int $offset,
		public readonly string $markup,
		public readonly ?string $rest = null,
		private readonly string $alone = '',
		public readonly string $above = ''
	) {}

	/**
	 * Returns the markup of this recipe without those that are in the same markup.
	 */
	public function own_markup(): string {
		return '' === $this->alone ? $this->markup : $this->alone;
	}

	/**
	 * Returns the embed with blocks above it.
	 *
	 * @param string $blocks The blocks; empty for none.
	 */
	public function below( string $blocks ): self {
		return new self( $this->key, $this->offset, $this->markup, $this->rest, $this->alone, $blocks );
	}

	/**
	 * Returns an embed without markup after this one, as for another recipe of the same markup.
	 *
	 * @param string      $key   The recipe.
	 * @param string|null $rest  What is there when the post has changed over; null for a recipe.
	 * @param string      $alone Markup of this recipe alone.
	 */
	public function followed( string $key, ?string $rest, string $alone = '' ): self {
		return new self( $key, $this->offset + strlen( $this->markup ), '', $rest, $alone );
	}
}
