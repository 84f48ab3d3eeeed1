<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Adds a box to wp-admin's form for comments in which a moderator changes the stars.
 */
final class CommentBox implements Registrable {

	private const NONCE = 'larder_comment_rating';

	private const FIELD = 'larder_comment_rating_stars';

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'add_meta_boxes_comment', $this->add_box( ... ) );
		add_action( 'edit_comment', $this->save( ... ) );
	}

	/**
	 * Adds the box, where a comment may have stars.
	 */
	public function add_box( \WP_Comment $comment ): void {
		if ( CommentRating::can_have( $comment->to_array() ) ) {
			add_meta_box( 'larder-rating', __( 'Rating', 'larder' ), $this->print( ... ), 'comment', 'normal' );
		}
	}

	/**
	 * Prints the field.
	 */
	public function print( \WP_Comment $comment ): void {
		wp_nonce_field( self::NONCE . $comment->comment_ID, self::NONCE );
		printf(
			'<label for="%1$s" class="screen-reader-text">%2$s</label><select name="%1$s" id="%1$s">',
			esc_attr( self::FIELD ),
			esc_html__( 'Stars that the comment gives the recipe', 'larder' )
		);
		foreach ( range( 0, 5 ) as $stars ) {
			/* translators: %d: number of stars. */
			$label = 0 === $stars ? __( 'No rating', 'larder' ) : sprintf( _n( '%d star', '%d stars', $stars, 'larder' ), $stars );
			printf(
				'<option value="%d"%s>%s</option>',
				(int) $stars,
				selected( CommentRating::for_comment( $comment ), $stars, false ),
				esc_html( $label )
			);
		}
		echo '</select>';
	}

	/**
	 * Stores what the moderator chose.
	 */
	public function save( int|string $comment_id ): void {
		$nonce = isset( $_POST[ self::NONCE ] ) && is_string( $_POST[ self::NONCE ] )
			? sanitize_key( wp_unslash( $_POST[ self::NONCE ] ) )
			: '';
		if ( false === wp_verify_nonce( $nonce, self::NONCE . $comment_id ) || ! current_user_can( 'edit_comment', (int) $comment_id ) ) {
			return;
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Read as a whole number.
		$stars = CommentRating::read( wp_unslash( $_POST[ self::FIELD ] ?? null ) );
		if ( 0 === $stars ) {
			delete_comment_meta( (int) $comment_id, CommentRating::KEY );
		} elseif ( null !== $stars ) {
			update_comment_meta( (int) $comment_id, CommentRating::KEY, $stars );
		}
	}
}
