<?php
declare( strict_types=1 );

namespace Larder\Tests\Shortcodes;

use Larder\Shortcodes\Feature;
use Larder\Shortcodes\Shortcodes;
use Larder\Tests\Support\WordPressTestCase;

/**
 * What the blocks show, in places that know shortcodes only.
 */
final class ShortcodesTest extends WordPressTestCase {

	/**
	 * Publishes a recipe with ingredients and notes.
	 *
	 * @param array{post_title?: string, post_status?: string, post_password?: string} $post Fields of the post.
	 */
	private function soup( array $post = [] ): \WP_Post {
		return $this->publish(
			[ 'servings' => 4 ],
			[
				'larder/ingredients' => [ 'groups' => [ self::ingredients(
					'',
					[ 'id' => 'i1', 'text' => '200 g lentils', 'quantity' => '200', 'unit' => 'g', 'name' => 'lentils' ]
				) ] ],
			],
			$post
		);
	}

	/**
	 * Removes numbers that are different in each rendering.
	 */
	private static function normal( string $html ): string {
		return (string) preg_replace( '/(wp-container-[\w-]*|-)\d+(?=["\s])/', '$1n', $html );
	}

	public function test_a_recipe_is_the_one_that_its_block_prints(): void {
		$post = $this->soup();
		$html = do_shortcode( "[recipe id=\"$post->ID\"]" );
		self::assertStringContainsString( 'wp-block-larder-recipe', $html );
		self::assertStringContainsString( 'lentils', $html );
		self::assertSame( $html, do_shortcode( "[recipe_page id='$post->ID']" ) );
		self::assertSame( $html, do_shortcode( "[larder_recipe id=$post->ID]" ) );
	}

	public function test_a_part_is_the_very_island_of_the_recipe(): void {
		$post = $this->soup();
		$part = do_shortcode( "[larder_ingredients id=$post->ID]" );
		self::assertStringContainsString( 'data-larder-island="ingredients"', $part );
		$island = (string) preg_replace( '#^<div class="wp-block-larder-recipe"[^>]*>(.*)</div>$#s', '$1', $part );
		self::assertStringStartsWith( '<section', $island );
		self::assertStringContainsString( self::normal( $island ), self::normal( do_shortcode( "[recipe id=$post->ID]" ) ) );
		self::assertStringContainsString(
			'data-larder-island="likes"',
			do_shortcode( "[larder_likes id=$post->ID]" ),
			'a control that the recipe does not have as a block'
		);
		self::assertSame( '', do_shortcode( "[larder_notes id=$post->ID]" ), 'a part that the recipe does not have' );
	}

	public function test_a_part_has_the_style_of_the_recipe_that_it_is_made_for(): void {
		$post = $this->soup();
		wp_dequeue_style( 'larder-recipe-style-2' );
		$part = do_shortcode( "[larder_ingredients id=$post->ID]" );
		self::assertStringStartsWith( '<div class="wp-block-larder-recipe"', $part, 'where colours, sizes and distances are set' );
		self::assertTrue( wp_style_is( 'larder-recipe-style-2', 'enqueued' ) );
		self::assertStringNotContainsString(
			'class="wp-block-larder-recipe"',
			do_shortcode( "[larder_likes id=$post->ID]" ),
			'stands anywhere'
		);
	}

	public function test_archives_cards_search_and_lists_print_their_blocks(): void {
		$post = $this->soup( [ 'post_title' => 'Soup of the shortcode' ] );
		wp_insert_comment( [ 'comment_post_ID' => $post->ID, 'comment_content' => 'Good.', 'comment_approved' => 1 ] );
		foreach ( [
			'recipes',
			'dr_recipes',
			'dr_recipe_archives layout=list num_posts=2',
			'dr_popular_recipes based_on=comments',
		] as $code ) {
			self::assertStringContainsString( 'Soup of the shortcode', do_shortcode( "[$code]" ), $code );
		}
		self::assertStringContainsString( 'is-style-list', do_shortcode( '[dr_recipe_archives layout=list]' ) );
		self::assertStringContainsString( 'Soup of the shortcode', do_shortcode( "[recipe_card id=$post->ID]" ) );
		self::assertStringContainsString( 'data-larder-island="recipe-search"', do_shortcode( '[recipe_search]' ) );
		self::assertStringContainsString( 'data-larder-island="saved-recipes"', do_shortcode( '[dr_user_dashboard]' ) );
		self::assertStringContainsString( 'larder_surprise=1', do_shortcode( '[dr_surprise_me title="Any"]' ) );
	}

