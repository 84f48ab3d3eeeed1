<?php
declare( strict_types=1 );

namespace Larder\Likes;

use Larder\Ajax\Action;

defined( 'ABSPATH' ) || exit;

/**
 * The action `recipe_get_likes`: tells how many likes recipes have. What the visitor cannot read is left out.
 *
 * @phpstan-import-type RecipeGetLikesRequest from \Larder\Contracts\Requests
 * @implements Action<RecipeGetLikesRequest>
 */
final class GetLikes implements Action {

	public function __construct( private readonly LikeCounts $counts ) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'recipe_get_likes';
	}

	/** {@inheritDoc} */
	public function handle( array $input ): array {
		// An object also where it is empty.
		return [ 'recipes' => (object) $this->counts->for_posts( $input['ids'] ) ];
	}
}
