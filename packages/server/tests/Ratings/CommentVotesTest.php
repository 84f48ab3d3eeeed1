<?php
declare( strict_types=1 );

namespace Larder\Tests\Ratings;

use Larder\Tests\Support\Comments;
use Larder\Tests\Support\VoteParts;
use Larder\Votes\Kind;
use Larder\Votes\Voter;

/**
 * What becomes of a comment moves the average: one rating a person and recipe.
 */
final class CommentVotesTest extends RatingTestCase {

	public function test_stars_of_different_people_add_up(): void {
		$recipe = $this->publish();
		Comments::rate( $recipe->ID, 5 );
		Comments::rate( $recipe->ID, 2, 'ben@example.org' );
		self::assertSame( [ 2, 7 ], $this->tally( $recipe->ID ) );
	}

	public function test_a_later_rating_of_the_same_person_replaces_the_first(): void {
		$recipe = $this->publish();
		Comments::rate( $recipe->ID, 5 );
		Comments::rate( $recipe->ID, 2, ' Ana@Example.org' );
		self::assertSame( [ 1, 2 ], $this->tally( $recipe->ID ) );
	}

	public function test_somebody_with_an_account_is_one_person_whatever_the_address(): void {
		$recipe = $this->publish();
		$user   = $this->user( 'subscriber' );
		wp_set_current_user( $user );
		Comments::rate( $recipe->ID, 5 );
		wp_update_user( [ 'ID' => $user, 'user_email' => 'new@example.org' ] );
		Comments::rate( $recipe->ID, 3 );
		self::assertSame( [ 1, 3 ], $this->tally( $recipe->ID ) );
		self::assertSame( 3, ( new VoteParts( $this->db() ) )->votes->value_of( $recipe->ID, Kind::Rating, Voter::account( $user ) ) );
	}

	public function test_people_without_a_name_are_one_each(): void {
		add_filter( 'pre_option_require_name_email', static fn (): string => '0' );
		$recipe = $this->publish();
		Comments::rate( $recipe->ID, 5, '' );
		$second = Comments::rate( $recipe->ID, 4, '' );
		self::assertSame( [ 2, 9 ], $this->tally( $recipe->ID ) );
		wp_delete_comment( $second, true );
		self::assertSame( [ 1, 5 ], $this->tally( $recipe->ID ) );
	}

	public function test_only_approved_comments_count(): void {
		add_filter( 'pre_option_comment_moderation', static fn (): string => '1', 20 );
		$recipe  = $this->publish();
		$comment = Comments::rate( $recipe->ID, 4 );
		self::assertSame( [ 0, 0 ], $this->tally( $recipe->ID ) );
		wp_set_comment_status( (int) $comment->comment_ID, 'approve' );
		self::assertSame( [ 1, 4 ], $this->tally( $recipe->ID ) );
		wp_set_comment_status( (int) $comment->comment_ID, 'hold' );
		self::assertSame( [ 0, 0 ], $this->tally( $recipe->ID ) );
	}

	public function test_ratings_came_from_their_authors_address_and_never_from_that_of_who_approves_or_takes_over(): void {
		$recipe = $this->publish();
		$parts  = new VoteParts( $this->db() );
		$guest  = $parts->addresses->current();
		add_filter( 'rest_allow_anonymous_comments', '__return_true' );
		Comments::rate( $recipe->ID, 5 );
		$request = new \WP_REST_Request( 'POST', '/wp/v2/comments' );
		$request->set_body_params( [
			'post'         => $recipe->ID,
			'content'      => 'Good.',
			'author_name'  => 'Ben',
			'author_email' => 'ben@example.org',
			'meta'         => [ 'rating' => 4 ],
		] );
		self::assertSame( 201, rest_do_request( $request )->get_status() );
		self::assertSame( 2, $parts->machines->count( $guest ) );

		$hold = static fn (): int => 0;
		add_filter( 'pre_comment_approved', $hold );
		$held = array_map(
			static fn ( int $number ): \WP_Comment => Comments::rate( $recipe->ID, 3, "held$number@example.org" ),
			range( 1, 6 )
		);
		remove_filter( 'pre_comment_approved', $hold );

		$_SERVER['REMOTE_ADDR'] = '192.0.2.9';
		wp_set_comment_status( (int) $held[0]->comment_ID, 'approve' );
		wp_set_current_user( $this->user( 'editor' ) );
		array_map( static fn ( \WP_Comment $comment ): mixed => wp_set_comment_status( (int) $comment->comment_ID, 'approve' ), $held );
		wp_insert_comment( [
			'comment_post_ID'      => $recipe->ID,
			'comment_author_email' => 'imported@example.org',
			'comment_meta'         => [ 'rating' => 3 ],
		] );
		self::assertSame( [ 9, 30 ], $this->tally( $recipe->ID ) );
		self::assertNotSame( $guest, $parts->addresses->current() );
		self::assertSame( [ 2, 0 ], [ $parts->machines->count( $guest ), $parts->machines->count( $parts->addresses->current() ) ] );
		self::assertSame( 0, $parts->machines->remove( $parts->addresses->current(), 50 ) );
		self::assertSame( [], $parts->machines->by_address( 0 ) );
	}

