<?php
declare( strict_types=1 );

namespace Larder\Tests\Archive;

use Larder\Archive\FeaturedEdits;
use Larder\Archive\FeaturedRecipes;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Editors feature recipes by a box, by a star, in quick edit and in bulk edit.
 */
final class FeaturedRecipesTest extends WordPressTestCase {

	private FeaturedRecipes $featured;

	protected function setUp(): void {
		parent::setUp();
		$this->featured = new FeaturedRecipes();
	}

	/**
	 * Returns what the box of a recipe prints.
	 */
	private function box( \WP_Post $post ): string {
		ob_start();
		$this->featured->print_box( $post );
		return (string) ob_get_clean();
	}

	/**
	 * Returns what the column of a recipe prints.
	 */
	private function column( int $post_id ): string {
		ob_start();
		$this->featured->show_column( 'larder_featured', $post_id );
		return (string) ob_get_clean();
	}

	public function test_the_box_features_a_recipe_and_ends_it(): void {
		$post = $this->publish();
		wp_set_current_user( $this->user( 'editor' ) );
		self::assertStringNotContainsString( 'checked', $this->box( $post ) );
		self::assertSame( 1, preg_match( '/name="larder_featured_nonce" value="(\w+)"/', $this->box( $post ), $match ) );
		$_POST = [
			'larder_featured_nonce' => $match[1] ?? '',
			'larder_featured'       => 'yes',
		];
		$this->featured->save_box( $post->ID );
		self::assertTrue( FeaturedRecipes::has( $post->ID ) );
		self::assertStringContainsString( 'checked', $this->box( $post ) );
		unset( $_POST['larder_featured'] );
		$this->featured->save_box( $post->ID );
		self::assertFalse( FeaturedRecipes::has( $post->ID ) );
	}

	public function test_nothing_changes_without_the_box_or_without_the_right(): void {
		$post = $this->publish();
		wp_set_current_user( $this->user( 'editor' ) );
		update_post_meta( $post->ID, 'wp_delicious_featured_recipe', 'yes' );
		$this->featured->save_box( $post->ID );
		self::assertTrue( FeaturedRecipes::has( $post->ID ), 'a quick edit sends no box' );

		wp_set_current_user( $this->user( 'subscriber' ) );
		$_POST = [ 'larder_featured_nonce' => wp_create_nonce( "larder_feature_recipe{$post->ID}" ) ];
		$this->featured->save_box( $post->ID );
		self::assertTrue( FeaturedRecipes::has( $post->ID ), 'a subscriber edits no recipe' );
	}

	public function test_the_star_can_be_pressed_by_who_may_edit(): void {
		$post = $this->publish( [], [], [ 'post_title' => 'Pie' ] );
		wp_set_current_user( $this->user( 'editor' ) );
		self::assertStringContainsString( 'aria-label="Feature Pie"', $this->column( $post->ID ) );
		update_post_meta( $post->ID, 'wp_delicious_featured_recipe', 'yes' );
		self::assertStringContainsString( 'dashicons-star-filled', $this->column( $post->ID ) );
		wp_set_current_user( $this->user( 'subscriber' ) );
		self::assertStringNotContainsString( '<a ', $this->column( $post->ID ) );
	}

