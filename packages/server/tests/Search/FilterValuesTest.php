<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Contracts\Constants;
use Larder\Search\Page\FilterControls;
use Larder\Search\Page\FilterCounts;
use Larder\Search\Page\SearchProps;
use Larder\Tests\Support\AjaxCall;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\WordPressTestCase;

/**
 * A filter with more values than a page shows: every one of them can be found, by typing and by scrolling.
 *
 * @phpstan-import-type Props from SearchProps
 */
final class FilterValuesTest extends WordPressTestCase {

	private const ACTION = 'larder_filter_values';

	protected function setUp(): void {
		parent::setUp();
		foreach ( [ 'Soup' => [ 'zq', 100 ], 'Stew' => [ 'zq', 101 ], 'Pie' => [ 'xq', 1 ] ] as $title => [ $name, $last ] ) {
			$foods = array_map(
				static fn ( int $number ): string => $name . strtr( (string) $number, '0123456789', 'abcdefghij' ),
				range( 1, $last )
			);
			if ( 'Pie' === $title ) {
				$foods[] = 'crème fraîche';
			}
			$lines = array_map(
				static fn ( string $food, int $at ): array => [ 'id' => sprintf( 'food%04d', $at ), 'text' => $food, 'name' => $food ],
				$foods,
				array_keys( $foods )
			);
			$this->publish(
				[ 'difficulty' => 'Pie' === $title ? 'advanced' : 'beginner' ],
				[ 'larder/ingredients' => [ 'groups' => [ self::ingredients( '', ...$lines ) ] ] ],
				[ 'post_title' => $title ]
			);
		}
		( new SearchParts( $this->db() ) )->rebuild->run();
	}

	/**
	 * Requests values of the ingredients.
	 *
	 * @param array<string, mixed> $fields Fields of the request.
	 * @return array{options: list<array{value: string, label: string, depth: int, count: int}>, total: int}
	 */
	private function ask( array $fields ): array {
		$answer = AjaxCall::make( self::ACTION, [ 'facet' => 'recipe_ingredients' ] + $fields );
		self::assertSame( 200, $answer['status'], (string) wp_json_encode( $answer['body'] ) );
		/** @var array{options: list<array{value: string, label: string, depth: int, count: int}>, total: int} $data */
		$data = $answer['body']['data'] ?? [];
		return $data;
	}

	public function test_what_is_typed_finds_values_that_few_recipes_have(): void {
		$found = $this->ask( [ 'text' => 'FRAICHE cr' ] );
		self::assertSame( 1, $found['total'] );
		self::assertSame(
			[ 'Crème fraîche', 1, 0 ],
			[ $found['options'][0]['label'] ?? '', $found['options'][0]['count'] ?? 0, $found['options'][0]['depth'] ?? -1 ]
		);
		self::assertSame( [ [], 0 ], array_values( $this->ask( [ 'text' => 'nothing like it' ] ) ) );
	}

	public function test_pages_go_on_to_the_last_value_and_none_comes_twice(): void {
		$first = $this->ask( [] );
		$next  = $this->ask( [ 'offset' => 100 ] );
		self::assertCount( 100, $first['options'] );
		self::assertSame( $first['total'], 100 + count( $next['options'] ) );
		$values = array_merge( array_column( $first['options'], 'value' ), array_column( $next['options'], 'value' ) );
		self::assertSame( $values, array_values( array_unique( $values ) ) );
		self::assertSame( [ [], $first['total'] ], array_values( $this->ask( [ 'offset' => 5000 ] ) ) );
	}

	public function test_counts_are_those_under_what_is_chosen(): void {
		$counts = fn ( string $level ): array => array_column(
			$this->ask( [ 'text' => 'fraiche', 'search' => [ 'difficulty_level' => [ $level ] ] ] )['options'],
			'count'
		);
		self::assertSame( [ 1 ], $counts( 'advanced' ) );
		self::assertSame( [ 0 ], $counts( 'beginner' ) );
	}

	public function test_a_search_counts_values_that_are_named_or_chosen(): void {
		$chosen = [ 'recipe_ingredients' => [ 'creme fraiche' ] ];
		self::assertNull( $this->fraiche_count( [] ) );
		self::assertSame( 1, $this->fraiche_count( [ 'named' => $chosen ] ) );
		self::assertSame( 1, $this->fraiche_count( [ 'search' => $chosen ] ) );
	}