	public function test_trash_and_spam_take_the_rating_away_and_give_it_back(): void {
		$recipe  = $this->publish();
		$comment = Comments::rate( $recipe->ID, 4 );
		wp_trash_comment( (int) $comment->comment_ID );
		self::assertSame( [ 0, 0 ], $this->tally( $recipe->ID ) );
		wp_untrash_comment( (int) $comment->comment_ID );
		self::assertSame( [ 1, 4 ], $this->tally( $recipe->ID ) );
		wp_spam_comment( (int) $comment->comment_ID );
		self::assertSame( [ 0, 0 ], $this->tally( $recipe->ID ) );
		wp_unspam_comment( (int) $comment->comment_ID );
		self::assertSame( [ 1, 4 ], $this->tally( $recipe->ID ) );
	}

	public function test_when_the_newest_comment_goes_the_one_before_counts_again(): void {
		$recipe = $this->publish();
		Comments::rate( $recipe->ID, 5 );
		$later = Comments::rate( $recipe->ID, 1 );
		wp_delete_comment( $later, true );
		self::assertSame( [ 1, 5 ], $this->tally( $recipe->ID ) );
	}

	public function test_a_comment_that_is_edited_counts_for_its_new_author_and_stars(): void {
		$recipe  = $this->publish();
		$comment = Comments::rate( $recipe->ID, 5 );
		Comments::rate( $recipe->ID, 3, 'ben@example.org' );
		update_comment_meta( (int) $comment->comment_ID, 'rating', 2 );
		self::assertSame( [ 2, 5 ], $this->tally( $recipe->ID ) );
		wp_update_comment( [
			'comment_ID'           => $comment->comment_ID,
			'comment_author_email' => 'ben@example.org',
			'comment_date'         => '2001-01-01 00:00:00',
		] );
		self::assertSame( [ 1, 3 ], $this->tally( $recipe->ID ) );
	}

	public function test_a_comment_that_moves_to_another_recipe_takes_its_stars_along(): void {
		$soup    = $this->publish();
		$bread   = $this->publish();
		$comment = Comments::rate( $soup->ID, 5 );
		wp_update_comment( [ 'comment_ID' => $comment->comment_ID, 'comment_post_ID' => $bread->ID ] );
		self::assertSame( [ 0, 0 ], $this->tally( $soup->ID ) );
		self::assertSame( [ 1, 5 ], $this->tally( $bread->ID ) );
	}

	public function test_a_comment_that_becomes_a_reply_gives_no_stars_any_more(): void {
		$recipe  = $this->publish();
		$parent  = Comments::submit( $recipe->ID );
		$comment = Comments::rate( $recipe->ID, 5 );
		self::assertInstanceOf( \WP_Comment::class, $parent );
		wp_update_comment( [ 'comment_ID' => $comment->comment_ID, 'comment_parent' => $parent->comment_ID ] );
		self::assertSame( [ 0, 0 ], $this->tally( $recipe->ID ) );
	}

	public function test_a_comment_on_a_recipe_that_its_author_may_not_read_comes_without_stars(): void {
		$recipe = $this->publish();
		self::set_post( $recipe );
		self::assertNotSame( '<p>', apply_filters( 'comment_form_field_comment', '<p>' ) );
		add_filter( 'larder_can_read_recipe', '__return_false' );
		self::assertSame( '<p>', apply_filters( 'comment_form_field_comment', '<p>' ) );
		self::assertInstanceOf( \WP_Comment::class, Comments::submit( $recipe->ID, [ 'rating' => '5' ] ) );
		self::assertSame( [ 0, 0 ], $this->tally( $recipe->ID ) );
	}

	public function test_a_comment_without_stars_leaves_the_rating_of_its_author_alone(): void {
		$recipe = $this->publish();
		Comments::rate( $recipe->ID, 4 );
		$words = Comments::submit( $recipe->ID );
		self::assertInstanceOf( \WP_Comment::class, $words );
		wp_trash_comment( $words );
		self::assertSame( [ 1, 4 ], $this->tally( $recipe->ID ) );
	}

