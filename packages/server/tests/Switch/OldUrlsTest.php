<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Print\PrintPage;
use Larder\Shortcodes\Feature;
use Larder\Switch\StandIns\OldAnchors;
use Larder\Switch\StandIns\OldUrls;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Addresses and places on pages that plugins had which are off.
 */
final class OldUrlsTest extends WordPressTestCase {

	private \WP_Post $home;

	private SwitchModule $switch;

	protected function setUp(): void {
		parent::setUp();
		$this->go_to_missing();
		$this->switch = Switching::module( $this->db() );
		$this->home   = $this->publish( [ 'name' => 'Quince cheese' ], [], [ 'post_title' => 'Quince cheese' ] );
	}

	/**
	 * Returns addresses that printed the recipe.
	 *
	 * @return array<string, array{string, string, string, array<string, string>}> The plugin, the key of the recipe, the path, the
	 *        parameters.
	 */
	public static function printed(): array {
		return [
			'WP Recipe Maker by number'          => [ 'wp-recipe-maker', '700041', 'wprm_print/700041', [] ],
			'with a template'                    => [ 'wp-recipe-maker', '700041', 'wprm_print/700041/compact', [] ],
			'by name'                            => [ 'wp-recipe-maker', '700041', 'wprm_print/quince-cheese', [] ],
			'without permalinks'                 => [ 'wp-recipe-maker', '700041', '', [ 'wprm_print' => '700041' ] ],
			'WPZOOM'                             => [
				'recipe-card-blocks-by-wpzoom',
				'41-0',
				'wpzoom_rcb_print/41',
				[ 'servings' => '4' ],
			],
			'WPZOOM without permalinks'          => [ 'recipe-card-blocks-by-wpzoom', '41-0', '', [ 'wpzoom_rcb_print' => '41' ] ],
			'EasyRecipe'                         => [ 'easyrecipe', '28-0', 'easyrecipe-print/28-0', [] ],
			'Tasty Recipes'                      => [ 'tasty-recipes-lite', '41', 'my-quinces/print/41', [] ],
			'Tasty Recipes without permalinks'   => [ 'tasty-recipes-lite', '41', '', [ 'print' => '41' ] ],
			'Cooked'                             => [ 'cooked', '700042', 'recipes/quinces', [ 'print' => '1' ] ],
		];
	}

