<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Recipe\Blocks;
use Larder\Switch\PluginSource;
use Larder\Switch\Snapshot;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Posts in which another plugin lists recipes that are elsewhere.
 */
final class RoundupPostsTest extends WordPressTestCase {

	private const ROUNDUP = 760001;

	private const STORY = 760002;

	private const RECIPE = 760003;

	private const SECOND = 760004;

	private const LIST = 760005;

	private const PLAIN = 760006;

	private const GONE = 760999;

	private const TABLES = [
		'mv_creations' => 'CREATE TABLE {prefix}mv_creations ( id bigint(20) NOT NULL, type varchar(20) NOT NULL, title text, description longtext, title_hide tinyint(1) NOT NULL DEFAULT 0, description_hide tinyint(1) NOT NULL DEFAULT 0, original_object_id bigint(20) NULL, canonical_post_id bigint(20) NULL, prep_time int NULL, active_time int NULL, additional_time int NULL, total_time int NULL, PRIMARY KEY (id) ) {charset_collate}',
		'mv_supplies'  => 'CREATE TABLE {prefix}mv_supplies ( id bigint(20) NOT NULL, creation bigint(20) NOT NULL, type varchar(20) NOT NULL, original_text text, link text, nofollow tinyint(1), `group` text, position int, PRIMARY KEY (id) ) {charset_collate}',
		'mv_relations' => 'CREATE TABLE {prefix}mv_relations ( id bigint(20) NOT NULL, creation bigint(20) NOT NULL, content_type varchar(20) NOT NULL, secondary_type varchar(20) NULL, relation_id bigint(20) NULL, canonical_post_id bigint(20) NULL, title text, description longtext, url text NULL, position int, nofollow tinyint(1) NOT NULL DEFAULT 0, PRIMARY KEY (id) ) {charset_collate}',
	];

