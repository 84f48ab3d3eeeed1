<?php
declare( strict_types=1 );

namespace Larder;

/**
 * Puts the parts of the plugin together, by hand and in one place.
 */
final class Plugin {

	/** The plugin's version, which is also that of its stored data. */
	public const VERSION = '0.1.0';

	/** What the blocks' `render.php` files call. */
	private static Renderers $renderers;

	/**
	 * Wires every part and lets each listen to WordPress.
	 *
	 * @param string $file Path of the main plugin file.
	 */
	public static function boot( string $file ): void {
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];

		$root      = new Root( $file );
		$settings  = new Settings\Settings();
		$clashes   = new Recipe\Clashes();
		$islands   = new Islands\Islands( new Islands\Manifest( $settings ) );
		$featured  = new Recipe\FeaturedImages();
		$documents = new Recipe\DocumentRepository( $db, new Recipe\DocumentBuilder() );
		$post_type = new Recipe\PostType( $settings, $clashes );
		$taxonomy  = new Taxonomies\Taxonomies( $settings, $clashes );
		$lifecycle = new Lifecycle( $post_type, $taxonomy );
		$access    = new Access\Access( $settings );

		$client  = new Ajax\ClientAddress();
		$polls   = new Votes\Parts( $db, $client );
		$ratings = new Ratings\Ratings( $polls->votes, $polls->tallies, $settings );
		$stars   = new Ratings\CommentVotes( $db, $polls->votes );
		$cards   = new Card\CardData( $documents, $ratings, $polls->tallies );
		$search  = new Search\Parts( $db, $settings, $documents, $cards, $polls->tallies, self::VERSION );
		$legacy  = self::legacy( $polls, $stars );
		$mirrors = new Votes\Mirrors( $polls->database, $polls->tables, $legacy );
		$carried = new Recommend\CarriedMarks( $polls->tallies );
		$saved   = new SavedRecipes\SavedList( $polls->votes );
		$clicks  = new Links\LinkClicks( $db );
		$keyword = new Links\KeywordLinks( $settings );
		$lists   = new Shopping\ShoppingLists();
		$rates   = new Ajax\RateCounter( $db );
		$guard   = new Ajax\Guard( $client, $rates );
		$sign_in = new Login\SignIn();

		$paper   = new Print\PrintPage( $root, $islands, $documents, new Print\PrintSettings( $settings ) );

		self::$renderers = new Renderers( $islands, $settings, $featured, new Archive\ArchiveQuery( $db, $search->index ), $cards, new Search\SearchProps( $search->input, $search->answers, new Search\SearchFilters( $search->facets, $search->answers ) ), $ratings, $search->facets, $search->shown, $polls->tallies, $paper, new Share\ShareRenderer( $islands, $documents, $settings ), $keyword );

		$votable = new Votes\VotablePosts( $documents );
		$likes   = new Likes\LikeCounts( $votable, $polls->tallies );
		$actions = [
			new Links\CountLinkClick( $documents, $clicks, $keyword ),
			new Search\SearchRecipes( $search->input, $search->answers ),
			new Search\FindValues( $search->values ),
			new Likes\LikeRecipe( $votable, $polls->visitor ),
			new Likes\GetLikes( $likes ),
			new Likes\CheckLike( $votable, $polls->visitor ),
			new Wishlist\SaveRecipe( $votable, $polls->votes ),
			new Recommend\RecommendPost( $votable, $polls->visitor, $carried, $polls->tallies, new Recommend\RecommendCount() ),
			new Visitor\TellVisitor( $polls->visitor, $likes, $carried ),
			new Ratings\RateRecipe( $votable, $polls->visitor, $stars, $ratings, $settings ),
			new Login\ProcessLogin( $sign_in, $guard ),
			new Login\Register(),
			new SavedRecipes\ListSaved( $saved, $cards, $settings ),
			new SavedRecipes\SaveCollections( $saved ),
			new SavedRecipes\ShareSaved( $saved ),
			new SavedRecipes\ForgetSaved( $saved ),
			new Shopping\KeepShoppingList( $lists, $root ),
		];

		$feature    = new Shortcodes\Feature();
		$shortcodes = new Shortcodes\Shortcodes( $feature );
		$parts      = [
			$shortcodes,
			new Elementor\Parts( $settings, $shortcodes ),
			new Shortcodes\Surprise(),
			$clashes,
			$access,
			$lifecycle,
			$post_type,
			$taxonomy,
			...self::recipes( $root, $settings, $clashes, $documents ),
			...self::votes( $polls, $legacy, $mirrors ),
			$islands,
			$featured,
			$clicks,
			$keyword,
			new Links\ClicksRoute( $documents, $clicks, $keyword ),
			$rates,
			new Ajax\Dispatcher( new Ajax\Schemas( $root ), $guard, $actions ),
			$sign_in,
			$paper,
			new Login\LoginDialog( $islands ),
			new Lightbox\Lightbox( $islands ),
			new Timers\TimersTray( $islands ),
			new Video\PosterRoute(),
			new Cook\RecipeBar( $islands, $settings ),
			new SavedRecipes\SavedPrivacy( $saved ),
			new Settings\Parts( $root ),
			new Shopping\ShoppingPrivacy( $lists ),
			new Offline\Offline( $root, $islands, $settings ),
			new Captcha\Parts( $settings, $islands, $guard ),
			new Ratings\Parts( $islands, $settings, $stars, $ratings ),
			$search,
			new Cli\IndexCommands( $search->tables, $search->state, $search->marks, $search->rebuild, $search->verify ),
		];
		foreach ( $parts as $part ) {
			$part->register();
		}

