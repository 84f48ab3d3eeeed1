<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the document in REST, as the read-only field `larder_recipe` of every post type.
 */
final class DocumentField implements Registrable {

	/** The field's name. */
	public const NAME = 'larder_recipe';

	public function __construct( private readonly DocumentRepository $documents ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'rest_api_init', $this->register_field( ... ) );
	}

	/**
	 * Registers the field.
	 */
	public function register_field(): void {
		$schema = require dirname( __DIR__, 2 ) . '/contracts/recipe-document.php';
		register_rest_field(
			array_values( get_post_types( [ 'show_in_rest' => true ] ) ),
			self::NAME,
			[
				'get_callback' => $this->value( ... ),
				'schema'       => array_merge(
					is_array( $schema ) ? $schema : [],
					[
						'context'  => [ 'view', 'edit' ],
						'readonly' => true,
					]
				),
			]
		);
	}

	/**
	 * Returns the field's value; what a password protects stays behind it.
	 *
	 * @param array<string, mixed> $prepared The prepared post.
	 * @return array<string, mixed>|null
	 */
	public function value( array $prepared ): ?array {
		$post_id = $prepared['id'] ?? 0;
		$post    = is_int( $post_id ) ? get_post( $post_id ) : null;
		if ( ! $post instanceof \WP_Post || ( '' !== $post->post_password && ! current_user_can( 'edit_post', $post->ID ) ) ) {
			return null;
		}
		// Who edits the recipe has all of it in the editor.
		return (
			current_user_can( 'edit_post', $post->ID )
				? $this->documents->get( $post->ID )
				: $this->documents->readable( $post->ID )
		)?->data;
	}
}
