<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Islands\Islands;
use Larder\Recipe\Html;
use Larder\Registrable;
use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the stars to the comment form of a recipe, and stores them with the comment.
 *
 * Block themes and classic themes print the same form through `comment_form()`.
 */
final class CommentForm implements Registrable {

	/** Marks a comment whose rating cannot be read, on its way through WordPress. */
	private const INVALID = 'larder_invalid_rating';

	public function __construct(
		private readonly Islands $islands,
		private readonly Settings $settings
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'comment_form_field_comment', $this->add_field( ... ) );
		add_filter( 'preprocess_comment', $this->take( ... ) );
		// After spam filters, whose verdict is irrelevant for a comment that is refused.
		add_filter( 'pre_comment_approved', $this->refuse_invalid( ... ), 99, 2 );
	}

	/**
	 * Prints the stars above the text of a comment.
	 *
	 * @param mixed $field The text's own field.
	 * @return mixed The same below the stars; what has no field has none.
	 */
	public function add_field( mixed $field ): mixed {
		$post_id = (int) get_the_ID();
		if ( ! is_string( $field ) || ! $this->settings->has_ratings() || ! CommentRating::may_give( $post_id ) || $this->is_reply() ) {
			return $field;
		}
		$props = [
			'recipeId' => $post_id,
			'legend'   => RatingField::legend( $this->settings ),
			'block'    => null,
		];
		return Html::element(
			'div',
			'larder-rating-field',
			RatingField::render( $props['legend'] ),
			$this->islands->wrapper( 'rating', $props, 'hover' )
		) . $field;
	}

	/**
	 * Adds the stars that were sent to the comment's meta, where WordPress stores them with it.
	 *
	 * @param array<string, mixed> $comment What is to be saved.
	 * @return array<string, mixed>
	 */
	public function take( array $comment ): array {
		// phpcs:disable WordPress.Security.NonceVerification.Missing -- WordPress's own form for comments has no nonce, and the page around it may be cached.
		if ( ! isset( $_POST[ CommentRating::KEY ] ) || ! $this->settings->has_ratings() || ! CommentRating::can_have( $comment ) ) {
			return $comment;
		}
		$post_id = $comment['comment_post_ID'] ?? 0;
		if ( ! is_numeric( $post_id ) || ! CommentRating::may_give( (int) $post_id ) ) {
			return $comment;
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Read as a whole number.
		$stars = CommentRating::read( wp_unslash( $_POST[ CommentRating::KEY ] ) );
		// phpcs:enable
		if ( null === $stars ) {
			return $comment + [ self::INVALID => true ];
		}
		if ( $stars > 0 ) {
			$meta    = $comment['comment_meta'] ?? [];
			$browser = $this->settings->can_rate_without_comment() ? CommentBrowser::sent() : '';
			// In this order: storing the stars counts the vote, which replaces the browser's own.
			$comment['comment_meta'] = (
				'' === $browser
					? []
					: [ CommentBrowser::KEY => $browser ]
			) + [ CommentRating::KEY => $stars ] + ( is_array( $meta ) ? $meta : [] );
		}
		return $comment;
	}

	/**
	 * Refuses a comment whose rating cannot be read, and gives its text back.
	 *
	 * @param mixed                $approved What WordPress thinks of the comment.
	 * @param array<string, mixed> $comment
	 * @return mixed The same, or an error.
	 */
	public function refuse_invalid( mixed $approved, array $comment ): mixed {
		if ( ! isset( $comment[ self::INVALID ] ) ) {
			return $approved;
		}
		$text = is_string( $comment['comment_content'] ?? null ) ? wp_unslash( $comment['comment_content'] ) : '';
		return new \WP_Error(
			'larder_invalid_rating',
			sprintf(
				'%s</p><p><label>%s<br><textarea rows="8" cols="60" readonly>%s</textarea></label>',
				esc_html__( 'A rating is one to five whole stars. Please go back and choose it again.', 'larder' ),
				esc_html__( 'Your comment, so that nothing of it is lost:', 'larder' ),
				esc_textarea( $text )
			),
			400
		);
	}

	/**
	 * Returns whether the address asks for a reply, as links do where no script runs.
	 */
	private function is_reply(): bool {
		return isset( $_GET['replytocom'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Read only.
	}
}