	public function test_stars_with_a_fraction_from_before_count_as_whole_ones(): void {
		$recipe  = $this->publish();
		$comment = Comments::submit( $recipe->ID );
		self::assertInstanceOf( \WP_Comment::class, $comment );
		$this->db()->query( (string) $this->db()->prepare(
			'INSERT INTO %i ( comment_id, meta_key, meta_value ) VALUES ( %d, %s, %s )',
			$this->db()->commentmeta,
			$comment->comment_ID,
			'rating',
			'4.5'
		) );
		wp_cache_flush();
		wp_set_comment_status( (int) $comment->comment_ID, 'hold' );
		wp_set_comment_status( (int) $comment->comment_ID, 'approve' );
		self::assertSame( [ 1, 5 ], $this->tally( $recipe->ID ) );
	}

	/**
	 * Creates an account.
	 *
	 * @param string $email Its mail address.
	 */
	private function member( string $email ): int {
		$user = $this->user( 'subscriber' );
		wp_update_user( [ 'ID' => $user, 'user_email' => $email ] );
		return $user;
	}

	public function test_the_rating_of_an_account_takes_the_place_of_one_under_its_mail_address(): void {
		$recipe = $this->publish();
		$other  = $this->publish();
		Comments::rate( $recipe->ID, 2 );
		Comments::rate( $recipe->ID, 3, 'ben@example.org' );
		Comments::rate( $other->ID, 2 );
		$user = $this->member( 'Ana@Example.org' );
		self::assertSame( [ 2, 5 ], $this->tally( $recipe->ID ), 'an account alone says nothing' );
		wp_set_current_user( $user );
		Comments::rate( $recipe->ID, 5 );
		self::assertSame( [ 2, 8 ], $this->tally( $recipe->ID ) );
		self::assertSame( [ 1, 2 ], $this->tally( $other->ID ) );
	}

	public function test_who_types_the_mail_address_of_a_member_neither_replaces_the_members_rating_nor_adds_one(): void {
		$recipe = $this->publish();
		$user   = $this->member( 'Ana@Example.org' );
		wp_set_current_user( $user );
		Comments::rate( $recipe->ID, 5 );
		wp_set_current_user( 0 );
		$typed = Comments::rate( $recipe->ID, 1, ' ANA@example.org' );
		$tally = $this->tally( $recipe->ID );
		wp_set_comment_status( (int) $typed->comment_ID, 'hold' );
		wp_set_comment_status( (int) $typed->comment_ID, 'approve' );
		self::assertSame( [ [ 1, 5 ], [ 1, 5 ] ], [ $tally, $this->tally( $recipe->ID ) ] );
		self::assertSame( 5, ( new VoteParts( $this->db() ) )->votes->value_of( $recipe->ID, Kind::Rating, Voter::account( $user ) ) );
	}

	public function test_what_was_given_under_the_mail_address_counts_again_when_the_account_has_no_rating_any_more(): void {
		$recipe = $this->publish();
		Comments::rate( $recipe->ID, 2 );
		wp_set_current_user( $this->member( 'ana@example.org' ) );
		$own = Comments::rate( $recipe->ID, 5 );
		wp_trash_comment( (int) $own->comment_ID );
		self::assertSame( [ 1, 2 ], $this->tally( $recipe->ID ) );
		wp_untrash_comment( (int) $own->comment_ID );
		self::assertSame( [ 1, 5 ], $this->tally( $recipe->ID ) );
	}

	public function test_what_was_given_under_the_mail_address_counts_again_when_the_account_is_deleted(): void {
		$recipe = $this->publish();
		Comments::rate( $recipe->ID, 2 );
		$user = $this->member( 'ana@example.org' );
		wp_set_current_user( $user );
		Comments::rate( $recipe->ID, 5 );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $user );
		self::assertSame( [ 1, 2 ], $this->tally( $recipe->ID ) );
	}

	public function test_an_account_that_changes_its_mail_address_outvotes_what_was_given_under_the_new_one_and_no_longer_the_old(): void {
		$recipe = $this->publish();
		Comments::rate( $recipe->ID, 2 );
		Comments::rate( $recipe->ID, 3, 'ben@example.org' );
		$user = $this->member( 'ana@example.org' );
		wp_set_current_user( $user );
		Comments::rate( $recipe->ID, 5 );
		$before = $this->tally( $recipe->ID );
		wp_update_user(
			[
				'ID'         => $user,
				'user_email' => 'Ben@example.org',
			]
		);
		self::assertSame( [ [ 2, 8 ], [ 2, 7 ] ], [ $before, $this->tally( $recipe->ID ) ] );
	}
}
