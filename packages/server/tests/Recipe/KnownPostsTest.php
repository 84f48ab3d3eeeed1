<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Recipe\KnownPosts;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Ids that somebody sends cost no query each.
 */
final class KnownPostsTest extends WordPressTestCase {

	public function test_ids_that_no_post_has_are_left_out_without_a_query_for_each(): void {
		$soup  = $this->publish()->ID;
		$draft = $this->publish( [], [], [ 'post_status' => 'draft' ] )->ID;
		wp_cache_flush();
		wp_load_alloptions();
		$before = $this->db()->num_queries;
		$known  = KnownPosts::among( [ $draft, ...range( 900_000, 900_499 ), PHP_INT_MAX, $soup, $draft ] );
		array_map( get_post( ... ), $known );

		self::assertSame( [ $draft, $soup, $draft ], $known );
		self::assertLessThan( 5, $this->db()->num_queries - $before );
		self::assertSame( [], KnownPosts::among( [] ) );
	}

	public function test_posts_are_known_while_caching_is_suspended(): void {
		$soup = $this->publish()->ID;
		wp_cache_flush();
		wp_suspend_cache_addition( true );
		try {
			self::assertSame( [ $soup ], KnownPosts::among( [ 900_000, $soup ] ) );
		} finally {
			wp_suspend_cache_addition( false );
		}
	}
}
