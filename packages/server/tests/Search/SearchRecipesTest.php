<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Search\Query\Facet;
use Larder\Search\Query\Query;
use Larder\Tests\Support\AjaxCall;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Pages ask for recipes by `recipe_search_results`, shared caches by `larder/v1/recipes`.
 */
final class SearchRecipesTest extends WordPressTestCase {

	private const ACTION = 'recipe_search_results';

	private int $italian = 0;

	private int $soup = 0;

	private int $pie = 0;

	protected function setUp(): void {
		parent::setUp();
		$search = new SearchParts( $this->db() );
		$term   = wp_insert_term( 'Italian', 'recipe-cuisine' );
		self::assertIsArray( $term );
		$this->italian = absint( $term['term_id'] );
		$tomato        = [ 'larder/ingredients' => [ 'groups' => [ self::ingredients(
			'',
			[ 'id' => 'tomato00', 'text' => '2 ripe tomatoes', 'name' => 'ripe tomatoes' ]
		) ] ] ];
		$this->soup    = $this->publish( [ 'prepTime' => 25, 'difficulty' => 'beginner' ], $tomato, [ 'post_title' => 'Tomato soup' ] )->ID;
		$this->pie     = $this->publish( [ 'prepTime' => 70 ], [], [ 'post_title' => 'Apple pie' ] )->ID;
		wp_set_object_terms( $this->soup, [ $this->italian ], 'recipe-cuisine' );
		$search->rebuild->run();
	}

	/**
	 * Runs a search.
	 *
	 * @param array<string, mixed> $search Chosen values by filter.
	 * @param array<string, mixed> $more   Other fields.
	 * @return array{results: list<array{recipe_id: int, title: string}>, terms: array<string, list<array{term_id: int, name: string, count: int}>>, metas: array<string, array<string, int>>, total: int, pages: int, pagination: string, logic: string}
	 */
	private function ask( array $search, array $more = [] ): array {
		$answer = AjaxCall::make( self::ACTION, [ 'search' => $search ] + $more );
		self::assertSame( 200, $answer['status'], (string) wp_json_encode( $answer['body'] ) );
		/** @var array{results: list<array{recipe_id: int, title: string}>, terms: array<string, list<array{term_id: int, name: string, count: int}>>, metas: array<string, array<string, int>>, total: int, pages: int, pagination: string, logic: string} $data */
		$data = $answer['body']['data'] ?? [];
		return $data;
	}

	/**
	 * Returns the recipes of an answer.
	 *
	 * @param array<string, mixed> $search Chosen values by filter.
	 * @return list<int>
	 */
	private function found_ids( array $search ): array {
		return array_column( $this->ask( $search )['results'], 'recipe_id' );
	}

	public function test_without_a_question_it_gives_all_recipes_with_counts(): void {
		$data = $this->ask( [] );
		self::assertSame( [ 2, 1, 'AND', '' ], [ $data['total'], $data['pages'], $data['logic'], $data['pagination'] ] );
		self::assertContains( [ 'term_id' => $this->italian, 'name' => 'Italian', 'count' => 1 ], $data['terms']['recipe-cuisine'] );
		self::assertSame( 1, $data['metas']['difficulty_level']['beginner'] );
		self::assertSame( 1, $data['metas']['recipe_ingredients']['tomato'] );
		self::assertSame( 1, $data['metas']['simple_factor']['30-minutes-or-less'] );
	}

	public function test_filters_keyword_range_and_order_narrow_and_sort(): void {
		self::assertSame( [ $this->soup ], $this->found_ids( [ 'recipe_cuisines' => [ (string) $this->italian ] ] ) );
		self::assertSame( [ $this->soup ], $this->found_ids( [ 'recipe_ingredients' => [ 'tomato' ] ] ) );
		self::assertSame( [ $this->pie ], $this->found_ids( [ 'not_recipe_ingredients' => [ 'tomato' ] ] ) );
		self::assertSame( [ $this->soup ], $this->found_ids( [ 'keyword' => [ 'TOMATO so' ] ] ) );
		self::assertSame( [ $this->pie ], $this->found_ids( [ 'total_time' => [ '60-' ] ] ) );
		self::assertSame( [ $this->pie, $this->soup ], $this->found_ids( [ 'sorting' => [ 'title_asc' ] ] ) );
		self::assertSame( [ $this->soup, $this->pie ], $this->found_ids( [ 'sorting' => [ 'time_asc' ] ] ) );
	}

