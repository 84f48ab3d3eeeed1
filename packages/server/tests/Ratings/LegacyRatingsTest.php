<?php
declare( strict_types=1 );

namespace Larder\Tests\Ratings;

use Larder\Ratings\CommentVotes;
use Larder\Ratings\LegacyRatings;
use Larder\Tests\Support\VoteParts;

/**
 * Stars that comments have from before count, once, however often they are taken over.
 */
final class LegacyRatingsTest extends RatingTestCase {

	public function test_old_stars_become_votes_and_a_repeat_changes_nothing(): void {
		$parts  = new VoteParts( $this->db() );
		$legacy = new LegacyRatings( new CommentVotes( $this->db(), $parts->votes, $parts->addresses ), $parts->database );
		$recipe = $this->publish();
		foreach ( [
			[ 'ana@example.org', '2', '1' ],
			[ 'ana@example.org', '4.5', '1' ],
			[ 'ben@example.org', '3', '1' ],
			[ 'eve@example.org', '1', '0' ],
		] as [ $email, $stars, $approved ] ) {
			$this->old( $recipe->ID, $email, $stars, $approved );
		}
		self::assertSame( [ 0, 0 ], $this->tally( $recipe->ID ) );
		self::assertSame( 2, $this->adopt( $legacy ) );
		self::assertSame( [ 2, 8 ], $this->tally( $recipe->ID ) );
		self::assertSame( 0, $this->adopt( $legacy ) );
		self::assertSame( [ 2, 8 ], $this->tally( $recipe->ID ) );
	}

	public function test_a_comment_of_an_account_and_one_under_its_mail_address_are_one_person_in_any_order(): void {
		$parts  = new VoteParts( $this->db() );
		$legacy = new LegacyRatings( new CommentVotes( $this->db(), $parts->votes, $parts->addresses ), $parts->database );
		$user   = $this->user( 'subscriber' );
		wp_update_user( [ 'ID' => $user, 'user_email' => 'ana@example.org' ] );
		[ $first, $last ] = [ $this->publish()->ID, $this->publish()->ID ];
		$this->old( $first, 'ana@example.org', '5', '1', $user );
		$this->old( $first, 'ana@example.org', '2', '1' );
		$this->old( $last, 'ana@example.org', '2', '1' );
		$this->old( $last, 'ana@example.org', '5', '1', $user );
		$this->adopt( $legacy );
		self::assertSame( [ [ 1, 5 ], [ 1, 5 ] ], [ $this->tally( $first ), $this->tally( $last ) ] );
		self::assertSame( 0, $this->adopt( $legacy ) );
	}

	public function test_stars_of_comments_on_other_posts_are_left_alone(): void {
		$parts  = new VoteParts( $this->db() );
		$legacy = new LegacyRatings( new CommentVotes( $this->db(), $parts->votes, $parts->addresses ), $parts->database );
		$page   = $this->publish( [], [], [ 'post_type' => 'post' ] );
		wp_update_post( [ 'ID' => $page->ID, 'post_content' => 'A lamp that is sold here.' ] );
		$this->old( $page->ID, 'ana@example.org', '5', '1' );
		self::assertSame( 0, $this->adopt( $legacy ) );
		self::assertSame( [ 0, 0 ], $this->tally( $page->ID ) );
	}

	/**
	 * Adopts all ratings, two at a time.
	 *
	 * @param LegacyRatings $legacy What is taken over.
	 * @return int How many comments had something new.
	 */
	private function adopt( LegacyRatings $legacy ): int {
		$new = 0;
		for ( $ids = $legacy->next( 0, 2 ); [] !== $ids; $ids = $legacy->next( max( $ids ), 2 ) ) {
			$new += count( array_filter( $ids, $legacy->adopt( ... ) ) );
		}
		return $new;
	}

	/**
	 * Writes a comment with stars without the plugin.
	 *
	 * @param string $email    Mail address of its author.
	 * @param string $approved Whether it is approved.
	 * @param int    $user     Its author's account, 0 without one.
	 */
	private function old( int $post_id, string $email, string $stars, string $approved, int $user = 0 ): void {
		$id = wp_insert_comment( [
			'user_id'              => $user,
			'comment_post_ID'      => $post_id,
			'comment_author_email' => $email,
			'comment_content'      => 'Good.',
			'comment_approved'     => $approved,
			'comment_type'         => 'comment',
		] );
		$this->db()->query( (string) $this->db()->prepare(
			'INSERT INTO %i ( comment_id, meta_key, meta_value ) VALUES ( %d, %s, %s )',
			$this->db()->commentmeta,
			(int) $id,
			'rating',
			$stars
		) );
		wp_cache_flush();
	}
}
