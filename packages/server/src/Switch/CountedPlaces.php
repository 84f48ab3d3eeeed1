<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * Tells at which of the places where a recipe is found it is counted, so that each is counted once.
 */
final class CountedPlaces {

	/**
	 * @param list<string> $guests Keys of recipes that were counted at posts which show them, since the walk passes their own posts by.
	 */
	public function __construct( public array $guests = [] ) {}

	/**
	 * Returns whether a recipe is counted at a post that shows it; the next such post is told that it was.
	 */
	public function is_at( SourceRecipe $recipe, int $post_id ): bool {
		if ( ChangeOverNoticeText::is_own( $recipe->key, $post_id ) ) {
			return true;
		}
		$home = get_post( $recipe->post_id );
		// A number is a recipe with a row of its own, which is counted there.
		if (
			ctype_digit( $recipe->key )
			|| in_array( $recipe->key, $this->guests, true )
			|| ! $home instanceof \WP_Post
			|| ! in_array( $home->post_status, PostRows::PASSED, true )
		) {
			return false;
		}
		$this->guests[] = $recipe->key;
		return true;
	}
}
