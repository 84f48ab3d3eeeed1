<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Tests\Support\WordPressTestCase;

/**
 * The sidebar of the editor learns what a search block can be made of, and nobody else does.
 */
final class ChoicesRouteTest extends WordPressTestCase {

	private const ROUTE = '/larder/v1/search-choices';

	public function test_who_writes_recipes_gets_facets_layouts_and_orders(): void {
		wp_set_current_user( $this->user( 'author' ) );
		/** @var array{facets: list<array<string, mixed>>, ranges: list<array<string, string>>, layouts: list<string>, sorts: list<array<string, string>>} $choices */
		$choices = rest_do_request( new \WP_REST_Request( 'GET', self::ROUTE ) )->get_data();
		self::assertContains( 'recipe_ingredients', array_column( $choices['facets'], 'id' ) );
		$ranges = array_column( $choices['ranges'], 'id' );
		self::assertSame( [ 'total_time', 'calories' ], array_values( array_intersect( $ranges, [ 'calories', 'total_time' ] ) ) );
		self::assertNotContains( 'total_time', array_column( $choices['facets'], 'id' ) );
		self::assertContains( 'default', $choices['layouts'] );
		self::assertSame( 'date_desc', $choices['sorts'][0]['value'] ?? '' );
	}

	public function test_who_may_write_recipes_and_nothing_else_gets_them_too(): void {
		$user = get_userdata( $this->user( 'subscriber' ) );
		self::assertInstanceOf( \WP_User::class, $user );
		$user->add_cap( 'edit_delicious_recipes' );
		wp_set_current_user( $user->ID );
		self::assertSame( 200, rest_do_request( new \WP_REST_Request( 'GET', self::ROUTE ) )->get_status() );
	}

	public function test_visitors_and_readers_are_refused(): void {
		wp_set_current_user( 0 );
		self::assertSame( 401, rest_do_request( new \WP_REST_Request( 'GET', self::ROUTE ) )->get_status() );
		wp_set_current_user( $this->user( 'subscriber' ) );
		self::assertSame( 403, rest_do_request( new \WP_REST_Request( 'GET', self::ROUTE ) )->get_status() );
	}
}
