<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Registrable;
use Larder\Votes\Kind;
use Larder\Votes\VoteDatabase;
use Larder\Votes\Voter;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes the stars of comments whose ratings are withdrawn for good.
 *
 * Votes are made of what comments say, again and again; what stayed there would be
 * counted at the next opportunity, and shown next to an average that knows nothing of it.
 */
final class WithdrawnStars implements Registrable {

	public function __construct( private readonly VoteDatabase $db ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'larder_forget_person', $this->forget_person( ... ), 10, 2 );
		add_action( 'larder_forget_vote', $this->forget_vote( ... ), 10, 3 );
	}

	/**
	 * Deletes the stars of all comments of a person, unapproved ones included: they may be approved some day.
	 *
	 * @param int    $user_id The account, 0 without one.
	 * @param string $email   Mail address of comments without an account, empty for none.
	 */
	public function forget_person( int $user_id, string $email ): void {
		if ( $user_id > 0 ) {
			$this->take_off( array_keys( $this->with_stars( 'c.user_id = %d', $user_id ) ) );
		}
		if ( '' !== trim( $email ) ) {
			$this->take_off( array_keys( $this->with_stars(
				'c.user_id = 0 AND LOWER( TRIM( c.comment_author_email ) ) = %s',
				strtolower( trim( $email ) )
			) ) );
		}
	}

	/**
	 * Deletes the stars of the comments that a rating was counted from.
	 *
	 * @param Voter $voter Who voted: one without an account, where it was by a comment.
	 */
	public function forget_vote( int $post_id, Kind $kind, Voter $voter ): void {
		if ( Kind::Rating !== $kind || ! $voter->is_author() ) {
			return;
		}
		// A voter's key leads to no address, so those of all comments are tried.
		$emails = $this->with_stars( 'c.user_id = 0 AND c.comment_post_ID = %d', $post_id );
		$theirs = static fn ( string $email, int $id ): bool => CommentRater::guest( $post_id, $email, $id )->voter()->key === $voter->key;
		$this->take_off( array_keys( array_filter( $emails, $theirs, ARRAY_FILTER_USE_BOTH ) ) );
	}

	/**
	 * Finds comments that may have stars.
	 *
	 * @param string     $whose Condition in SQL, with one placeholder.
	 * @param int|string $who   Its value.
	 * @return array<int, string> Mail addresses by comment. The oldest come first: while one of several goes, the newest still counts.
	 */
	private function with_stars( string $whose, int|string $who ): array {
		$rows = $this->db->rows(
			"SELECT c.comment_ID AS id, c.comment_author_email AS email FROM %i c WHERE $whose
			AND EXISTS ( SELECT 1 FROM %i m WHERE m.comment_id = c.comment_ID AND m.meta_key = %s ) ORDER BY c.comment_date_gmt, c.comment_ID",
			$this->db->wpdb->comments,
			$who,
			$this->db->wpdb->commentmeta,
			CommentRating::KEY
		);
		$emails = [];
		foreach ( $rows as $row ) {
			$emails[ (int) $row['id'] ] = (string) $row['email'];
		}
		return $emails;
	}

	/**
	 * Deletes the stars of comments; what other plugins store under the same name stays theirs.
	 *
	 * @param list<int> $ids The comments.
	 */
	private function take_off( array $ids ): void {
		foreach ( $ids as $id ) {
			$comment = get_comment( $id );
			if ( $comment instanceof \WP_Comment && CommentRating::can_have( $comment->to_array() ) ) {
				delete_comment_meta( $id, CommentRating::KEY );
				delete_comment_meta( $id, CommentBrowser::KEY );
			}
		}
	}
}
