<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Print\PrintPage;
use Larder\Recipe\PageIds;
use Larder\Shortcodes\Feature;
use Larder\Switch\StandIns\OldUrls;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Addresses that plugins had which are off.
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
	 * @param array<string, string> $query  The parameters.
	 */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'printed' )]
	public function test_a_print_address_leads_to_the_print_page( string $source, string $key, string $path, array $query ): void {
		$this->load_old_posts();
		$this->switch->locations->note( $source, $key, $this->home->ID );
		self::assertSame( PrintPage::url( $this->home->ID ), $this->addresses()->target( $path, $query ) );
		wp_set_current_user( 0 );
		wp_update_post( [ 'ID' => $this->home->ID, 'post_status' => 'private' ] );
		self::assertSame( '', $this->addresses()->target( $path, $query ), 'a private recipe' );
	}

	public function test_a_picture_with_the_name_of_the_recipe_does_not_take_its_print_address(): void {
		$this->load_old_posts();
		$this->switch->locations->note( 'wp-recipe-maker', '700041', $this->home->ID );
		$picture = wp_insert_attachment( [ 'post_title' => 'Quince cheese', 'post_name' => 'quince-cheese' ] );
		self::open_page( [ 'attachment_id' => $picture ] );
		self::assertTrue( is_attachment() );
		self::assertSame( PrintPage::url( $this->home->ID ), $this->addresses()->target( 'wprm_print/quince-cheese', [] ) );
		self::assertSame( '', $this->addresses()->target( 'quince-cheese/print', [] ), 'a file of that name' );
	}

	public function test_a_print_address_of_a_recipe_with_a_password_leads_to_the_page_that_asks_for_it(): void {
		$this->load_old_posts();
		$this->switch->locations->note( 'wp-recipe-maker', '700041', $this->home->ID );
		wp_update_post( [ 'ID' => $this->home->ID, 'post_password' => 'soup' ] );
		wp_set_current_user( 0 );
		self::assertSame( get_permalink( $this->home ), $this->addresses()->target( 'wprm_print/700041', [] ) );
	}

	public function test_no_browser_remembers_where_a_print_address_leads_before_its_password_is_given(): void {
		$this->load_old_posts();
		$this->switch->locations->note( 'wp-recipe-maker', '700041', $this->home->ID );
		self::assertSame( 301, $this->status_of( '700041' ) );
		wp_update_post( [ 'ID' => $this->home->ID, 'post_password' => 'soup' ] );
		wp_set_current_user( 0 );
		self::assertSame( 302, $this->status_of( '700041' ) );
	}

	public function test_a_recipe_of_cooked_is_found_under_its_old_address(): void {
		$this->load_old_posts();
		$this->switch->locations->note( 'cooked', '700042', $this->home->ID );
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
		$this->switch->locations->note( 'wp-recipe-maker', '700041', $this->home->ID );
		foreach ( [ '', 'wprm_print', 'wprm_print/999', 'wprm_print/stew', 'blog/print/999', 'print', 'recipes' ] as $path ) {
			self::assertSame( '', $this->addresses()->target( $path, [] ), $path );
		}
		self::open_page( new \WP_Query() );
		self::assertSame( '', $this->addresses()->target( 'wprm_print/700041', [] ), 'a page that somebody answers' );
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
	 * Asks for a recipe of WP Recipe Maker on paper.
	 *
	 * @param string $key The recipe.
	 * @return int The status of the redirect, 0 where there is none.
	 */
	private function status_of( string $key ): int {
		$status = 0;
		// Without an address no header is sent, and the test continues.
		$note = static function ( mixed $url, int $given ) use ( &$status ): string {
			$status = $given;
			return '';
		};
		remove_all_actions( 'template_redirect' );
		add_filter( 'wp_redirect', $note, 10, 2 );
		$this->addresses()->register();
		$_GET = [ 'wprm_print' => $key ];
		do_action( 'template_redirect' );
		remove_filter( 'wp_redirect', $note );
		return $status;
	}

	/**
	 * Creates the redirects of old URLs.
	 */
	private function addresses(): OldUrls {
		return SwitchModule::stand_ins( $this->db(), new Feature(), new PageIds() )[1];
	}
}
