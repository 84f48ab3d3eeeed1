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
		$root     = new Root( $file );
		$settings = new Settings\Settings();
		$clashes  = new Recipe\Clashes();
		$islands  = new Islands\Islands( new Islands\Manifest( $settings ) );

		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];

		$featured = new Recipe\FeaturedImages();

		$documents = new Recipe\DocumentRepository( $db, new Recipe\DocumentBuilder() );

		$post_type = new Recipe\PostType( $settings, $clashes );
		$taxonomy  = new Taxonomies\Taxonomies( $settings, $clashes );

		$client  = new Ajax\ClientAddress();
		$store   = new Votes\Database( $db );
		$ballots = new Votes\Tables( $db );
		$tallies = new Votes\Tallies( $store, $ballots );
		$network = new Votes\Addresses( $client );
		$votes   = new Votes\Votes( $store, $ballots, $tallies, $network );
		$polls   = new Votes\Installer( $ballots );
		$ratings = new Ratings\Ratings( $votes, $tallies, $settings );
		$cards   = new Card\CardData( $documents, $ratings, $tallies );

		$facets  = new Search\Facets();
		$entries = new Search\EntryBuilder( $documents, $facets, $tallies );
		$tables  = new Search\Tables( $db );
		$search  = new Search\Database( $db );
		$state   = new Search\State( $search, $tables );
		$marks   = new Search\Marks( $search, $tables );
		$index   = new Search\Index( $search, $tables, $state, $marks, new Search\Indexer( $search, $tables, $entries ), $entries, $facets );
		$input   = new Search\SearchInput( $facets, $settings );
		$answers = new Search\SearchService( $index, $facets, $cards, $settings );
		$shown   = new Search\ShownResults();
		$rebuild = new Search\Rebuild( $search, $tables, $state, $marks, $index, $entries );
		$verify  = new Search\Verify( $search, $tables, $state, $index, $entries );

		self::$renderers = new Renderers( $islands, $settings, $featured, new Archive\ArchiveQuery( $db, $index ), $cards, new Search\SearchProps( $facets, $input, $answers ), $ratings, $facets, $shown, $tallies );

		$visitor = new Votes\VisitorVotes( $votes, $tallies, $network );
		$audit   = new Votes\Audit( $store, $ballots, $tallies );
		$cleanup = new Votes\Cleanup( $votes, $audit, $ballots );
		$counts  = new Votes\CarriedCounts( $store, $ballots, $tallies );
		$stars   = new Ratings\CommentVotes( $db, $votes );
		$legacy  = new Votes\Adoption(
			[
				new Likes\LegacyLikes( $votes, $counts ),
				new Wishlist\LegacyLists( $votes, $store ),
				new Wishlist\LegacyCounts( $counts, $tallies ),
				new Recommend\LegacyRecommendations( $counts ),
				new Ratings\LegacyRatings( $stars, $store ),
			],
			$ballots
		);
		$mirrors = new Votes\Mirrors( $store, $ballots, $legacy );
		$sources = new Votes\Machines( $store, $ballots, $votes );
		$votable = new Votes\VotablePosts( $documents );
		$likes   = new Likes\LikeCounts( $votable, $tallies );
		$carried = new Recommend\CarriedMarks( $tallies );
		$rates   = new Ajax\RateCounter( $db );
		$guard   = new Ajax\Guard( $client, $rates );
		$sign_in = new Login\SignIn();

		$saved    = new SavedRecipes\SavedList( $votes );
		$captcha  = new Captcha\Captcha( $settings );
		$verifier = new Captcha\Verifier( $captcha );

		$clicks    = new Links\LinkClicks( $db );
		$installer = new Search\Installer( $tables, $state, $rebuild );
		$lifecycle = new Lifecycle( $post_type, $taxonomy );

		$parts = [
			$clashes,
			$lifecycle,
			$post_type,
			$taxonomy,
			new Taxonomies\TermMeta(),
			new Taxonomies\TermFields(),
			new Taxonomies\TermColumns(),
			new Recipe\RecipeColumns( $documents ),
			new Assets\Scripts( $root ),
			new Assets\Styles( $root ),
			new Recipe\Blocks( $root, $clashes ),
			new Recipe\DocumentSync( $documents ),
			new Recipe\DocumentField( $documents ),
			$islands,
			$featured,
			new Recipe\JumpLink(),
			new Recipe\Actions(),
			$clicks,
			$rates,
			new Ajax\Dispatcher(
				new Ajax\Schemas( $root ),
				$guard,
				[
					new Links\CountLinkClick( $documents, $clicks ),
					new Search\SearchRecipes( $input, $answers ),
					new Likes\LikeRecipe( $votable, $visitor ),
					new Likes\GetLikes( $likes ),
					new Likes\CheckLike( $votable, $visitor ),
					new Wishlist\SaveRecipe( $votable, $votes ),
					new Recommend\RecommendPost( $votable, $visitor, $carried, $tallies, new Recommend\RecommendCount() ),
					new Visitor\TellVisitor( $visitor, $likes, $carried ),
					new Ratings\RateRecipe( $votable, $visitor, $stars, $ratings, $settings ),
					new Login\ProcessLogin( $sign_in, $guard ),
					new Login\Register(),
					new SavedRecipes\ListSaved( $saved, $cards ),
					new SavedRecipes\SaveCollections( $saved ),
					new SavedRecipes\ShareSaved( $saved ),
					new SavedRecipes\ForgetSaved( $saved ),
				]
			),
			$sign_in,
			new Login\LoginDialog( $islands ),
			new SavedRecipes\SavedPrivacy( $saved ),
			new Captcha\CommentCheck( $captcha, $verifier ),
			new Captcha\CommentField( $captcha, $islands ),
			new Captcha\VerifyRoute( $captcha, $verifier, $guard ),
			new Search\SearchRoute( $input, $answers, $state, $facets, self::VERSION ),
			new StructuredData\StructuredImages(),
			new StructuredData\StructuredData( $documents, new StructuredData\RecipeSchema() ),
			new Search\SearchEngines( new Search\SearchAddress( $input, $shown ), $shown ),
			new Archive\FeaturedRecipes(),
			new Templates\BlockTemplates( $root ),
			new Templates\ClassicTemplates( $root ),
			new Recipe\Bindings( $documents ),
			new Recipe\Excerpt( $documents ),
			new Patterns\Patterns( $root ),
			new Cli\Commands( $documents ),
			new Cli\VoteCommands( $audit, $legacy, $mirrors ),
			new Cli\IndexCommands( $tables, $state, $marks, $rebuild, $verify ),
			new Tools\ToolsPage( 'larder-index', static fn (): string => __( 'Recipe index', 'larder' ), ( new Search\IndexFacts( $state, $marks ) )->all( ... ), [ new Search\RebuildJob( $rebuild ), new Search\VerifyJob( $verify, $rebuild ) ] ),
			$polls,
			new Ratings\Parts( $islands, $settings, $stars, $ratings ),
			$legacy,
			$mirrors,
			$cleanup,
			new Votes\Privacy( $votes, $cleanup ),
			new Votes\ToolsPage( $sources, new Votes\ToolsAction( $audit, $legacy, $mirrors, $sources ), $legacy, $ballots ),
			$installer,
			new Search\IndexHealth( $tables, $state, $marks ),
			new Search\IndexSync( $tables, $state, $marks, $index, $facets ),
		];
		foreach ( $parts as $part ) {
			$part->register();
		}

		register_activation_hook( $file, $lifecycle->activate( ... ) );
		register_activation_hook( $file, $clicks->install( ... ) );
		register_activation_hook( $file, $polls->install( ... ) );
		register_activation_hook( $file, $rates->install( ... ) );
		register_activation_hook( $file, ( new SavedRecipes\SavedPage() )->activate( ... ) );
		register_activation_hook( $file, $installer->activate( ... ) );
		register_activation_hook( $file, ( new Search\SearchPage( $db ) )->activate( ... ) );
		register_deactivation_hook( $file, $lifecycle->deactivate( ... ) );
		register_deactivation_hook( $file, $installer->pause( ... ) );
		register_deactivation_hook( $file, $mirrors->finish( ... ) );
		register_deactivation_hook( $file, $polls->pause( ... ) );
	}

	/**
	 * Gives the renderers of the blocks.
	 */
	public static function renderers(): Renderers {
		return self::$renderers;
	}
}
