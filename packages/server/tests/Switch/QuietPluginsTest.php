<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Switch\RecipeLocations;
use Larder\Switch\Rows;
use Larder\Switch\StandIns\QuietPlugins;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * A plugin that still runs beside Larder prints neither its recipe nor its stars where the recipe has changed over.
 */
final class QuietPluginsTest extends WordPressTestCase {

	/** What the stand-in of a plugin prints, by hook. */
	private const PRINTED = [
		'the_content'                  => '<div class="old-recipe"></div><script type="application/ld+json">{"@type":"Recipe"}</script>',
		'comment_text'                 => '<span class="old-stars">5</span>',
		'comment_form_field_comment'   => '<input name="old-stars">',
		'comment_form_logged_in_after' => '<input name="old-stars">',
		'wp_head'                      => '<script type="application/ld+json">{"@type":"Recipe"}</script>',
	];

	private string $folder = '';

	private mixed $active;

	/** @var array<string, \WP_Hook> Hooks as they were. */
	private array $hooks = [];

	protected function setUp(): void {
		parent::setUp();
		$this->active = get_option( 'active_plugins' );
		/** @var array<string, \WP_Hook> $hooks */
		$hooks       = $GLOBALS['wp_filter'];
		$this->hooks = array_map( static fn ( \WP_Hook $hook ): \WP_Hook => clone $hook, array_intersect_key( $hooks, self::PRINTED ) );
	}

	protected function tearDown(): void {
		/** @var array<string, \WP_Hook> $hooks */
		$hooks = $GLOBALS['wp_filter'];
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As before the test.
		$GLOBALS['wp_filter'] = $this->hooks + array_diff_key( $hooks, self::PRINTED );
		if ( '' !== $this->folder ) {
			array_map( unlink( ... ), glob( "$this->folder/*" ) ?: [] );
			rmdir( $this->folder );
		}
		update_option( 'active_plugins', $this->active );
		parent::tearDown();
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function plugins(): array {
		return [
			'WP Recipe Maker'        => [ 'wp-recipe-maker', 'wp-recipe-maker' ],
			'its paid part'          => [ 'wp-recipe-maker', 'wp-recipe-maker-premium' ],
			'WP Delicious'           => [ 'delicious-recipes', 'delicious-recipes' ],
			'the cards of WP Delicious' => [ 'delicious-recipes-card', 'delicious-recipes' ],
			'Tasty Recipes Lite'     => [ 'tasty-recipes-lite', 'tasty-recipes-lite' ],
			'Tasty Recipes'          => [ 'tasty-recipes-lite', 'tasty-recipes' ],
			'WP Ultimate Recipe'     => [ 'wp-ultimate-recipe', 'wp-ultimate-recipe' ],
			'WPZOOM'                 => [ 'recipe-card-blocks-by-wpzoom', 'recipe-card-blocks-by-wpzoom' ],
			'Mediavine Create'       => [ 'mediavine-create', 'mediavine-create' ],
			'Cooked'                 => [ 'cooked', 'cooked' ],
			'Zip Recipes'            => [ 'zip-recipes', 'zip-recipes' ],
			'EasyRecipe'             => [ 'easyrecipe', 'easyrecipe' ],
			'Meal Planner Pro'       => [ 'meal-planner-pro', 'meal-planner-pro' ],
		];
	}

	#[DataProvider( 'plugins' )]
	public function test_it_prints_nothing_on_the_page_of_a_recipe_that_has_changed_over( string $source, string $folder ): void {
		$post = $this->publish()->ID;
		( new RecipeLocations( new Rows( $this->db() ) ) )->note( $source, '1', $post );
		$this->activate( $source, $folder );
		add_filter( 'the_content', [ self::class, 'append_marker' ] );
		$this->visit( $post );
		( new QuietPlugins() )->quiet();
		foreach ( array_keys( self::PRINTED ) as $hook ) {
			self::assertStringNotContainsString( 'old', $this->run_hook( $hook ), $hook );
			$printed = str_replace( 'larder-schema', '', $this->run_hook_without_larder( $hook ) );
			self::assertStringNotContainsString( '"@type":"Recipe"', $printed, $hook );
		}
		self::assertStringContainsString( 'marker', $this->run_hook( 'the_content' ), 'what others add stays' );
	}

	public function test_it_prints_on_other_pages_what_it_did(): void {
		$home  = $this->publish()->ID;
		$other = $this->publish()->ID;
		( new RecipeLocations( new Rows( $this->db() ) ) )->note( 'wp-recipe-maker', '1', $home );
		$this->activate( 'wp-recipe-maker', 'wp-recipe-maker' );
		$this->visit( $other );
		( new QuietPlugins() )->quiet();
		self::assertStringContainsString( 'old-recipe', $this->run_hook( 'the_content' ) );
		self::assertStringContainsString( 'old-stars', $this->run_hook( 'comment_text' ) );
	}

	/**
	 * Appends a marker to a content, as a filter of another plugin.
	 */
	public static function append_marker( string $content ): string {
		return $content . '<i class="marker"></i>';
	}

	/**
	 * Installs and runs a mock of a plugin.
	 *
	 * @param string $source What the plugin is known by.
	 */
	private function activate( string $source, string $folder ): void {
		$this->folder = WP_PLUGIN_DIR . "/$folder";
		self::assertDirectoryDoesNotExist( $this->folder );
		mkdir( $this->folder );
		$code = '<?php ';
		foreach ( self::PRINTED as $hook => $html ) {
			$code .= sprintf(
				'add_filter( %1$s, static function ( $text = "" ) { if ( doing_filter( "wp_head" ) || doing_filter( "comment_form_logged_in_after" ) ) { echo %2$s; } return $text . %2$s; }, 99 );',
				"'$hook'",
				"'$html'"
			);
		}
		file_put_contents( "$this->folder/stand-in.php", $code );
		require "$this->folder/stand-in.php";
		$active = in_array( $source, [ 'delicious-recipes-card' ], true ) ? 'delicious-recipes' : $source;
		update_option( 'active_plugins', [ "$active/stand-in.php" ] );
	}

	/**
	 * Visits the page of a post.
	 */
	private function visit( int $post_id ): void {
		self::open_page( [ 'p' => $post_id, 'post_type' => 'any' ] );
		self::assertTrue( is_singular() );
	}

	/**
	 * Runs a hook, and returns what it prints and returns.
	 *
	 * @param non-empty-string $name The hook.
	 */
	private function run_hook( string $name ): string {
		ob_start();
		$given = apply_filters( $name, '' );
		return ob_get_clean() . ( is_string( $given ) ? $given : '' );
	}

	/**
	 * Runs a hook, and returns what it prints and returns without Larder's own data.
	 *
	 * @param non-empty-string $name The hook.
	 */
	private function run_hook_without_larder( string $name ): string {
		return (string) preg_replace( '#<script[^>]*class="larder-schema".*?</script>#s', '', $this->run_hook( $name ) );
	}
}