	/**
	 * Returns how many recipes a search counts with crème fraîche.
	 *
	 * @param array<string, mixed> $fields Fields of the request.
	 * @return mixed Null where it counts none.
	 */
	private function fraiche_count( array $fields ): mixed {
		/** @var array{metas: array{recipe_ingredients: array<string, int>}} $answer */
		$answer = AjaxCall::make( 'recipe_search_results', $fields )['body']['data'] ?? [];
		return $answer['metas']['recipe_ingredients']['creme fraiche'] ?? null;
	}

	public function test_a_shared_address_names_a_chosen_value_that_few_recipes_have(): void {
		$parts  = new SearchParts( $this->db() );
		$props  = SearchPropsTest::make( $this->db(), $parts, $this->ratings() )->build(
			[ 'filters' => [ [ 'id' => 'recipe_ingredients' ] ] ],
			[ 'recipe_ingredients' => 'creme fraiche' ]
		);
		$filter = $props['filters'][0] ?? self::fail();
		self::assertTrue( $filter['hasMore'] );
		self::assertCount( Constants::MAX_FILTER_VALUES + 1, $filter['options'] );
		self::assertContains( 'Crème fraîche', array_column( $filter['options'], 'label' ) );
		self::assertSame( 1, FilterCounts::by_value( $filter, $props['search'], $props['answer'] )['creme fraiche'] ?? null );
	}

	public function test_boxes_say_how_many_values_are_not_shown_yet(): void {
		$parts = new SearchParts( $this->db() );
		$props = SearchPropsTest::make( $this->db(), $parts, $this->ratings() )->build(
			[
				'filters' => [
					[
						'id'      => 'recipe_ingredients',
						'control' => 'chips',
					],
				],
			],
			[ 'recipe_ingredients' => 'creme fraiche' ]
		);
		$filter = $props['filters'][0] ?? self::fail();
		self::assertSame( $this->ask( [] )['total'], $filter['size'] );
		$left = $filter['size'] - Constants::MAX_FILTER_VALUES - 1;
		self::assertGreaterThan( 0, $left );
		self::assertStringContainsString( "<button type=\"button\">Show more ($left)</button>", FilterControls::render( $filter, $props ) );
		self::assertStringNotContainsString(
			'Show more',
			FilterControls::render( [ 'size' => count( $filter['options'] ) ] + $filter, $props )
		);
	}

	public function test_a_bad_question_gets_a_clear_answer(): void {
		foreach (
			[
				'unknown_filter' => [ 'facet' => 'colour' ],
				'invalid_filter' => [ 'facet' => 'recipe_ingredients', 'search' => [ 'total_time' => [ 'short' ] ] ],
				'invalid_input'  => [ 'facet' => 'recipe_ingredients', 'offset' => '-1' ],
			] as $code => $fields
		) {
			$answer = AjaxCall::make( self::ACTION, $fields );
			self::assertSame( [ 400, $code ], [ $answer['status'], $answer['body']['data']['code'] ?? null ] );
		}
	}

	public function test_the_contract_is_kept(): void {
		/** @var array{valid: list<array<string, mixed>>, invalid: array<string, array<string, mixed>>} $fixture */
		$fixture = json_decode(
			(string) file_get_contents( dirname( __DIR__, 3 ) . '/contracts/fixtures/ajax/larder_filter_values.json' ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
		foreach ( $fixture['valid'] as $fields ) {
			self::assertSame( 200, AjaxCall::make( self::ACTION, $fields )['status'] );
		}
		foreach ( $fixture['invalid'] as $why => $fields ) {
			self::assertSame( 400, AjaxCall::make( self::ACTION, $fields )['status'], $why );
		}
	}

	public function test_shared_caches_get_the_same_by_an_address_with_a_tag(): void {
		$request = new \WP_REST_Request( 'GET', '/larder/v1/filters/recipe_ingredients' );
		$request->set_query_params( [ 'text' => 'fraiche', 'difficulty_level' => 'advanced' ] );
		$first = rest_do_request( $request );
		self::assertSame(
			[ 200, $this->ask( [ 'text' => 'fraiche', 'search' => [ 'difficulty_level' => [ 'advanced' ] ] ] ) ],
			[ $first->get_status(), $first->get_data() ]
		);
		$headers = $first->get_headers();
		self::assertIsString( $headers['Cache-Control'] );
		self::assertStringContainsString( 's-maxage', $headers['Cache-Control'] );
		self::assertIsString( $headers['ETag'] );
		$request->set_header( 'If-None-Match', $headers['ETag'] );
		self::assertSame( 304, rest_do_request( $request )->get_status() );
		$request->set_query_params( [ 'colour' => 'red' ] );
		self::assertSame( 400, rest_do_request( $request )->get_status() );
	}
}
