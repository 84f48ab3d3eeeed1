<?php
/**
 * The function of SiteGround's plugin, for tests of caches.
 *
 * @package Larder
 */

declare( strict_types=1 );

use Larder\Tests\Support\CachePluginStandIn;

/**
 * Forgets a page and all below it.
 */
function sg_cachepress_purge_cache( string $url ): void {
	CachePluginStandIn::purge_cache_request( $url );
}
