<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Switch\Draft;
use Larder\Switch\StandIns\OldAnchors;
use Larder\Switch\StepPlace;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * Places on pages to which links lead that were set while another plugin showed the recipe.
 */
final class OldAnchorsTest extends WordPressTestCase {

	private const INGREDIENTS = [ 'groups' => [ [ 'id' => 'g', 'title' => '', 'items' => [ [ 'id' => 'a', 'text' => '1 leek' ] ] ] ] ];

	private const VIDEO = [ 'url' => 'https://example.org/soup.mp4' ];

	private SwitchModule $switch;

	protected function setUp(): void {
		parent::setUp();
		$this->switch = Switching::module( $this->db() );
	}

	public function test_places_on_a_page_are_found(): void {
		$post = $this->publish( [ 'name' => 'Quince cheese' ] );
		$this->came_from( [ 'wp-recipe-maker' => '41', 'tasty-recipes-lite' => '42' ], $post );
		self::show( $post );
		$html = do_blocks( $post->post_content );
		foreach ( [
			'wprm-recipe-container-41',
			'tasty-recipes-42',
			'tasty-recipes-42-jump-target',
			'recipe',
			"recipe-$post->ID",
		] as $id ) {
			self::assertSame( 1, substr_count( $html, "id=\"$id\"" ), $id );
		}
		self::assertStringStartsWith( '<article', trim( $html ) );
	}

	public function test_a_card_whose_author_has_named_it_so_has_the_name_once(): void {
		$post = $this->publish( [ 'name' => 'Stew', 'anchor' => 'recipe' ] );
		$this->came_from( [ 'cooked' => '43' ], $post );
		self::show( $post );
		self::assertSame( 1, substr_count( do_blocks( $post->post_content ), 'id="recipe"' ) );
	}

	/**
	 * Returns the ids that parts of a card had.
	 *
	 * @return array<string, array{string, string, string}> The plugin, the block that the part is now, and the id.
	 */
	public static function parts(): array {
		return [
			'ingredients of WP Recipe Maker'  => [ 'wp-recipe-maker', 'ingredients', 'recipe-41-ingredients' ],
			'instructions of WP Recipe Maker' => [ 'wp-recipe-maker', 'instructions', 'recipe-41-instructions' ],
			'notes of WP Recipe Maker'        => [ 'wp-recipe-maker', 'notes', 'recipe-41-notes' ],
			'equipment of WP Recipe Maker'    => [ 'wp-recipe-maker', 'equipment', 'recipe-41-equipment' ],
			'ingredients of Cooked'           => [ 'cooked', 'ingredients', 'ingredients' ],
			'directions of Cooked'            => [ 'cooked', 'instructions', 'directions' ],
			'ingredients of Meal Planner Pro' => [ 'meal-planner-pro', 'ingredients', 'mpprecipe-ingredients' ],
			'steps of Meal Planner Pro'       => [ 'meal-planner-pro', 'instructions', 'mpprecipe-instructions' ],
			'notes of Meal Planner Pro'       => [ 'meal-planner-pro', 'notes', 'mpprecipe-notes' ],
		];
	}

	/**
	 * @param string $source The plugin.
	 * @param string $part   The block, without the namespace.
	 */
	#[DataProvider( 'parts' )]
	public function test_a_part_of_a_card_has_the_id_that_it_had( string $source, string $part, string $id ): void {
		$post = $this->whole_recipe();
		$this->came_from( [ $source => '41' ], $post );
		foreach ( [ $post, $this->page() ] as $shown ) {
			self::show( $shown );
			$html = self::card( $post );
			self::assertSame( 1, substr_count( $html, "id=\"$id\"" ), "$id on a $shown->post_type" );
			$tag = new \WP_HTML_Tag_Processor( $html );
			self::assertTrue( $tag->next_tag( [ 'class_name' => "wp-block-larder-$part" ] ) );
			self::assertSame( $id, $tag->get_attribute( 'id' ) );
			self::leave_page();
		}
	}

