<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Settings\Store;
use Larder\Switch\Screen\SettingsStep;
use Larder\Switch\Settings\TakenSettings;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Settings that another plugin and Larder both have.
 */
final class TakenSettingsTest extends WordPressTestCase {

	/** The table of Mediavine Create, which a test cannot make: that would end its transaction. */
	private const TABLES = [
		'mv_settings' => 'CREATE TABLE {prefix}mv_settings ( id bigint(20) NOT NULL AUTO_INCREMENT, slug varchar(170) NOT NULL, value longtext, PRIMARY KEY (id) ) {charset_collate}',
	];

	private SwitchModule $switch;

	public static function setUpBeforeClass(): void {
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		( new ForeignSite( $db ) )->create( self::TABLES );
	}

	public static function tearDownAfterClass(): void {
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		( new ForeignSite( $db ) )->drop( self::TABLES );
	}

	protected function setUp(): void {
		parent::setUp();
		delete_option( Store::OPTION );
		$this->switch = Switching::module( $this->db() );
	}

	/**
	 * @return array<string, array{string, string, array<string, mixed>, array<string, mixed>}>
	 */
	public static function plugins(): array {
		return [
			'WP Recipe Maker'    => [
				'wp-recipe-maker',
				'wprm_settings',
				[ 'fractions_enabled' => false, 'unit_conversion_enabled' => '', 'features_comment_ratings' => true ]
				+ [ 'label_comment_rating' => 'How was it?' ],
				[ 'useFraction' => false, 'ratingLabel' => 'How was it?' ],
			],
			'Tasty Recipes'      => [
				'tasty-recipes-lite',
				'tasty_recipes_customization',
				[ 'primary_color' => '#aa3300', 'star_ratings_style' => 'solid' ],
				[ 'primaryColor' => '#aa3300' ],
			],
			'WPZOOM'             => [
				'recipe-card-blocks-by-wpzoom',
				'wpzoom-recipe-card-settings',
				[ 'wpzoom_rcb_settings_user_ratings' => '0' ],
				[ 'enableRatings' => false ],
			],
			'Cooked'             => [
				'cooked',
				'cooked_settings',
				[ 'main_color' => '#16a780', 'recipes_per_page' => 9, 'recipe_permalink' => 'recipes' ]
				+ [ 'recipe_category_permalink' => 'dishes' ],
				[ 'primaryColor' => '#16a780', 'recipePerPage' => 9, 'recipeBase' => 'recipes', 'courseBase' => 'dishes' ],
			],
			'WP Ultimate Recipe' => [
				'wp-ultimate-recipe',
				'wpurp_option',
				[ 'recipe_adjustable_servings' => '1', 'recipe_adjustable_servings_fractions' => '0', 'recipe_slug' => 'recipe' ],
				[ 'useFraction' => false ],
			],
			'Zip Recipes'        => [
				'zip-recipes',
				'zrdn_settings_template',
				[ 'primary_color' => '#f37226', 'border_color' => '#000' ],
				[ 'primaryColor' => '#f37226' ],
			],
			'damaged settings'   => [ 'cooked', 'cooked_settings', [ 'main_color' => 'red;}', 'recipes_per_page' => [ 1 ] ], [] ],
			'a plugin without any' => [ 'easyrecipe', 'easyrecipe', [ 'primary_color' => '#aa3300' ], [] ],
		];
	}

