<?php
declare( strict_types=1 );

namespace Larder\Tests\Boot;

use Larder\Taxonomies\TermColumns;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What other plugins hand on in filters that Larder listens to, too, is no reason for it to fail.
 */
final class ForeignFiltersTest extends WordPressTestCase {

	public function test_a_site_that_lets_all_styles_stand_in_the_page_is_shown(): void {
		wp_styles()->queue = [];
		wp_enqueue_style( 'larder-stars' );
		add_filter( 'styles_inline_size_limit', static fn (): int => PHP_INT_MAX, 1 );
		self::assertGreaterThanOrEqual( PHP_INT_MAX, apply_filters( 'styles_inline_size_limit', 20_000 ) );
	}

	public function test_a_plugin_may_refuse_a_recipe_that_is_saved_by_rest(): void {
		$post = $this->publish();
		wp_set_current_user( $this->user( 'editor' ) );
		add_filter(
			'rest_pre_insert_recipe',
			static fn (): \WP_Error => new \WP_Error( 'too_short', 'Too short.', [ 'status' => 400 ] ),
			1
		);
		$request = new \WP_REST_Request( 'POST', "/wp/v2/recipe/$post->ID" );
		$request->set_body_params( [ 'title' => 'Soup' ] );
		self::assertSame( 'too_short', rest_do_request( $request )->as_error()?->get_error_code() );
	}

	public function test_a_plugin_that_prints_its_own_cells_of_terms_may_give_nothing_on(): void {
		( new TermColumns() )->register();
		add_filter( 'manage_recipe-course_custom_column', '__return_null', 1 );
		self::assertNull( apply_filters( 'manage_recipe-course_custom_column', '', 'theirs', 1 ) );
	}

	/**
	 * @param non-empty-string $filter
	 * @param mixed            $given  What another plugin gives.
	 */
	#[DataProvider( 'damaged' )]
	public function test_a_recipe_is_shown_whatever_the_data_for_search_engines_are( string $filter, mixed $given ): void {
		self::open_page( [ 'p' => $this->publish()->ID, 'post_type' => 'recipe' ] );
		self::assertSame( $given, apply_filters( $filter, $given ) );
	}

	/**
	 * @return array<string, array{non-empty-string, mixed}>
	 */
	public static function damaged(): array {
		return [
			'no graph of Yoast'         => [ 'wpseo_schema_graph', null ],
			'no data of Rank Math'      => [ 'rank_math/json_ld', false ],
			'no directives of Yoast'    => [ 'wpseo_robots_array', false ],
			'no directives of Rank Math' => [ 'rank_math/frontend/robots', null ],
		];
	}

	public function test_a_graph_with_a_damaged_piece_gets_the_recipe(): void {
		self::open_page( [ 'p' => $this->publish()->ID, 'post_type' => 'recipe' ] );
		$graph = apply_filters( 'wpseo_schema_graph', [ null, [ '@type' => 'WebPage', '@id' => '#page' ] ] );
		self::assertIsArray( $graph );
		self::assertSame( [ '@id' => '#page' ], array_column( array_filter( $graph, is_array( ... ) ), 'mainEntityOfPage' )[0] ?? null );
	}
}
