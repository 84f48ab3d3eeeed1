<?php
declare( strict_types=1 );

namespace Larder\Tests\Ratings;

use Larder\Ratings\CommentVotes;
use Larder\Ratings\LegacyRatings;
use Larder\Tests\Support\Comments;
use Larder\Tests\Support\LosesVotes;
use Larder\Tests\Support\VoteParts;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Comments with stars are written and read by REST.
 */
final class CommentMetaTest extends RatingTestCase {

	use LosesVotes;

	/**
	 * Sends a request.
	 *
	 * @param string               $method HTTP method.
	 * @param array<string, mixed> $fields
	 */
	private function send( string $method, string $route, array $fields = [] ): \WP_REST_Response {
		$request = new \WP_REST_Request( $method, $route );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $fields ) );
		return rest_do_request( $request );
	}

	/**
	 * Writes a comment by REST.
	 *
	 * @param mixed                $rating Stars.
	 * @param array<string, mixed> $fields More fields.
	 */
	private function write( int $post_id, mixed $rating, array $fields = [] ): \WP_REST_Response {
		return $this->send(
			'POST',
			'/wp/v2/comments',
			$fields + [
				'post'         => $post_id,
				'content'      => uniqid( 'Good ' ),
				'author_name'  => 'Ana',
				'author_email' => 'ana@example.org',
				'meta'         => [ 'rating' => $rating ],
			]
		);
	}

	public function test_guests_and_subscribers_rate_as_they_write_though_they_may_not_edit(): void {
		add_filter( 'rest_allow_anonymous_comments', '__return_true' );
		add_filter( 'pre_option_require_name_email', static fn (): string => '0' );
		$recipe = $this->publish();
		self::assertSame( 201, $this->write( $recipe->ID, 5 )->get_status() );
		wp_set_current_user( $this->user( 'subscriber' ) );
		$answer = $this->send( 'POST', '/wp/v2/comments', [ 'post' => $recipe->ID, 'content' => 'Good.', 'meta' => [ 'rating' => 2 ] ] );
		self::assertSame( 201, $answer->get_status() );
		self::assertSame( [ 2, 7 ], $this->tally( $recipe->ID ) );
		$data = $answer->get_data();
		self::assertIsArray( $data );
		self::assertIsArray( $data['meta'] );
		self::assertSame( 2, $data['meta']['rating'] );
	}

	public function test_a_comment_is_stored_also_where_the_database_does_not_take_its_vote(): void {
		add_filter( 'rest_allow_anonymous_comments', '__return_true' );
		$recipe = $this->publish();
		$form   = null;
		$status = 0;
		$logged = $this->without_votes(
			function () use ( &$form, &$status, $recipe ): void {
				$form   = Comments::submit( $recipe->ID, [ 'rating' => '4', 'email' => 'ben@example.org' ] );
				$status = $this->write( $recipe->ID, 5 )->get_status();
			}
		);
		self::assertInstanceOf( \WP_Comment::class, $form );
		self::assertSame( 201, $status );
		self::assertSame( 2, substr_count( $logged, "a rating of post $recipe->ID was not counted" ) );
		self::assertSame( [ 0, 0 ], $this->tally( $recipe->ID ) );
		$parts  = new VoteParts( $this->db() );
		$legacy = new LegacyRatings( new CommentVotes( $this->db(), $parts->votes, $parts->addresses ), $parts->database );
		array_map( $legacy->adopt( ... ), $legacy->next( 0, 10 ) );
		self::assertSame( [ 2, 9 ], $this->tally( $recipe->ID ), 'the stars were stored, and are counted later' );
	}

	#[DataProvider( 'invalid' )]
	public function test_what_is_no_rating_is_refused_before_anything_is_stored( mixed $rating ): void {
		add_filter( 'rest_allow_anonymous_comments', '__return_true' );
		$recipe = $this->publish();
		self::assertSame( 400, $this->write( $recipe->ID, $rating )->get_status() );
		self::assertSame( 0, (int) get_comments( [ 'post_id' => $recipe->ID, 'count' => true ] ) );
	}

	/**
	 * @return array<string, array{mixed}>
	 */
	public static function invalid(): array {
		return [
			'more than there are' => [ 6 ],
			'half a star'         => [ 4.5 ],
			'a word'              => [ 'five' ],
			'a list'              => [ [ 5 ] ],
		];
	}

	public function test_where_comments_are_closed_no_stars_are_taken(): void {
		add_filter( 'rest_allow_anonymous_comments', '__return_true' );
		$recipe = $this->publish();
		self::assertSame( 201, $this->write( $recipe->ID, 4 )->get_status() );
		wp_update_post( [ 'ID' => $recipe->ID, 'comment_status' => 'closed' ] );
		$answer = $this->write( $recipe->ID, 1, [ 'author_email' => 'ben@example.org' ] );
		$data   = $answer->get_data();
		self::assertSame( 403, $answer->get_status() );
		self::assertSame( 'rest_comment_closed', is_array( $data ) ? $data['code'] : '' );
		self::assertSame( 1, (int) get_comments( [ 'post_id' => $recipe->ID, 'count' => true ] ) );
		self::assertSame( [ 1, 4 ], $this->tally( $recipe->ID ) );
	}

	public function test_replies_and_posts_without_a_recipe_take_no_stars(): void {
		add_filter( 'rest_allow_anonymous_comments', '__return_true' );
		$recipe = $this->publish();
		$parent = Comments::submit( $recipe->ID );
		self::assertInstanceOf( \WP_Comment::class, $parent );
		self::assertSame( 400, $this->write( $recipe->ID, 5, [ 'parent' => (int) $parent->comment_ID ] )->get_status() );
		self::assertSame( 201, $this->write( $recipe->ID, 0, [ 'parent' => (int) $parent->comment_ID ] )->get_status() );
		$page = $this->publish( [], [], [ 'post_type' => 'post' ] );
		wp_update_post( [ 'ID' => $page->ID, 'post_content' => 'No recipe.' ] );
		self::assertSame( 400, $this->write( $page->ID, 5 )->get_status() );
	}

	public function test_a_moderator_changes_stars_and_nobody_else_does(): void {
		$recipe = $this->publish();
		$route  = '/wp/v2/comments/' . Comments::rate( $recipe->ID, 5 )->comment_ID;
		wp_set_current_user( $this->user( 'subscriber' ) );
		self::assertSame( 403, $this->send( 'POST', $route, [ 'meta' => [ 'rating' => 1 ] ] )->get_status() );
		wp_set_current_user( $this->user( 'editor' ) );
		self::assertSame( 200, $this->send( 'POST', $route, [ 'meta' => [ 'rating' => 3 ] ] )->get_status() );
		self::assertSame( [ 1, 3 ], $this->tally( $recipe->ID ) );
		self::assertSame( 200, $this->send( 'POST', $route, [ 'meta' => [ 'rating' => 0 ] ] )->get_status() );
		self::assertSame( [ 0, 0 ], $this->tally( $recipe->ID ) );
	}

	public function test_what_other_plugins_keep_under_the_same_name_stays_theirs(): void {
		$post    = $this->publish( [], [], [ 'post_type' => 'post', 'post_content' => 'No recipe.' ] );
		$comment = wp_insert_comment( [
			'comment_post_ID' => $post->ID,
			'comment_content' => 'Good.',
			'comment_type'    => 'review',
			'comment_meta'    => [ 'rating' => 8.5 ],
		] );
		self::assertIsInt( $comment );
		self::assertSame( '8.5', get_comment_meta( $comment, 'rating', true ) );
	}

	public function test_a_recipe_tells_how_it_is_rated(): void {
		$recipe = $this->publish();
		Comments::rate( $recipe->ID, 5 );
		Comments::rate( $recipe->ID, 4, 'ben@example.org' );
		$data = $this->send( 'GET', "/wp/v2/recipe/$recipe->ID" )->get_data();
		self::assertIsArray( $data );
		self::assertSame(
			[
				'average' => 4.5,
				'count'   => 2,
				'spread'  => [ 0, 0, 0, 1, 1 ],
				'text'    => '4.5',
				'label'   => '4.5 out of 5 stars',
				'total'   => '2 ratings',
			],
			$data['larder_rating']
		);
	}

	public function test_a_list_of_recipes_tells_how_each_is_rated_by_as_many_statements_as_a_short_one(): void {
		// Starts over: what an earlier test's server has hooked was taken away with that test.
		unset( $GLOBALS['wp_rest_server'] );
		$expected = [];
		foreach ( range( 1, 6 ) as $number ) {
			$recipe                  = $this->publish();
			$expected[ $recipe->ID ] = $number % 2;
			if ( 1 === $number % 2 ) {
				Comments::rate( $recipe->ID, 5, "$number@example.org" );
			}
		}
		$costs = [];
		foreach ( [ 2, 6 ] as $count ) {
			wp_cache_flush();
			$statements = 0;
			$listen     = static function ( string $query ) use ( &$statements ): string {
				$statements += str_contains( $query, 'larder_vote' ) ? 1 : 0;
				return $query;
			};
			add_filter( 'query', $listen );
			$posts = $this->send( 'GET', '/wp/v2/recipe', [ 'include' => array_slice( array_keys( $expected ), 0, $count ) ] )->get_data();
			remove_filter( 'query', $listen );
			$costs[] = $statements;
			/** @var list<array{id: int, larder_rating: array{count: int}}> $posts */
			$found = array_column( array_column( $posts, 'larder_rating' ), 'count' );
			$found = array_combine( array_column( $posts, 'id' ), $found );
			ksort( $found );
			self::assertSame( array_slice( $expected, 0, $count, true ), $found );
		}
		self::assertSame( $costs[0], $costs[1] );
		self::assertGreaterThan( 0, $costs[0] );
	}
}
