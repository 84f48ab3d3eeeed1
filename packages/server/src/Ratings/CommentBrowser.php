<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Votes\Voter;

defined( 'ABSPATH' ) || exit;

/**
 * Stores from which browser a comment with stars came, so that somebody who also rates there without a comment has one rating.
 *
 * The browser's name is stored as the keyed hash that its votes have, beside the stars.
 */
final class CommentBrowser {

	/** The comment meta. */
	public const KEY = '_larder_browser';

	/** What the scripts of the page call a browser. */
	private const NAME = '/^dr_user_identifier_[\w.-]{1,100}$/D';

	/**
	 * Reads what the form of a comment says of its browser.
	 *
	 * @return string Key of the browser's votes, empty where it has no name.
	 */
	public static function sent(): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- The form of comments has no nonce; held to a pattern, and hashed.
		$name = wp_unslash( $_POST['unique_user_id'] ?? '' );
		return is_string( $name ) && 1 === preg_match( self::NAME, $name ) ? Voter::browser( $name )->key : '';
	}

	/**
	 * Returns who wrote the newest approved comment with stars that came from a browser.
	 *
	 * @param string $name What the browser calls itself.
	 * @return CommentRater|null Null where no comment came from there.
	 */
	public static function person( int $post_id, string $name ): ?CommentRater {
		$comments = get_comments(
			[
				'post_id'    => $post_id,
				'status'     => 'approve',
				'number'     => 1,
				'orderby'    => [ 'comment_date_gmt' => 'DESC' ],
				'meta_query' => [ // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Among the comments of one post.
					[
						'key'   => self::KEY,
						'value' => Voter::browser( $name )->key,
					],
					[
						'key'     => CommentRating::KEY,
						'compare' => 'EXISTS',
					],
				],
			]
		);
		$comment  = is_array( $comments ) ? $comments[0] ?? null : null;
		return $comment instanceof \WP_Comment ? CommentRater::from_comment( $comment ) : null;
	}
}
