<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Exchange\Notice;

defined( 'ABSPATH' ) || exit;

/**
 * What came of a post or a recipe that changed over.
 */
final class Outcome {

	/**
	 * @param int                         $post_id The post that has the recipe, or shows it; 0 where there is none.
	 * @param list<string>                $recipes Keys of the recipes that were written.
	 * @param array<string, list<Notice>> $notices What could not be read of them, by key.
	 * @param list<string>                $missing Keys of recipes that the post shows and that are gone.
	 */
	public function __construct(
		public readonly int $post_id,
		public readonly array $recipes = [],
		public readonly array $notices = [],
		public readonly array $missing = []
	) {}
}
