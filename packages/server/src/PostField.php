<?php
declare( strict_types=1 );

namespace Larder;

defined( 'ABSPATH' ) || exit;

/**
 * Stores meta fields of a post of which each has one value.
 */
final class PostField {

	/**
	 * Stores fields. `update_post_meta()` looks for the row of each; within a transaction, such as that of a change-over, the cache already
	 * tells which fields are new, and their rows are inserted without that query.
	 *
	 * @param int                   $post_id The post.
	 * @param array<string, string> $values  Their values by key, not slashed.
	 */
	public static function store( int $post_id, array $values ): void {
		$fresh = ! Statements::is_transaction_open() ? [] : array_filter(
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
