<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Tests\Support\WordPressTestCase;

/**
 * Recipes in lists of themes that print whole posts there.
 */
final class ExcerptTest extends WordPressTestCase {

	public function test_a_search_shows_what_a_recipe_is_instead_of_all_of_it(): void {
		$this->publish( [ 'description' => 'Warm & thick.' ], [], [ 'post_title' => 'Zebulon stew' ] );
		self::assertSame( "<p>Warm &amp; thick.</p>\n", self::listed( [ 's' => 'zebulon' ] ) );
	}

	public function test_a_search_shows_nothing_of_a_recipe_that_nobody_described(): void {
		$this->publish( [], [], [ 'post_title' => 'Zebulon stew' ] );
		self::assertSame( '', trim( self::listed( [ 's' => 'zebulon' ] ) ) );
	}

	public function test_the_page_of_a_recipe_and_other_posts_in_a_search_stay_whole(): void {
		$recipe = $this->publish( [ 'description' => 'Warm & thick.' ] );
		self::assertStringContainsString(
			'wp-block-larder-recipe',
			self::listed(
				[
					'p'         => $recipe->ID,
					'post_type' => 'recipe',
				]
			)
		);
		$this->publish(
			[],
			[],
			[
				'post_type'    => 'post',
				'post_title'   => 'Zebulon news',
				'post_content' => 'All of it.',
			]
		);
		self::assertStringContainsString( 'All of it.', self::listed( [ 's' => 'zebulon' ] ) );
	}

	/**
	 * Returns the content of the first post of a page, as a theme prints it in the loop.
	 *
	 * @param array<string, mixed> $request What the page asks for.
	 */
	private static function listed( array $request ): string {
		self::open_page( $request )->the_post();
		ob_start();
		the_content();
		return (string) ob_get_clean();
	}
}
