<?php
/**
 * Plugin Name: Larder benchmark of votes
 * Description: Actions to compare with: an empty one, and the known way to count.
 */

declare( strict_types=1 );

// All clients have one address here.
add_filter( 'larder_rate_limits', '__return_empty_array' );

/**
 * Reads a field of the request.
 *
 * @param string $name Name of the field.
 */
$larder_field = static function ( string $name ): string {
	$value = $_POST[ $name ] ?? '';
	return is_string( $value ) ? $value : '';
};

add_action( 'wp_ajax_nopriv_larder_bench_empty', static fn () => wp_send_json_success( [ 'likes_count' => 0 ] ) );

// Read, raise, write back: as several plugins count.
add_action(
	'wp_ajax_nopriv_larder_bench_known_way',
	static function () use ( $larder_field ): void {
		$post_id = (int) $larder_field( 'id' );
		$count   = get_post_meta( $post_id, '_larder_bench_count', true );
		$count   = is_numeric( $count ) ? (int) $count : 0;
		if ( 'add' === $larder_field( 'add_remove' ) ) {
			update_post_meta( $post_id, '_larder_bench_count', ++$count );
		}
		wp_send_json_success( [ 'likes_count' => $count ] );
	}
);
