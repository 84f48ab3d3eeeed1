<?php
declare( strict_types=1 );

namespace Larder\Tests\Archive;

use Larder\Archive\FeaturedRecipes;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Editors feature recipes by a box and by a star.
 */
final class FeaturedRecipesTest extends WordPressTestCase {

	private FeaturedRecipes $featured;

	protected function setUp(): void {
		parent::setUp();
		$this->featured = new FeaturedRecipes();
	}

	/**
	 * Gives what the box of a recipe prints.
	 *
	 * @param \WP_Post $post The recipe.
	 */
	private function box( \WP_Post $post ): string {
		ob_start();
		$this->featured->print_box( $post );
		return (string) ob_get_clean();
	}

	/**
	 * Gives what the column of a recipe prints.
	 *
	 * @param int $post_id The recipe.
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
}
