<?php
declare( strict_types=1 );

namespace Larder\Tests\Ratings;

use Larder\Settings\Settings;
use Larder\Tests\Support\AjaxCall;
use Larder\Tests\Support\Comments;
use Larder\Tests\Support\LosesVotes;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Recipes are rated without a comment where the site allows that, once by each visitor.
 */
final class RateRecipeTest extends RatingTestCase {

	use LosesVotes;

	private const BROWSER = 'dr_user_identifier_k3f9a0b2';

	protected function setUp(): void {
		parent::setUp();
		update_option( Settings::OPTION, [ 'rateWithoutComment' => [ 'yes' ] ] );
	}

	/**
	 * Rates a recipe.
	 *
	 * @param array<string, mixed> $fields More fields.
	 * @return array{status: int, body: array{success: bool, data: array<string, mixed>}|null, text: string}
	 */
	private function rate( int $post_id, int $stars, array $fields = [] ): array {
		return AjaxCall::make(
			'larder_rate',
			$fields + [ 'recipe_id' => (string) $post_id, 'rating' => (string) $stars, 'unique_user_id' => self::BROWSER ]
		);
	}

	public function test_a_rating_counts_once_and_a_later_one_replaces_it(): void {
		$recipe = $this->publish();
		$this->rate( $recipe->ID, 5 );
		$this->rate( $recipe->ID, 5 );
		$answer = $this->rate( $recipe->ID, 3 );
		self::assertSame( 200, $answer['status'] );
		self::assertIsArray( $answer['body'] );
		self::assertSame( 3, $answer['body']['data']['rating'] );
		self::assertEquals(
			[
				'average' => 3,
				'count'   => 1,
				'spread'  => [ 0, 0, 1, 0, 0 ],
				'text'    => '3.0',
				'label'   => '3.0 out of 5 stars',
				'total'   => '1 rating',
			],
			$answer['body']['data']['summary']
		);
		self::assertSame( [ 1, 3 ], $this->tally( $recipe->ID ) );
		$this->rate( $recipe->ID, 0 );
		self::assertSame( [ 0, 0 ], $this->tally( $recipe->ID ) );
	}

	public function test_who_rated_before_logging_in_has_one_rating_afterwards(): void {
		$recipe = $this->publish();
		$this->rate( $recipe->ID, 5 );
		$this->log_in();
		$this->rate( $recipe->ID, 2, [ 'nonce' => $this->nonce() ] );
		self::assertSame( [ 1, 2 ], $this->tally( $recipe->ID ) );
	}

	public function test_a_member_who_rated_by_a_comment_before_having_an_account_has_one_rating(): void {
		$recipe = $this->publish();
		$guest  = Comments::rate( $recipe->ID, 4 );
		$this->log_in();
		wp_update_user( [ 'ID' => get_current_user_id(), 'user_email' => 'ana@example.org' ] );
		$this->rate( $recipe->ID, 5, [ 'nonce' => $this->nonce() ] );
		self::assertSame( [ 1, 5 ], $this->tally( $recipe->ID ) );
		self::assertEquals( 4, get_comment_meta( (int) $guest->comment_ID, 'rating', true ), 'somebody else may have written it' );
		$answer = $this->rate( $recipe->ID, 0, [ 'nonce' => $this->nonce() ] );
		self::assertSame( [ 1, 4 ], $this->tally( $recipe->ID ) );
		self::assertIsArray( $answer['body'] );
		self::assertIsArray( $answer['body']['data']['summary'] );
		self::assertSame( 1, $answer['body']['data']['summary']['count'], 'the answer says what counts' );
	}

	public function test_stars_of_a_comment_by_the_same_account_follow(): void {
		$recipe = $this->publish();
		$this->log_in();
		$comment = Comments::rate( $recipe->ID, 5 );
		$this->rate( $recipe->ID, 2, [ 'nonce' => $this->nonce() ] );
		self::assertEquals( 2, get_comment_meta( (int) $comment->comment_ID, 'rating', true ) );
		self::assertSame( [ 1, 2 ], $this->tally( $recipe->ID ) );
		$this->rate( $recipe->ID, 0, [ 'nonce' => $this->nonce() ] );
		self::assertSame( '', get_comment_meta( (int) $comment->comment_ID, 'rating', true ) );
		self::assertSame( [ 0, 0 ], $this->tally( $recipe->ID ) );
	}

