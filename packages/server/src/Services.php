<?php
declare( strict_types=1 );

namespace Larder;

defined( 'ABSPATH' ) || exit;

/**
 * The objects that several parts share: those that any page may need, and what makes the others when they are requested.
 */
final class Services {

	/** The plugin's folder. */
	public readonly Root $root;

	/** The site's settings. */
	public readonly Settings\Settings $settings;

	/** What other plugins have registered under the same names. */
	public readonly Recipe\PluginConflicts $conflicts;

	/** Loads views on the page. */
	public readonly Islands\Islands $islands;

	/** Records which featured images the page shows. */
	public readonly Recipe\FeaturedImages $featured;

	/** Preloads the picture at the top of a recipe's page. */
	public readonly Recipe\FirstPicture $first_picture;

	/** Keeps what lines say in other units. */
	public readonly Ingredients\StoredUnits $units;

	/** Returns what Pinterest gets of a recipe. */
	public readonly Recipe\PinnedPictures $pins;

	/** The documents of recipes. */
	public readonly Recipe\DocumentRepository $documents;

	/** Returns the IP address from which a request comes. */
	public readonly Ajax\ClientIpAddress $client;

	/** The votes. */
	public readonly Votes\VotesModule $voting;

	/** How recipes are rated. */
	public readonly Ratings\Ratings $ratings;

	/** Counts comments as votes. */
	public readonly Ratings\CommentVotes $comment_votes;

	/** Returns what cards show. */
	public readonly Card\CardData $cards;

	/** The search. */
	public readonly Search\SearchModule $search;

	/** Links words that the site has set. */
	public readonly Links\KeywordLinks $keywords;

	/** How recipes come and go. */
	public readonly Exchange\ExchangeModule $exchange;

	/** Shows a recipe for paper. */
	public readonly Print\PrintPage $print_page;

	/** Records which embedded recipes a page shows whole. */
	public readonly RecipeEmbed\WholeRecipes $whole_recipes;

	/** Gives out ids of a page's elements. */
	public readonly Recipe\PageIds $page_ids;

	/** What checks recipes, once it was requested. */
	private ?Check\CheckModule $checks = null;

	/**
	 * Creates the services that any page may need.
	 *
	 * @param string $file    Path of the main plugin file.
	 * @param string $version The plugin's version.
	 */
	public function __construct( string $file, public readonly \wpdb $db, string $version ) {
		$this->root          = new Root( $file );
		$this->settings      = new Settings\Settings();
		$this->conflicts       = new Recipe\PluginConflicts();
		$this->islands       = new Islands\Islands( new Islands\Manifest( $this->settings ) );
		$this->featured      = new Recipe\FeaturedImages();
		$this->units         = new Ingredients\StoredUnits( $this->settings, $version );
		$this->documents     = new Recipe\DocumentRepository( $db, new Recipe\DocumentBuilder(), $this->units );
		$this->first_picture = new Recipe\FirstPicture( $this->documents );
		$this->pins          = new Recipe\PinnedPictures( $this->documents );
		$this->client        = new Ajax\ClientIpAddress();
		$this->voting        = new Votes\VotesModule( $db, $this->client );
		$this->ratings       = new Ratings\Ratings( $this->voting->votes, $this->voting->tallies, $this->settings );
		$this->comment_votes = new Ratings\CommentVotes( $db, $this->voting->votes, $this->voting->addresses );
		$this->cards         = new Card\CardData( $this->documents, $this->ratings, $this->voting->tallies );
		$this->search        = new Search\SearchModule(
			$db,
			$this->settings,
			$this->documents,
			$this->cards,
			$this->voting->tallies,
			$version,
			$this->root
		);
		$this->keywords      = new Links\KeywordLinks( $this->settings );
		$this->exchange      = new Exchange\ExchangeModule( $db, $this->documents, $this->root );
		$this->print_page    = new Print\PrintPage(
			$this->root,
			$this->islands,
			$this->documents,
			new Print\PrintSettings( $this->settings )
		);
		$this->whole_recipes = new RecipeEmbed\WholeRecipes();
		$this->page_ids      = new Recipe\PageIds();
	}

	/**
	 * Creates the counter of calls.
	 */
	public function rates(): Ajax\RateCounter {
		return new Ajax\RateCounter( $this->db );
	}

	/**
	 * Creates the guard that refuses calls.
	 */
	public function guard(): Ajax\Guard {
		return new Ajax\Guard( $this->client, $this->rates() );
	}

	/**
	 * Creates the counter of clicks on links.
	 */
	public function clicks(): Links\LinkClicks {
		return new Links\LinkClicks( $this->db );
	}

	/**
	 * Returns what checks recipes.
	 */
	public function checks(): Check\CheckModule {
		return $this->checks ??= new Check\CheckModule( $this->db, $this->documents, $this->root );
	}

	/**
	 * Creates the store of accounts' saved recipes.
	 */
	public function saved(): SavedRecipes\SavedList {
		return new SavedRecipes\SavedList( $this->voting->votes );
	}

	/**
	 * Creates the import of the counts of other plugins.
	 */
	public function adoption(): Votes\Adoption {
		$voting = $this->voting;
		$counts = $voting->counts();
		return new Votes\Adoption(
			[
				new Likes\LegacyLikes( $voting->votes, $counts ),
				new Wishlist\LegacyLists( $voting->votes, $voting->database ),
				new Wishlist\LegacyCounts( $counts, $voting->tallies ),
				new Recommend\LegacyRecommendations( $counts ),
				new Ratings\LegacyRatings( $this->comment_votes, $voting->database ),
			],
			$voting->tables
		);
	}

	/**
	 * Creates the copies of counts where themes read them.
	 */
	public function mirrors(): Votes\Mirrors {
		return new Votes\Mirrors( $this->voting->database, $this->voting->tables, $this->adoption() );
	}
}