	/**
	 * @dataProvider printed
	 * @param string                $source The plugin.
	 * @param string                $key    The recipe.
	 * @param string                $path   The path.
	 * @param array<string, string> $query  The parameters.
	 */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'printed' )]
	public function test_a_print_address_leads_to_the_print_page( string $source, string $key, string $path, array $query ): void {
		$this->load_old_posts();
		$this->switch->homes->note( $source, $key, $this->home->ID );
		self::assertSame( PrintPage::url( $this->home->ID ), $this->addresses()->target( $path, $query ) );
		wp_set_current_user( 0 );
		wp_update_post( [ 'ID' => $this->home->ID, 'post_status' => 'private' ] );
		self::assertSame( '', $this->addresses()->target( $path, $query ), 'a private recipe' );
	}

	public function test_a_picture_with_the_name_of_the_recipe_does_not_take_its_print_address(): void {
		$this->load_old_posts();
		$this->switch->homes->note( 'wp-recipe-maker', '700041', $this->home->ID );
		$picture = wp_insert_attachment( [ 'post_title' => 'Quince cheese', 'post_name' => 'quince-cheese' ] );
		self::open_page( [ 'attachment_id' => $picture ] );
		self::assertTrue( is_attachment() );
		self::assertSame( PrintPage::url( $this->home->ID ), $this->addresses()->target( 'wprm_print/quince-cheese', [] ) );
		self::assertSame( '', $this->addresses()->target( 'quince-cheese/print', [] ), 'a file of that name' );
	}

	public function test_a_print_address_of_a_recipe_with_a_password_leads_to_the_page_that_asks_for_it(): void {
		$this->load_old_posts();
		$this->switch->homes->note( 'wp-recipe-maker', '700041', $this->home->ID );
		wp_update_post( [ 'ID' => $this->home->ID, 'post_password' => 'soup' ] );
		wp_set_current_user( 0 );
		self::assertSame( get_permalink( $this->home ), $this->addresses()->target( 'wprm_print/700041', [] ) );
	}

	public function test_a_recipe_of_cooked_is_found_under_its_old_address(): void {
		$this->load_old_posts();
		$this->switch->homes->note( 'cooked', '700042', $this->home->ID );
		self::assertSame( get_permalink( $this->home ), $this->addresses()->target( 'recipes/quinces/', [] ) );
		self::assertSame( '', $this->addresses()->target( 'recipes/stew', [] ) );
	}

	public function test_a_recipe_that_is_asked_for_as_a_print_prints(): void {
		$this->show();
		self::assertSame( PrintPage::url( $this->home->ID ), $this->addresses()->target( 'recipe/quince-cheese', [ 'print' => '' ] ) );
		self::assertSame( '', $this->addresses()->target( 'recipe/quince-cheese', [] ) );
	}

	public function test_other_addresses_stay(): void {
		$this->load_old_posts();
		$this->switch->homes->note( 'wp-recipe-maker', '700041', $this->home->ID );
		foreach ( [ '', 'wprm_print', 'wprm_print/999', 'wprm_print/stew', 'blog/print/999', 'print', 'recipes' ] as $path ) {
			self::assertSame( '', $this->addresses()->target( $path, [] ), $path );
		}
		self::open_page( new \WP_Query() );
		self::assertSame( '', $this->addresses()->target( 'wprm_print/700041', [] ), 'a page that somebody answers' );
	}

	public function test_places_on_a_page_are_found(): void {
		$this->show();
		$this->switch->homes->note( 'wp-recipe-maker', '41', $this->home->ID );
		$this->switch->homes->note( 'tasty-recipes-lite', '42', $this->home->ID );
		( new OldAnchors() )->register();
		$html = do_blocks( $this->home->post_content );
		foreach ( [
			'wprm-recipe-container-41',
			'tasty-recipes-42',
			'tasty-recipes-42-jump-target',
			'recipe',
			"recipe-{$this->home->ID}",
		] as $id ) {
			self::assertSame( 1, substr_count( $html, "id=\"$id\"" ), $id );
		}
		self::assertStringStartsWith( '<article', trim( $html ) );
	}

	public function test_a_card_whose_author_has_named_it_so_has_the_name_once(): void {
		$post = $this->publish( [ 'name' => 'Stew', 'anchor' => 'recipe' ] );
		$this->switch->homes->note( 'cooked', '43', $post->ID );
		$this->home = $post;
		$this->show();
		( new OldAnchors() )->register();
		self::assertSame( 1, substr_count( do_blocks( $post->post_content ), 'id="recipe"' ) );
	}

	public function test_parts_of_a_card_have_the_ids_that_they_had(): void {
		$this->home = $this->publish( [ 'name' => 'Stew' ], [
			'larder/ingredients' => [ 'groups' => [ [ 'id' => 'g', 'title' => '', 'items' => [ [ 'id' => 'a', 'text' => '1 leek' ] ] ] ] ],
			'larder/video'       => [ 'url' => 'https://example.org/soup.mp4' ],
		] );
		$this->switch->homes->note( 'wp-recipe-maker', '41', $this->home->ID );
		$this->switch->homes->note( 'cooked', '42', $this->home->ID );
		( new OldAnchors() )->register();
		$page = $this->publish( [], [], [ 'post_type' => 'page', 'post_content' => 'Our favourites' ] );
		foreach ( [ $this->home, $page ] as $shown ) {
			self::open_page( [ 'p' => $shown->ID, 'post_type' => $shown->post_type ] );
			$html = self::card( $this->home );
			foreach ( [ 'recipe', 'wprm-recipe-video-container-41' ] as $id ) {
				self::assertSame( 1, substr_count( $html, "id=\"$id\"" ), "$id on a $shown->post_type" );
			}
			self::assertMatchesRegularExpression( '#<section[^>]* id="(?:recipe-41-)?ingredients"#', $html );
		}
	}

	public function test_on_a_page_that_only_embeds_recipes_the_first_has_what_all_cards_had_alike(): void {
		$other = $this->publish( [ 'name' => 'Stew' ] );
		$this->switch->homes->note( 'zip-recipes', '41', $this->home->ID );
		$this->switch->homes->note( 'zip-recipes', '42', $other->ID );
		( new OldAnchors() )->register();
		$page = $this->publish( [], [], [ 'post_type' => 'page', 'post_content' => 'Our favourites' ] );
		self::open_page( [ 'p' => $page->ID, 'post_type' => 'page' ] );
		$cards = array_map( self::card( ... ), [ $other, $this->home, $other ] );
		self::assertSame(
			[ 1, 0, 1 ],
			array_map( static fn ( string $html ): int => substr_count( $html, 'id="zrdn-recipe-container"' ), $cards ),
			'the same one, however often the page is made'
		);
	}

	/**
	 * Renders the card of a recipe as it is on any page.
	 *
	 * @param \WP_Post $post The post that has it.
	 */
	private static function card( \WP_Post $post ): string {
		return ( new \WP_Block( parse_blocks( $post->post_content )[0], [ 'postId' => $post->ID, 'postType' => 'recipe' ] ) )->render();
	}

	/**
	 * Inserts the posts that the plugins have had for the recipe.
	 */
	private function load_old_posts(): void {
		( new ForeignSite( $this->db() ) )->load(
			[
				'posts' => [
					[ 'post_name' => 'wprm-quince-cheese' ] + ForeignSite::post( 700041, 'wprm_recipe', 'Quince cheese', '' ),
					[ 'post_name' => 'quinces' ] + ForeignSite::post( 700042, 'cp_recipe', 'Quinces', '' ),
				],
			]
		);
	}

	/**
	 * Visits a URL that WordPress does not know.
	 */
	private function go_to_missing(): void {
		$query = new \WP_Query();
		$query->set_404();
		self::open_page( $query );
	}

	/**
	 * Visits the page of the recipe.
	 */
	private function show(): void {
		self::open_page( [ 'p' => $this->home->ID, 'post_type' => 'recipe' ] );
	}

	/**
	 * Creates the redirects of old URLs.
	 */
	private function addresses(): OldUrls {
		return SwitchModule::stand_ins( $this->db(), new Feature() )[1];
	}
}