	public function test_a_guest_who_rates_and_then_comments_with_stars_has_one_rating(): void {
		$recipe = $this->publish();
		$this->rate( $recipe->ID, 5 );
		Comments::submit( $recipe->ID, [ 'rating' => '3', 'unique_user_id' => self::BROWSER ] );
		self::assertSame( [ 1, 3 ], $this->tally( $recipe->ID ) );
	}

	public function test_a_comment_that_waits_for_approval_takes_the_place_of_the_rating_when_it_is_approved(): void {
		add_filter( 'pre_option_comment_moderation', static fn (): string => '1', 20 );
		$recipe = $this->publish();
		$this->rate( $recipe->ID, 5 );
		$comment = Comments::submit( $recipe->ID, [ 'rating' => '3', 'unique_user_id' => self::BROWSER ] );
		self::assertInstanceOf( \WP_Comment::class, $comment );
		self::assertSame( [ 1, 5 ], $this->tally( $recipe->ID ) );
		wp_set_comment_status( (int) $comment->comment_ID, 'approve' );
		self::assertSame( [ 1, 3 ], $this->tally( $recipe->ID ) );
	}

	public function test_stars_of_a_comment_from_the_same_browser_follow(): void {
		$recipe  = $this->publish();
		$comment = Comments::submit( $recipe->ID, [ 'rating' => '3', 'unique_user_id' => self::BROWSER ] );
		self::assertInstanceOf( \WP_Comment::class, $comment );
		$this->rate( $recipe->ID, 4 );
		self::assertEquals( 4, get_comment_meta( (int) $comment->comment_ID, 'rating', true ) );
		self::assertSame( [ 1, 4 ], $this->tally( $recipe->ID ) );
		$this->rate( $recipe->ID, 2, [ 'unique_user_id' => self::BROWSER . 'x' ] );
		self::assertSame( [ 2, 6 ], $this->tally( $recipe->ID ) );
		$this->rate( $recipe->ID, 0 );
		self::assertSame( [ 1, 2 ], $this->tally( $recipe->ID ) );
	}

	public function test_a_guest_who_logs_in_and_comments_with_stars_has_one_rating(): void {
		$recipe = $this->publish();
		$this->rate( $recipe->ID, 5 );
		$this->log_in();
		Comments::submit( $recipe->ID, [ 'rating' => '2', 'unique_user_id' => self::BROWSER ] );
		self::assertSame( [ 1, 2 ], $this->tally( $recipe->ID ) );
	}

	/**
	 * @param mixed $name What is sent as the browser's name.
	 */
	#[DataProvider( 'no_names' )]
	public function test_a_comment_keeps_no_name_that_the_page_does_not_give( mixed $name ): void {
		$comment = Comments::submit( $this->publish()->ID, [ 'rating' => '3', 'unique_user_id' => $name ] );
		self::assertInstanceOf( \WP_Comment::class, $comment );
		self::assertSame( [], get_comment_meta( (int) $comment->comment_ID, '_larder_browser' ) );
	}

	/**
	 * @return array<string, array{mixed}>
	 */
	public static function no_names(): array {
		return [
			'another word' => [ 'ana' ],
			'a list'       => [ [ self::BROWSER ] ],
			'two lines'    => [ self::BROWSER . "\n" ],
		];
	}

	public function test_a_site_that_takes_ratings_by_comments_alone_keeps_no_name_of_a_browser(): void {
		delete_option( Settings::OPTION );
		$comment = Comments::submit( $this->publish()->ID, [ 'rating' => '3', 'unique_user_id' => self::BROWSER ] );
		self::assertInstanceOf( \WP_Comment::class, $comment );
		self::assertSame( [], get_comment_meta( (int) $comment->comment_ID, '_larder_browser' ) );
	}

