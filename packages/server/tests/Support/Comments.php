<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

/**
 * Writes comments as visitors do.
 */
final class Comments {

	/**
	 * Sends the comment form of a post.
	 *
	 * @param array<string, mixed> $fields Form fields over the usual ones.
	 */
	public static function submit( int $post_id, array $fields = [] ): \WP_Comment|\WP_Error {
		$_POST = wp_slash(
			$fields + [
				'comment_post_ID' => (string) $post_id,
				'comment_parent'  => '0',
				'author'          => 'Ana',
				'email'           => 'ana@example.org',
				'url'             => '',
				'comment'         => uniqid( 'It was good. ' ),
			]
		);
		try {
			// @phpstan-ignore argument.type (What a visitor sends may be anything.)
			return wp_handle_comment_submission( wp_unslash( $_POST ) ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- As wp-comments-post.php does.
		} finally {
			$_POST = [];
		}
	}

	/**
	 * Sends the form with stars, and gives the comment that was made.
	 *
	 * @param string $email Mail address of its author.
	 */
	public static function rate( int $post_id, int $stars, string $email = 'ana@example.org' ): \WP_Comment {
		$comment = self::submit( $post_id, [ 'rating' => (string) $stars, 'email' => $email ] );
		if ( ! $comment instanceof \WP_Comment ) {
			throw new \RuntimeException( $comment->get_error_message() );
		}
		return $comment;
	}
}
