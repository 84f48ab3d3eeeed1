<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Votes\Legacy;
use Larder\Votes\VoteDatabase;

defined( 'ABSPATH' ) || exit;

/**
 * Stars of comments from before: those of WP Delicious, and what came while the database took no votes.
 *
 * Each comment leads to the vote of its author, which is worked out again from all
 * of them; so it can be repeated at any time.
 */
final class LegacyRatings implements Legacy {

	public function __construct(
		private readonly CommentVotes $comments,
		private readonly VoteDatabase $db
	) {}

	/**
	 * Returns comments that may have stars.
	 *
	 * @param int $after Only ids greater than this.
	 * @return list<int>
	 */
	public function next( int $after, int $limit ): array {
		$rows = $this->db->rows(
			"SELECT DISTINCT c.comment_ID AS id FROM %i c JOIN %i m ON m.comment_id = c.comment_ID AND m.meta_key = %s
			WHERE c.comment_ID > %d AND c.comment_approved = '1' AND c.comment_parent = 0 ORDER BY c.comment_ID LIMIT %d",
			$this->db->wpdb->comments,
			$this->db->wpdb->commentmeta,
			CommentRating::KEY,
			$after,
			$limit
		);
		return array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
	}

	/** {@inheritDoc} */
	public function adopt( int $id ): bool {
		$comment = get_comment( $id );
		return $comment instanceof \WP_Comment
			&& CommentRating::for_comment( $comment ) > 0
			&& $this->comments->adopt( CommentRater::from_comment( $comment ) );
	}
}
