<?php
declare( strict_types=1 );

namespace Larder\Tools;

defined( 'ABSPATH' ) || exit;

/**
 * What WordPress remembers for the request of all that it has read.
 */
final class RequestMemory {

	/**
	 * Empties it: a long run must not keep every post that it has seen. What other requests share stays.
	 */
	public static function release(): void {
		// A shared cache that cannot tell the two apart would be emptied for all, or complain.
		if ( wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}
	}
}
