<?php
declare( strict_types=1 );

namespace Larder\Ratings;

defined( 'ABSPATH' ) || exit;

/**
 * Finds which of a person's comments on a recipe counts: the newest that is approved and gives stars.
 */
final class NewestRating {

	public function __construct( private readonly \wpdb $db ) {}

	/**
	 * Returns the comment with its stars; null where the person has given none.
	 *
	 * @return array{id: int, stars: string}|null
	 */
	public function find( CommentRater $person ): ?array {
		[ $whose, $who ] = match ( true ) {
			$person->user_id > 0    => [ 'c.user_id = %d', $person->user_id ],
			'' !== $person->email   => [ 'c.user_id = 0 AND LOWER( TRIM( c.comment_author_email ) ) = %s', $person->email ],
			default                 => [ 'c.comment_ID = %d', $person->comment_id ],
		};
		/** @var array{id: string, stars: string}|null $row */
		$row = $this->db->get_row(
			$this->db->prepare(
				// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.PreparedSQLPlaceholders.UnfinishedPrepare, WordPress.DB.PreparedSQLPlaceholders.ReplacementsWrongNumber -- One of three conditions from above, each with one placeholder.
				"SELECT c.comment_ID AS id, m.meta_value AS stars FROM %i c JOIN %i m ON m.comment_id = c.comment_ID AND m.meta_key = %s WHERE c.comment_post_ID = %d AND c.comment_approved = '1' AND c.comment_parent = 0 AND c.comment_type IN ( 'comment', '' ) AND m.meta_value + 0 BETWEEN 0.5 AND 5 AND $whose ORDER BY c.comment_date_gmt DESC, c.comment_ID DESC LIMIT 1",
				$this->db->comments,
				$this->db->commentmeta,
				CommentRating::KEY,
				$person->post_id,
				$who
			),
			'ARRAY_A'
		);
		return null === $row ? null : [ 'id' => (int) $row['id'], 'stars' => $row['stars'] ];
	}
}
