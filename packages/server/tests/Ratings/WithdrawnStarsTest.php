<?php
declare( strict_types=1 );

namespace Larder\Tests\Ratings;

use Larder\Ratings\CommentVotes;
use Larder\Ratings\LegacyRatings;
use Larder\Ratings\RatingSchema;
use Larder\Tests\Support\Comments;
use Larder\Tests\Support\RunsJobs;
use Larder\Tests\Support\VoteParts;
use Larder\Votes\RemoveJob;

/**
 * Ratings that are withdrawn for good do not come back, and comments say no more than the average.
 */
final class WithdrawnStarsTest extends RatingTestCase {

	use RunsJobs;

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/user.php';
	}

	public function test_those_of_a_deleted_account_are_gone_and_all_others_stay(): void {
		$recipe = $this->publish();
		$user   = $this->user( 'subscriber' );
		wp_set_current_user( $user );
		$first  = Comments::rate( $recipe->ID, 2 );
		$second = Comments::rate( $recipe->ID, 5 );
		$held   = $this->hold( $recipe->ID, 3 );
		$shop   = (int) wp_insert_comment( [
			'comment_post_ID' => $this->page(),
			'user_id'         => $user,
			'comment_type'    => 'review',
			'comment_meta'    => [ 'rating' => 4 ],
		] );
		wp_set_current_user( 0 );
		Comments::rate( $recipe->ID, 4, 'ben@example.org' );
		wp_delete_user( $user );
		self::assertSame( [ 1, 4 ], $this->tally( $recipe->ID ) );

		$this->assert_nothing_comes_back( $recipe, [ $first, $second, $held ], [ 1, 4 ] );
		self::assertSame( '4', get_comment_meta( $shop, 'rating', true ), 'what another plugin keeps stays' );
	}

	public function test_those_of_a_person_who_asked_to_be_erased_are_gone_also_once_nobody_can_tell_whose_they_were(): void {
		$recipe  = $this->publish();
		$comment = Comments::rate( $recipe->ID, 5, 'Ana@example.org' );
		$held    = $this->hold( $recipe->ID, 3 );
		Comments::rate( $recipe->ID, 4, 'ben@example.org' );
		/** @var array<string, array{callback: callable( string, int ): array{items_removed: bool}}> $erasers */
		$erasers = apply_filters( 'wp_privacy_personal_data_erasers', [] );
		$removed = array_map( static fn ( array $eraser ): bool => $eraser['callback']( 'ana@example.org', 1 )['items_removed'], $erasers );
		self::assertTrue( $removed['larder-votes'] && $removed['wordpress-comments'] );
		self::assertSame( '', get_comment( $comment->comment_ID )->comment_author_email ?? null );

		$this->assert_nothing_comes_back( $recipe, [ $comment, $held ], [ 1, 4 ] );
	}

	public function test_those_of_a_machine_that_were_removed_are_gone(): void {
		$recipe = $this->publish();
		$parts  = new VoteParts( $this->db() );
		$bots   = array_map(
			static fn ( int $number ): \WP_Comment => Comments::rate( $recipe->ID, 1, "bot$number@example.org" ),
			range( 1, 6 )
		);

		$_SERVER['REMOTE_ADDR'] = '192.0.2.2';
		Comments::rate( $recipe->ID, 4, 'ben@example.org' );
		$machines = $parts->machines->by_address( time() - HOUR_IN_SECONDS );
		self::assertCount( 1, $machines );
		self::assertSame(
			'6 votes removed.',
			$this->run_all( new RemoveJob( $parts->machines ), start: $machines[0]['address'] )->message
		);

		$this->assert_nothing_comes_back( $recipe, $bots, [ 1, 4 ] );
	}

	/**
	 * Asserts that no rating comes back when all are adopted and the comments are approved and edited.
	 *
	 * @param list<\WP_Comment> $comments Those that have lost their stars.
	 * @param array{int, int}   $tally    Count and sum of what has to be left.
	 */
	private function assert_nothing_comes_back( \WP_Post $recipe, array $comments, array $tally ): void {
		$parts  = new VoteParts( $this->db() );
		$legacy = new LegacyRatings( new CommentVotes( $this->db(), $parts->votes, $parts->addresses ), $parts->database );
		self::assertSame( [], array_filter( $legacy->next( 0, 100 ), $legacy->adopt( ... ) ) );
		foreach ( $comments as $comment ) {
			wp_set_comment_status( (int) $comment->comment_ID, 'approve' );
			wp_update_comment( [ 'comment_ID' => $comment->comment_ID, 'comment_content' => 'Edited.' ] );
			self::assertSame( '', get_comment_meta( (int) $comment->comment_ID, 'rating', true ) );
		}
		self::assertSame( $tally, $this->tally( $recipe->ID ) );
		self::assertSame( [], [ ...$parts->audit->differences() ] );
		$node = ( new RatingSchema( $this->ratings() ) )->add( [ '@type' => 'Recipe' ], [], $recipe );
		self::assertIsArray( $node );
		self::assertIsArray( $node['review'] ?? null );
		self::assertCount( $tally[0], $node['review'] );
	}

	/**
	 * Writes a comment with stars that waits for a moderator.
	 */
	private function hold( int $post_id, int $stars ): \WP_Comment {
		$hold = static fn (): int => 0;
		add_filter( 'pre_comment_approved', $hold );
		$comment = Comments::rate( $post_id, $stars );
		remove_filter( 'pre_comment_approved', $hold );
		self::assertSame( '0', $comment->comment_approved );
		return $comment;
	}

	/**
	 * Publishes something that is not a recipe.
	 */
	private function page(): int {
		return $this->publish( [], [], [ 'post_type' => 'post', 'post_content' => 'A lamp that is sold here.' ] )->ID;
	}
}
