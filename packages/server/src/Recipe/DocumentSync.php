<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

/**
 * Keeps documents in step with posts, after every way a post can be saved.
 */
final class DocumentSync implements Registrable {

	/**
	 * Takes what it needs.
	 *
	 * @param DocumentRepository $documents The documents.
	 */
	public function __construct( private readonly DocumentRepository $documents ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'wp_after_insert_post', $this->after_insert( ... ), 10, 2 );
		add_action( 'added_post_meta', $this->after_meta( ... ), 10, 3 );
		add_action( 'updated_post_meta', $this->after_meta( ... ), 10, 3 );
		add_action( 'deleted_post_meta', $this->after_meta( ... ), 10, 3 );
	}

	/**
	 * Makes the document when terms and meta of the post are stored, too.
	 *
	 * @param int      $post_id The post.
	 * @param \WP_Post $post    The post.
	 */
	public function after_insert( int $post_id, \WP_Post $post ): void {
		if ( 'revision' !== $post->post_type && 'auto-draft' !== $post->post_status ) {
			$this->documents->refresh( $post );
		}
	}

	/**
	 * Makes the document anew when the featured image changes by itself.
	 *
	 * @param int|list<int> $meta_id The meta rows.
	 * @param int           $post_id The post.
	 * @param string        $key     The meta key.
	 */
	public function after_meta( int|array $meta_id, int $post_id, string $key ): void {
		unset( $meta_id );
		$post = '_thumbnail_id' === $key ? get_post( $post_id ) : null;
		if ( $post instanceof \WP_Post && null !== $this->documents->get( $post_id ) ) {
			$this->documents->refresh( $post );
		}
	}
}
