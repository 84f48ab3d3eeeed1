<?php
declare( strict_types=1 );

namespace Larder\Ratings;

defined( 'ABSPATH' ) || exit;

/**
 * The known plugins that keep whole pages, and how each is told to forget one.
 *
 * Some forget the archives of a post together with it, such as WP Rocket, LiteSpeed Cache and
 * Breeze. The others are told of each list, except for Hummingbird, WP Fastest Cache and Swift
 * Performance: they offer nothing that forgets one address and leaves all below it alone.
 */
final class CachePlugins {

	/**
	 * Functions that take a post's id: WP Super Cache, W3 Total Cache, WP Rocket, WP Fastest Cache, WP-Optimize, Comet
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

	/** Actions that take a post's id: LiteSpeed Cache, Cache Enabler, Hummingbird, Breeze, Jetpack Boost. */
	private const PAGE_ACTIONS = [
		'litespeed_purge_post',
		'cache_enabler_clear_page_cache_by_post',
		'wphb_clear_page_cache',
		'purge_post_cache',
		'jetpack_boost_clear_page_cache_post',
	];

	/** Functions that take an address: W3 Total Cache, WP Super Cache, WP-Optimize, Comet Cache. */
	private const LIST_FUNCTIONS = [
		'w3tc_flush_url',
		'wpsc_delete_url_cache',
		'WPO_Page_Cache::delete_cache_by_url',
		'comet_cache::clearUrl',
	];

	/** Actions that take an address: LiteSpeed Cache, Jetpack Boost. */
	private const LIST_ACTIONS = [ 'litespeed_purge_url', 'jetpack_boost_clear_page_cache_url' ];

	/** What SiteGround's plugin offers for a page and all below it; for the front page that would be the whole site. */
	private const SITEGROUND_BRANCH = 'sg_cachepress_purge_cache';

	/** What it offers for one address alone. */
	private const SITEGROUND = 'SiteGround_Optimizer\Supercacher\Supercacher::purge_cache_request';

	/**
	 * Makes all forget the page of a post.
	 *
	 * @param int $post_id The post.
	 */
	public static function forget_page( int $post_id ): void {
		$address = get_permalink( $post_id );
		if ( ! is_string( $address ) ) {
			// The post is gone, and its page with it.
			return;
		}
		/**
		 * Filters the functions that make a cache forget one page.
		 *
		 * @param string[] $functions Each takes the id of a post; those that are not there are left out.
		 */
		self::call( apply_filters( 'larder_page_cache_functions', self::PAGE_FUNCTIONS ), $post_id );
		self::act( self::PAGE_ACTIONS, $post_id );
		self::call( [ self::SITEGROUND_BRANCH, ...self::nginx_helper() ], $address );
		/**
		 * Fires when the page of a recipe has to be made anew, because its average has changed.
		 *
		 * @param int $post_id The post.
		 */
		do_action( 'larder_purge_page', $post_id );
	}

	/**
	 * Makes them forget a page that lists recipes.
	 *
	 * @param string $address Its address.
	 */
	public static function forget_list( string $address ): void {
		/**
		 * Filters the functions that make a cache forget what lies at one address.
		 *
		 * @param string[] $functions Each takes an address; those that are not there are left out.
		 */
		self::call( apply_filters( 'larder_list_cache_functions', self::LIST_FUNCTIONS ), $address );
		self::act( self::LIST_ACTIONS, $address );
		// Together with the further pages of the list.
		self::act( [ 'cache_enabler_clear_page_cache_by_url' ], $address, 'pagination' );
		self::call( [ self::SITEGROUND ], $address, false );
		self::call( self::nginx_helper(), $address );
		/**
		 * Fires when a page that lists recipes has to be made anew, because one of them shows another average.
		 *
		 * @param string $address Its address.
		 */
		do_action( 'larder_purge_list', $address );
	}

	/**
	 * Calls the functions that are there.
	 *
	 * @param mixed           $functions    Their names.
	 * @param int|string|bool ...$arguments What each is given.
	 */
	private static function call( mixed $functions, int|string|bool ...$arguments ): void {
		foreach ( array_filter( is_array( $functions ) ? $functions : [], is_callable( ... ) ) as $purge ) {
			$purge( ...$arguments );
		}
	}

	/**
	 * Does the actions that somebody listens to.
	 *
	 * @param list<non-empty-string> $actions      Their names.
	 * @param int|string             ...$arguments What each is given.
	 */
	private static function act( array $actions, int|string ...$arguments ): void {
		foreach ( array_filter( $actions, has_action( ... ) ) as $action ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- The hooks of other plugins.
			do_action( $action, ...$arguments );
		}
	}

	/**
	 * Returns what Nginx Helper forgets an address by, which it keeps in an object for all.
	 *
	 * @return list<callable(string): mixed>
	 */
	private static function nginx_helper(): array {
		$purge = [ $GLOBALS['nginx_purger'] ?? null, 'purge_url' ];
		return is_object( $purge[0] ) && is_callable( $purge ) ? [ $purge ] : [];
	}
}
