<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * What is around a recipe as it is written: what its post says already, and how it is to look.
 */
final class RecipeFrame {

	/**
	 * @param string          $title     Title of the post, plain text; a recipe of the same name needs none of its own.
	 * @param int             $thumbnail Featured image of the post, 0 for none; it is the picture of a recipe that has no other.
	 * @param ''|'wide'|'full' $align     How wide the recipe is.
	 * @param string          $style     Name of the block's style, such as `compact`; empty for the default.
	 * @param string          $nutrition Layout of the nutrition; empty for the site's way.
	 * @param list<string>    $unplaced  Lines of its source that wait in the editor for a place, plain text.
	 * @param array<'ingredients'|'instructions'|'notes'|'faq', string> $titles Own headings of its parts, plain text.
	 * @param array<'recipe'|'details'|'ingredients'|'instructions', string> $anchors Ids to which links lead, of the recipe and its parts.
	 */
	public function __construct(
		public readonly string $title = '',
		public readonly int $thumbnail = 0,
		public readonly string $align = '',
		public readonly string $style = '',
		public readonly string $nutrition = '',
		public readonly array $unplaced = [],
		public readonly array $titles = [],
		public readonly array $anchors = []
	) {}
}
