<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Recipe\PostType;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Shows in REST how a recipe is rated, as the field `larder_rating` of its post.
 *
 * @phpstan-import-type RatingSummary from Summary
 */
final class RestField implements Registrable {

	private const NAME = 'larder_rating';

	/** @var array<int, RatingSummary> What was read for a list, until its posts ask for it. */
	private array $ready = [];

	/** Whether the next query is that of a list of recipes; what a search reads for its cards has no such field. */
	private bool $is_list_next = false;

	public function __construct( private readonly Ratings $ratings ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'rest_api_init', $this->register_field( ... ) );
		add_filter( 'rest_' . PostType::NAME . '_query', $this->expect_list( ... ) );
		add_filter( 'the_posts', $this->prepare( ... ) );
	}

	/**
	 * Notes that a list of recipes comes next.
	 *
	 * @param mixed $query Arguments of its query.
	 * @return mixed The same.
	 */
	private function expect_list( mixed $query ): mixed {
		$this->is_list_next = true;
		return $query;
	}

	/**
	 * Reads at once how the recipes of a list are rated.
	 *
	 * @param mixed $posts What a query has found.
	 * @return mixed The same.
	 */
	private function prepare( mixed $posts ): mixed {
		$recipes = array_filter(
			$this->is_list_next && is_array( $posts ) ? $posts : [],
			static fn ( mixed $post ): bool => $post instanceof \WP_Post && PostType::NAME === $post->post_type
		);
		$this->is_list_next = false;
		if ( count( $recipes ) > 1 ) {
			$this->ready = $this->ratings->summaries( array_values( array_map(
				static fn ( \WP_Post $post ): int => $post->ID,
				$recipes
			) ) ) + $this->ready;
		}
		return $posts;
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
	 * Returns the field's value.
	 *
	 * @param array<string, mixed> $prepared The prepared post.
	 * @return RatingSummary|null
	 */
	public function value( array $prepared ): ?array {
		$post_id = $prepared['id'] ?? 0;
		if ( ! is_int( $post_id ) || ! CommentRating::is_recipe( $post_id ) ) {
			return null;
		}
		$summary = $this->ready[ $post_id ] ?? $this->ratings->summary( $post_id );
		// It may be another one when the post is requested again.
		unset( $this->ready[ $post_id ] );
		return $summary;
	}
}
