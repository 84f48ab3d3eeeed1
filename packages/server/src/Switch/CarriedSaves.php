<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Votes\Kind;
use Larder\Votes\Tallies;
use Larder\Votes\Voter;
use Larder\Votes\Votes;

defined( 'ABSPATH' ) || exit;

/**
 * Carries over who has saved a recipe: it appears in the list of each account, and the plugin's count beyond those accounts is
 * carried as a sum.
 *
 * @phpstan-import-type Carried from CarriedVotes
 */
final class CarriedSaves {

	public function __construct(
		private readonly Votes $votes,
		private readonly CarriedVotes $carried,
		private readonly Tallies $tallies
	) {}

	/**
	 * Carries over who has saved a recipe.
	 *
	 * @param int $post_id The post that has it now.
	 * @return array{users: list<int>, carried: Carried} Accounts that have saved it now and had not, and what is carried.
	 */
	public function take( SourceRecipe $recipe, int $post_id ): array {
		$carried = $this->carried->none( $post_id, Kind::Wishlist );
		$given   = [];
		foreach ( $recipe->saved_by as $user ) {
			$voter = Voter::account( $user );
			if ( get_userdata( $user ) instanceof \WP_User && null === $this->votes->value_of( $post_id, Kind::Wishlist, $voter ) ) {
				$this->votes->cast( $post_id, Kind::Wishlist, $voter );
				$given[] = $user;
			}
		}
		$saved = 0 === $recipe->likes ? 0 : $this->tallies->for_posts( [ $post_id ], Kind::Wishlist )[ $post_id ]->count;
		$left  = $recipe->likes - $saved;
		if ( $left > 0 ) {
			$carried = $this->carried->carry( $post_id, Kind::Wishlist, $carried, $left, $left );
		}
		return [
			'users'   => $given,
			'carried' => $carried,
		];
	}

	/**
	 * Reverts what was carried over.
	 *
	 * @param list<int> $users   Accounts that had not saved it.
	 * @param Carried   $carried What was carried.
	 */
	public function give_back( int $post_id, array $users, array $carried ): void {
		foreach ( $users as $user ) {
			$this->votes->withdraw( $post_id, Kind::Wishlist, Voter::account( $user ) );
		}
		$this->carried->take_back( $post_id, Kind::Wishlist, $carried );
	}
}
