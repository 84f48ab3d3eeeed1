<?php
declare( strict_types=1 );

namespace Larder\Tests;

use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * A list that arrives late keeps the site's footer below the window, and leaves no gap above what follows it in the page.
 */
final class LastBlockTest extends WordPressTestCase {

	private const TEXT = "<!-- wp:paragraph -->\n<p>More</p>\n<!-- /wp:paragraph -->";

	/**
	 * Lists contents of a page, with the place of the list in them.
	 *
	 * @return array<string, array{string, bool}>
	 */
	public static function contents(): array {
		$list    = '<!-- wp:larder/shopping-list /-->';
		$columns = "<!-- wp:group -->\n<div class=\"wp-block-group\">$list</div>\n<!-- /wp:group -->";
		return [
			'alone'                            => [ $list, true ],
			'after a text'                     => [ self::TEXT . "\n\n$list\n", true ],
			'with attributes'                  => [ self::TEXT . '<!-- wp:larder/shopping-list {"level":3} /-->', true ],
			'before a text'                    => [ $list . self::TEXT, false ],
			'last in a group before a text'    => [ $columns . self::TEXT, false ],
			'last in a group that ends a page' => [ self::TEXT . $columns, false ],
			'twice'                            => [ $list . self::TEXT . $list, false ],
		];
	}

	#[DataProvider( 'contents' )]
	public function test_a_list_has_room_where_it_ends_the_page( string $content, bool $is_last ): void {
		$page = $this->publish( [], [], [ 'post_type' => 'page', 'post_content' => $content ] );
		self::open_page( [ 'page_id' => $page->ID ] );

		self::assertSame( $is_last, str_contains( do_blocks( $content ), 'is-last' ) );
	}

	public function test_saved_recipes_have_room_too_also_by_the_shortcode_of_another_plugin(): void {
		foreach ( [ '<!-- wp:larder/saved-recipes /-->', '[dr_user_dashboard]' ] as $content ) {
			$page = $this->publish( [], [], [ 'post_type' => 'page', 'post_content' => $content ] );
			self::open_page( [ 'page_id' => $page->ID ] );

			self::assertStringContainsString( 'is-last', do_blocks( '<!-- wp:larder/saved-recipes /-->' ) );
		}
	}

	public function test_a_list_in_a_page_of_several_posts_has_none(): void {
		$this->publish( [], [], [ 'post_type' => 'post', 'post_content' => '<!-- wp:larder/shopping-list /-->' ] );
		self::open_page( [ 'post_type' => 'post' ] );

		self::assertStringNotContainsString( 'is-last', do_blocks( '<!-- wp:larder/shopping-list /-->' ) );
	}
}
