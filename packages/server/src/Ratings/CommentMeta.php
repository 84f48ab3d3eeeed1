<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Registrable;
use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the stars of comments with WordPress, and takes them by REST.
 */
final class CommentMeta implements Registrable {

	public function __construct( private readonly Settings $settings ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'init', $this->register_meta( ... ) );
		add_filter( 'rest_pre_insert_comment', $this->take( ... ), 10, 2 );
	}

	/**
	 * Registers the meta `rating`.
	 */
	public function register_meta(): void {
		register_meta(
			'comment',
			CommentRating::KEY,
			[
				'type'              => 'integer',
				'description'       => __( 'Stars from 1 to 5 that a comment gives the recipe; 0 for none.', 'larder' ),
				'single'            => true,
				'auth_callback'     => static fn (
					bool $allowed,
					string $key,
					int $comment_id
				): bool => current_user_can( 'edit_comment', $comment_id ),
				'show_in_rest'      => [
					'schema'           => [
						'type'    => 'integer',
						'minimum' => 0,
						'maximum' => 5,
					],
					'prepare_callback' => CommentRating::stored( ... ),
				],
			]
		);
	}

	/**
	 * Stores stars together with a new comment: those who write one may not edit it afterwards.
	 *
	 * @param array<string, mixed>|\WP_Error         $comment What is to be saved.
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>|\WP_Error
	 */
	public function take( array|\WP_Error $comment, \WP_REST_Request $request ): array|\WP_Error {
		$meta = $request['meta'];
		if ( is_wp_error( $comment ) || ! is_array( $meta ) || ! isset( $meta[ CommentRating::KEY ] ) ) {
			return $comment;
		}
		$stars = CommentRating::read( $meta[ CommentRating::KEY ] );
		unset( $meta[ CommentRating::KEY ] );
		$request->set_param( 'meta', $meta );
		if ( 0 === $stars ) {
			return $comment;
		}
		if ( null === $stars || ! $this->settings->has_ratings() || ! CommentRating::can_have( $comment ) ) {
			return new \WP_Error(
				'larder_no_rating',
				__( 'Only a comment on a recipe can give stars, one to five; a reply gives none.', 'larder' ),
				[ 'status' => 400 ]
			);
		}
		return [ 'comment_meta' => [ CommentRating::KEY => $stars ] ] + $comment;
	}
}
