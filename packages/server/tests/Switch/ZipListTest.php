<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Switch\Settings\TakenSettings;
use Larder\Switch\StandIns\OldAnchors;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * Headings that sites of ZipList's descendants have set for the lists of all their recipes.
 */
final class ZipListTest extends WordPressTestCase {

	private const POST = 793001;

	/** The columns that both plugins have. */
	private const TABLE = 'CREATE TABLE `{prefix}%s` ( recipe_id bigint(20) unsigned NOT NULL AUTO_INCREMENT, post_id bigint(20) unsigned NOT NULL, recipe_title text, ingredients text, instructions text, notes text, PRIMARY KEY (recipe_id) ) {charset_collate}';

	private const TABLES = [ 'amd_zlrecipe_recipes', 'mpprecipe_recipes' ];

	public static function setUpBeforeClass(): void {
		self::site()->create( self::tables() );
	}

	public static function tearDownAfterClass(): void {
		self::site()->drop( self::tables() );
	}

	/**
	 * @return array<string, array{string, string, string, string}> The plugin, its table, its shortcode and what its options begin with.
	 */
	public static function plugins(): array {
		return [
			'Zip Recipes'      => [ 'zip-recipes', 'amd_zlrecipe_recipes', '[amd-zlrecipe-recipe:41]', 'zlrecipe' ],
			'Meal Planner Pro' => [ 'meal-planner-pro', 'mpprecipe_recipes', '[mpprecipe-recipe:41]', 'mpprecipe' ],
		];
	}

	/**
	 * @param string $plugin    Slug of the plugin.
	 * @param string $shortcode What shows the recipe.
	 * @param string $options   What the names of its options begin with.
	 */
	#[DataProvider( 'plugins' )]
	public function test_headings_of_the_site_stay_above_the_lists_where_the_owner_agrees_and_those_of_the_plugin_do_not(
		string $plugin,
		string $table,
		string $shortcode,
		string $options
	): void {
		update_option( "{$options}_ingredient_label", 'Zutaten &amp; Gewürze' );
		update_option( "{$options}_instruction_label", 'Instructions' );
		update_option( "{$options}_notes_label", 'Merke' );
		$settings = Switching::module( $this->db() )->settings;
		self::assertSame( [ 'Zutaten & Gewürze', 'Merke' ], array_column( $settings->offers( $plugin ), 'to' ) );
		self::assertSame( 2, $settings->take( $plugin ) );
		self::assertSame( [], $settings->offers( $plugin ) );
		$page = $this->page( $plugin, $table, $shortcode );
		self::assertMatchesRegularExpression( '#__title"[^>]*>Zutaten &amp; Gewürze<#', $page );
		self::assertMatchesRegularExpression( '#__title"[^>]*>Merke<#', $page );
		self::assertStringNotContainsString( '"title":"Instructions"', get_post( self::POST )->post_content ?? '' );
		self::assertSame( 2, $settings->give_back( $plugin ) );
		self::assertSame( [], TakenSettings::headings( $plugin ) );
	}

	/**
	 * @param string $plugin    Slug of the plugin.
	 * @param string $shortcode What shows the recipe.
	 * @param string $options   What the names of its options begin with.
	 */
	#[DataProvider( 'plugins' )]
	public function test_headings_of_the_site_are_left_to_larder_until_the_owner_agrees(
		string $plugin,
		string $table,
		string $shortcode,
		string $options
	): void {
		update_option( "{$options}_ingredient_label", 'Zutaten' );
		self::assertStringNotContainsString( 'Zutaten', $this->page( $plugin, $table, $shortcode ) );
	}

	/**
	 * @param string $plugin    Slug of the plugin.
	 * @param string $shortcode What shows the recipe.
	 * @param string $options   What the names of its options begin with.
	 */
	#[DataProvider( 'plugins' )]
	public function test_a_heading_that_the_site_did_not_show_is_none(
		string $plugin,
		string $table,
		string $shortcode,
		string $options
	): void {
		update_option( "{$options}_ingredient_label", 'Zutaten' );
		update_option( "{$options}_ingredient_label_hide", 'Hide' );
		self::assertSame( 0, Switching::module( $this->db() )->settings->take( $plugin ) );
		self::assertStringNotContainsString( 'Zutaten', $this->page( $plugin, $table, $shortcode ) );
	}

	/**
	 * @param string       $steps Text of the list.
	 * @param list<string> $ids   Ids of the lines that are steps, as the plugin numbered all lines.
	 */
	#[TestWith( [ "!Dough\nRub.\n%https://pictures.example/a.png\nRest.\n!Cake\nBake.", [ '1', '3', '5' ] ] )]
	#[TestWith( [ "Rub.\n!Cake\nBake.", [ '0', '2' ] ] )]
	public function test_links_to_the_lines_of_meal_planner_pro_lead_to_the_same_steps( string $steps, array $ids ): void {
		$page = $this->page( 'meal-planner-pro', 'mpprecipe_recipes', '[mpprecipe-recipe:41]', $steps );
		preg_match_all( '#id="mpprecipe-instruction-(\d+)"#', $page, $found );
		self::assertSame( $ids, $found[1] );
		self::assertStringContainsString( 'id="mpprecipe-container-41"', $page );
	}

	public function test_a_recipe_that_stays_as_it_was_is_named_by_its_own_name_and_not_by_the_post_of_the_same_number(): void {
		self::site()->load( [ 'posts' => [ ForeignSite::post( 41, 'page', 'Privacy', '' ) ] ] );
		self::site()->insert( 'mpprecipe_recipes', [ [ 'recipe_id' => '41', 'post_id' => '0', 'recipe_title' => 'Leek pie' ] ] );
		$switch = Switching::module( $this->db() );
		$passed = $switch->run->pass_by( $switch->sources->all()['meal-planner-pro'], 'recipes:0' );
		self::assertSame( [ 'post' => 0, 'name' => 'Leek pie', 'next' => 'recipes:41' ], $passed );
	}

	/**
	 * Changes a recipe over, and returns what its post shows.
	 *
	 * @param string $plugin    Slug of the plugin.
	 * @param string $shortcode What shows the recipe.
	 * @param string $steps     Text of its steps.
	 */
	private function page( string $plugin, string $table, string $shortcode, string $steps = 'Boil.' ): string {
		self::site()->load( [ 'posts' => [ ForeignSite::post( self::POST, 'post', 'Soup', $shortcode ) ] ] );
		self::site()->insert( $table, [ [
			'recipe_id'    => '41',
			'post_id'      => (string) self::POST,
			'recipe_title' => 'Soup',
			'ingredients'  => '1 leek',
			'instructions' => $steps,
			'notes'        => 'Hot.',
		] ] );
		$switch = Switching::module( $this->db() );
		Switching::change( $switch, $switch->sources->all()[ $plugin ] );
		( new OldAnchors( self::services()->page_ids ) )->register();
		$post = get_post( self::POST );
		self::assertInstanceOf( \WP_Post::class, $post );
		self::open_page( [ 'p' => self::POST ] );
		setup_postdata( $post );
		$html = apply_filters( 'the_content', $post->post_content );
		return is_string( $html ) ? $html : '';
	}

	/**
	 * Returns how the tables are made.
	 *
	 * @return array<string, string> By name.
	 */
	private static function tables(): array {
		$made = array_map( static fn ( string $name ): string => sprintf( self::TABLE, $name ), self::TABLES );
		return array_combine( self::TABLES, $made );
	}

	/**
	 * Returns what puts rows into the database.
	 */
	private static function site(): ForeignSite {
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		return new ForeignSite( $db );
	}
}