	public function test_quick_edit_features_a_recipe_and_ends_it(): void {
		$post  = $this->publish();
		$edits = new FeaturedEdits();
		wp_set_current_user( $this->user( 'editor' ) );
		$_POST = [
			'_inline_edit'               => wp_create_nonce( 'inlineeditnonce' ),
			'larder_quick_featured_sent' => '1',
			'larder_quick_featured'      => 'yes',
		];
		$edits->save_quick( $post->ID );
		self::assertTrue( FeaturedRecipes::has( $post->ID ) );
		ob_start();
		$edits->print_state( $post );
		self::assertStringContainsString( 'yes', (string) ob_get_clean(), 'the next quick edit starts with it' );
		unset( $_POST['larder_quick_featured_sent'], $_POST['larder_quick_featured'] );
		$edits->save_quick( $post->ID );
		self::assertTrue( FeaturedRecipes::has( $post->ID ), 'a quick edit without the box changes nothing' );
		$_POST['larder_quick_featured_sent'] = '1';
		wp_set_current_user( $this->user( 'subscriber' ) );
		$_POST['_inline_edit'] = wp_create_nonce( 'inlineeditnonce' );
		$edits->save_quick( $post->ID );
		self::assertTrue( FeaturedRecipes::has( $post->ID ), 'a subscriber edits no recipe' );
		wp_set_current_user( $this->user( 'editor' ) );
		$_POST['_inline_edit'] = wp_create_nonce( 'inlineeditnonce' );
		$edits->save_quick( $post->ID );
		self::assertFalse( FeaturedRecipes::has( $post->ID ) );
	}

	public function test_bulk_edit_features_recipes_and_leaves_alone_what_was_not_chosen(): void {
		$one   = $this->publish()->ID;
		$other = $this->publish()->ID;
		$page  = $this->publish( [], [], [ 'post_type' => 'page' ] )->ID;
		( new FeaturedEdits() )->register();
		wp_set_current_user( $this->user( 'administrator' ) );
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$edit = static fn ( string $choice, int ...$ids ): array => bulk_edit_posts(
			[
				'post'                 => $ids,
				'post_type'            => 'recipe',
				'_status'              => '-1',
				'larder_bulk_featured' => $choice,
			]
		);
		$edit( 'yes', $one, $other );
		self::assertTrue( FeaturedRecipes::has( $one ) && FeaturedRecipes::has( $other ) );
		$edit( '', $one );
		$edit( 'all', $one );
		self::assertTrue( FeaturedRecipes::has( $one ), 'no change' );
		$edit( 'no', $one );
		self::assertFalse( FeaturedRecipes::has( $one ) );
		self::assertTrue( FeaturedRecipes::has( $other ) );
		( new FeaturedEdits() )->save_bulk( [ $page ], [ 'larder_bulk_featured' => 'yes' ] );
		self::assertFalse( FeaturedRecipes::has( $page ), 'a page is no recipe' );
		wp_set_current_user( $this->user( 'subscriber' ) );
		( new FeaturedEdits() )->save_bulk( [ $other ], [ 'larder_bulk_featured' => 'no' ] );
		self::assertTrue( FeaturedRecipes::has( $other ), 'a subscriber edits no recipe' );
	}

	public function test_who_may_not_publish_a_recipe_features_none_and_saves_it_all_the_same(): void {
		$writer = $this->user( 'contributor' );
		wp_set_current_user( $writer );
		$post = $this->publish( [], [], [
			'post_author' => $writer,
			'post_status' => 'draft',
		] );
		self::assertStringNotContainsString( '<a ', $this->column( $post->ID ) );
		$edits = new FeaturedEdits();
		ob_start();
		$edits->print_quick( 'larder_featured', 'recipe' );
		$edits->print_bulk( 'larder_featured', 'recipe' );
		self::assertSame( '', ob_get_clean() );

		$save = static function ( string $featured ) use ( $post ): int {
			$request = new \WP_REST_Request( 'POST', "/wp/v2/recipe/{$post->ID}" );
			$request->set_param( 'meta', [ 'wp_delicious_featured_recipe' => $featured ] );
			return rest_do_request( $request )->get_status();
		};
		self::assertSame( 403, $save( 'yes' ) );
		self::assertFalse( FeaturedRecipes::has( $post->ID ) );
		self::assertSame( 200, $save( 'no' ), 'the editor sends all meta values with one that changed' );
		wp_set_current_user( $this->user( 'editor' ) );
		self::assertSame( 200, $save( 'yes' ) );
		self::assertTrue( FeaturedRecipes::has( $post->ID ) );
	}
}