	public function test_one_letter_finds_the_words_that_begin_with_it_and_reads_no_list_of_them(): void {
		$search = new SearchParts( $this->db() );
		$this->publish( [], [], [ 'post_title' => 'Žganci with 4 cheeses' ] );
		$this->publish( [], [], [ 'post_title' => 'Борщ' ] );
		$this->publish( [], [], [ 'post_title' => '肉じゃが' ] );
		$search->end_request();
		$lists = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$lists ): string {
				$lists += str_contains( $sql, bin2hex( '#word:' ) ) ? 1 : 0;
				return $sql;
			}
		);
		foreach ( [ 't' => 1, 'Ž' => 1, 'z' => 1, '4' => 1, 'б' => 1, 'q' => 0, '肉' => 1 ] as $letter => $total ) {
			$lists = 0;
			$query = new Query( text: (string) $letter, counted: [ 'recipe_cuisines' => 100 ] );
			$found = $search->engines->engine()->search( $query );
			self::assertSame( '肉' === $letter ? 1 : 0, min( 1, $lists ), "words read for $letter" );
			self::assertSame( $total, $found->total, "found by $letter" );
			self::assertEquals( $search->engines->reference()->search( $query ), $found );
		}
		// An index that an older version has made does not know first letters, and answers until a new one is whole.
		$search->state->set( 'made', 'long ago' );
		$search->engines->engine()->search( new Query( text: 't' ) );
		self::assertGreaterThan( 0, $lists );
	}

	public function test_counts_of_a_filter_do_not_shrink_by_its_own_choice(): void {
		$data = $this->ask( [ 'difficulty_level' => [ 'advanced' ] ] );
		self::assertSame( 0, $data['total'] );
		self::assertSame( 1, $data['metas']['difficulty_level']['beginner'] );
		self::assertSame( 0, $data['terms']['recipe-cuisine'][0]['count'] );
	}

	public function test_a_stale_nonce_and_a_page_past_the_end_break_nothing(): void {
		$data = $this->ask( [], [ 'nonce' => 'from last week', 'paged' => 400 ] );
		self::assertSame( [ [], 2 ], [ $data['results'], $data['total'] ] );
	}

	public function test_pages_are_linked_and_hold_what_is_asked_for(): void {
		$data = $this->ask( [ 'sorting' => [ 'title_asc' ] ], [ 'per_page' => 1, 'paged' => 2 ] );
		self::assertSame( [ $this->soup ], array_column( $data['results'], 'recipe_id' ) );
		self::assertStringContainsString( 'aria-current="page"', $data['pagination'] );
		self::assertSame( '', $this->ask( [], [ 'per_page' => 1, 'links' => false ] )['pagination'] );
	}

	/**
	 * Requests that no page sends.
	 *
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function bad_requests(): array {
		$many = array_map( strval( ... ), range( 1, 5000 ) );
		return [
			'a filter that there is not' => [ [ 'search' => [ 'colour' => [ 'red' ] ] ], 'unknown_filter' ],
			'an order that there is not' => [ [ 'search' => [ 'sorting' => [ 'best' ] ] ], 'invalid_filter' ],
			'a range that is none'       => [ [ 'search' => [ 'total_time' => [ 'short' ] ] ], 'invalid_filter' ],
			'5,000 values'               => [ [ 'search' => [ 'recipe_cuisines' => $many ] ], 'invalid_input' ],
			'nested lists'               => [ [ 'search' => [ 'recipe_cuisines' => [ [ '1' ] ] ] ], 'invalid_input' ],
			'a page before the first'    => [ [ 'paged' => '-3' ], 'invalid_input' ],
		];
	}

	/**
	 * @param array<string, mixed> $fields Form fields.
	 * @param string               $code   Code of the refusal.
	 */
	#[DataProvider( 'bad_requests' )]
	public function test_a_bad_request_gets_a_clear_answer( array $fields, string $code ): void {
		$answer = AjaxCall::make( self::ACTION, $fields );
		self::assertSame( 400, $answer['status'] );
		self::assertSame( $code, $answer['body']['data']['code'] ?? null );
	}

	public function test_the_route_gives_the_same_answer_with_a_tag_that_changes_with_the_index(): void {
		$request = new \WP_REST_Request( 'GET', '/larder/v1/recipes' );
		$request->set_query_params( [ 'recipe_cuisines' => (string) $this->italian, 'keyword' => 'soup' ] );
		$first = rest_do_request( $request );
		self::assertSame( 200, $first->get_status() );
		$data = $first->get_data();
		self::assertIsArray( $data );
		self::assertSame( 1, $data['total'] );
		$headers = $first->get_headers();
		self::assertIsString( $headers['Cache-Control'] );
		self::assertStringContainsString( 's-maxage', $headers['Cache-Control'] );
		$tag = $headers['ETag'];
		self::assertIsString( $tag );
		$request->set_header( 'If-None-Match', $tag );
		self::assertSame( 304, rest_do_request( $request )->get_status() );
		wp_update_post( [ 'ID' => $this->soup, 'post_title' => 'Soup of tomatoes' ] );
		do_action( \Larder\Search\Index\IndexSchedule::CATCH_UP );
		$later = rest_do_request( $request );
		self::assertSame( 200, $later->get_status() );
		self::assertNotSame( $tag, $later->get_headers()['ETag'] );
	}

	public function test_the_tag_changes_with_what_cards_show_though_the_index_does_not(): void {
		$request = new \WP_REST_Request( 'GET', '/larder/v1/recipes' );
		$request->set_query_params( [ 'recipe_cuisines' => (string) $this->italian ] );
		$tag = function () use ( $request ): string {
			do_action( \Larder\Search\Index\IndexSchedule::CATCH_UP );
			$response = rest_do_request( $request );
			self::assertSame( 200, $response->get_status(), 'what somebody has is old' );
			$tag = $response->get_headers()['ETag'] ?? null;
			self::assertIsString( $tag );
			$request->set_header( 'If-None-Match', $tag );
			self::assertSame( 304, rest_do_request( $request )->get_status(), 'nothing has changed' );
			return $tag;
		};
		$tag();
		$state      = ( new SearchParts( $this->db() ) )->state;
		$generation = $state->generation();
		$image      = wp_insert_attachment( [ 'post_title' => 'Soup', 'post_mime_type' => 'image/jpeg' ], '2026/01/soup.jpg' );
		wp_update_attachment_metadata( $image, [ 'width' => 1200, 'height' => 800, 'file' => '2026/01/soup.jpg' ] );
		set_post_thumbnail( $this->soup, $image );
		$tag();
		wp_update_post( [ 'ID' => $this->soup, 'post_name' => 'another-address' ] );
		$tag();
		self::assertSame( $generation, $state->generation(), 'the index has nothing of this' );
		wp_update_post( [ 'ID' => $this->soup, 'post_title' => 'TOMATO SOUP' ] );
		$tag();
	}

	public function test_one_question_has_one_canonical_address(): void {
		$links = [];
		foreach ( [
			[ 'seasons' => 'winter,fall', 'keyword' => 'soup' ],
			[ 'keyword' => 'soup', 'sorting' => 'date_desc', 'seasons' => [ 'fall', 'winter' ] ],
		] as $params ) {
			$request = new \WP_REST_Request( 'GET', '/larder/v1/recipes' );
			$request->set_query_params( $params );
			$links[] = rest_do_request( $request )->get_headers()['Link'];
		}
		self::assertSame( $links[0], $links[1] );
	}

	public function test_what_wordpress_itself_is_told_in_an_address_is_no_filter_and_no_part_of_the_question(): void {
		$links = [];
		$tags  = [];
		foreach ( [
			[],
			[ '_fields' => 'total' ],
			[ '_envelope' => '1' ],
			[ '_jsonp' => 'show' ],
			[ '_locale' => 'user' ],
			[ '_embed' => '1' ],
			[ '_pretty' => '1' ],
			[ '_method' => 'GET' ],
		] as $params ) {
			foreach ( [ '/larder/v1/recipes', '/larder/v1/filters/recipe_cuisines' ] as $route ) {
				$request = new \WP_REST_Request( 'GET', $route );
				$request->set_query_params( [ 'keyword' => 'soup' ] + $params );
				$response = rest_do_request( $request );
				self::assertSame( 200, $response->get_status(), "$route " . wp_json_encode( $params ) );
				$links[ $route ][] = $response->get_headers()['Link'];
				$tag = $response->get_headers()['ETag'];
				self::assertIsString( $tag );
				$tags[ $route ][] = $tag;
			}
		}
		foreach ( $links as $same ) {
			self::assertSame( array_fill( 0, count( $same ), $same[0] ), $same );
		}
		foreach ( $tags as $of_forms ) {
			// The last two and the language of the account change nothing here.
			self::assertCount( 6, array_unique( $of_forms ), 'each form of the answer has a tag of its own' );
		}
		$request = new \WP_REST_Request( 'GET', '/larder/v1/recipes' );
		$request->set_query_params( [ '_unheard' => '1' ] );
		self::assertSame( 400, rest_do_request( $request )->get_status() );
	}

	public function test_who_has_one_form_of_an_answer_is_sent_another_one(): void {
		$forms  = [
			[],
			[ '_fields' => 'total' ],
			[ '_fields' => 'total,page' ],
			[ '_jsonp' => 'show' ],
			[ '_jsonp' => 'other' ],
			[ '_pretty' => '1' ],
		];
		$answer = static function ( array $form, string $tag ): \WP_REST_Response {
			$request = new \WP_REST_Request( 'GET', '/larder/v1/recipes' );
			$request->set_query_params( [ 'keyword' => 'soup' ] + $form );
			$request->set_header( 'If-None-Match', $tag );
			return rest_do_request( $request );
		};
		foreach ( $forms as $one ) {
			$tag = $answer( $one, '' )->get_headers()['ETag'];
			self::assertIsString( $tag );
			foreach ( $forms as $other ) {
				self::assertSame( $one === $other ? 304 : 200, $answer( $other, $tag )->get_status() );
			}
		}
		$tag = $answer( [ '_envelope' => '1' ], '' )->get_headers()['ETag'];
		self::assertIsString( $tag );
		self::assertSame(
			200,
			$answer( [ '_envelope' => '1' ], $tag )->get_status(),
			'an envelope has no tag for a browser to know it by'
		);
	}

	public function test_the_route_gives_only_wanted_fields_also_of_maps_and_none_to_who_has_the_answer(): void {
		$fields  = static function ( \WP_REST_Request $request ): \WP_REST_Response {
			// As the server of WordPress does it.
			$response = rest_do_request( $request );
			return rest_filter_response_fields( $response, rest_get_server(), $request );
		};
		$request = new \WP_REST_Request( 'GET', '/larder/v1/recipes' );
		$request->set_query_params( [ '_fields' => 'total,metas.difficulty_level,terms.recipe-badge,page' ] );
		$response = $fields( $request );
		self::assertSame(
			[ 'terms' => [], 'metas' => [ 'difficulty_level' => [ 'beginner' => 1 ] ], 'total' => 2, 'page' => 1 ],
			self::without_empty_lists( $response->get_data() )
		);
		$tag = $response->get_headers()['ETag'];
		self::assertIsString( $tag );
		$request->set_header( 'If-None-Match', $tag );
		$known = $fields( $request );
		self::assertSame( [ 304, null ], [ $known->get_status(), $known->get_data() ] );
	}

	/**
	 * Removes empty lists from maps.
	 *
	 * @param mixed $data What was answered.
	 * @return array<array-key, mixed>
	 */
	private static function without_empty_lists( mixed $data ): array {
		self::assertIsArray( $data );
		return array_map( static fn ( mixed $value ): mixed => is_array( $value ) ? array_filter( $value ) : $value, $data );
	}

	public function test_a_site_adds_a_facet_of_its_own_meta(): void {
		add_filter(
			'larder_facets',
			/**
			 * @param array<string, Facet> $facets Facets.
			 * @return array<string, Facet>
			 */
			static fn ( array $facets ): array => $facets + [ 'occasion' => Facet::meta( 'occasion', 'Occasion' ) ]
		);
		add_post_meta( $this->pie, 'occasion', 'birthday' );
		$search = new SearchParts( $this->db() );
		$search->rebuild->run();
		$query  = new \Larder\Search\Query\Query( [ 'occasion' => [ 'birthday' ] ], counted: [ 'occasion' => 10 ] );
		$result = $search->engines->engine()->search( $query );
		self::assertSame( [ [ $this->pie ], [ 'birthday' => 1 ] ], [ $result->ids, $result->counts['occasion'] ] );
	}
}
