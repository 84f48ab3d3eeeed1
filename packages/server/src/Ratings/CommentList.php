<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Assets\Styles;
use Larder\Registrable;
use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the stars of a comment above its text, wherever a page lists comments.
 *
 * Block themes and classic themes print the text through the same filter.
 */
final class CommentList implements Registrable {

	public function __construct( private readonly Settings $settings ) {}

	/** {@inheritDoc} */
	public function register(): void {
		// After WordPress has made paragraphs of the text.
		add_filter( 'comment_text', $this->add_stars( ... ), 40, 2 );
		add_action( 'wp_enqueue_scripts', $this->enqueue_style( ... ) );
	}

	/**
	 * Prints the stars above the text.
	 *
	 * @param mixed $text    The text as HTML.
	 * @param mixed $comment The comment; plugins that call this filter by themselves leave it out, or give an object of theirs.
	 * @return mixed The same, with the stars.
	 */
	public function add_stars( mixed $text, mixed $comment = null ): mixed {
		// In wp-admin they have a column, in REST a field, and feeds show no pictures.
		if (
			! is_string( $text )
			|| ! $comment instanceof \WP_Comment
			|| ! $this->settings->has_ratings()
			|| is_admin()
			|| is_feed()
			|| wp_is_serving_rest_request()
		) {
			return $text;
		}
		$stars = CommentRating::for_comment( $comment );
		if ( 0 === $stars ) {
			return $text;
		}
		$label = RatingStars::label( $stars );
		if ( self::is_bare( $comment ) ) {
			return esc_html( $label ) . ' · ' . $text;
		}
		return sprintf( '<p class="larder-comment-rating">%s</p>', RatingStars::render( $stars, $label ) ) . $text;
	}

	/**
	 * Returns whether WordPress leaves only the words of a comment: to guests who see their own before it is approved and
	 * let no cookie remember them.
	 */
	private static function is_bare( \WP_Comment $comment ): bool {
		return '0' === $comment->comment_approved && '' === wp_get_current_commenter()['comment_author'];
	}

	/**
	 * Enqueues the styles of stars and field before the page is painted, where there may be some.
	 */
	public function enqueue_style(): void {
		$post_id = is_singular() ? get_queried_object_id() : 0;
		if ( ! $this->settings->has_ratings() || ! CommentRating::is_recipe( $post_id ) ) {
			return;
		}
		wp_enqueue_style( Styles::BASE );
		wp_enqueue_style( 'larder-stars' );
		if ( comments_open( $post_id ) || get_comments_number( $post_id ) > 0 ) {
			wp_enqueue_style( 'larder-rating-field' );
		}
	}
}