	public function test_a_video_is_found_under_the_id_that_it_had_and_under_its_own(): void {
		$ids = [ 'wp-recipe-maker' => 'wprm-recipe-video-container-41', 'delicious-recipes' => 'dr-video-gallery-41' ];
		foreach ( $ids as $source => $id ) {
			$post = $this->whole_recipe();
			$this->came_from( [ $source => '41' ], $post );
			foreach ( [ $post, $this->page() ] as $shown ) {
				self::show( $shown );
				$html = self::card( $post );
				self::assertMatchesRegularExpression( "#<span id=\"$id\"[^>]*></span><figure[^>]* id=\"recipe-video\"#", $html );
				self::assertSame( 1, substr_count( $html, "id=\"$id\"" ) );
				self::leave_page();
			}
		}
	}

	/**
	 * Returns the ids that the third step of a recipe had, which is the first of its second group.
	 *
	 * @return array<string, array{0: string, 1: string, 2?: array<int, string>}> The plugin, the id, and the names that it made up for steps.
	 */
	public static function steps_of_plugins(): array {
		return [
			'WP Recipe Maker'  => [ 'wp-recipe-maker', 'wprm-recipe-41-step-1-0' ],
			'Mediavine Create' => [ 'mediavine-create', 'mv_create_41_3' ],
			'Tasty Recipes'    => [ 'tasty-recipes-lite', 'instruction-step-3' ],
			'Cooked'           => [ 'cooked', 'cooked-single-direction-step-3' ],
			'Meal Planner Pro' => [ 'meal-planner-pro', 'mpprecipe-instruction-3' ],
			'WPZOOM'           => [ 'recipe-card-blocks-by-wpzoom', 'wpzoom-rcb-direction-step-5f3', [ 3 => 'direction-step-5f3' ] ],
			'card of WP Delicious' => [ 'delicious-recipes-card', 'delicious-recipes-bake-5f3', [ 1 => 'boil', 3 => 'bake-5f3' ] ],
		];
	}

	/**
	 * @param array<int, string> $names  The names that the plugin made up for steps.
	 */
	#[DataProvider( 'steps_of_plugins' )]
	public function test_a_link_to_a_step_leads_to_it_wherever_it_has_moved( string $source, string $id, array $names = [] ): void {
		$third = ( new StepPlace( 1, 0, 3 ) )->id();
		$group = self::steps( '', [ 'id' => $third, 'text' => 'Bake <em>it</em>.' ], [ 'id' => 'boil0000', 'text' => 'Boil.' ] );
		$post  = $this->publish( [], [ 'larder/instructions' => [ 'groups' => [ $group ] ] ] );
		$this->came_from( [ $source => '41' ], $post, $names );
		foreach ( [ [ $post, '' ], [ $this->page(), "-$post->ID" ] ] as [ $shown, $end ] ) {
			self::show( $shown );
			$html = self::card( $post );
			self::assertMatchesRegularExpression( "#<li[^>]* id=\"step-$third$end\"(?:(?!</li>).)*<span id=\"$id\"[^>]*></span>Bake <em>#s", $html );
			self::assertSame( 1, substr_count( $html, "id=\"$id\"" ) );
			self::assertStringNotContainsString( "id=\"$id\"", self::card( $post ), 'a page has it once' );
			self::leave_page();
		}
	}

	public function test_the_place_of_a_step_is_told_by_its_id_as_its_plugin_counts(): void {
		$draft = new Draft();
		$draft->lists->open_steps( 'Dough' );
		$draft->lists->add_step( 'Rub.' );
		$draft->lists->add_step( '' );
		$draft->lists->open_steps( 'Cake' );
		$draft->lists->add_step( 'Bake.' );
		$ids = array_column( $draft->document()->steps(), 'id' );
		self::assertEquals( [ new StepPlace( 0, 0, 1 ), new StepPlace( 1, 0, 3 ) ], array_map( StepPlace::parse( ... ), $ids ) );
		self::assertSame( [ 'p0000001', 'p0100003' ], $ids );
	}

