<?php
declare( strict_types=1 );

namespace Larder\Tests\Archive;

use Larder\Tests\Support\WordPressTestCase;

/**
 * A heading above an archive goes where the archive has nothing to show.
 */
final class EmptySectionsTest extends WordPressTestCase {

	/**
	 * Prints a group with a heading, in a group with other blocks.
	 *
	 * @param string $inner Further blocks of the group.
	 */
	private static function page( string $inner ): string {
		return do_blocks(
			'<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->'
			. '<!-- wp:group --><div class="wp-block-group"><!-- wp:heading --><h2 class="wp-block-heading">More like this</h2><!-- /wp:heading -->'
				. $inner
				. '</div><!-- /wp:group -->'
			. '</div><!-- /wp:group -->'
		);
	}

	public function test_a_heading_goes_with_archives_that_have_nothing_to_show(): void {
		$empty = '<!-- wp:larder/recipe-archive {"source":"picked","ids":[]} /-->';
		foreach ( [ $empty, $empty . $empty ] as $inner ) {
			$page = self::page( $inner );
			self::assertStringNotContainsString( 'More like this', $page );
			self::assertStringContainsString( 'Before', $page );
		}
	}

	public function test_a_heading_stays_above_recipes(): void {
		$recipe = $this->publish();
		$page   = self::page(
			'<!-- wp:larder/recipe-archive {"source":"picked","ids":[]} /--><!-- wp:larder/recipe-archive {"source":"picked","ids":['
				. $recipe->ID
				. ']} /-->'
		);
		self::assertStringContainsString( 'More like this', $page );
		self::assertStringContainsString( 'Lentil soup', $page );
	}

	public function test_a_group_that_says_something_else_stays(): void {
		self::assertStringContainsString( 'More like this', self::page( '' ) );
		self::assertStringContainsString(
			'More like this',
			self::page(
				'<!-- wp:paragraph --><p>Soon.</p><!-- /wp:paragraph --><!-- wp:larder/recipe-archive {"source":"picked","ids":[]} /-->'
			)
		);
	}
}
