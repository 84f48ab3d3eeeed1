<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Recipe\PageIds;
use Larder\Shortcodes\Feature;
use Larder\Switch\StandIns\Names;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Shortcodes and blocks of a plugin that is off, anywhere on the site.
 */
final class StandInsTest extends WordPressTestCase {

	private \WP_Post $home;

	private SwitchModule $switch;

	protected function setUp(): void {
		parent::setUp();
		$this->switch = Switching::module( $this->db() );
		$this->home   = $this->publish( [ 'name' => 'Quince cheese' ], [], [ 'post_title' => 'Quince cheese' ] );
	}

	protected function tearDown(): void {
		foreach ( Names::SHORTCODES as $names ) {
			array_map( remove_shortcode( ... ), array_keys( $names ) );
		}
		foreach ( Names::BLOCKS as $names ) {
			foreach ( array_keys( $names ) as $name ) {
				if ( \WP_Block_Type_Registry::get_instance()->is_registered( $name ) ) {
					unregister_block_type( $name );
				}
			}
		}
		parent::tearDown();
	}

	/**
	 * Returns the ways in which plugins show a whole recipe: the recipe has the number 41.
	 *
	 * @return array<string, array{string, string, string}> The plugin, the key of the recipe, and what is stored somewhere.
	 */
	public static function whole(): array {
		return [
			'a shortcode of WP Recipe Maker'   => [ 'wp-recipe-maker', '41', '[wprm-recipe id="41" template="compact"]' ],
			'what its classic editor stored'   => [
				'wp-recipe-maker',
				'41',
				"<!--WPRM Recipe 41-->\n<div class=\"wprm-fallback-recipe\">An old name</div>\n<!--End WPRM Recipe-->",
			],
			'a block of WP Recipe Maker'       => [
				'wp-recipe-maker',
				'41',
				"<!-- wp:wp-recipe-maker/recipe {\"id\":41} -->\n<p>An old name</p>\n<!-- /wp:wp-recipe-maker/recipe -->",
			],
			'a shortcode of Tasty Recipes'     => [ 'tasty-recipes-lite', '41', '[tasty-recipe id="41"]' ],
			'a block of Tasty Recipes'         => [
				'tasty-recipes-lite',
				'41',
				'<!-- wp:wp-tasty/tasty-recipe {"id":41,"lastUpdated":1} /-->',
			],
			'a shortcode of WPZOOM'            => [ 'recipe-card-blocks-by-wpzoom', '41-0', '[wpzoom_rcb_post id="41"]' ],
			'a block of WPZOOM'                => [
				'recipe-card-blocks-by-wpzoom',
				'41-0',
				'<!-- wp:wpzoom-recipe-card/recipe-block-from-posts {"postId":"41"} /-->',
			],
			'a shortcode of Create'            => [
				'mediavine-create',
				'41',
				'[mv_create key="41" type="recipe" title="Old" thumbnail=""]',
			],
			'a block of Create'                => [
				'mediavine-create',
				'41',
				"<!-- wp:mv/recipe {\"id\":41} -->\n<div class=\"wp-block-mv-recipe\">[mv_create key=\"41\" type=\"recipe\"]</div>\n<!-- /wp:mv/recipe -->",
			],
			'a shortcode of Cooked'            => [ 'cooked', '41', '[cooked-recipe id="41"]' ],
			'a shortcode of Zip Recipes'       => [ 'zip-recipes', '41', '[zrdn-recipe id="41"]' ],
			'its old shortcode'                => [ 'zip-recipes', '41', '[amd-zlrecipe-recipe:41]' ],
			'its oldest form, a picture'       => [
				'zip-recipes',
				'41',
				'<img id="amd-zlrecipe-recipe-41" class="amd-zlrecipe-recipe" src="x.png" alt="">',
			],
			'a block of Zip Recipes'           => [ 'zip-recipes', '41', '<!-- wp:zip-recipes/recipe-block {"id":"41"} /-->' ],
			'a shortcode of Meal Planner Pro'  => [ 'meal-planner-pro', '41', '[mpprecipe-recipe:41]' ],
			'a shortcode of WP Ultimate Recipe' => [ 'wp-ultimate-recipe', '41', '[ultimate-recipe id=41 template=default]' ],
		];
	}

