<?php
declare( strict_types=1 );

namespace Larder;

defined( 'ABSPATH' ) || exit;

/**
 * Wires the parts of the plugin by hand, in one place.
 */
final class Plugin {

	/** The plugin's version, which is also that of its stored data. */
	public const VERSION = '0.1.0';

	/** What the parts share. */
	private static Services $services;

	/** What the blocks' `render.php` files call, once a page has a block. */
	private static ?Renderers $renderers = null;

	/**
	 * Creates every part and has it add its hooks.
	 *
	 * @param string $file Path of the main plugin file.
	 */
	public static function boot( string $file ): void {
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];

		self::$services  = new Services( $file, $db, self::VERSION );
		self::$renderers = null;

		$post_type = new Recipe\PostType( self::$services->settings, self::$services->clashes );
		$taxonomy  = new Taxonomies\Taxonomies( self::$services->settings, self::$services->clashes );
		$lifecycle = new Lifecycle( $post_type, $taxonomy );
		$access    = new Access\Access( self::$services->settings );
		foreach ( [ $access, $lifecycle, $post_type, $taxonomy, ...self::parts(), ...self::deferred_parts() ] as $part ) {
			$part->register();
		}
		self::prepare_sites( $file, $access, $lifecycle );
	}

	/**
	 * Returns the path of the main plugin file of the copy that runs.
	 */
	public static function file(): string {
		return self::$services->root->path( 'plugin.php' );
	}

	/**
	 * Returns the renderers of the blocks.
	 */
	public static function renderers(): Renderers {
		return self::$renderers ??= new Renderers( self::$services );
	}

	/**
	 * Prepares a site when the plugin is switched on, and ends what runs when it is switched off.
	 *
	 * @param string        $file      Path of the main plugin file.
	 * @param Access\Access $access    Who may do what.
	 * @param Lifecycle     $lifecycle Updates the rewrite rules of recipes.
	 */
	private static function prepare_sites( string $file, Access\Access $access, Lifecycle $lifecycle ): void {
		$services = self::$services;
		$steps    = [
			$access->install( ... ),
			$lifecycle->activate( ... ),
			static fn () => ( new Ingredients\KitchenRounding() )->activate(),
			static fn () => $services->clicks()->install(),
			static fn () => $services->voting->installer()->install(),
			static fn () => $services->rates()->install(),
			static fn () => ( new SavedRecipes\SavedPage() )->activate(),
			static fn () => ( new Shopping\ShoppingPage() )->activate(),
			$services->search->activate( ... ),
			static fn () => $services->checks()->sync->install(),
		];
		( new Activation( $file, $steps ) )->register();
		$ends = [
			$lifecycle->deactivate( ... ),
			$services->search->pause( ... ),
			static fn () => $services->mirrors()->finish(),
			static fn () => $services->voting->installer()->pause(),
			static fn () => $services->checks()->sync->pause(),
		];
		foreach ( $ends as $end ) {
			register_deactivation_hook( $file, $end );
		}
	}

	/**
	 * Returns what any page may need.
	 *
	 * @return list<Registrable>
	 */
	private static function parts(): array {
		$services  = self::$services;
		$root      = $services->root;
		$settings  = $services->settings;
		$islands   = $services->islands;
		$documents = $services->documents;
		$shown     = new StructuredData\ShownRecipe( $documents );
		$schema    = new StructuredData\RecipeSchema();
		return [
			$services->clashes,
			new Taxonomies\TermMeta(),
			new Assets\Scripts( $root ),
			new Assets\ScriptTexts( $root ),
			new Assets\LanguageWords( $root ),
			new Assets\Styles( $root ),
			new Recipe\Blocks( $root, $services->clashes ),
			new Recipe\SavedWords\SavedWords(),
			new Recipe\StoredTags(),
			new Recipe\DocumentSync( $documents ),
			new Recipe\RecipeTypes( $services->db ),
			new Recipe\PictureCache( $documents ),
			new Recipe\RecipeThumbnail( $documents ),
			new Recipe\JumpLink(),
			new Recipe\StickyHeader(),
			new Recipe\Actions(),
			new Recipe\Bindings( $documents ),
			new Recipe\Excerpt( $documents ),
			new Recipe\HiddenWords( $services->db ),
			new Recipe\TitleLanguage(),
			new Recipe\PageTitles(),
			new Recipe\FeedLanguage(),
			new StructuredData\StructuredImages(),
			new Head\PageHead( $services->search->hints->wishes( ... ), ( new StructuredData\MetaDescription( $shown ) )->text( ... ) ),
			new StructuredData\StructuredData(
				$shown,
				$schema,
				new StructuredData\FaqSchema( $settings ),
				new StructuredData\EmbeddedSchema( $documents, $schema )
			),
			new Archive\FeaturedRecipes(),
			new Archive\EmptySections(),
			new Templates\BlockTemplates( $root, [ SavedRecipes\SavedPage::OPTION, Shopping\ShoppingPage::OPTION ] ),
			new Templates\ClassicTemplates( $root ),
			new Templates\ThemeData(),
			new Patterns\Patterns( $root ),
			$services->voting,
			$islands,
			$services->featured,
			$services->first_picture,
			$services->pins,
			$services->keywords,
			$services->print_page,
			$services->whole_recipes,
			new Shortcodes\RandomRecipe( $services->search->engines ),
			new Login\LoginDialog( $islands ),
			new Lightbox\Lightbox( $islands ),
			new Timers\TimersTray( $islands ),
			new CookMode\RecipeBar( $islands ),
			new Settings\SettingsModule( $root, $settings ),
			new Offline\Offline( $root, $islands, $settings ),
			new Captcha\CaptchaModule( $settings, $islands, $services->guard( ... ) ),
			new Ratings\RatingsModule( $islands, $settings, $services->voting->database, $services->comment_votes, $services->ratings ),
			$services->search,
			$services->exchange,
			new Search\Page\EarlySearch( static fn (): Search\Page\SearchRenderer => self::renderers()->search ),
		];
	}

	/**
	 * Returns what waits until WordPress fires a hook that few requests have.
	 *
	 * @return list<Registrable>
	 */
	private static function deferred_parts(): array {
		$services   = self::$services;
		$feature    = new Shortcodes\Feature();
		$shortcodes = new Shortcodes\Shortcodes( $feature );
		return [
			$shortcodes,
			...Switch\SwitchModule::stand_ins( $services->db, $feature ),
			...Switch\SwitchModule::deferred( $services->db, $services->voting ),
			new Deferred(
				[ 'elementor/elements/categories_registered', 'elementor/widgets/register', 'elementor/preview/enqueue_styles' ],
				static fn (): array => [ new Elementor\ElementorModule( $services->settings, $shortcodes ) ]
			),
			new Deferred( [ 'rest_api_init' ], self::routes( ... ) ),
			new Deferred(
				[ 'wp_abilities_api_categories_init', 'wp_abilities_api_init' ],
				static fn (): array => [ new Abilities\AbilitiesModule( $services->documents, $services->exchange->reader() ) ]
			),
			...( class_exists( 'WP_CLI', false ) ? self::commands() : [] ),
			new Deferred(
				[ 'wp_privacy_personal_data_exporters', 'wp_privacy_personal_data_erasers' ],
				static fn (): array => [
					new SavedRecipes\SavedPrivacy( $services->saved() ),
					new Shopping\ShoppingPrivacy( new Shopping\ShoppingLists() ),
				]
			),
			new Deferred(
				[ ...Deferred::admin_hooks(), 'larder_tally_changed', Votes\Adoption::EVENT, Votes\Mirrors::EVENT ],
				static fn (): array => [ $services->adoption(), $services->mirrors() ]
			),
			new Deferred(
				[ 'template_redirect' ],
				static fn (): array => [ new SavedRecipes\SavedExport(
					$services->exchange->download(),
					$services->saved(),
					$services->settings,
					$services->guard()
				) ]
			),
			new Deferred( [ 'site_status_tests' ], static fn (): array => [ new Ajax\ProxyHealth( $services->client ) ] ),
			Deferred::to_admin( self::admin_parts( ... ) ),
			new Deferred( Check\CheckSync::hooks(), static fn (): array => [ $services->checks()->sync ] ),
			new Deferred( [ 'admin_init' ], static fn (): array => [ ( new Calls( $services ) )->dispatcher() ] ),
		];
	}

	/**
	 * Returns the routes of REST and the fields of its objects.
	 *
	 * @return list<Registrable>
	 */
	private static function routes(): array {
		return [
			new Recipe\DocumentField( self::$services->documents ),
			new Links\ClicksRoute( self::$services->documents, self::$services->clicks(), self::$services->keywords ),
			new Video\PosterRoute(),
			self::$services->checks()->route(),
		];
	}

	/**
	 * Returns the commands of WP-CLI.
	 *
	 * @return list<Registrable>
	 */
	private static function commands(): array {
		$search = self::$services->search;
		return [
			new Cli\Commands( self::$services->documents ),
			new Cli\IndexCommands( $search->tables, $search->state, $search->queue, $search->rebuild(), $search->verify() ),
			new Cli\SwitchCommands( new Switch\SwitchModule( self::$services->db, self::$services->voting ) ),
			...self::$services->exchange->commands(),
			new Cli\VoteCommands( self::$services->voting->audit(), self::$services->adoption(), self::$services->mirrors() ),
		];
	}

	/**
	 * Returns what wp-admin alone needs.
	 *
	 * @return list<Registrable>
	 */
	private static function admin_parts(): array {
		$services = self::$services;
		$voting   = $services->voting;
		return [
			new Taxonomies\TermFields(),
			new Taxonomies\TermColumns(),
			new Recipe\RecipeColumns( $services->documents ),
			new Recipe\RecipeListStyle(),
			...$services->checks()->admin(),
			new ClassicEditor\EditorChoice(),
			new ClassicEditor\ClassicScreen(),
			new Recipe\PostEditor( $services->root ),
			new Recipe\Duplicate(),
			new Archive\FeaturedPanel( $services->root ),
			new Archive\FeaturedEdits(),
			$services->clicks(),
			$services->rates(),
			Votes\VotesPage::create(
				new Votes\VoteSources( $voting->database, $voting->tables, $voting->votes ),
				$voting->audit(),
				$services->adoption(),
				$services->mirrors(),
				$voting->tables
			),
		];
	}
}
