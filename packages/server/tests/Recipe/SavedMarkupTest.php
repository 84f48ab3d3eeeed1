<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Recipe\SavedMarkup;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * What a damaged block shows.
 */
final class SavedMarkupTest extends WordPressTestCase {

	/**
	 * @param string $block      Name without namespace.
	 * @param string $attributes JSON as stored.
	 */
	#[TestWith( [ 'faq', '{"x":1}' ] )]
	#[TestWith( [ 'nutrition', '{"values":"abc"}' ] )]
	#[TestWith( [ 'gallery', '{"items":[{"id":"99999"},5]}' ] )]
	#[TestWith( [ 'video', '{"url":7}' ] )]
	public function test_a_block_that_cannot_be_read_shows_what_it_has_saved( string $block, string $attributes ): void {
		$post = $this->publish();
		self::set_post( $post );
		$with = static fn ( string $saved ): string => do_blocks( str_replace(
			'<!-- /wp:larder/recipe -->',
			"<!-- wp:larder/$block $attributes --><div>$saved</div><!-- /wp:larder/$block --><!-- /wp:larder/recipe -->",
			$post->post_content
		) );
		self::assertStringContainsString( '<p>Grandmother wrote this.</p>', $with( '<p>Grandmother wrote this.</p>' ) );
		self::assertStringNotContainsString( '<h3>Empty</h3>', $with( '<h3>Empty</h3>' ) );
	}

	public function test_what_was_saved_is_no_wider_than_its_column(): void {
		self::assertSame( '<p>Printed</p>', SavedMarkup::where_empty( '<p>Printed</p>', '<video src="a.mp4"></video>' ) );
		$saved = SavedMarkup::where_empty( '', '<figure><video controls src="a.mp4"></video><img style="border:0;" src="b.jpg"><p style="color:red">Soup</p></figure>' );
		self::assertStringContainsString( '<video style="max-inline-size:100%" controls src="a.mp4">', $saved );
		self::assertStringContainsString( '<img style="border:0;max-inline-size:100%" src="b.jpg">', $saved );
		self::assertStringContainsString( '<p style="color:red">Soup</p>', $saved );
	}
}