	/**
	 * @dataProvider whole
	 * @param string $source  The plugin.
	 * @param string $key     The recipe.
	 * @param string $content What is stored somewhere.
	 */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'whole' )]
	public function test_it_shows_the_recipe_that_has_changed_over( string $source, string $key, string $content ): void {
		$this->changed_over( $source, $key );
		$html = $this->shown( $content );
		self::assertSame( 1, substr_count( $html, "id=\"recipe-{$this->home->ID}\"" ), $html );
		self::assertStringNotContainsString( 'An old name', $html );
	}

	/**
	 * @dataProvider whole
	 * @param string $source  The plugin.
	 * @param string $key     The recipe.
	 * @param string $content What is stored somewhere.
	 */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'whole' )]
	public function test_it_is_shown_in_widgets_and_templates_and_leaves_no_trace_in_an_excerpt(
		string $source,
		string $key,
		string $content
	): void {
		$this->changed_over( $source, $key );
		$this->shown( '' );
		$widgets = [ 'a block widget' => [ 'WP_Widget_Block', [ 'content' => $content ] ] ];
		if ( ! has_blocks( $content ) ) {
			// WordPress renders no blocks in it.
			$widgets['a text widget'] = [ 'WP_Widget_Text', [ 'text' => $content, 'filter' => 'content', 'visual' => true ] ];
		}
		foreach ( $widgets as $place => [ $widget, $instance ] ) {
			ob_start();
			the_widget( $widget, $instance );
			self::assertStringContainsString( 'Quince cheese', (string) ob_get_clean(), $place );
		}
		$pattern = wp_insert_post( [
			'post_type'    => 'wp_block',
			'post_status'  => 'publish',
			'post_content' => wp_slash( "<!-- wp:html -->\n$content\n<!-- /wp:html -->" ),
		] );
		// WordPress itself leaves shortcodes in such a pattern as they are.
		$is_replaced = str_contains( $content, '-recipe:' ) || str_starts_with( $content, '<img' ) || str_contains( $content, '<!--WPRM' );
		foreach ( array_filter( [
			'a template'         => "<!-- wp:group -->\n<div class=\"wp-block-group\">$content</div>\n<!-- /wp:group -->",
			'a pattern within it' => $is_replaced ? "<!-- wp:block {\"ref\":$pattern} /-->" : '',
		] ) as $place => $template ) {
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The template that WordPress has chosen.
			$GLOBALS['_wp_current_template_content'] = $template;
			self::assertStringContainsString( 'Quince cheese', get_the_block_template_html(), $place );
		}
		$other   = $this->publish( [], [], [ 'post_type' => 'post', 'post_title' => 'A day', 'post_content' => "It rained.\n\n$content" ] );
		$excerpt = get_the_excerpt( $other );
		self::assertStringContainsString( 'It rained.', $excerpt );
		self::assertDoesNotMatchRegularExpression( '/\[\w|recipe[:"=]|Quince cheese|An old name/', $excerpt );
	}

	/**
	 * @dataProvider whole
	 * @param string $source  The plugin.
	 * @param string $key     The recipe.
	 * @param string $content What is stored somewhere.
	 */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'whole' )]
	public function test_a_feed_has_the_recipe_behind_an_excerpt_without_it( string $source, string $key, string $content ): void {
		$this->changed_over( $source, $key );
		$this->shown( '' );
		$other = $this->publish( [], [], [ 'post_type' => 'post', 'post_title' => 'A day', 'post_content' => "It rained.\n\n$content" ] );
		self::set_post( $other );
		setup_postdata( $other );
		ob_start();
		the_excerpt_rss();
		self::assertStringNotContainsString( 'Quince cheese', (string) ob_get_clean() );
		self::assertStringContainsString( "id=\"recipe-{$this->home->ID}\"", get_the_content_feed( 'rss2' ) );
	}

	public function test_what_is_stored_of_a_recipe_that_has_not_changed_over_stays(): void {
		$this->changed_over( 'wp-recipe-maker', '41' );
		self::assertStringContainsString(
			'As it was',
			$this->shown( '<!--WPRM Recipe 42--><div class="wprm-fallback-recipe">As it was</div><!--End WPRM Recipe-->' )
		);
	}

	public function test_a_page_that_shows_a_recipe_twice_has_it_once_and_a_card(): void {
		$this->changed_over( 'wp-recipe-maker', '41' );
		$html = $this->shown( '[wprm-recipe id=41] [wprm-recipe id=41]' );
		self::assertSame( [ 1, true ], [ substr_count( $html, "id=\"recipe-{$this->home->ID}\"" ), str_contains( $html, 'larder-card' ) ] );
	}

	public function test_cards_lead_to_the_recipe(): void {
		$this->changed_over( 'cooked', '41' );
		$this->changed_over( 'delicious-recipes', '42' );
		foreach ( [
			'[cooked-recipe-card id="41"]',
			'<!-- wp:delicious-recipes/handpicked-recipes {"Recipe":[42,43]} /-->',
			'<!-- wp:delicious-recipes/handpicked-recipes {"Recipe":[{"value":42,"label":"Cheese"}]} /-->',
			'<!-- wp:delicious-recipes/recipe-card {"Recipe":42} /-->',
		] as $content ) {
			$html = $this->shown( $content );
			self::assertStringContainsString( 'larder-card', $html, $content );
			self::assertStringNotContainsString( "id=\"recipe-{$this->home->ID}\"", $html, $content );
		}
	}

	public function test_recipes_of_a_term_are_shown_below_the_heading_that_an_author_wrote(): void {
		$this->changed_over( 'delicious-recipes', '42' );
		[ $soups, $pies ] = array_map( self::term( ... ), [ 'Soups', 'Pies' ] );
		wp_set_object_terms( $this->home->ID, [ $soups ], 'recipe-course' );
		$block = static fn ( int $term ): string => '<!-- wp:delicious-recipes/tax-type {"title":"Soups & <b>more</b>","heading":"h3",'
			. "\"tax\":\"recipe-course\",\"recipeType\":$term,\"layout\":\"list-view\",\"recipeNumber\":3} /-->";
		$html  = $this->shown( $block( $soups ) );
		self::assertStringContainsString( '<h3>Soups &amp; more</h3>', $html );
		self::assertStringContainsString( 'Quince cheese', $html );
		self::assertStringContainsString( 'is-style-list', $html );
		self::assertStringNotContainsString( 'Quince cheese', $this->shown( $block( $pies ) ) );
		$newest = $this->shown( '<!-- wp:delicious-recipes/tax-type /-->' );
		self::assertStringContainsString( 'Quince cheese', $newest );
		self::assertStringNotContainsString( 'Taxonomy', $newest, 'its own words are not taken along' );
	}

	/**
	 * Creates a course.
	 */
	private static function term( string $name ): int {
		$made = wp_insert_term( $name, 'recipe-course' );
		self::assertIsArray( $made );
		return (int) $made['term_id'];
	}

	public function test_roundups_are_lines_with_their_words(): void {
		$this->changed_over( 'wp-recipe-maker', '41' );
		$site = new ForeignSite( $this->db() );
		$site->load(
			[
				'posts'    => [ ForeignSite::post( 700064, 'wprm_list', 'internal', '' ) ],
				'postmeta' => [ ForeignSite::meta( 'post_id', 700064, 'wprm_items', serialize( [ [ 'type' => 'roundup', 'data' => [ 'type' => 'internal', 'id' => 41, 'summary' => 'For <b>winter</b>' ] ], [ 'type' => 'roundup', 'data' => [ 'type' => 'external', 'link' => 'https://example.org/pie', 'name' => 'Pie & cream' ] ], [ 'data' => [ 'type' => 'internal', 'id' => 999 ] ] ] ) ) ], // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- As the plugin stores.
			]
		);
		$html = $this->shown( '[wprm-list id="700064"]' );
		self::assertStringContainsString( esc_url( (string) get_permalink( $this->home ) ) . '">Quince cheese</a>', $html );
		self::assertStringContainsString( 'For <b>winter</b>', $html );
		self::assertStringContainsString( '<a href="https://example.org/pie">Pie &amp; cream</a>', $html );
		self::assertSame( 2, substr_count( $html, '__title' ) );
		$item = $this->shown( "<!-- wp:wp-recipe-maker/recipe-roundup-item {\"link\":\"https://example.org/other\",\"name\":\"Elsewhere\",\"summary\":\"A good one\"} -->\n[wprm-recipe-roundup-item link=\"https://example.org/other\"]\n<!-- /wp:wp-recipe-maker/recipe-roundup-item -->" );
		self::assertStringContainsString( '<a href="https://example.org/other">Elsewhere</a>', $item );
		self::assertStringContainsString( 'A good one', $item );
		self::assertStringNotContainsString(
			'javascript:',
			$this->shown( '[wprm-recipe-roundup-item link="javascript:alert(1)" name="Elsewhere"]' )
		);
	}

	public function test_a_snippet_leads_to_the_recipe_on_the_page_or_on_its_own(): void {
		$this->changed_over( 'wp-recipe-maker', '41' );
		$jump = '<!-- wp:wp-recipe-maker/jump-to-recipe {"id":41} /-->';
		self::assertStringContainsString(
			sprintf( 'href="%s#recipe-%d"', esc_url( (string) get_permalink( $this->home ) ), $this->home->ID ),
			$this->shown( $jump )
		);
		self::set_post( $this->home );
		self::assertStringContainsString( "<a href=\"#recipe-{$this->home->ID}\">", $this->shown( $jump ) );
		self::assertStringContainsString( "<a href=\"#recipe-{$this->home->ID}\">", $this->shown( '[wprm-recipe-jump]' ) );
		self::assertStringContainsString( 'wp-block-larder-print', $this->shown( '[wprm-recipe-print id="41"]' ) );
	}

	public function test_a_recipe_that_visitors_may_not_read_and_one_that_is_gone_show_nothing(): void {
		$this->changed_over( 'wp-recipe-maker', '41' );
		self::assertSame(
			'',
			trim( $this->shown( '[wprm-recipe id=42] [wprm-recipe] [wprm-recipe-jump id=42] [wprm-recipe-print id=42]' ) )
		);
		wp_set_current_user( 0 );
		wp_update_post( [ 'ID' => $this->home->ID, 'post_status' => 'private' ] );
		self::assertSame(
			'',
			trim( $this->shown( '[wprm-recipe id=41] [wprm-recipe-jump id=41] [wprm-recipe-roundup-item id=41 summary="Secret"]' ) )
		);
	}

	public function test_a_block_whose_recipe_has_not_changed_over_stays_what_its_post_has_stored(): void {
		$this->changed_over( 'wp-recipe-maker', '41' );
		self::assertStringContainsString(
			'Soup',
			$this->shown( "<!-- wp:wp-recipe-maker/recipe {\"id\":42} -->\n<p>Soup</p>\n<!-- /wp:wp-recipe-maker/recipe -->" )
		);
	}

	public function test_a_name_that_its_plugin_has_stays_its_own(): void {
		$this->changed_over( 'wp-recipe-maker', '41' );
		add_shortcode( 'wprm-recipe', static fn (): string => 'mine' );
		self::assertStringContainsString( 'mine', $this->shown( '[wprm-recipe id=41]' ) );
	}

	public function test_a_site_that_has_not_changed_over_has_no_stand_ins(): void {
		self::assertStringContainsString( '[wprm-recipe id=41]', $this->shown( '[wprm-recipe id=41]' ) );
	}

	/**
	 * Notes that the recipe comes from a plugin.
	 *
	 * @param string $source The plugin.
	 * @param string $key    Its key there.
	 */
	private function changed_over( string $source, string $key ): void {
		$this->switch->locations->note( $source, $key, $this->home->ID );
	}

	/**
	 * Prints a content as a page does that has come to the end of `init`.
	 */
	private function shown( string $content ): string {
		SwitchModule::stand_ins( $this->db(), new Feature(), new PageIds() )[0]->add();
		$html = apply_filters( 'the_content', $content );
		// WordPress makes a paragraph of a shortcode that is between words.
		return is_string( $html ) ? (string) preg_replace( '#</?p>\s*#', '', $html ) : '';
	}
}