	public function test_where_the_database_does_not_take_it_the_stars_of_the_comment_stay_too(): void {
		$recipe = $this->publish();
		$this->log_in();
		$comment = Comments::rate( $recipe->ID, 5 );
		$nonce   = $this->nonce();
		$status  = 0;
		$this->without_votes(
			function () use ( &$status, $recipe, $nonce ): void {
				$status = $this->rate( $recipe->ID, 2, [ 'nonce' => $nonce ] )['status'];
			}
		);
		self::assertSame( 503, $status );
		self::assertEquals( 5, get_comment_meta( (int) $comment->comment_ID, 'rating', true ) );
		self::assertSame( [ 1, 5 ], $this->tally( $recipe->ID ) );
	}

	public function test_it_is_closed_unless_the_site_opens_it(): void {
		delete_option( Settings::OPTION );
		$recipe = $this->publish();
		$answer = $this->rate( $recipe->ID, 5 );
		self::assertSame( 403, $answer['status'] );
		self::assertIsArray( $answer['body'] );
		self::assertSame( 'ratings_closed', $answer['body']['data']['code'] );
		self::assertSame( [ 0, 0 ], $this->tally( $recipe->ID ) );
	}

	public function test_only_recipes_that_everybody_can_read_are_rated(): void {
		foreach ( [ [ 'post_status' => 'draft' ], [ 'post_password' => 'pass' ] ] as $fields ) {
			self::assertSame( 404, $this->rate( $this->publish( [], [], $fields )->ID, 5 )['status'] );
		}
		self::assertSame( 404, $this->rate( 999_999, 5 )['status'] );
	}

	public function test_a_recipe_that_was_trashed_meanwhile_is_neither_rated_nor_are_stars_taken_back(): void {
		$recipe = $this->publish();
		$this->log_in();
		$comment = Comments::rate( $recipe->ID, 5 );
		$nonce   = $this->nonce();
		wp_trash_post( $recipe->ID );
		foreach ( [ 2, 0 ] as $stars ) {
			$answer = $this->rate( $recipe->ID, $stars, [ 'nonce' => $nonce ] );
			self::assertSame( 404, $answer['status'] );
			self::assertSame(
				'{"success":false,"data":{"code":"unknown_recipe","message":"This recipe is not there any more."}}',
				$answer['text']
			);
		}
		wp_untrash_post( $recipe->ID );
		self::assertEquals( 5, get_comment_meta( (int) $comment->comment_ID, 'rating', true ) );
		self::assertSame( [ 1, 5 ], $this->tally( $recipe->ID ) );
	}

	/**
	 * @param array<string, mixed> $fields Form fields.
	 */
	#[DataProvider( 'bad_input' )]
	public function test_bad_input_is_refused_with_a_reason( array $fields ): void {
		$answer = AjaxCall::make( 'larder_rate', $fields );
		self::assertSame( 400, $answer['status'] );
		self::assertIsArray( $answer['body'] );
		self::assertSame( 'invalid_input', $answer['body']['data']['code'] );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>}>
	 */
	public static function bad_input(): array {
		/** @var array{invalid: array<string, array<string, mixed>>} $fixture */
		$fixture = json_decode(
			(string) file_get_contents( dirname( __DIR__, 3 ) . '/contracts/fixtures/ajax/larder_rate.json' ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
		return array_map( static fn ( array $fields ): array => [ $fields ], $fixture['invalid'] );
	}

	private function log_in(): void {
		$user = $this->user( 'subscriber' );
		wp_update_user( [ 'ID' => $user, 'user_email' => uniqid() . '@example.org' ] );
		wp_set_current_user( $user );
	}

	private function nonce(): string {
		$answer = AjaxCall::make( 'larder_visitor', [] );
		self::assertIsArray( $answer['body'] );
		self::assertIsString( $answer['body']['data']['nonce'] );
		return $answer['body']['data']['nonce'];
	}
}
