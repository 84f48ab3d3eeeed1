<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Uses the picture of a recipe as the featured image of a post that has none of its own, for feeds, social cards and the Query Loop
 * block.
 *
 * Nothing is stored for it, so the two cannot come apart.
 */
final class RecipeThumbnail implements Registrable {

	public function __construct( private readonly DocumentRepository $documents ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'post_thumbnail_id', $this->find( ... ), 10, 2 );
	}

	/**
	 * Returns the picture of the recipe where the post has no featured image.
	 *
	 * @param mixed $id   The attachment so far; false or 0 for none.
	 * @param mixed $post The post, its id, or null for the one of the loop.
	 */
	public function find( mixed $id, mixed $post = null ): mixed {
		$post = 0 === (int) ( is_numeric( $id ) ? $id : 0 ) && ( $post instanceof \WP_Post || is_int( $post ) || null === $post )
			? get_post( $post )
			: null;
		if ( ! $post instanceof \WP_Post || ! post_type_supports( $post->post_type, 'thumbnail' ) ) {
			return $id;
		}
		$picture = $this->documents->get( $post->ID )?->data['image']['id'] ?? 0;
		return $picture > 0 ? $picture : $id;
	}
}
