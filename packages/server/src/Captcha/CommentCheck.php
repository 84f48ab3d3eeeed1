<?php
declare( strict_types=1 );

namespace Larder\Captcha;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Refuses comments without a captcha that has passed, and gives the writer the text back.
 */
final class CommentCheck implements Registrable {

	/** @var array<string, Verdict> What was decided in this request, by comment: WordPress asks more than once. */
	private array $decided = [];

	public function __construct(
		private readonly Captcha $captcha,
		private readonly Verifier $verifier
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		// After those who only sort comments.
		add_filter( 'pre_comment_approved', $this->check( ... ), 100, 2 );
	}

	/**
	 * Checks a comment that is about to be saved.
	 *
	 * @param mixed                   $approved What has been decided so far.
	 * @param array<array-key, mixed> $comment  The comment's fields.
	 * @return mixed The same, or an error.
	 */
	private function check( mixed $approved, array $comment ): mixed {
		$post_id = is_numeric( $comment['comment_post_ID'] ?? null ) ? (int) $comment['comment_post_ID'] : 0;
		$type    = $comment['comment_type'] ?? '';
		if ( is_wp_error( $approved ) || ! in_array( $type, [ '', 'comment' ], true ) ) {
			return $approved;
		}
		$provider = $this->captcha->provider_for( $post_id );
		if ( null === $provider ) {
			return $approved;
		}
		$written  = $comment['comment_content'] ?? '';
		$written  = is_string( $written ) ? $written : '';
		$response = self::response( $provider );
		$message  = '' === $response
			? __( 'Please verify that you are not a robot.', 'larder' )
			: $this->verdict( $provider, $response, $post_id, $written )->message();
		return '' === $message ? $approved : new \WP_Error( 'larder_captcha', self::explain( $message, wp_unslash( $written ) ), 403 );
	}

	/**
	 * Asks the provider whether it accepts the response for a comment.
	 *
	 * @param string $written The comment.
	 */
	private function verdict( Provider $provider, string $response, int $post_id, string $written ): Verdict {
		$comment = md5( "$post_id $response $written" );
		return $this->decided[ $comment ] ??= $this->verifier->redeem( $provider, $response, $post_id );
	}

	/**
	 * Reads the response that came with the comment.
	 *
	 * @param Provider $provider Whose widget may have put it there.
	 */
	private static function response( Provider $provider ): string {
		foreach ( [ Captcha::FIELD, ...$provider->fields() ] as $field ) {
			$value = isset( $_POST[ $field ] ) && is_string( $_POST[ $field ] ) ? sanitize_text_field( wp_unslash( $_POST[ $field ] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- The comment form has no nonce; the response is judged by its provider.
			if ( '' !== $value ) {
				return $value;
			}
		}
		return '';
	}

	/**
	 * Explains what is wrong, and returns the comment with it so that nothing is lost.
	 *
	 * @param string $message Plain text.
	 * @param string $written The comment.
	 * @return string HTML for the page of WordPress that has a link back.
	 */
	private static function explain( string $message, string $written ): string {
		return esc_html( $message ) . '</p><p>'
			. esc_html__(
				'This check needs JavaScript. Your comment was not saved; here it is, so that nothing is lost:',
				'larder'
			) . '</p>'
			. '<p><textarea readonly rows="8" style="width: 100%" aria-label="'
				. esc_attr__( 'Your comment', 'larder' )
				. '">'
				. esc_textarea( $written )
				. '</textarea>';
	}
}
