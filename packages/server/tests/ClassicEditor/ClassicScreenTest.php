<?php
declare( strict_types=1 );

namespace Larder\Tests\ClassicEditor;

use Larder\ClassicEditor\ClassicScreen;
use Larder\Tests\Support\WordPressTestCase;

/**
 * A recipe that is opened in the classic editor all the same is kept whole, and its author is told.
 */
final class ClassicScreenTest extends WordPressTestCase {

	private ClassicScreen $screen;

	protected function setUp(): void {
		parent::setUp();
		$this->screen = new ClassicScreen();
		set_current_screen( 'post' );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	/**
	 * Returns the settings of a field of the form in which a post is edited.
	 *
	 * @param string $field Id of the field.
	 * @return array<array-key, mixed>
	 */
	private function settings( \WP_Post $post, string $field ): array {
		self::set_post( $post );
		$settings = apply_filters( 'wp_editor_settings', [ 'tinymce' => true ], $field );
		return is_array( $settings ) ? $settings : [];
	}

	/**
	 * Returns what is above the form.
	 */
	private function above_form( \WP_Post $post ): string {
		ob_start();
		$this->screen->show_notice( $post );
		return (string) ob_get_clean();
	}

	public function test_the_visual_editor_which_writes_blocks_anew_is_off_for_them_alone(): void {
		$recipe = $this->publish();
		self::assertFalse( $this->settings( $recipe, 'content' )['tinymce'] );
		self::assertTrue( $this->settings( $recipe, 'excerpt' )['tinymce'], 'another field' );
		self::assertTrue( $this->settings( $this->plain(), 'content' )['tinymce'], 'a post without blocks of ours' );
	}

	public function test_the_field_holds_every_letter(): void {
		$post = $this->lines();
		self::set_post( $post );
		ob_start();
		wp_editor( $post->post_content, 'content' );
		self::assertSame( 1, preg_match( '#<textarea[^>]*>(.*)</textarea>#s', (string) ob_get_clean(), $found ) );
		self::assertSame( $post->post_content, html_entity_decode( $found[1] ?? '' ) );
	}

	public function test_a_notice_says_what_will_happen(): void {
		self::assertStringContainsString( 'made of blocks', $this->above_form( $this->publish() ) );
		self::assertSame( '', $this->above_form( $this->plain() ) );
	}

	public function test_a_recipe_that_is_sent_back_as_it_came_keeps_its_bytes(): void {
		$post = $this->lines();
		$this->send( $post, str_replace( "\n", "\r\n", $post->post_content ) . "\r\n" );
		self::assertSame( $post->post_content, get_post_field( 'post_content', $post->ID, 'raw' ) );
	}

	public function test_a_change_is_saved(): void {
		$post    = $this->lines();
		$changed = str_replace( "\n", "\r\n", $post->post_content ) . "\r\n<p>More</p>";
		$this->send( $post, $changed );
		self::assertStringContainsString( '<p>More</p>', (string) get_post_field( 'post_content', $post->ID, 'raw' ) );
	}

	/**
	 * Sends the form.
	 *
	 * @param string $content What is in its field.
	 */
	private function send( \WP_Post $post, string $content ): void {
		wp_update_post( [ 'ID' => $post->ID, 'post_content' => wp_slash( $content ) ] );
	}

	/**
	 * Creates a recipe of several lines, with all that a form has to carry.
	 */
	private function lines(): \WP_Post {
		$content = "<!-- wp:larder/recipe {\"description\":\"A \\u0022quote\\u0022 \\u0026amp; more\"} -->\n<div><p>A &quot;quote&quot; &amp; more</p>\n\n<!-- wp:larder/details /--></div>\n<!-- /wp:larder/recipe -->";
		$post    = get_post( (int) wp_insert_post( [ 'post_title' => 'Soup', 'post_content' => wp_slash( $content ) ] ) );
		self::assertInstanceOf( \WP_Post::class, $post );
		self::assertSame( $content, $post->post_content );
		return $post;
	}

	/**
	 * Creates a post without blocks of the plugin.
	 */
	private function plain(): \WP_Post {
		$post = get_post( (int) wp_insert_post( [ 'post_title' => 'Plain', 'post_content' => '<p>Words</p>' ] ) );
		self::assertInstanceOf( \WP_Post::class, $post );
		return $post;
	}
}
