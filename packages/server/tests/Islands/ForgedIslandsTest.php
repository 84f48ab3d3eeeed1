<?php
declare( strict_types=1 );

namespace Larder\Tests\Islands;

use Larder\Islands\Islands;
use Larder\Islands\Manifest;
use Larder\Islands\Seal;
use Larder\Switch\Content;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What an author writes is not an island: it has no key of the page, and what it says of itself is not stored.
 */
final class ForgedIslandsTest extends WordPressTestCase {

	private const FORGED = '<div class="mine" data-larder-island="likes" data-larder-key="abcdefgh" DATA-LARDER-PROPS=\'{"id":1}\' data-larder-wake="storage:x" data-mine="1">Hello</div>';

	protected function tearDown(): void {
		kses_remove_filters();
		parent::tearDown();
	}

	/**
	 * Stores a post as somebody does.
	 *
	 * @param string $content What they write.
	 */
	private function stored( string $role, string $content ): string {
		wp_set_current_user( $this->user( $role ) );
		kses_init();
		$id = wp_insert_post(
			[
				'post_title'   => 'Mine',
				'post_status'  => 'pending',
				'post_content' => wp_slash( $content ),
				'post_excerpt' => wp_slash( $content ),
			]
		);
		$post = get_post( $id );
		self::assertInstanceOf( \WP_Post::class, $post );
		return $post->post_content . $post->post_excerpt;
	}

	/**
	 * Returns the key of an island of a new page.
	 *
	 * @param array<string, mixed> $props
	 */
	private function key( array $props = [ 'recipeId' => 1 ] ): string {
		return ( new Islands( new Manifest() ) )->wrapper( 'test', $props )[ Seal::ATTRIBUTE ];
	}

