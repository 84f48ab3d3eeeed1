<?php
declare( strict_types=1 );

namespace Larder;

use Larder\Ajax\Action;
use Larder\Ajax\Contracts;
use Larder\Ajax\Dispatcher;

defined( 'ABSPATH' ) || exit;

/**
 * Assembles the actions that pages call, which are answered at WordPress's ajax endpoint.
 */
final class Calls {

	public function __construct( private readonly Services $services ) {}

	/**
	 * Creates the dispatcher with every action.
	 */
	public function dispatcher(): Dispatcher {
		return new Dispatcher( new Contracts( $this->services->root ), $this->services->guard(), $this->actions() );
	}

	/**
	 * Returns the factories of all actions, since a request calls one at most.
	 *
	 * @return array<string, \Closure(): Action<*>> By the name of the call.
	 */
	public function actions(): array {
		$services = $this->services;
		return [
			...$this->votes(),
			...$this->saved_recipes(),
			'get_ingredient_links_count'      => static fn (): Action => new Links\CountLinkClick(
				$services->documents,
				$services->clicks(),
				$services->keywords
			),
			'recipe_search_results'           => static fn (): Action => new Search\Answer\SearchRecipes(
				$services->search->input,
				$services->search->answers
			),
			'larder_filter_values'            => static fn (): Action => new Search\Answer\FindValues( $services->search->values() ),
			'delicious_recipes_process_login' => $this->login( ... ),
			'larder_register'                 => static fn (): Action => new Login\Register(),
			'larder_shopping_list'            => static fn (): Action => new Shopping\KeepShoppingList(
				new Shopping\ShoppingLists(),
				$services->root
			),
		];
	}

	/**
	 * Returns the factories of the actions that store or return votes.
	 *
	 * @return array<string, \Closure(): Action<*>>
	 */
	private function votes(): array {
		$services = $this->services;
		$voting   = $services->voting;
		$votable  = static fn (): Votes\VotablePosts => new Votes\VotablePosts( $services->documents );
		$likes    = static fn (): Likes\LikeCounts => new Likes\LikeCounts( $votable(), $voting->tallies );
		$carried  = static fn (): Recommend\RecommendationCookies => new Recommend\RecommendationCookies( $voting->tallies );
		return [
			'recipe_likes'                => static fn (): Action => new Likes\LikeRecipe( $votable(), $voting->visitor() ),
			'recipe_get_likes'            => static fn (): Action => new Likes\GetLikes( $likes() ),
			'delicious_recipes_check_like_for_logged_out_users' => static fn (): Action => new Likes\CheckLike(
				$votable(),
				$voting->visitor()
			),
			'delicious_recipes_wishlist'  => static fn (): Action => new Wishlist\SaveRecipe( $votable(), $voting->votes ),
			'irecommendthis'              => static fn (): Action => new Recommend\RecommendPost(
				$votable(),
				$voting->visitor(),
				$carried(),
				$voting->tallies,
				new Recommend\RecommendCount()
			),
			'larder_visitor'              => static fn (): Action => new Visitor\GetVisitor(
				$voting->visitor(),
				$likes(),
				$carried(),
				$voting->tallies,
				new Recommend\RecommendCount()
			),
			'larder_rate'                 => static fn (): Action => new Ratings\RateRecipe(
				$votable(),
				$voting->visitor(),
				$services->comment_votes,
				$services->ratings,
				$services->settings
			),
		];
	}

	/**
	 * Returns the factories of the actions for saved recipes.
	 *
	 * @return array<string, \Closure(): Action<*>>
	 */
	private function saved_recipes(): array {
		$services = $this->services;
		return [
			'larder_saved_recipes'    => static fn (): Action => new SavedRecipes\ListSaved(
				$services->saved(),
				$services->cards,
				$services->settings
			),
			'larder_save_collections' => static fn (): Action => new SavedRecipes\SaveCollections( $services->saved() ),
			'larder_share_saved'      => static fn (): Action => new SavedRecipes\ShareSaved( $services->saved() ),
			'larder_forget_saved'     => static fn (): Action => new SavedRecipes\ForgetSaved( $services->saved() ),
		];
	}

	/**
	 * Creates the action that logs in, and registers its listener for the end of an attempt.
	 *
	 * @return Action<*>
	 */
	private function login(): Action {
		$sign_in = new Login\SignIn();
		$sign_in->register();
		return new Login\ProcessLogin( $sign_in, $this->services->guard() );
	}
}
