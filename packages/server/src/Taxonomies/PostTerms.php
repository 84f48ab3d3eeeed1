<?php
declare( strict_types=1 );

namespace Larder\Taxonomies;

use Larder\Statements;

defined( 'ABSPATH' ) || exit;

/**
 * Reads at once the terms that posts have in some taxonomies.
 */
final class PostTerms {

	/**
	 * Primes the cache in which `get_the_terms()` looks for the terms of posts.
	 *
	 * WordPress itself reads the terms of all taxonomies of a post type, and
	 * of none that the type is not registered for; a recipe can be a post.
	 *
	 * @param list<int>    $post_ids
	 * @param list<string> $taxonomies Keys of the taxonomies.
	 */
	public static function prime( array $post_ids, array $taxonomies ): void {
		$missing = [];
		foreach ( $taxonomies as $taxonomy ) {
			array_push( $missing, ...array_keys( wp_cache_get_multiple( $post_ids, "{$taxonomy}_relationships" ), false, true ) );
		}
		$missing = array_values( array_unique( array_map( intval( ... ), $missing ) ) );
		if ( [] === $missing ) {
			return;
		}
		$terms = [];
		$of    = array_fill_keys( $taxonomies, array_fill_keys( $missing, [] ) );
		foreach ( self::read( $missing, $taxonomies ) as [ $post_id, $taxonomy, $term_id ] ) {
			$of[ $taxonomy ][ $post_id ][] = $term_id;
			$terms[ $term_id ]           = true;
		}
		_prime_term_caches( array_keys( $terms ), false );
		// Where WordPress keeps them, so that it forgets them when they change.
		foreach ( $of as $taxonomy => $ids ) {
			wp_cache_add_multiple( $ids, "{$taxonomy}_relationships" );
		}
	}

	/**
	 * Reads which posts have which terms, by name as WordPress does, but makes no object of each: an index reads millions.
	 *
	 * Two statements, since databases take a join of them the wrong way round, and look at every recipe of the site.
	 *
	 * @param list<int>    $post_ids
	 * @param list<string> $taxonomies Keys of the taxonomies.
	 * @return list<array{int, string, int}> Post, taxonomy and term of each pair.
	 */
	private static function read( array $post_ids, array $taxonomies ): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$db    = new Statements( $wpdb );
		$posts = [];
		foreach ( $db->rows(
			'SELECT object_id, term_taxonomy_id FROM %i WHERE object_id IN ( ' . implode(
				', ',
				array_map( intval( ... ), $post_ids )
			) . ' )',
			[ $wpdb->term_relationships ]
		) as $row ) {
			$posts[ (int) $row['term_taxonomy_id'] ][] = (int) $row['object_id'];
		}
		if ( [] === $posts ) {
			return [];
		}
		$ids   = implode( ', ', array_keys( $posts ) );
		$types = implode( ', ', array_fill( 0, count( $taxonomies ), '%s' ) );
		$pairs = [];
		foreach ( $db->rows(
			"SELECT tt.term_taxonomy_id, tt.taxonomy, tt.term_id FROM %i tt INNER JOIN %i t ON t.term_id = tt.term_id WHERE tt.term_taxonomy_id IN ( $ids ) AND tt.taxonomy IN ( $types ) ORDER BY t.name ASC",
			[ $wpdb->term_taxonomy, $wpdb->terms, ...$taxonomies ]
		) as $row ) {
			foreach ( $posts[ (int) $row['term_taxonomy_id'] ] ?? [] as $post_id ) {
				$pairs[] = [ $post_id, (string) $row['taxonomy'], (int) $row['term_id'] ];
			}
		}
		return $pairs;
	}

	/**
	 * Returns the terms of a post, without making an object of each.
	 *
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
	 * @param list<string> $taxonomies Keys of the taxonomies.
	 */
	public static function forget( int $post_id, array $taxonomies ): void {
		foreach ( $taxonomies as $taxonomy ) {
			wp_cache_delete( $post_id, "{$taxonomy}_relationships" );
		}
	}
}
