<?php
declare( strict_types=1 );

namespace Larder\Tools;

defined( 'ABSPATH' ) || exit;

/**
 * The runtime caches of WordPress.
 */
final class RequestMemory {

	/**
	 * Empties them, so that a long run does not run out of memory. A persistent object cache keeps its data.
	 */
	public static function release(): void {
		// An object cache without this feature would be flushed for all requests, or trigger a notice.
		if ( wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}
	}
}
