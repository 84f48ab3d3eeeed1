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

		$post_type = new Recipe\PostType( self::$services->settings, self::$services->conflicts );
		$taxonomy  = new Taxonomies\Taxonomies( self::$services->settings, self::$services->conflicts );
		$lifecycle = new Lifecycle( $post_type, $taxonomy );
		$access    = new Access\Access( self::$services->settings );
		$deferred  = new DeferredParts( self::$services );
		foreach ( [ $access, $lifecycle, $post_type, $taxonomy, ...self::parts(), ...$deferred->all() ] as $part ) {
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
			static fn () => ( new Ingredients\KitchenRoundingDefault() )->activate(),
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
			$services->conflicts,
			new Taxonomies\TermMeta(),
			new Assets\Scripts( $root ),
			new Assets\ScriptTexts( $root ),
			new Assets\LanguageWords( $root ),
			new Assets\Styles( $root ),
			new Recipe\Blocks( $root, $services->conflicts ),
			new Recipe\SavedWords\SavedWords(),
			new Recipe\AllowedTags(),
			new Recipe\DocumentSync( $documents ),
			new Recipe\RecipeTypes( $services->db ),
			new Recipe\PictureCache( $documents ),
			new Recipe\RecipeThumbnail( $documents ),
			new Recipe\JumpLink(),
			new Recipe\StickyHeader(),
			new Recipe\AfterRecipe(),
			new Recipe\Actions(),
			new Recipe\Bindings( $documents ),
			new Recipe\Excerpt( $documents ),
			new Recipe\ProtectedSearch( $services->db ),
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
			new Templates\BlockTemplates(
				$root,
				[ SavedRecipes\SavedPage::OPTION, Shopping\ShoppingPage::OPTION ],
				Search\Page\SearchPage::is_nothing_else( ... )
			),
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
			$services->page_ids,
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
			new Search\Page\EarlySearch( static fn (): Search\Page\SearchRenderer => self::renderers()->recipe_search ),
		];
	}
}
