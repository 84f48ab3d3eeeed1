<?php
declare( strict_types=1 );

namespace Larder\Taxonomies;

/**
 * Reads at once the terms that posts have in some taxonomies.
 */
final class PostTerms {

	/**
	 * Puts the terms of posts where `get_the_terms()` looks for them.
	 *
	 * WordPress itself reads the terms of all taxonomies of a post type, and
	 * of none that the type is not registered for; a recipe can be a post.
	 *
	 * @param list<int>    $post_ids   The posts.
	 * @param list<string> $taxonomies Keys of the taxonomies.
	 */
	public static function prime( array $post_ids, array $taxonomies ): void {
		$missing = [];
		foreach ( $taxonomies as $taxonomy ) {
			array_push( $missing, ...array_keys( wp_cache_get_multiple( $post_ids, "{$taxonomy}_relationships" ), false, true ) );
		}
		$missing = array_values( array_unique( array_map( intval( ... ), $missing ) ) );
		$terms   = [] === $missing ? [] : wp_get_object_terms( $missing, $taxonomies, [
			'fields'                 => 'all_with_object_id',
			'update_term_meta_cache' => false,
		] );
		if ( is_wp_error( $terms ) ) {
			return;
		}
		$of = array_fill_keys( $taxonomies, array_fill_keys( $missing, [] ) );
		foreach ( $terms as $term ) {
			$post_id = $term->object_id ?? null;
			if ( is_numeric( $post_id ) ) {
				$of[ $term->taxonomy ][ (int) $post_id ][] = $term->term_id;
			}
		}
		// Where WordPress keeps them, so that it forgets them when they change.
		foreach ( $of as $taxonomy => $ids ) {
			wp_cache_add_multiple( $ids, "{$taxonomy}_relationships" );
		}
	}

	/**
	 * Gives the terms of a post, without making an object of each.
	 *
	 * @param int    $post_id  The post.
	 * @param string $taxonomy Key of the taxonomy.
	 * @return list<int> Ids of terms, none where there is no such taxonomy.
	 */
	public static function ids( int $post_id, string $taxonomy ): array {
		$ids = wp_cache_get( $post_id, "{$taxonomy}_relationships" );
		if ( false === $ids ) {
			self::prime( [ $post_id ], [ $taxonomy ] );
			$ids = wp_cache_get( $post_id, "{$taxonomy}_relationships" );
		}
		return is_array( $ids ) ? array_values( array_map( intval( ... ), array_filter( $ids, is_numeric( ... ) ) ) ) : [];
	}

	/**
	 * Forgets the terms of a post.
	 *
	 * @param int          $post_id    The post.
	 * @param list<string> $taxonomies Keys of the taxonomies.
	 */
	public static function forget( int $post_id, array $taxonomies ): void {
		foreach ( $taxonomies as $taxonomy ) {
			wp_cache_delete( $post_id, "{$taxonomy}_relationships" );
		}
	}
}
