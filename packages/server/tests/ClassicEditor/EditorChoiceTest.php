<?php
declare( strict_types=1 );

namespace Larder\Tests\ClassicEditor;

use Larder\Recipe\PostType;
use Larder\Tests\Support\WordPressTestCase;

/**
 * A recipe opens in the block editor, whatever opens everything else.
 */
final class EditorChoiceTest extends WordPressTestCase {

	/**
	 * Switches the block editor off as the Classic Editor plugin does.
	 */
	private function replace_editor(): void {
		add_filter( 'use_block_editor_for_post_type', '__return_false', 100 );
	}

	/**
	 * Switches it off as the Classic Editor plugin does where people may choose, and have chosen the classic one.
	 */
	private function let_people_choose_classic(): void {
		add_filter(
			'use_block_editor_for_post',
			static function ( mixed $is_used, mixed $post ): bool {
				$editors = apply_filters(
					'classic_editor_enabled_editors_for_post',
					[ 'classic_editor' => true, 'block_editor' => true ],
					$post
				);
				return is_array( $editors ) && false === ( $editors['classic_editor'] ?? null );
			},
			100,
			2
		);
	}

	/**
	 * Creates a page.
	 */
	private function page( string $content ): \WP_Post {
		$post = get_post( (int) wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Page', 'post_content' => $content ] ) );
		self::assertInstanceOf( \WP_Post::class, $post );
		return $post;
	}

	public function test_a_recipe_and_any_post_with_one_stay_in_the_block_editor_where_it_is_replaced(): void {
		$this->replace_editor();
		self::assertTrue( use_block_editor_for_post( $this->publish() ) );
		self::assertTrue( use_block_editor_for_post( $this->publish( [], [], [ 'post_type' => 'post' ] ) ) );
		self::assertTrue( use_block_editor_for_post( $this->page(
			'<!-- wp:group --><!-- wp:larder/recipe-search /--><!-- /wp:group -->'
		) ) );
		self::assertFalse(
			use_block_editor_for_post( $this->page( '<!-- wp:paragraph --><p>A page</p><!-- /wp:paragraph -->' ) ),
			'all else stays as the site has it'
		);
	}

	public function test_a_new_recipe_opens_in_the_block_editor_and_a_new_post_does_not(): void {
		$this->replace_editor();
		foreach ( [ PostType::NAME => true, 'post' => false ] as $type => $is_used ) {
			$post = get_post( (int) wp_insert_post( [ 'post_type' => $type, 'post_status' => 'auto-draft', 'post_title' => 'New' ] ) );
			self::assertInstanceOf( \WP_Post::class, $post );
			self::assertSame( $is_used, use_block_editor_for_post( $post ), $type );
			self::assertSame( $is_used, use_block_editor_for_post_type( $type ), $type );
		}
	}

	public function test_where_people_may_choose_an_editor_a_recipe_has_one_alone(): void {
		$this->let_people_choose_classic();
		self::assertTrue( use_block_editor_for_post( $this->publish() ) );
		self::assertFalse( use_block_editor_for_post( $this->page( '' ) ) );
		self::assertSame(
			[ 'classic_editor' => false, 'block_editor' => true ],
			apply_filters(
				'classic_editor_enabled_editors_for_post',
				[ 'classic_editor' => true, 'block_editor' => false ],
				$this->publish()
			)
		);
		self::assertSame(
			[ 'classic_editor' => true, 'block_editor' => false ],
			apply_filters( 'classic_editor_enabled_editors_for_post_type', [ 'classic_editor' => true, 'block_editor' => false ], 'page' )
		);
	}

	public function test_a_site_can_forbid_it_for_recipes_too(): void {
		$this->replace_editor();
		add_filter( 'larder_keep_block_editor', '__return_false' );
		self::assertFalse( use_block_editor_for_post( $this->publish() ) );
		self::assertFalse( use_block_editor_for_post_type( PostType::NAME ) );
	}

	public function test_what_the_block_editor_cannot_open_is_left_alone(): void {
		register_post_type( 'larder_note', [ 'public' => true, 'show_in_rest' => false ] );
		try {
			self::assertFalse( use_block_editor_for_post( $this->publish( [], [], [ 'post_type' => 'larder_note' ] ) ) );
		} finally {
			unregister_post_type( 'larder_note' );
		}
	}
}
