<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Updates documents after every way in which a post can be saved.
 */
final class DocumentSync implements Registrable {

	public function __construct( private readonly DocumentRepository $documents ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'wp_after_insert_post', $this->after_insert( ... ), 10, 2 );
		add_action( 'after_delete_post', $this->after_delete( ... ), 10, 2 );
		add_action( 'added_post_meta', $this->after_meta( ... ), 10, 3 );
		add_action( 'updated_post_meta', $this->after_meta( ... ), 10, 3 );
		add_action( 'deleted_post_meta', $this->after_meta( ... ), 10, 3 );
	}

	/**
	 * Builds the document once the terms and meta of the post are stored, too.
	 */
	public function after_insert( int $post_id, \WP_Post $post ): void {
		if ( 'revision' === $post->post_type || 'auto-draft' === $post->post_status ) {
			return;
		}
		$had = metadata_exists( 'post', $post_id, DocumentRepository::META_KEY );
		if ( $this->documents->refresh( $post ) || $had ) {
			$this->refresh_users( $post );
		}
	}

	/**
	 * Removes the recipe of a deleted pattern from the posts that showed it.
	 *
	 * @param \WP_Post $post The post as it was.
	 */
	public function after_delete( int $post_id, \WP_Post $post ): void {
		unset( $post_id );
		$this->refresh_users( $post );
	}

	/**
	 * Rebuilds the documents of all posts that show a synced pattern, directly or inside another pattern.
	 *
	 * @param \WP_Post  $pattern The pattern; any other post is shown by itself alone.
	 * @param list<int> $around  Patterns inside of it, so that one that holds itself ends.
	 */
	private function refresh_users( \WP_Post $pattern, array $around = [] ): void {
		if ( PostContent::PATTERN !== $pattern->post_type ) {
			return;
		}
		$around[] = $pattern->ID;
		foreach ( array_diff( $this->documents->users_of( $pattern->ID ), $around ) as $id ) {
			$post = get_post( $id );
			if ( $post instanceof \WP_Post ) {
				$this->documents->refresh( $post );
				$this->refresh_users( $post, $around );
			}
		}
	}

	/**
	 * Rebuilds the document when the featured image changes without a save of the post.
	 *
	 * @param int|list<int> $meta_id The meta rows.
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
