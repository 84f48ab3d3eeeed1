<?php
/**
 * Plugin Name: Larder benchmarks
 * Description: Leaves the plugin out of a request that asks for it, and tells how many queries a page took.
 */

declare( strict_types=1 );

if ( isset( $_SERVER['HTTP_X_LARDER_OFF'] ) ) {
	add_filter(
		'option_active_plugins',
		/**
		 * Removes Larder from the list.
		 *
		 * @param mixed $plugins Main files of the active plugins.
		 * @return mixed
		 */
		static fn ( mixed $plugins ): mixed => is_array( $plugins )
			? array_values( array_filter(
				$plugins,
				static fn ( mixed $file ): bool => is_string( $file ) && ! str_ends_with( $file, '/plugin.php' )
			) )
			: $plugins
	);
}

if ( isset( $_SERVER['HTTP_X_LARDER_UNINDEXED'] ) ) {
	add_filter( 'pre_option_larder_search_version', static fn (): string => 'none' );
}

add_action( 'wp_ajax_nopriv_larder_bench_nothing', 'wp_send_json_success' );

ob_start(
	static function ( string $page ): string {
		if ( ! headers_sent() && function_exists( 'get_num_queries' ) ) {
			header( 'X-Queries: ' . get_num_queries() );
		}
		return $page;
	}
);