	public function test_a_step_for_which_its_plugin_made_up_no_name_has_no_place(): void {
		$group = self::steps( '', [ 'id' => ( new StepPlace( 0, 0, 1 ) )->id(), 'text' => 'Boil.' ] );
		$post  = $this->publish( [], [ 'larder/instructions' => [ 'groups' => [ $group ] ] ] );
		$this->came_from( [ 'recipe-card-blocks-by-wpzoom' => '41' ], $post );
		self::show( $post );
		self::assertStringNotContainsString( 'wpzoom-rcb', self::card( $post ) );
	}

	public function test_no_name_of_a_step_leads_out_of_its_attribute(): void {
		$draft = new Draft();
		foreach ( [ 'direction-1', '" onclick="x', '', 'a b' ] as $name ) {
			$draft->lists->add_step( 'Stir.' );
			$draft->lists->call_step( $name );
		}
		self::assertSame( [ 1 => 'direction-1' ], $draft->lists->step_names );
	}

	#[TestWith( [ 100, 0, 101 ] )]
	#[TestWith( [ 1, 100, 101 ] )]
	#[TestWith( [ 1, 0, 1000 ] )]
	public function test_a_place_that_says_more_than_an_id_can_has_none( int $group, int $index, int $number ): void {
		self::assertSame( '', ( new StepPlace( $group, $index, $number ) )->id() );
	}

	#[TestWith( [ 99, 98, 999 ] )]
	#[TestWith( [ 0, 99, 100 ] )]
	public function test_the_last_place_that_an_id_can_say_is_read_again( int $group, int $index, int $number ): void {
		$place = new StepPlace( $group, $index, $number );
		self::assertEquals( $place, StepPlace::parse( $place->id() ) );
	}

	#[TestWith( [ 'boil0000' ] )]
	#[TestWith( [ 'pxyz1234' ] )]
	#[TestWith( [ 'p01a0003' ] )]
	#[TestWith( [ 'p0000002' ] )]
	#[TestWith( [ 'p0102001' ] )]
	#[TestWith( [ 'p0100000' ] )]
	public function test_an_id_that_the_editor_makes_says_no_place( string $id ): void {
		self::assertNull( StepPlace::parse( $id ) );
		$group = self::steps( '', [ 'id' => $id, 'text' => 'Boil.' ] );
		$post  = $this->publish( [], [ 'larder/instructions' => [ 'groups' => [ $group ] ] ] );
		$this->came_from( [ 'cooked' => '41' ], $post );
		self::show( $post );
		$html = self::card( $post );
		self::assertStringContainsString( "id=\"step-$id\"", $html );
		self::assertStringNotContainsString( 'cooked-single-direction-step', $html );
	}

	public function test_an_id_that_an_author_has_given_to_a_part_stays_alone(): void {
		$post = $this->publish( [], [ 'larder/video' => [ 'anchor' => 'stirring' ] + self::VIDEO ] );
		$this->came_from( [ 'wp-recipe-maker' => '41' ], $post );
		self::show( $post );
		$html = self::card( $post );
		self::assertStringContainsString( 'id="stirring"', $html );
		self::assertStringNotContainsString( 'wprm-recipe-video', $html );
		$list  = '<section id="shopping"></section>';
		$block = new \WP_Block( [ 'blockName' => 'larder/ingredients', 'attrs' => [] ], [ 'postId' => $post->ID ] );
		self::assertSame( $list, apply_filters( 'render_block_larder/ingredients', $list, $block->parsed_block, $block ) );
	}

	public function test_of_two_lists_of_a_recipe_the_first_has_the_id(): void {
		foreach ( [ 'wp-recipe-maker' => 'recipe-41-ingredients', 'cooked' => 'ingredients' ] as $source => $id ) {
			$list = get_comment_delimited_block_content( 'larder/ingredients', self::INGREDIENTS, '<div></div>' );
			$post = $this->publish( [], [], [ 'post_content' => "<!-- wp:larder/recipe --><div>$list$list</div><!-- /wp:larder/recipe -->" ] );
			$this->came_from( [ $source => '41' ], $post );
			self::show( $post );
			self::assertSame( 1, substr_count( self::card( $post ), "id=\"$id\"" ) );
			self::leave_page();
		}
	}

