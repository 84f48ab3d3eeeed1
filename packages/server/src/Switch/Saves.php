<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Votes\CarriedCounts;
use Larder\Votes\Kind;
use Larder\Votes\Tallies;
use Larder\Votes\Voter;
use Larder\Votes\Votes;

defined( 'ABSPATH' ) || exit;

/**
 * Takes over who has saved a recipe: each account finds it in its list, and what the plugin counted beyond them is carried as a sum.
 */
final class Saves {

	/**
	 * @param Votes         $votes   Takes votes.
	 * @param CarriedCounts $counts  Carries what has no voter.
	 * @param Tallies       $tallies What votes come to.
	 */
	public function __construct(
		private readonly Votes $votes,
		private readonly CarriedCounts $counts,
		private readonly Tallies $tallies
	) {}

	/**
	 * Takes over who has saved a recipe.
	 *
	 * @param SourceRecipe $recipe  The recipe.
	 * @param int          $post_id The post that has it now.
	 * @return list<int> Accounts that have saved it now and had not.
	 */
	public function take( SourceRecipe $recipe, int $post_id ): array {
		$given = [];
		foreach ( $recipe->saved_by as $user ) {
			$voter = Voter::account( $user );
			if ( get_userdata( $user ) instanceof \WP_User && null === $this->votes->value_of( $post_id, Kind::Wishlist, $voter ) ) {
				$this->votes->cast( $post_id, Kind::Wishlist, $voter );
				$given[] = $user;
			}
		}
		$left = $recipe->likes - ( 0 === $recipe->likes ? 0 : $this->tallies->of( [ $post_id ], Kind::Wishlist )[ $post_id ]->count );
		if ( $left > 0 ) {
			$this->counts->add( $post_id, Kind::Wishlist, $left );
		}
		return $given;
	}

	/**
	 * Tells whether somebody has saved a post before.
	 *
	 * @param int $post_id The post.
	 */
	public function had_any( int $post_id ): bool {
		return $this->counts->has_tally( $post_id, Kind::Wishlist );
	}

	/**
	 * Takes back what was taken over.
	 *
	 * @param int       $post_id The post.
	 * @param list<int> $users   Accounts that had not saved it.
	 * @param bool      $had_any Whether somebody had.
	 */
	public function give_back( int $post_id, array $users, bool $had_any ): void {
		foreach ( $users as $user ) {
			$this->votes->withdraw( $post_id, Kind::Wishlist, Voter::account( $user ) );
		}
		if ( ! $had_any && $this->counts->has( $post_id, Kind::Wishlist ) ) {
			$this->counts->take_back( $post_id, Kind::Wishlist );
		}
		if ( ! $had_any && $this->counts->has_tally( $post_id, Kind::Wishlist ) ) {
			$this->counts->drop_empty( $post_id, Kind::Wishlist );
		}
	}
}
