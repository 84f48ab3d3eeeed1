<?php
declare( strict_types=1 );

namespace Larder\Tests\Ratings;

use Larder\Ratings\PageCaches;
use Larder\Votes\Kind;

/**
 * Cached pages of a recipe are made anew when its average has changed, and only then.
 */
final class PageCachesTest extends RatingTestCase {

	public function test_every_cache_that_is_there_forgets_the_page_once(): void {
		/** @var list<array{string, int}> $purged */
		$purged = [];
		$note   = static function ( string $who ) use ( &$purged ): \Closure {
			return static function ( int $post_id ) use ( $who, &$purged ): void {
				$purged[] = [ $who, $post_id ];
			};
		};
		add_filter( 'larder_page_cache_functions', static fn ( array $functions ): array => [ ...$functions, $note( 'function' ), 'no_such_function' ] );
		foreach ( [ 'litespeed_purge_post', 'cache_enabler_clear_page_cache_by_post', 'larder_purge_page' ] as $action ) {
			add_action( $action, $note( $action ) );
		}
		$caches = new PageCaches();
		$caches->note( 7, Kind::Rating );
		$caches->note( 7, Kind::Rating );
		$caches->note( 8, Kind::Like );
		$caches->purge();
		$caches->purge();
		self::assertSame(
			[ [ 'function', 7 ], [ 'litespeed_purge_post', 7 ], [ 'cache_enabler_clear_page_cache_by_post', 7 ], [ 'larder_purge_page', 7 ] ],
			$purged
		);
	}

	public function test_the_functions_of_the_known_plugins_are_asked_for(): void {
		$functions = [];
		add_filter(
			'larder_page_cache_functions',
			static function ( array $given ) use ( &$functions ): array {
				$functions = $given;
				return [];
			}
		);
		$caches = new PageCaches();
		$caches->note( 7, Kind::Rating );
		$caches->purge();
		self::assertSame( [ 'wp_cache_post_change', 'w3tc_flush_post', 'rocket_clean_post', 'wpfc_clear_post_cache_by_id' ], $functions );
	}
}
