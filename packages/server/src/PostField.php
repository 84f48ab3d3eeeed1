<?php
declare( strict_types=1 );

namespace Larder;

defined( 'ABSPATH' ) || exit;

/**
 * Stores meta fields of a post of which each has one value.
 */
final class PostField {

	/**
	 * Stores fields. `update_post_meta()` looks for the row of each; one that is not there needs no such query, and what is cached tells
	 * that as long as nothing has changed.
	 *
	 * @param int                   $post_id The post.
	 * @param array<string, string> $values  Their values by key, not slashed.
	 */
	public static function store( int $post_id, array $values ): void {
		$fresh = array_filter(
			array_keys( $values ),
			static fn ( string $key ): bool => false === metadata_exists( 'post', $post_id, $key )
		);
		foreach ( $values as $key => $value ) {
			// WordPress takes one level of slashes away.
			if ( in_array( $key, $fresh, true ) ) {
				add_post_meta( $post_id, $key, wp_slash( $value ) );
			} else {
				update_post_meta( $post_id, $key, wp_slash( $value ) );
			}
		}
	}
}
