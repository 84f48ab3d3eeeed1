<?php
declare( strict_types=1 );

namespace Larder\Likes;

use Larder\Ajax\Action;
use Larder\Votes\Kind;
use Larder\Votes\VisitorVotes;
use Larder\Votes\VotablePosts;

defined( 'ABSPATH' ) || exit;

/**
 * The action `delicious_recipes_check_like_for_logged_out_users`: tells whether a browser may still like a recipe.
 *
 * @phpstan-import-type CheckLikeForLoggedOutUsersRequest from \Larder\Contracts\Requests
 * @implements Action<CheckLikeForLoggedOutUsersRequest>
 */
final class CheckLike implements Action {

	public function __construct(
		private readonly VotablePosts $posts,
		private readonly VisitorVotes $votes
	) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'delicious_recipes_check_like_for_logged_out_users';
	}

	/** {@inheritDoc} */
	public function handle( array $input ): array {
		$this->posts->require_recipe( $input['id'] );
		return [ 'can_like' => [] === $this->votes->values( Kind::Like, [ $input['id'] ], $input ) ];
	}
}