	public function test_each_feature_prints_something(): void {
		$blocks = [
			'author'       => [ 'name' => 'Ada' ],
			'details'      => [],
			'equipment'    => [ 'groups' => [ [ 'id' => 'g1', 'title' => '', 'items' => [ [ 'id' => 'e1', 'text' => 'Pot' ] ] ] ] ],
			'gallery'      => [ 'items' => [ [
				'type'   => 'image',
				'url'    => 'https://example.org/soup.jpg',
				'alt'    => '',
				'width'  => 40,
				'height' => 30,
			] ] ],
			'ingredients'  => [ 'groups' => [ self::ingredients(
				'',
				[ 'id' => 'i1', 'text' => '200 g lentils', 'quantity' => '200', 'unit' => 'g', 'name' => 'lentils' ]
			) ] ],
			'instructions' => [ 'groups' => [ self::steps( '', [ 'id' => 's1', 'text' => 'Cook the lentils.' ] ) ] ],
			'nutrition'    => [ 'values' => [ 'calories' => 200, 'protein' => 9 ] ],
			'video'        => [ 'url' => 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' ],
		];
		$inner  = '';
		foreach ( $blocks as $name => $attributes ) {
			$inner .= get_comment_delimited_block_content( "larder/$name", $attributes, '<div></div>' );
		}
		$text   = '<!-- wp:paragraph --><p>Soak them first.</p><!-- /wp:paragraph -->';
		$inner .= "<!-- wp:larder/notes --><div>$text</div><!-- /wp:larder/notes --><!-- wp:larder/tip --><div>$text</div><!-- /wp:larder/tip -->";
		$inner .= "<!-- wp:larder/faq --><div><!-- wp:larder/faq-item {\"id\":\"q1\",\"question\":\"When?\"} --><div>$text</div><!-- /wp:larder/faq-item --></div><!-- /wp:larder/faq -->";
		$post   = $this->publish(
			[],
			[],
			[ 'post_content' => get_comment_delimited_block_content(
				'larder/recipe',
				[ 'servings' => 4, 'prepTime' => 5 ],
				"<div>$inner</div>"
			) ]
		);
		foreach ( array_keys( Shortcodes::features() ) as $name ) {
			$code = strtr( substr( $name, 7 ), '-', '_' );
			self::assertNotSame( '', trim( do_shortcode( "[larder_$code id=$post->ID]" ) ), $name );
		}
		// On a page of its own, which is not a recipe.
		self::set_post( wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Groceries', 'post_status' => 'publish' ] ) );
		self::assertStringContainsString( 'data-larder-island="shopping-list"', do_shortcode( '[larder_shopping_list]' ) );
		self::assertStringContainsString( 'data-larder-island="saved-recipes"', do_shortcode( '[larder_saved_recipes]' ) );
	}

	public function test_links_of_menus_that_were_made_for_wp_delicious_lead_to_a_recipe(): void {
		$other = [ 'href' => '#top', 'title' => 'Up' ];
		self::assertSame( $other, apply_filters( 'nav_menu_link_attributes', $other ) );
		$link = apply_filters( 'nav_menu_link_attributes', [ 'href' => '#dr_surprise_me', 'title' => 'Any' ] );
		self::assertIsArray( $link );
		self::assertSame( [ home_url( '/?larder_surprise=1' ), 'Any' ], [ $link['href'], $link['title'] ] );
		$navigation = render_block( parse_blocks(
			'<!-- wp:navigation-link {"label":"Any","url":"#dr_surprise_me","kind":"custom"} /-->'
		)[0] );
		self::assertStringContainsString( 'larder_surprise=1', $navigation );
	}

	public function test_buttons_of_i_recommend_this_go_on_in_any_post(): void {
		$id = wp_insert_post( [ 'post_title' => 'News', 'post_content' => 'Text', 'post_status' => 'publish' ] );
		foreach ( [ 'irecommendthis', 'dot_recommends' ] as $code ) {
			self::assertStringContainsString( "irecommendthis-post-$id", do_shortcode( "[$code id=$id]" ), $code );
		}
	}

	public function test_nobody_sees_a_recipe_that_is_not_public(): void {
		$draft = $this->soup( [ 'post_status' => 'draft' ] );
		$shut  = $this->soup( [ 'post_password' => 'sesame' ] );
		foreach ( [ $draft, $shut ] as $post ) {
			foreach ( [ 'recipe', 'larder_ingredients', 'larder_likes' ] as $code ) {
				self::assertSame( '', do_shortcode( "[$code id=$post->ID]" ), $code );
			}
		}
		self::assertSame( '', do_shortcode( '[recipe id="999999999"][recipe_card id="x"]' ) );
	}

	public function test_a_recipe_that_names_itself_ends(): void {
		$post = $this->soup();
		wp_update_post( [
			'ID'           => $post->ID,
			'post_content' => $post->post_content . '<!-- wp:shortcode -->[recipe id=' . $post->ID . ']<!-- /wp:shortcode -->',
		] );
		self::assertNotSame( '', do_shortcode( "[recipe id=$post->ID]" ) );
	}

	public function test_a_name_that_another_plugin_has_stays_theirs(): void {
		/** @var array<string, callable> $before */
		$before = $GLOBALS['shortcode_tags'];
		remove_all_shortcodes();
		add_shortcode( 'recipe', static fn (): string => 'theirs' );
		( new Shortcodes( new Feature() ) )->add();
		self::assertSame( 'theirs', do_shortcode( '[recipe id=1]' ) );
		self::assertTrue( shortcode_exists( 'recipe_page' ) );
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Puts back what the test found.
		$GLOBALS['shortcode_tags'] = $before;
	}
}
