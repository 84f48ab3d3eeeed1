<?php
declare( strict_types=1 );

namespace Larder\Ratings;

defined( 'ABSPATH' ) || exit;

/**
 * Purges single pages from the page caches of the known plugins.
 *
 * Some purge the archives of a post together with it, such as WP Rocket, LiteSpeed Cache and
 * Breeze. For the others each list is purged by its URL, except for Hummingbird, WP Fastest Cache and
 * Swift Performance, which cannot purge one URL without everything below it.
 */
final class CachePlugins {

	/**
	 * Functions that take a post ID: WP Super Cache, W3 Total Cache, WP Rocket, WP Fastest Cache, WP-Optimize, Comet
	 * Cache, Swift Performance.
	 */
	private const PAGE_FUNCTIONS = [
		'wp_cache_post_change',
		'w3tc_flush_post',
		'rocket_clean_post',
		'wpfc_clear_post_cache_by_id',
		'WPO_Page_Cache::delete_single_post_cache',
		'comet_cache::clearPost',
		'Swift_Performance_Cache::clear_post_cache',
	];

	/** Actions that take a post ID: LiteSpeed Cache, Cache Enabler, Hummingbird, Breeze, Jetpack Boost. */
	private const PAGE_ACTIONS = [
		'litespeed_purge_post',
		'cache_enabler_clear_page_cache_by_post',
		'wphb_clear_page_cache',
		'purge_post_cache',
		'jetpack_boost_clear_page_cache_post',
	];

	/** Functions that take a URL: W3 Total Cache, WP Super Cache, WP-Optimize, Comet Cache. */
	private const LIST_FUNCTIONS = [
		'w3tc_flush_url',
		'wpsc_delete_url_cache',
		'WPO_Page_Cache::delete_cache_by_url',
		'comet_cache::clearUrl',
	];

	/** Actions that take a URL: LiteSpeed Cache, Jetpack Boost. */
	private const LIST_ACTIONS = [ 'litespeed_purge_url', 'jetpack_boost_clear_page_cache_url' ];

	/** Purges a URL and everything below it in SiteGround's plugin; for the front page that would be the whole site. */
	private const SITEGROUND_BRANCH = 'sg_cachepress_purge_cache';

	/** Purges one URL alone in SiteGround's plugin. */
	private const SITEGROUND = 'SiteGround_Optimizer\Supercacher\Supercacher::purge_cache_request';

	/**
	 * Purges the page of a post from all caches.
	 */
	public static function purge_page( int $post_id ): void {
		$url = get_permalink( $post_id );
		if ( ! is_string( $url ) ) {
			// The post is gone, and its page with it.
			return;
		}
		/**
		 * Filters the functions that purge the page of a post from a cache.
		 *
		 * @param string[] $functions Each takes a post ID; undefined ones are skipped.
		 */
		self::call( apply_filters( 'larder_page_cache_functions', self::PAGE_FUNCTIONS ), $post_id );
		self::act( self::PAGE_ACTIONS, $post_id );
		self::call( [ self::SITEGROUND_BRANCH, ...self::nginx_helper() ], $url );
		/**
		 * Fires when caches have to purge the page of a recipe because its average rating has changed.
		 *
		 * @param int $post_id The post.
		 */
		do_action( 'larder_purge_page', $post_id );
	}

	/**
	 * Purges a page that lists recipes from all caches.
	 *
	 * @param string $url The URL of the page.
	 */
	public static function purge_list( string $url ): void {
		/**
		 * Filters the functions that purge one URL from a cache.
		 *
		 * @param string[] $functions Each takes a URL; undefined ones are skipped.
		 */
		self::call( apply_filters( 'larder_list_cache_functions', self::LIST_FUNCTIONS ), $url );
		self::act( self::LIST_ACTIONS, $url );
		// Together with the further pages of the list.
		self::act( [ 'cache_enabler_clear_page_cache_by_url' ], $url, 'pagination' );
		self::call( [ self::SITEGROUND ], $url, false );
		self::call( self::nginx_helper(), $url );
		/**
		 * Fires when caches have to purge a page that lists a recipe whose average rating has changed.
		 *
		 * @param string $url The URL of the page.
		 */
		do_action( 'larder_purge_list', $url );
	}

	/**
	 * Calls those of some functions that exist.
	 *
	 * @param mixed           $functions    Their names.
	 * @param int|string|bool ...$arguments Arguments for each.
	 */
	private static function call( mixed $functions, int|string|bool ...$arguments ): void {
		foreach ( array_filter( is_array( $functions ) ? $functions : [], is_callable( ... ) ) as $purge ) {
			$purge( ...$arguments );
		}
	}

	/**
	 * Fires those of some actions that have listeners.
	 *
	 * @param list<non-empty-string> $actions      Their names.
	 * @param int|string             ...$arguments Arguments for each.
	 */
	private static function act( array $actions, int|string ...$arguments ): void {
		foreach ( array_filter( $actions, has_action( ... ) ) as $action ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- The hooks of other plugins.
			do_action( $action, ...$arguments );
		}
	}

	/**
	 * Returns the method of Nginx Helper that purges a URL, from the global object that holds it; empty if the plugin is not active.
	 *
	 * @return list<callable(string): mixed>
	 */
	private static function nginx_helper(): array {
		$purge = [ $GLOBALS['nginx_purger'] ?? null, 'purge_url' ];
		return is_object( $purge[0] ) && is_callable( $purge ) ? [ $purge ] : [];
	}
}
