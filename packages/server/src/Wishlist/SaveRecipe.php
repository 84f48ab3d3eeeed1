<?php
declare( strict_types=1 );

namespace Larder\Wishlist;

use Larder\Ajax\Action;
use Larder\Votes\Kind;
use Larder\Votes\VotablePosts;
use Larder\Votes\Voter;
use Larder\Votes\Votes;

defined( 'ABSPATH' ) || exit;

/**
 * The action `delicious_recipes_wishlist`: saves a recipe in the visitor's account, or takes it off. Repeats change nothing.
 *
 * @phpstan-import-type WishlistRequest from \Larder\Contracts\Requests
 * @implements Action<WishlistRequest>
 */
final class SaveRecipe implements Action {

	public function __construct(
		private readonly VotablePosts $posts,
		private readonly Votes $votes
	) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'delicious_recipes_wishlist';
	}

	/** {@inheritDoc} */
	public function handle( array $input ): array {
		$id    = $input['recipe_id'];
		$voter = Voter::account( get_current_user_id() );
		if ( 'remove' === $input['add_remove'] ) {
			// A list can be tidied up also where a recipe has gone.
			$since = $this->votes->moment_of( $id, Kind::Wishlist, $voter );
			$tally = $this->votes->withdraw( $id, Kind::Wishlist, $voter );
			return [
				// How often a recipe was saved that the visitor cannot see is nobody's business but its author's.
				'wishlists' => [] === $this->posts->readable( [ $id ] ) ? 0 : $tally->count,
				'message'   => __( 'Taken off your saved recipes.', 'larder' ),
			] + ( null === $since ? [] : [ 'since' => $since ] );
		}
		$this->posts->require_recipe( $id );
		$tally = $this->votes->cast( $id, Kind::Wishlist, $voter );
		if ( isset( $input['since'] ) ) {
			$this->votes->put_back( $id, Kind::Wishlist, $voter, $input['since'] );
		}
		return [
			'wishlists' => $tally->count,
			'message'   => __( 'Saved to your recipes.', 'larder' ),
		];
	}
}
