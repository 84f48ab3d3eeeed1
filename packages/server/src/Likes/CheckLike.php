<?php
declare( strict_types=1 );

namespace Larder\Likes;

use Larder\Ajax\Action;
use Larder\Ajax\Caller;
use Larder\Votes\Kind;
use Larder\Votes\VisitorVotes;
use Larder\Votes\VotablePosts;

defined( 'ABSPATH' ) || exit;

/**
 * The action `delicious_recipes_check_like_for_logged_out_users`: tells whether a browser may still like a recipe.
 */
final class CheckLike implements Action {

	/**
	 * @param VotablePosts $posts Says what may be liked.
	 * @param VisitorVotes $votes Votes of the visitor.
	 */
	public function __construct(
		private readonly VotablePosts $posts,
		private readonly VisitorVotes $votes
	) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'delicious_recipes_check_like_for_logged_out_users';
	}

	/** {@inheritDoc} */
	public function is_write(): bool {
		return false;
	}

	/** {@inheritDoc} */
	public function caller(): Caller {
		return Caller::Anyone;
	}

	/** {@inheritDoc} */
	public function handle( array $input ): array {
		$id = is_int( $input['id'] ) ? $input['id'] : 0;
		$this->posts->require_recipe( $id );
		return [ 'can_like' => [] === $this->votes->values( Kind::Like, [ $id ], $input ) ];
	}
}
