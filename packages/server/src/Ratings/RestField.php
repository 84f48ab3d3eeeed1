<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Registrable;

/**
 * Shows in REST how a recipe is rated, as the field `larder_rating` of its post.
 *
 * @phpstan-import-type RatingSummary from Summary
 */
final class RestField implements Registrable {

	private const NAME = 'larder_rating';

	/**
	 * Takes what it needs.
	 *
	 * @param Ratings $ratings How recipes are rated.
	 */
	public function __construct( private readonly Ratings $ratings ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'rest_api_init', $this->register_field( ... ) );
	}

	/**
	 * Registers the field.
	 */
	public function register_field(): void {
		$whole = [
			'type'    => 'integer',
			'minimum' => 0,
		];
		$text  = [ 'type' => 'string' ];
		register_rest_field(
			array_values( get_post_types( [ 'show_in_rest' => true ] ) ),
			self::NAME,
			[
				'get_callback' => $this->value( ... ),
				'schema'       => [
					'description' => __( 'How the recipe is rated; null for a post without one.', 'larder' ),
					'type'        => [ 'object', 'null' ],
					'context'     => [ 'view', 'edit' ],
					'readonly'    => true,
					'properties'  => [
						'average' => [ 'type' => 'number' ],
						'count'   => $whole,
						'spread'  => [
							'type'  => 'array',
							'items' => $whole,
						],
						'text'    => $text,
						'label'   => $text,
						'total'   => $text,
					],
				],
			]
		);
	}

	/**
	 * Gives the field's value.
	 *
	 * @param array<string, mixed> $prepared The prepared post.
	 * @return RatingSummary|null
	 */
	public function value( array $prepared ): ?array {
		$post_id = $prepared['id'] ?? 0;
		return is_int( $post_id ) && CommentRating::is_recipe( $post_id ) ? $this->ratings->summary( $post_id ) : null;
	}
}