	/**
	 * @param array<string, mixed> $stored What it holds.
	 * @param array<string, mixed> $wanted What would change.
	 */
	#[DataProvider( 'plugins' )]
	public function test_what_differs_is_offered_taken_over_and_given_back(
		string $plugin,
		string $option,
		array $stored,
		array $wanted
	): void {
		update_option( $option, $stored );
		$before = get_option( Store::OPTION );
		$store  = new Store();
		self::assertSame( $wanted, $this->offered( $plugin ) );
		self::assertSame( $before, get_option( Store::OPTION ), 'nothing is stored for the offer' );
		self::assertSame( count( $wanted ), $this->switch->settings->take( $plugin ) );
		foreach ( $wanted as $key => $value ) {
			self::assertSame( $value, $store->value( $key ) );
		}
		self::assertSame( [], $this->switch->settings->offers( $plugin ) );
		self::assertSame( count( $wanted ), $this->switch->settings->give_back( $plugin ) );
		self::assertSame( $wanted, $this->offered( $plugin ) );
		self::assertFalse( TakenSettings::can_go_back( $plugin ) );
	}

	/**
	 * Returns what would change.
	 *
	 * @return array<string, mixed>
	 */
	private function offered( string $plugin ): array {
		return array_map( static fn ( array $offer ): mixed => $offer['to'], $this->switch->settings->offers( $plugin ) );
	}

	public function test_the_rows_of_mediavine_create_are_settings_too(): void {
		$switch = Switching::module( $this->db() );
		$site   = new ForeignSite( $this->db() );
		$site->insert( 'mv_settings', [
			[ 'slug' => 'mv_create_color', 'value' => 'aa3300' ],
			[ 'slug' => 'mv_create_allow_reviews', 'value' => '' ],
			[ 'slug' => 'mv_create_enable_anonymous_ratings', 'value' => '1' ],
			[ 'slug' => 'mv_create_card_style', 'value' => 'square' ],
		] );
		self::assertSame(
			[ 'primaryColor' => '#aa3300', 'enableRatings' => false, 'rateWithoutComment' => true ],
			array_map( static fn ( array $offer ): mixed => $offer['to'], $switch->settings->offers( 'mediavine-create' ) )
		);
	}

	public function test_what_somebody_has_set_since_stays(): void {
		update_option( 'cooked_settings', [ 'main_color' => '#16a780', 'recipes_per_page' => 9 ] );
		( new Store() )->save( [ 'recipePerPage' => 20 ] );
		$this->switch->settings->take( 'cooked' );
		( new Store() )->save( [ 'primaryColor' => '#000000' ] );
		self::assertSame( 1, $this->switch->settings->give_back( 'cooked' ) );
		self::assertSame( [ '#000000', 20 ], [ ( new Store() )->value( 'primaryColor' ), ( new Store() )->value( 'recipePerPage' ) ] );
	}

	public function test_an_object_among_them_is_never_brought_to_life(): void {
		update_option( 'cooked_settings', [] );
		$this->db()->update(
			$this->db()->options,
			[ 'option_value' => 'a:2:{s:1:"x";O:8:"stdClass":0:{}s:10:"main_color";s:7:"#16a780";}' ],
			[ 'option_name' => 'cooked_settings' ]
		);
		self::assertSame( [ 'primaryColor' ], array_keys( $this->switch->settings->offers( 'cooked' ) ) );
	}

	public function test_the_page_shows_what_would_change_to_those_who_may_change_it(): void {
		update_option( 'tasty_recipes_customization', [ 'primary_color' => '#aa3300' ] );
		$step   = new SettingsStep( $this->switch->sources, $this->switch->settings );
		$source = $this->switch->sources->all()['tasty-recipes-lite'];
		$show   = static function () use ( $step, $source ): string {
			ob_start();
			$step->show( $source );
			return (string) ob_get_clean();
		};
		wp_set_current_user( 0 );
		self::assertSame( '', $show() );
		wp_set_current_user( 1 );
		self::assertStringContainsString( '<td>not set</td><td>#aa3300</td>', $show() );
		self::assertStringContainsString( 'value="take"', $show() );
		self::assertStringNotContainsString( 'value="back"', $show() );
		$this->switch->settings->take( 'tasty-recipes-lite' );
		self::assertStringContainsString( 'value="back"', $show() );
		self::assertStringNotContainsString( 'value="take"', $show() );
		self::assertStringContainsString( '_wpnonce', $show() );
	}
}