	/**
	 * Lists ways to write an attribute of Larder's.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function forged(): iterable {
		yield 'an element' => [ self::FORGED ];
		yield 'within what is no script once it is stored' => [ '<script>' . self::FORGED . '</script>' ];
		yield 'after a quoted end of the tag' => [ '<p title=">" data-larder-key="abcdefgh">Hello</p>' ];
		yield 'without quotes' => [ '<p data-larder-key=abcdefgh data-larder-island=likes>Hello</p>' ];
		yield 'with line breaks' => [ "<p\ndata-larder-key\n=\n\"abcdefgh\">Hello</p>" ];
		yield 'in the words of a block' => [
			'<!-- wp:larder/ingredients {"title":"\u003cstrong data-larder-key=\u0022abcdefgh\u0022\u003eHello"} /-->Hello',
		];
	}

	#[DataProvider( 'forged' )]
	public function test_authors_without_unfiltered_html_cannot_store_an_attribute_of_larder( string $content ): void {
		foreach ( [ 'contributor', 'author' ] as $role ) {
			$stored = $this->stored( $role, $content );
			self::assertStringNotContainsStringIgnoringCase( 'data-larder-', $stored );
			self::assertStringContainsString( 'Hello', $stored );
		}
	}

	#[DataProvider( 'forged' )]
	public function test_nor_can_they_in_a_widget( string $content ): void {
		require_once ABSPATH . 'wp-includes/class-wp-customize-manager.php';
		require_once ABSPATH . 'wp-includes/class-wp-customize-widgets.php';
		$ways = [
			'REST'       => static function () use ( $content ): void {
				$request = new \WP_REST_Request( 'POST', '/wp/v2/widgets' );
				$raw     = [ 'content' => $content ];
				$request->set_body_params( [ 'id_base' => 'block', 'instance' => [ 'raw' => $raw ], 'sidebar' => 'wp_inactive_widgets' ] );
				self::assertSame( 201, rest_do_request( $request )->get_status() );
			},
			'Customizer' => static function () use ( $content ): void {
				$manager = new \WP_Customize_Manager();
				$id      = 'widget_block[7]';
				$widgets = new \WP_Customize_Widgets( $manager );
				$cleaned = static fn ( mixed $value ): mixed
					=> $widgets->sanitize_widget_instance( is_array( $value ) ? $value : [], 'block' );
				$setting = $manager->add_setting( $id, [ 'type' => 'option', 'sanitize_callback' => $cleaned ] );
				$manager->set_post_value( $id, [ 'raw_instance' => [ 'content' => $content ] ] );
				$setting->save();
				// The next Customizer would sanitize by this one as well.
				remove_all_filters( "customize_sanitize_$id" );
			},
		];
		foreach ( $ways as $way => $store ) {
			foreach ( [ 'author' => false, 'administrator' => true ] as $role => $is_kept ) {
				$user = new \WP_User( $this->user( $role ) );
				// As an administrator of one site of a network, who may write no scripts.
				$user->add_cap( 'edit_theme_options' );
				$user->add_cap( 'customize' );
				wp_set_current_user( 0 );
				wp_set_current_user( $user->ID );
				update_option( 'widget_block', [ '_multiwidget' => 1 ] );
				$store();
				$text = (string) wp_json_encode( array_column( (array) get_option( 'widget_block' ), 'content' ), JSON_UNESCAPED_SLASHES );
				// WordPress makes a text of what comes after a ">" in quotes.
				$pattern = $is_kept ? '/data-larder-/i' : '/<[^>]*data-larder-/i';
				self::assertSame( $is_kept, 1 === preg_match( $pattern, $text ), "$way, $role" );
				self::assertStringContainsString( 'Hello', $text );
			}
		}
	}

	public function test_widgets_beside_a_changed_one_stay_as_they_are(): void {
		wp_set_current_user( $this->user( 'author' ) );
		$widgets = [
			2              => [ 'content' => '<!-- wp:html {"note":"\u003cscript\u003ego()\u003c/script\u003e"} --><script>go()</script><!-- /wp:html -->' ],
			'_multiwidget' => 1,
		];
		update_option( 'widget_block', $widgets );
		self::assertSame( $widgets, get_option( 'widget_block' ) );
		update_option( 'other', '<p data-larder-key="x"></p>' );
		self::assertSame( '<p data-larder-key="x"></p>', get_option( 'other' ) );
	}

	public function test_they_cannot_store_an_element_that_takes_the_place_of_a_function_of_the_document(): void {
		$file = wp_upload_dir()['url'] . '/menu.pdf';
		foreach ( [ 'id="querySelector"', "ID='head' id='body'", 'id=createElement' ] as $id ) {
			$stored = $this->stored( 'contributor', "<object type=\"application/pdf\" data=\"$file\" $id class=\"menu\">Menu</object>" );
			self::assertStringNotContainsStringIgnoringCase( ' id=', $stored );
			self::assertSame( 2, substr_count( $stored, "data=\"$file\"" ), 'the file itself stays' );
			self::assertStringContainsString( 'class="menu"', $stored );
		}
		$text = '<p id="object">The &lt;object id="x"></p>';
		self::assertStringContainsString( 'id="object"', $this->stored( 'contributor', $text ) );
		self::assertStringContainsString( 'id="menu"', $this->stored( 'administrator', "<object id=\"menu\" data=\"$file\"></object>" ) );
	}

	public function test_nor_does_one_come_through_widgets_and_custom_fields(): void {
		$file   = wp_upload_dir()['url'] . '/menu.pdf';
		$object = "<object type=\"application/pdf\" data=\"$file\" ID=\"querySelector\" class=\"menu\">Menu</object>";
		wp_set_current_user( $this->user( 'author' ) );
		$stored = [
			( new \WP_Widget_Text() )->update( [ 'title' => '', 'text' => $object ], [] )['text'] ?? '',
			( new \WP_Widget_Custom_HTML() )->update( [ 'title' => '', 'content' => $object ], [] )['content'] ?? '',
			( new \WP_Widget_Block() )->update( [ 'title' => '', 'content' => $object ], [] )['content'] ?? '',
		];
		register_post_meta( 'post', 'menu', [ 'show_in_rest' => true, 'single' => true, 'type' => 'string' ] );
		$id = wp_insert_post( [ 'post_title' => 'Menu', 'meta_input' => [ 'menu' => wp_slash( $object ) ] ] );
		$stored[] = ( new \WP_Block(
			parse_blocks( '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"core/post-meta","args":{"key":"menu"}}}}} --><p></p><!-- /wp:paragraph -->' )[0],
			[ 'postId' => $id, 'postType' => 'post' ]
		) )->render();
		unregister_post_meta( 'post', 'menu' );
		foreach ( $stored as $html ) {
			self::assertIsString( $html );
			self::assertStringContainsString( $file, $html );
			self::assertStringNotContainsStringIgnoringCase( ' id=', $html );
		}
	}

	public function test_all_else_that_they_write_stays(): void {
		self::assertStringContainsString( 'data-mine="1"', $this->stored( 'contributor', self::FORGED ) );
		$text = '<p>It\'s \\ a "quoted" <code>data-larder-key="x"</code></p>';
		self::assertSame( $text . $text, $this->stored( 'contributor', $text ) );
		// Who may write scripts may write this, too.
		self::assertStringContainsString( 'data-larder-island="likes"', $this->stored( 'administrator', self::FORGED ) );
	}

	public function test_a_key_says_what_an_island_is_and_is_the_same_for_everybody(): void {
		$key = $this->key();
		self::assertMatchesRegularExpression( '/^[\w-]{8}$/', $key );
		wp_set_current_user( $this->user( 'administrator' ) );
		self::assertSame( $key, $this->key() );
		self::assertNotSame( $key, $this->key( [ 'recipeId' => 2 ] ) );
	}

	public function test_a_key_that_was_copied_into_a_text_is_worth_nothing(): void {
		$key = $this->key();
		$this->stored( 'administrator', '<p>Nothing of Larder</p>' );
		self::assertSame( $key, $this->key(), 'other texts leave pages as they are' );
		$this->stored( 'administrator', "<div data-larder-island='likes' data-larder-key='$key'></div>" );
		self::assertNotSame( $key, $this->key() );
	}

	public function test_a_part_with_a_copied_key_changes_all_keys_too(): void {
		$key = $this->key();
		$this->stored( 'administrator', "<div data-larder-part='switch' data-larder-keyed='$key'></div>" );
		self::assertNotSame( $key, $this->key() );
	}

	public function test_a_key_that_comes_with_a_recipe_of_another_plugin_changes_all_keys_too(): void {
		$post = $this->publish();
		$key  = $this->key();
		Content::write( $this->db(), $post->ID, '<p>Nothing of Larder</p>' );
		self::assertSame( $key, $this->key() );
		Content::write( $this->db(), $post->ID, "<p data-larder-key='$key'>A note</p>" );
		self::assertNotSame( $key, $this->key() );
	}

	public function test_equal_islands_have_their_props_printed_once(): void {
		wp_register_script( 'larder-once-view-script', 'https://example.org/view.js', [], '1' );
		$islands = new Islands( new Manifest() );
		$first   = $islands->wrapper( 'once', [ 'title' => 'Only once </script>' ] );
		self::assertSame( $first, $islands->wrapper( 'once', [ 'title' => 'Only once </script>' ] ) );
		self::assertNotContains( 'Only once', $first );
		ob_start();
		$islands->print();
		$html = (string) ob_get_clean();
		self::assertSame( 1, substr_count( $html, 'Only once' ) );
		self::assertSame( 1, substr_count( $html, '</script' ) );
	}
}
