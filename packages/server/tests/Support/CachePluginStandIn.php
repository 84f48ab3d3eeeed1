<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

/**
 * Stands in for the classes of cache plugins, and remembers what they were told.
 *
 * Once it is there, it is so for the rest of the run; only the tests of caches look at it.
 */
final class CachePluginStandIn {

	/** @var list<list<mixed>> What was called, each with its arguments. */
	public static array $calls = [];

	private static bool $is_there = false;

	/**
	 * Registers it in the place of each class, and defines SiteGround's function.
	 */
	public static function install(): void {
		self::$calls = [];
		if ( self::$is_there ) {
			return;
		}
		self::$is_there = true;
		foreach ( [
			'WPO_Page_Cache',
			'comet_cache',
			'Swift_Performance_Cache',
			'SiteGround_Optimizer\Supercacher\Supercacher',
		] as $name ) {
			class_alias( self::class, $name );
		}
		require __DIR__ . '/siteground.php';
	}

	/**
	 * WP-Optimize forgets a post.
	 */
	public static function delete_single_post_cache( int $post_id ): void {
		self::$calls[] = [ 'WP-Optimize', $post_id ];
	}

	/**
	 * WP-Optimize forgets an address.
	 */
	public static function delete_cache_by_url( string $url ): void {
		self::$calls[] = [ 'WP-Optimize', $url ];
	}

	/**
	 * Comet Cache forgets a post.
	 */
	public static function clearPost( int $post_id ): void {
		self::$calls[] = [ 'Comet', $post_id ];
	}

	/**
	 * Comet Cache forgets an address.
	 */
	public static function clearUrl( string $url ): void {
		self::$calls[] = [ 'Comet', $url ];
	}

	/**
	 * Swift Performance forgets a post.
	 */
	public static function clear_post_cache( int $post_id ): void {
		self::$calls[] = [ 'Swift', $post_id ];
	}

	/**
	 * SiteGround's plugin forgets an address.
	 *
	 * @param bool $include_child_paths Whether it forgets all below it, too.
	 */
	public static function purge_cache_request( string $url, bool $include_child_paths = true ): void {
		self::$calls[] = [ 'SiteGround', $url, $include_child_paths ];
	}

	/**
	 * Nginx Helper forgets an address.
	 */
	public function purge_url( string $url ): void {
		self::$calls[] = [ 'Nginx Helper', $url ];
	}
}