	private ForeignSite $site;

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
		$this->site   = new ForeignSite( $this->db() );
		$this->switch = Switching::module( $this->db() );
		$this->site->load( [ 'posts' => [
			ForeignSite::post( self::STORY, 'post', 'A story', '[wprm-recipe id="' . self::RECIPE . '"]' ),
			ForeignSite::post( self::RECIPE, 'wprm_recipe', 'Quince tart', '<p>A tart.</p>' ),
			ForeignSite::post( self::SECOND, 'wprm_recipe', 'Plum jam', '' ),
		] ] );
	}

	public function test_items_become_lines_with_their_own_words_and_recipes_of_other_sites_links(): void {
		$this->roundup( '<!-- wp:wp-recipe-maker/recipe-roundup-item {"id":' . self::RECIPE . ',"summary":"For <b>winter</b>"} -->' . "\n"
			. '[wprm-recipe-roundup-item id="' . self::RECIPE . '"]' . "\n<!-- /wp:wp-recipe-maker/recipe-roundup-item -->\n\n"
			. '<!-- wp:paragraph -->' . "\n<p>[wprm-recipe-roundup-item link=\"https%3A%2F%2Fexample.org%2Fpie\" name=\"Pie %26 %22cream%22\" summary=\"One%0Atwo\"]</p>\n<!-- /wp:paragraph -->\n\n"
			. '[wprm-recipe-roundup-item id=' . self::SECOND . ']' );
		[ $tart, $pie, $jam ] = $this->embeds();
		self::assertSame(
			[ self::STORY, 'line', 'Quince tart', 'For <b>winter</b>' ],
			[ $tart['recipeId'] ?? 0, $tart['display'] ?? '', 'Quince tart', $tart['text'] ?? '' ]
		);
		self::assertSame(
			[ 'https://example.org/pie', 'Pie &amp; "cream"', 'One<br>two', 'line' ],
			[ $pie['url'] ?? '', $pie['title'] ?? '', $pie['text'] ?? '', $pie['display'] ?? '' ]
		);
		self::assertSame( $this->home( self::SECOND ), $jam['recipeId'] ?? 0 );
		self::assertStringNotContainsString( 'wprm', $this->content() );
	}

	public function test_the_report_names_what_a_roundup_links_to_on_other_sites(): void {
		$this->roundup( '[wprm-recipe-roundup-item link="https%3A%2F%2Fexample.org%2Fpie" name="Pie &amp; cream"]' );
		$rows = iterator_to_array( $this->switch->report->rows( $this->source() ), false );
		$rows = array_values( array_filter( $rows, static fn ( array $row ): bool => 'linked' === $row['state'] ) );
		self::assertSame(
			[ [ 'https://example.org/pie', 'Pie & cream', self::ROUNDUP ] ],
			array_map( static fn ( array $row ): array => [ $row['recipe'], $row['name'], $row['post'] ], $rows )
		);
		self::assertSame( 2, $this->switch->locations->count( 'wp-recipe-maker' ), 'a link is no recipe' );
	}

	public function test_an_item_without_words_has_those_of_its_recipe_and_its_picture(): void {
		$picture = wp_insert_attachment( [ 'post_title' => 'Tart', 'post_mime_type' => 'image/jpeg' ], '2026/01/tart.jpg' );
		$this->site->load( [ 'postmeta' => [ ForeignSite::meta( 'post_id', self::STORY, '_thumbnail_id', (string) $picture ) ] ] );
		$this->roundup( '[wprm-recipe-roundup-item id="' . self::RECIPE . '"] and [wprm-recipe-roundup-item id="' . self::SECOND . '"]' );
		[ $tart, $jam ] = $this->embeds();
		self::assertSame( [ 'A tart.', '' ], [ $tart['text'] ?? '', $jam['text'] ?? '' ] );
		$page = do_blocks( $this->content() );
		self::assertStringContainsString( '<p class="wp-block-larder-recipe-embed__text">A tart.</p>', $page );
		self::assertSame( 1, substr_count( $page, 'wp-block-larder-recipe-embed__image' ) );
	}

	public function test_a_list_becomes_its_lines_and_the_words_between_them(): void {
		$this->list( [
			self::item( [ 'type' => 'internal', 'id' => self::RECIPE, 'summary' => 'First', 'name' => 'Our tart' ] ),
			[ 'type' => 'text', 'data' => [ 'text' => '<h3>From elsewhere</h3><p>Two <em>more</em>.</p>' ] ],
			self::item( [ 'type' => 'external', 'link' => 'https://example.org/other', 'name' => '' ] + [
				'nofollow'  => 'sponsored',
				'image'     => -1,
				'image_url' => 'https://example.org/pie.jpg',
			] ),
			self::item( [ 'type' => 'internal', 'id' => self::GONE ] ),
			self::item( [ 'type' => 'post', 'id' => $this->made_post(), 'name' => 'How to peel' ] ),
		] );
		$this->roundup( "Best of all.\n\n[wprm-list id=\"" . self::LIST . "\"]\n\nThat was it." );
		$embeds = $this->embeds();
		self::assertCount( 3, $embeds, $this->content() );
		self::assertSame( [ self::STORY, 'First' ], [ $embeds[0]['recipeId'] ?? 0, $embeds[0]['text'] ?? '' ] );
		self::assertSame( [ 'Our tart', true ], [ $embeds[0]['title'] ?? '', $embeds[0]['hasOwnTitle'] ?? false ] );
		self::assertSame(
			[ 'sponsored', 'https://example.org/pie.jpg' ],
			[ $embeds[1]['rel'] ?? '', $embeds[1]['image'] ?? '' ]
		);
		self::assertStringContainsString( '<a href="https://example.org/other" rel="sponsored">example.org</a>', $this->content() );
		$page = do_blocks( $this->content() );
		self::assertStringContainsString( '>Our tart</a>', $page );
		self::assertStringContainsString( 'rel="sponsored"', $page );
		self::assertStringContainsString( 'src="https://example.org/pie.jpg" alt=""', $page );
		self::assertSame( 'example.org', $embeds[1]['title'] ?? '', 'it is named by its site where nobody has named it' );
		self::assertSame( 'How to peel', $embeds[2]['title'] ?? '' );
		self::assertStringContainsString( '<!-- wp:heading {"level":3} -->', $this->content() );
		self::assertStringContainsString( "<!-- wp:paragraph -->\n<p>Two <em>more</em>.</p>", $this->content() );
		self::assertStringStartsWith( '<p>Best of all.</p>', $this->content() );
		self::assertStringEndsWith( '<p>That was it.</p>', $this->content() );
	}

	public function test_a_list_of_create_has_its_title_and_words(): void {
		$story = ForeignSite::post( self::STORY, 'post', 'A story', '[mv_create key="71" type="recipe" title="Tart"]' );
		$this->site->load( [ 'posts' => [ $story ] ] );
		$this->site->insert( 'mv_creations', [
			[ 'id' => '71', 'type' => 'recipe', 'title' => 'Tart', 'description' => '' ],
			[ 'id' => '72', 'type' => 'list', 'title' => 'Best &amp; easy', 'description' => '<p>Our list</p>' ],
		] );
		$page = (string) $this->made_post();
		$this->site->insert( 'mv_relations', [
			self::relation( 1, [ 'content_type' => 'card', 'secondary_type' => 'recipe', 'relation_id' => '71', 'description' => 'One' ] ),
			self::relation(
				2,
				[ 'content_type' => 'external', 'title' => 'Elsewhere', 'nofollow' => '1', 'url' => 'https://example.org/x' ]
			),
			self::relation( 3, [ 'content_type' => 'text', 'title' => 'And then', 'description' => 'more' ] ),
			self::relation( 4, [ 'content_type' => 'card', 'secondary_type' => 'diy', 'canonical_post_id' => $page, 'title' => 'A' ] ),
		] );
		$this->roundup( '[mv_create key="72" type="list" title="Best" thumbnail="" layout="hero"]', 'mediavine-create' );
		$embeds = $this->embeds();
		self::assertSame( [ self::STORY, 'https://example.org/x' ], [ $embeds[0]['recipeId'] ?? 0, $embeds[1]['url'] ?? '' ] );
		self::assertSame( 'nofollow', $embeds[1]['rel'] ?? '' );
		self::assertSame( 'A', $embeds[2]['title'] ?? '', 'another card stays in its post' );
		self::assertStringStartsWith( "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">Best &amp; easy</h2>", $this->content() );
		self::assertStringContainsString( '<p>Our list</p>', $this->content() );
		self::assertStringContainsString( '>And then</h2>', $this->content() );
	}

	public function test_a_card_on_how_to_make_something_else_becomes_text_and_goes_back(): void {
		$this->site->insert( 'mv_creations', [
			[ 'id' => '73', 'type' => 'diy', 'title' => 'A <b>smoker</b> & more', 'description' => 'Of a drum.', 'active_time' => '3600' ],
		] );
		$this->site->insert( 'mv_supplies', [
			self::supply( 1, [ 'type' => 'tools', 'original_text' => 'Drill' ] ),
			self::supply(
				2,
				[ 'type' => 'materials', 'original_text' => '1 [drum]', 'link' => 'https://example.org/drum', 'nofollow' => '1' ]
			),
			self::supply( 3, [ 'type' => 'materials', 'original_text' => 'glue <script>alert(1)</script>' ] ),
		] );
		$card   = '[mv_create key="73" type="diy" title="A smoker" thumbnail=""]';
		$before = "Before.\n\n<!-- wp:mv/diy {\"id\":73} -->\n<div class=\"wp-block-mv-diy\">$card</div>\n<!-- /wp:mv/diy -->\n\n$card";
		$this->roundup( $before, 'mediavine-create' );
		self::assertStringNotContainsString( 'mv', $this->content() );
		self::assertStringNotContainsString( 'script', $this->content() );
		self::assertSame( 2, substr_count( $this->content(), '<h2 class="wp-block-heading">A smoker &amp; more</h2>' ) );
		foreach ( [ '<p>Of a drum.</p>', 'Active time: ', '<a href="https://example.org/drum" rel="nofollow">1 drum</a>', 'Drill' ] as $part ) {
			self::assertStringContainsString( $part, $this->content() );
		}
		self::assertStringContainsString( '<!-- wp:list -->', $this->content() );
		Switching::undo( $this->switch );
		self::assertSame( $before, $this->content() );
	}

	public function test_a_card_of_create_is_found_however_its_shortcode_was_typed(): void {
		$this->site->insert( 'mv_creations', [
			[ 'id' => '71', 'type' => 'recipe', 'title' => 'Tart', 'description' => '', 'original_object_id' => '88001' ],
			[ 'id' => '72', 'type' => 'diy', 'title' => 'A smoker', 'description' => '', 'original_object_id' => '88002' ],
		] );
		$source = $this->source( 'mediavine-create' );
		foreach ( [
			'[mv_create key="71" type="recipe" title="Tart"]',
			"[mv_create title='Tart' type='recipe' key='71']",
			'[mv_create key=71]',
			'Of old: [mv_recipe post_id="88001"]',
		] as $content ) {
			$this->load( $content );
			$post = get_post( self::ROUNDUP );
			self::assertInstanceOf( \WP_Post::class, $post );
			self::assertSame( [ '71' ], array_column( $source->embeds( $post ), 'key' ), $content );
		}
		foreach ( [ '[mv_create key="72" type="diy"]', '[mv_recipe post_id="88002"]', '[mv_recipe post_id="5"]' ] as $content ) {
			$this->load( $content );
			$post = get_post( self::ROUNDUP );
			self::assertInstanceOf( \WP_Post::class, $post );
			self::assertSame( [], $source->embeds( $post ), $content );
		}
	}

	public function test_chosen_recipes_of_wp_delicious_become_cards(): void {
		$this->site->load( [
			'posts'    => [ ForeignSite::post( self::RECIPE, 'recipe', 'Quince tart', '' ) ],
			'postmeta' => [ ForeignSite::meta( 'post_id', self::RECIPE, 'delicious_recipes_metadata', serialize( [ 'recipeDescription' => 'A tart' ] ) ) ], // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- As the plugin stores.
		] );
		// The editor keeps each with its name; scripts have stored bare numbers.
		foreach ( [ '{"value":%d,"label":"Tart {1}"}', '%d' ] as $choice ) {
			$chosen = sprintf( "[$choice,$choice]", self::RECIPE, self::GONE );
			$this->roundup(
				"<!-- wp:delicious-recipes/handpicked-recipes {\"title\":\"Best & <i>new</i>\",\"heading\":\"h4\",\"Recipe\":$chosen} /-->",
				'delicious-recipes'
			);
			self::assertSame( [ self::RECIPE ], array_column( $this->embeds(), 'recipeId' ), $choice );
			self::assertStringStartsWith( '<!-- wp:heading {"level":4} -->', $this->content() );
			self::assertStringContainsString( '>Best &amp; new</h4>', $this->content() );
			Switching::undo( $this->switch );
		}
		$this->roundup( "<!-- wp:delicious-recipes/handpicked-recipes {\"Recipe\":$chosen} /-->", 'delicious-recipes' );
		self::assertSame( [ [ self::RECIPE, 'card' ] ], array_map(
			static fn ( array $embed ): array => [ $embed['recipeId'] ?? 0, $embed['display'] ?? '' ],
			$this->embeds()
		) );
	}

	public function test_a_heading_of_wp_delicious_above_no_chosen_recipe_stays_as_it_was(): void {
		foreach ( [ '{"title":"Best"}', '{"title":"Best","Recipe":[]}' ] as $given ) {
			$before = "<!-- wp:delicious-recipes/handpicked-recipes $given /-->";
			$this->roundup( $before, 'delicious-recipes' );
			self::assertSame( $before, $this->content() );
		}
	}

	public function test_a_post_with_recipes_and_a_roundup_gets_both_and_goes_back_to_the_byte(): void {
		$before = 'One [wprm-recipe id="' . self::SECOND . "\"] and more.\n\n<p class=\"x\">Also: [wprm-recipe-roundup-item id=\""
			. self::RECIPE . "\"] and so on</p>\n\n[wprm-list id=\"" . self::LIST . '"]';
		$this->list( [ self::item( [ 'type' => 'internal', 'id' => self::RECIPE ] ) ] );
		$this->load( $before );
		$everything = $this->site->everything();
		$this->run_all();
		self::assertSame( 1, substr_count( $this->content(), '<!-- wp:' . Blocks::RECIPE . ' ' ) );
		self::assertCount( 2, $this->embeds() );
		self::assertStringContainsString( '<p class="x">Also:</p>', $this->content(), 'no block stands within a paragraph' );
		self::assertStringContainsString( '<p class="x">and so on</p>', $this->content() );
		self::assertCount( 1, wp_get_post_revisions( self::ROUNDUP ), 'of what it said before' );
		Switching::undo( $this->switch, 'wp-recipe-maker' );
		self::assertSame( $before, $this->content() );
		self::assertSame( $everything, $this->site->everything() );
	}

	public function test_running_again_changes_nothing_more(): void {
		$this->roundup( '[wprm-recipe-roundup-item id="' . self::RECIPE . '"] [wprm-recipe-roundup-item id="' . self::GONE . '"]' );
		$first = $this->content();
		self::assertStringContainsString( '[wprm-recipe-roundup-item id="' . self::GONE . '"]', $first, 'what leads nowhere stays' );
		$this->run_all();
		self::assertSame( $first, $this->content() );
	}

	public function test_a_roundup_waits_for_its_recipes(): void {
		$content = '[wprm-recipe-roundup-item id="' . self::RECIPE . '"]';
		$this->load( $content );
		$this->switch->run->step( $this->source(), 'roundups:0' );
		self::assertSame( $content, $this->content() );
		self::assertNull( Snapshot::find( self::ROUNDUP ) );
	}

	public function test_escaped_shortcodes_and_those_of_recipes_stay(): void {
		$content = 'Write [[wprm-recipe-roundup-item id="' . self::RECIPE . '"]] or [wprm-recipe-roundup-items id="1"].';
		$this->roundup( $content );
		self::assertSame( $content, $this->content() );
	}

	public function test_a_recipe_that_goes_back_alone_takes_its_roundups_along(): void {
		$before = '[wprm-recipe-roundup-item id="' . self::RECIPE . '"]';
		$this->roundup( $before );
		self::assertTrue( $this->switch->trial->undo( self::STORY ) );
		self::assertSame( $before, $this->content() );
		self::assertNull( Snapshot::find( self::ROUNDUP ) );
	}

	public function test_a_post_that_was_edited_since_keeps_the_rest(): void {
		$one = '[wprm-recipe-roundup-item id="' . self::RECIPE . '"]';
		$this->roundup( "$one\n\n[wprm-recipe-roundup-item id=\"" . self::SECOND . '"]' );
		$edited = $this->content() . "\n\n<!-- wp:paragraph -->\n<p>New.</p>\n<!-- /wp:paragraph -->";
		wp_update_post( [ 'ID' => self::ROUNDUP, 'post_content' => wp_slash( $edited ) ] );
		self::assertTrue( $this->switch->trial->undo( self::STORY ) );
		self::assertStringStartsWith( $one, $this->content() );
		self::assertSame( [ $this->home( self::SECOND ) ], array_column( $this->embeds(), 'recipeId' ) );
		self::assertStringContainsString( '<p>New.</p>', $this->content() );
	}

	/**
	 * Stores the roundup and changes the whole site over.
	 *
	 * @param string $content What it says.
	 * @param string $source  The plugin.
	 */
	private function roundup( string $content, string $source = 'wp-recipe-maker' ): void {
		$this->load( $content );
		$this->run_all( $source );
	}

	/**
	 * Stores the roundup.
	 *
	 * @param string $content What it says.
	 */
	private function load( string $content ): void {
		$this->site->load( [ 'posts' => [ ForeignSite::post( self::ROUNDUP, 'post', 'Our favourites', $content ) ] ] );
	}

	/**
	 * Changes the whole site over.
	 *
	 * @param string $source The plugin.
	 */
	private function run_all( string $source = 'wp-recipe-maker' ): void {
		Switching::change( $this->switch, $this->source( $source ) );
	}

	/**
	 * Stores a list of WP Recipe Maker.
	 *
	 * @param list<array<string, mixed>> $items
	 */
	private function list( array $items ): void {
		$this->site->load( [
			'posts'    => [ ForeignSite::post( self::LIST, 'wprm_list', 'internal', '' ) ],
			'postmeta' => [ ForeignSite::meta( 'post_id', self::LIST, 'wprm_items', serialize( $items ) ) ], // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- As the plugin stores.
		] );
	}

	/**
	 * Creates an item of a list.
	 *
	 * @param array<string, int|string> $data Its fields.
	 * @return array<string, mixed>
	 */
	private static function item( array $data ): array {
		return [
			'uid'  => 0,
			'type' => 'roundup',
			'data' => $data,
		];
	}

	/**
	 * Creates an item of a list of Mediavine Create.
	 *
	 * @param int                   $id   Its number, which is its place as well.
	 * @param array<string, string> $data Its fields.
	 * @return array<string, string>
	 */
	private static function relation( int $id, array $data ): array {
		return $data + [
			'id'                => (string) $id,
			'creation'          => '72',
			'secondary_type'    => '',
			'relation_id'       => '0',
			'canonical_post_id' => '0',
			'title'             => '',
			'description'       => '',
			'url'               => '',
			'position'          => (string) $id,
			'nofollow'          => '0',
		];
	}

	/**
	 * Returns a line of a card of Mediavine Create.
	 *
	 * @param int                   $id   Its number.
	 * @param array<string, string> $data What is not as usual.
	 * @return array<string, string>
	 */
	private static function supply( int $id, array $data ): array {
		return $data + [
			'id'       => (string) $id,
			'creation' => '73',
			'position' => (string) $id,
			'link'     => '',
			'nofollow' => '0',
			'group'    => '',
		];
	}

	/**
	 * Creates a post without a recipe.
	 */
	private function made_post(): int {
		$this->site->load( [ 'posts' => [ ForeignSite::post( self::PLAIN, 'post', 'Peeling', 'A peeler.' ) ] ] );
		return self::PLAIN;
	}

	/**
	 * Returns a plugin.
	 *
	 * @param string $id Its slug.
	 */
	private function source( string $id = 'wp-recipe-maker' ): PluginSource {
		return $this->switch->sources->all()[ $id ];
	}

	/**
	 * Returns the post of a recipe.
	 */
	private function home( int $recipe ): int {
		return $this->switch->locations->find( 'wp-recipe-maker', (string) $recipe );
	}

	/**
	 * Returns what the roundup says.
	 */
	private function content(): string {
		return get_post( self::ROUNDUP )->post_content ?? '';
	}

	/**
	 * Returns the attributes of the recipes that the roundup embeds.
	 *
	 * @return list<array<array-key, mixed>>
	 */
	private function embeds(): array {
		$blocks = array_filter(
			parse_blocks( $this->content() ),
			static fn ( array $block ): bool => 'larder/recipe-embed' === $block['blockName']
		);
		return array_values( array_column( $blocks, 'attrs' ) );
	}
}
