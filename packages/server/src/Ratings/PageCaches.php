<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Registrable;
use Larder\Votes\Kind;

/**
 * Lets the caches of pages forget a recipe whose average has changed.
 *
 * Likes and the like are brought up to date by the page itself; the average
 * stands in its markup.
 */
final class PageCaches implements Registrable {

	/** Functions of plugins that take a post's id: WP Super Cache, W3 Total Cache, WP Rocket, WP Fastest Cache. */
	private const FUNCTIONS = [ 'wp_cache_post_change', 'w3tc_flush_post', 'rocket_clean_post', 'wpfc_clear_post_cache_by_id' ];

	/** Actions of plugins that take a post's id: LiteSpeed Cache, Cache Enabler. */
	private const ACTIONS = [ 'litespeed_purge_post', 'cache_enabler_clear_page_cache_by_post' ];

	/** @var array<int, true> Posts whose average has changed in this request. */
	private array $changed = [];

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'larder_tally_changed', $this->note( ... ), 10, 2 );
		add_action( 'shutdown', $this->purge( ... ) );
	}

	/**
	 * Notes a post; one that changes many times is purged once.
	 *
	 * @param int  $post_id The post.
	 * @param Kind $kind    What has changed.
	 */
	public function note( int $post_id, Kind $kind ): void {
		if ( Kind::Rating === $kind ) {
			$this->changed[ $post_id ] = true;
		}
	}

	/**
	 * Tells every cache that is there.
	 */
	public function purge(): void {
		$posts         = array_keys( $this->changed );
		$this->changed = [];
		foreach ( $posts as $post_id ) {
			foreach ( self::functions() as $purge ) {
				$purge( $post_id );
			}
			foreach ( self::ACTIONS as $action ) {
				if ( false !== has_action( $action ) ) {
					do_action( $action, $post_id ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- The hooks of other plugins.
				}
			}
			/**
			 * Fires when the page of a recipe has to be made anew, because its average has changed.
			 *
			 * @param int $post_id The post.
			 */
			do_action( 'larder_purge_page', $post_id );
		}
	}

	/**
	 * Gives the functions of plugins that are active.
	 *
	 * @return list<callable(int): mixed>
	 */
	private static function functions(): array {
		/**
		 * Filters the functions that make a cache forget one page.
		 *
		 * @param string[] $functions Each takes the id of a post; those that are not there are left out.
		 */
		$functions = apply_filters( 'larder_page_cache_functions', self::FUNCTIONS );
		return array_values( array_filter( is_array( $functions ) ? $functions : [], is_callable( ... ) ) );
	}
}