		( new Activation( $file, [ $access->install( ... ), $lifecycle->activate( ... ), $clicks->install( ... ), $polls->installer->install( ... ), $rates->install( ... ), ( new SavedRecipes\SavedPage() )->activate( ... ), ( new Shopping\ShoppingPage() )->activate( ... ), $search->activate( ... ) ] ) )->register();
		foreach ( [ $lifecycle->deactivate( ... ), $search->pause( ... ), $mirrors->finish( ... ), $polls->installer->pause( ... ) ] as $deactivate ) {
			register_deactivation_hook( $file, $deactivate );
		}
	}

	/**
	 * Gives the renderers of the blocks.
	 */
	public static function renderers(): Renderers {
		return self::$renderers;
	}

	/**
	 * Makes what takes over the counts of other plugins.
	 *
	 * @param Votes\Parts          $polls The votes.
	 * @param Ratings\CommentVotes $stars Makes votes of comments.
	 */
	private static function legacy( Votes\Parts $polls, Ratings\CommentVotes $stars ): Votes\Adoption {
		return new Votes\Adoption(
			[
				new Likes\LegacyLikes( $polls->votes, $polls->counts ),
				new Wishlist\LegacyLists( $polls->votes, $polls->database ),
				new Wishlist\LegacyCounts( $polls->counts, $polls->tallies ),
				new Recommend\LegacyRecommendations( $polls->counts ),
				new Ratings\LegacyRatings( $stars, $polls->database ),
			],
			$polls->tables
		);
	}

	/**
	 * Makes what votes need beside themselves.
	 *
	 * @param Votes\Parts    $polls   The votes.
	 * @param Votes\Adoption $legacy  Takes over the counts of other plugins.
	 * @param Votes\Mirrors  $mirrors Writes counts where themes read them.
	 * @return list<Registrable>
	 */
	private static function votes( Votes\Parts $polls, Votes\Adoption $legacy, Votes\Mirrors $mirrors ): array {
		$machines = new Votes\Machines( $polls->database, $polls->tables, $polls->votes );
		return [
			$polls,
			$legacy,
			$mirrors,
			Votes\ToolsPage::of( $machines, $polls->audit, $legacy, $mirrors, $polls->tables ),
			new Cli\VoteCommands( $polls->audit, $legacy, $mirrors ),
		];
	}

	/**
	 * Makes what recipes themselves consist of, and what reads them.
	 *
	 * @param Root                      $root      The plugin's folder.
	 * @param Settings\Settings         $settings  The site's settings.
	 * @param Recipe\Clashes            $clashes   Knows what other plugins have registered.
	 * @param Recipe\DocumentRepository $documents The documents.
	 * @return list<Registrable>
	 */
	private static function recipes( Root $root, Settings\Settings $settings, Recipe\Clashes $clashes, Recipe\DocumentRepository $documents ): array {
		$shown = new StructuredData\ShownRecipe( $documents );
		return [
			new Taxonomies\TermMeta(),
			new Taxonomies\TermFields(),
			new Taxonomies\TermColumns(),
			new Recipe\RecipeColumns( $documents ),
			new Recipe\RecipeListStyle(),
			new Assets\Scripts( $root ),
			new Assets\ScriptTexts( $root ),
			new Assets\Words( $root ),
			new Assets\Styles( $root ),
			new Recipe\Blocks( $root, $clashes ),
			new Recipe\DocumentSync( $documents ),
			new Recipe\DocumentField( $documents ),
			new Recipe\PictureCache( $documents ),
			new Recipe\JumpLink(),
			new Recipe\Actions(),
			new Recipe\Bindings( $documents ),
			new Recipe\Excerpt( $documents ),
			new StructuredData\StructuredImages(),
			new StructuredData\MetaDescription( $shown ),
			new StructuredData\StructuredData( $shown, new StructuredData\RecipeSchema(), new StructuredData\FaqSchema( $settings ) ),
			new Archive\FeaturedRecipes(),
			new Archive\FeaturedPanel( $root ),
			new Archive\FeaturedEdits(),
			new Templates\BlockTemplates( $root ),
			new Templates\ClassicTemplates( $root ),
			new Patterns\Patterns( $root ),
			new Cli\Commands( $documents ),
		];
	}
}