	public function test_a_recipe_that_a_page_shows_twice_has_its_ids_once(): void {
		$post = $this->whole_recipe();
		$this->came_from( [ 'wp-recipe-maker' => '41' ], $post );
		self::show( $this->page() );
		$html = self::card( $post ) . self::card( $post );
		foreach ( [ 'wprm-recipe-container-41', 'recipe', 'recipe-41-ingredients', 'wprm-recipe-video-container-41' ] as $id ) {
			self::assertSame( 1, substr_count( $html, "id=\"$id\"" ), $id );
		}
	}

	public function test_on_a_page_that_only_embeds_recipes_the_first_has_what_all_cards_had_alike(): void {
		[ $one, $other ] = [ $this->publish( [ 'name' => 'Quince cheese' ] ), $this->publish( [ 'name' => 'Stew' ] ) ];
		$this->came_from( [ 'zip-recipes' => '41' ], $one );
		$this->switch->locations->note( 'zip-recipes', '42', $other->ID );
		$page = $this->page();
		self::show( $page );
		for ( $time = 0; $time < 2; ++$time ) {
			self::set_post( $page );
			apply_filters( 'the_content', '' );
			$cards = array_map( self::card( ... ), [ $other, $one, $other ] );
			self::assertSame(
				[ 1, 0, 0 ],
				array_map( static fn ( string $html ): int => substr_count( $html, 'id="zrdn-recipe-container"' ), $cards ),
				'the same one, however often the page is made'
			);
		}
	}

	/**
	 * Notes which recipes of plugins a post has now, and adds their ids to what pages show.
	 *
	 * @param array<string, string> $keys The recipes by plugin.
	 * @param array<int, string>    $names What the plugins call steps.
	 */
	private function came_from( array $keys, \WP_Post $post, array $names = [] ): void {
		foreach ( $keys as $source => $key ) {
			$this->switch->locations->note( $source, $key, $post->ID, $names );
		}
		( new OldAnchors( self::services()->page_ids ) )->register();
	}

	/**
	 * Publishes a recipe with all parts that had ids.
	 */
	private function whole_recipe(): \WP_Post {
		$parts = '<!-- wp:larder/notes --><div><!-- wp:paragraph --><p>It keeps.</p><!-- /wp:paragraph --></div><!-- /wp:larder/notes -->';
		foreach ( [
			'larder/ingredients'  => self::INGREDIENTS,
			'larder/instructions' => [ 'groups' => [ self::steps( '', [ 'id' => 'boil0000', 'text' => 'Boil.' ] ) ] ],
			'larder/equipment'    => [ 'groups' => [ [ 'items' => [ [ 'id' => 'pot00000', 'text' => 'pot' ] ] ] ] ],
			'larder/video'        => self::VIDEO,
		] as $name => $attributes ) {
			$parts .= get_comment_delimited_block_content( $name, $attributes, '<div></div>' );
		}
		return $this->publish( [], [], [ 'post_content' => "<!-- wp:larder/recipe --><div>$parts</div><!-- /wp:larder/recipe -->" ] );
	}

	/**
	 * Publishes a page that has no recipe of its own.
	 */
	private function page(): \WP_Post {
		return $this->publish( [], [], [ 'post_type' => 'page', 'post_content' => 'Our favourites' ] );
	}

	/**
	 * Visits the page of a post.
	 */
	private static function show( \WP_Post $post ): void {
		self::open_page( [ 'p' => $post->ID, 'post_type' => $post->post_type ] );
	}

	/**
	 * Renders the card of a recipe as it is on any page.
	 *
	 * @param \WP_Post $post The post that has it.
	 */
	private static function card( \WP_Post $post ): string {
		return ( new \WP_Block( parse_blocks( $post->post_content )[0], [ 'postId' => $post->ID, 'postType' => 'recipe' ] ) )->render();
	}
}
