<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Votes\Voter;

defined( 'ABSPATH' ) || exit;

/**
 * Who rates which recipe by comments: an account, a mail address, or one comment where its author gave neither.
 */
final class CommentRater {

	/**
	 * Creates a person; callers use the named constructors.
	 *
	 * @param int    $user_id    The account, 0 without one.
	 * @param string $email      Mail address in lower case, empty without one.
	 * @param int    $comment_id The comment, which counts as a person of its own where there is neither.
	 */
	private function __construct(
		public readonly int $post_id,
		public readonly int $user_id,
		public readonly string $email,
		public readonly int $comment_id
	) {}

	/**
	 * Returns the author of a comment.
	 */
	public static function from_comment( \WP_Comment $comment ): self {
		return new self(
			(int) $comment->comment_post_ID,
			(int) $comment->user_id,
			strtolower( trim( $comment->comment_author_email ) ),
			(int) $comment->comment_ID
		);
	}

	/**
	 * Returns somebody without an account.
	 *
	 * @param string $email Mail address, empty without one.
	 */
	public static function guest( int $post_id, string $email, int $comment_id ): self {
		return new self( $post_id, 0, strtolower( trim( $email ) ), $comment_id );
	}

	/**
	 * Returns an account.
	 */
	public static function account( int $post_id, int $user_id ): self {
		return new self( $post_id, $user_id, '', 0 );
	}

	/**
	 * Returns the voter.
	 */
	public function voter(): Voter {
		if ( $this->user_id > 0 ) {
			return Voter::account( $this->user_id );
		}
		return Voter::author( '' === $this->email ? "comment $this->comment_id" : $this->email );
	}
}
