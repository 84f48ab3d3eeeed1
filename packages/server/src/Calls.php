<?php
declare( strict_types=1 );

namespace Larder;

/**
 * Puts the calls of pages together, which are answered at WordPress's ajax endpoint.
 */
final class Calls {

	/**
	 * Takes what they share.
	 *
	 * @param Services $services The shared objects.
	 */
	public function __construct( private readonly Services $services ) {}

	/**
	 * Makes the actions, and what answers them.
	 *
	 * @return list<Registrable>
	 */
	public function parts(): array {
		$services = $this->services;
		$guard    = $services->guard();
		$sign_in  = new Login\SignIn();
		$actions  = [
			...$this->votes(),
			...$this->saved_recipes(),
			new Links\CountLinkClick( $services->documents, $services->clicks(), $services->keywords ),
			new Search\SearchRecipes( $services->search->input, $services->search->answers ),
			new Search\FindValues( $services->search->values() ),
			new Login\ProcessLogin( $sign_in, $guard ),
			new Login\Register(),
			new Shopping\KeepShoppingList( new Shopping\ShoppingLists(), $services->root ),
		];
		return [ $sign_in, new Ajax\Dispatcher( new Ajax\Schemas( $services->root ), $guard, $actions ) ];
	}

	/**
	 * Makes the actions that vote, or tell of votes.
	 *
	 * @return list<Ajax\Action>
	 */
	private function votes(): array {
		$services = $this->services;
		$tallies  = $services->polls->tallies;
		$visitor  = $services->polls->visitor();
		$votable  = new Votes\VotablePosts( $services->documents );
		$likes    = new Likes\LikeCounts( $votable, $tallies );
		$carried  = new Recommend\CarriedMarks( $tallies );
		return [
			new Likes\LikeRecipe( $votable, $visitor ),
			new Likes\GetLikes( $likes ),
			new Likes\CheckLike( $votable, $visitor ),
			new Wishlist\SaveRecipe( $votable, $services->polls->votes ),
			new Recommend\RecommendPost( $votable, $visitor, $carried, $tallies, new Recommend\RecommendCount() ),
			new Visitor\TellVisitor( $visitor, $likes, $carried ),
			new Ratings\RateRecipe( $votable, $visitor, $services->stars, $services->ratings, $services->settings ),
		];
	}

	/**
	 * Makes the actions of the saved recipes.
	 *
	 * @return list<Ajax\Action>
	 */
	private function saved_recipes(): array {
		$saved = $this->services->saved();
		return [
			new SavedRecipes\ListSaved( $saved, $this->services->cards, $this->services->settings ),
			new SavedRecipes\SaveCollections( $saved ),
			new SavedRecipes\ShareSaved( $saved ),
			new SavedRecipes\ForgetSaved( $saved ),
		];
	}
}
