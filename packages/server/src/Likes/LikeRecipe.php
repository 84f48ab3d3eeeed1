<?php
declare( strict_types=1 );

namespace Larder\Likes;

use Larder\Ajax\Action;
use Larder\Votes\Kind;
use Larder\Votes\VisitorVotes;
use Larder\Votes\VotablePosts;

defined( 'ABSPATH' ) || exit;

/**
 * The action `recipe_likes`: likes a recipe, or takes the like back. Repeats change nothing.
 *
 * @phpstan-import-type RecipeLikesRequest from \Larder\Contracts\Requests
 * @implements Action<RecipeLikesRequest>
 */
final class LikeRecipe implements Action {

	public function __construct(
		private readonly VotablePosts $posts,
		private readonly VisitorVotes $votes
	) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'recipe_likes';
	}

	/** {@inheritDoc} */
	public function handle( array $input ): array {
		$id = $input['id'];
		$this->posts->require_recipe( $id );
		if ( 'remove' === $input['add_remove'] ) {
			return LikeText::answer( $this->votes->remove( $id, Kind::Like, $input ) );
		}
		$this->posts->require_reader( $id );
		return LikeText::answer( $this->votes->add( $id, Kind::Like, $input ) );
	}
}
