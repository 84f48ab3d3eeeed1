<?php
declare( strict_types=1 );

namespace Larder\Wishlist;

use Larder\Ajax\Caller;
use Larder\Ajax\NonceOptional;
use Larder\Votes\Kind;
use Larder\Votes\VotablePosts;
use Larder\Votes\Voter;
use Larder\Votes\Votes;

defined( 'ABSPATH' ) || exit;

/**
 * The action `delicious_recipes_wishlist`: saves a recipe in the visitor's account, or takes it off. Repeats change nothing.
 */
final class SaveRecipe implements NonceOptional {

	/**
	 * @param VotablePosts $posts Says what may be saved.
	 * @param Votes        $votes The votes.
	 */
	public function __construct(
		private readonly VotablePosts $posts,
		private readonly Votes $votes
	) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'delicious_recipes_wishlist';
	}

	/** {@inheritDoc} */
	public function is_write(): bool {
		return true;
	}

	/** {@inheritDoc} */
	public function caller(): Caller {
		return Caller::Account;
	}

	/** {@inheritDoc} */
	public function handle( array $input ): array {
		$id    = is_int( $input['recipe_id'] ) ? $input['recipe_id'] : 0;
		$voter = Voter::account( get_current_user_id() );
		if ( 'remove' === $input['add_remove'] ) {
			// A list can be tidied up also where a recipe has gone.
			$since = $this->votes->moment_of( $id, Kind::Wishlist, $voter );
			$tally = $this->votes->withdraw( $id, Kind::Wishlist, $voter );
			return [
				'wishlists' => $tally->count,
				'message'   => __( 'Taken off your saved recipes.', 'larder' ),
			] + ( null === $since ? [] : [ 'since' => $since ] );
		}
		$this->posts->require_recipe( $id );
		$tally = $this->votes->cast( $id, Kind::Wishlist, $voter );
		if ( is_int( $input['since'] ?? null ) ) {
			$this->votes->put_back( $id, Kind::Wishlist, $voter, $input['since'] );
		}
		return [
			'wishlists' => $tally->count,
			'message'   => __( 'Saved to your recipes.', 'larder' ),
		];
	}
}
