<?php
declare( strict_types=1 );

namespace Larder\Tests\Ratings;

use Larder\Ratings\Listings;
use Larder\Ratings\PageCaches;
use Larder\Tests\Support\CachePluginStandIn;
use Larder\Tests\Support\VoteParts;
use Larder\Votes\Kind;
use Larder\Votes\Tally;
use Larder\Votes\Voter;
use Larder\Votes\Votes;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Cached pages that show an average are rebuilt when it has changed, and only then.
 */
final class PageCachesTest extends RatingTestCase {

	private PageCaches $caches;

	private Votes $votes;

	/** @var list<list<mixed>> What was told to forget what. */
	private array $purged = [];

	protected function setUp(): void {
		parent::setUp();
		CachePluginStandIn::install();
		$this->caches = new PageCaches();
		$this->caches->register();
		$this->votes = ( new VoteParts( $this->db() ) )->votes;
	}

	protected function tearDown(): void {
		unset( $GLOBALS['nginx_purger'] );
		parent::tearDown();
	}

	/**
	 * Listens to actions, and remembers what they are given.
	 */
	private function listen( string ...$actions ): void {
		foreach ( $actions as $action ) {
			add_action(
				$action,
				function ( mixed ...$arguments ) use ( $action ): void {
					$this->purged[] = [ $action, ...array_values( $arguments ) ];
				},
				10,
				9
			);
		}
	}

	/**
	 * Rates a recipe.
	 *
	 * @param string $who Who rates.
	 */
	private function rate( int $post_id, int $stars, string $who = 'ana' ): void {
		$this->votes->cast( $post_id, Kind::Rating, Voter::browser( $who ), $stars );
	}

	public function test_every_cache_that_is_there_forgets_the_page_once(): void {
		$id = $this->publish()->ID;
		add_filter(
			'larder_page_cache_functions',
			fn ( array $functions ): array => [
				...$functions,
				fn ( int $post ): array => $this->purged[] = [ 'function', $post ],
				'no_such_function',
			]
		);
		$actions = [
			'litespeed_purge_post',
			'cache_enabler_clear_page_cache_by_post',
			'wphb_clear_page_cache',
			'purge_post_cache',
			'jetpack_boost_clear_page_cache_post',
			'larder_purge_page',
		];
		$this->listen( ...$actions );
		$this->rate( $id, 4 );
		$this->rate( $id, 5 );
		$this->votes->cast( $this->publish()->ID, Kind::Like, Voter::browser( 'ana' ) );
		self::assertSame( [], $this->purged, 'not before the request has done its work' );
		$this->caches->purge();
		$this->caches->purge();
		self::assertSame(
			[ [ 'function', $id ], ...array_map( static fn ( string $action ): array => [ $action, $id ], $actions ) ],
			$this->purged
		);
	}

	public function test_the_functions_of_the_known_plugins_are_asked_for(): void {
		$functions = [];
		foreach ( [ 'larder_page_cache_functions', 'larder_list_cache_functions' ] as $filter ) {
			add_filter(
				$filter,
				static function ( array $given ) use ( &$functions, $filter ): array {
					$functions[ $filter ] = $given;
					return [];
				}
			);
		}
		$this->rate( $this->publish()->ID, 4 );
		$this->caches->purge();
		self::assertSame(
			[
				'larder_page_cache_functions' => [
					'wp_cache_post_change',
					'w3tc_flush_post',
					'rocket_clean_post',
					'wpfc_clear_post_cache_by_id',
					'WPO_Page_Cache::delete_single_post_cache',
					'comet_cache::clearPost',
					'Swift_Performance_Cache::clear_post_cache',
				],
				'larder_list_cache_functions' => [
					'w3tc_flush_url',
					'wpsc_delete_url_cache',
					'WPO_Page_Cache::delete_cache_by_url',
					'comet_cache::clearUrl',
				],
			],
			$functions
		);
	}

	public function test_plugins_with_classes_and_objects_of_their_own_are_told_of_the_page_and_of_each_list(): void {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- That of Nginx Helper.
		$GLOBALS['nginx_purger'] = new CachePluginStandIn();
		$id   = $this->publish()->ID;
		$list = 'https://example.org/list/';
		add_filter( 'larder_listing_urls', static fn (): array => [ $list ] );
		$this->listen(
			'litespeed_purge_url',
			'jetpack_boost_clear_page_cache_url',
			'cache_enabler_clear_page_cache_by_url',
			'larder_purge_list'
		);
		$this->rate( $id, 4 );
		$this->caches->purge();
		self::assertSame(
			[
				[ 'WP-Optimize', $id ],
				[ 'Comet', $id ],
				[ 'Swift', $id ],
				[ 'SiteGround', get_permalink( $id ), true ],
				[ 'Nginx Helper', get_permalink( $id ) ],
				[ 'WP-Optimize', $list ],
				[ 'Comet', $list ],
				// Without what lies below: that would be all recipes.
				[ 'SiteGround', $list, false ],
				[ 'Nginx Helper', $list ],
			],
			CachePluginStandIn::$calls
		);
		self::assertSame(
			[
				[ 'litespeed_purge_url', $list ],
				[ 'jetpack_boost_clear_page_cache_url', $list ],
				[ 'cache_enabler_clear_page_cache_by_url', $list, 'pagination' ],
				[ 'larder_purge_list', $list ],
			],
			$this->purged
		);
	}

	public function test_the_lists_of_a_recipe_are_forgotten_with_its_page_each_once(): void {
		$soups = self::term( 'Soups' );
		$cold  = self::term( 'Cold soups', $soups );
		$one   = $this->publish();
		$other = $this->publish( post: [ 'post_author' => (int) $one->post_author ] );
		wp_set_object_terms( $one->ID, [ $cold ], 'recipe-course' );
		wp_set_object_terms( $other->ID, [ $soups ], 'recipe-course' );
		$blog = $this->publish( post: [ 'post_type' => 'page' ] )->ID;
		update_option( 'page_for_posts', $blog );
		$this->listen( 'larder_purge_list' );
		$this->rate( $one->ID, 4 );
		$this->rate( $other->ID, 4 );
		$this->caches->purge();
		self::assertEqualsCanonicalizing(
			array_map(
				static fn ( mixed $url ): array => [ 'larder_purge_list', $url ],
				[
					home_url( '/' ),
					get_permalink( $blog ),
					get_post_type_archive_link( 'recipe' ),
					get_author_posts_url( (int) $one->post_author ),
					get_term_link( $cold ),
					get_term_link( $soups ),
				]
			),
			$this->purged
		);
	}

	public function test_the_former_name_of_the_filter_of_lists_still_works_and_is_reported_as_deprecated(): void {
		$id = $this->publish()->ID;
		add_filter( 'larder_listing_addresses', static fn (): array => [ 'https://example.org/list/' ] );
		$reported = [];
		add_action(
			'deprecated_hook_run',
			static function ( string $hook, string $replacement ) use ( &$reported ): void {
				$reported[] = [ $hook, $replacement ];
			},
			10,
			2
		);
		add_filter( 'deprecated_hook_trigger_error', '__return_false' );
		self::assertSame( [ 'https://example.org/list/' ], Listings::urls_for( $id ) );
		self::assertSame( [ [ 'larder_listing_addresses', 'larder_listing_urls' ] ], $reported );
	}

	public function test_no_list_is_forgotten_for_a_recipe_that_stands_in_none(): void {
		$draft = $this->publish( post: [ 'post_status' => 'draft' ] );
		self::assertSame( [], Listings::urls_for( $draft->ID ) );
		self::assertSame( [], Listings::urls_for( PHP_INT_MAX ) );
	}

	public function test_a_vote_that_no_card_shows_leaves_the_lists_alone(): void {
		$id = $this->publish()->ID;
		$this->listen( 'larder_purge_page', 'larder_purge_list' );
		$this->caches->note( $id, Kind::Rating, new Tally( 500, 2250 ) );
		$this->caches->purge();
		self::assertSame( [ [ 'larder_purge_page', $id ] ], $this->purged );
	}

	public function test_a_request_that_rates_many_recipes_does_not_hold_them_all_in_memory(): void {
		$ids = [];
		for ( $number = 0; $number < 100; $number++ ) {
			$ids[] = $this->publish()->ID;
			$this->caches->note( $ids[ $number ], Kind::Rating, new Tally( 1, 5 ) );
		}
		$this->listen( 'larder_purge_page' );
		$this->caches->purge();
		self::assertSame( $ids, array_column( $this->purged, 1 ) );
		self::assertSame( [], array_filter( wp_cache_get_multiple( $ids, 'posts' ) ) );
	}

	/**
	 * @param int  $count      Votes now.
	 * @param int  $sum        Their stars.
	 * @param bool $may_differ Whether a card may have said something else before.
	 */
	#[DataProvider( 'tallies' )]
	public function test_lists_are_made_anew_only_where_a_vote_can_have_moved_the_decimal( int $count, int $sum, bool $may_differ ): void {
		self::assertSame( $may_differ, Listings::may_differ( new Tally( $count, $sum ) ) );
	}

	/**
	 * @return array<string, array{int, int, bool}>
	 */
	public static function tallies(): array {
		return [
			'the last vote is gone'                      => [ 0, 0, true ],
			'the first vote'                             => [ 1, 5, true ],
			'the second, like the first'                 => [ 2, 10, true ],
			'one of a thousand, far from the next'       => [ 1000, 4500, false ],
			'one of a thousand, all of five stars'       => [ 1000, 5000, false ],
			'one of a thousand that may have rounded up' => [ 1000, 4451, true ],
		];
	}

	/**
	 * Creates a course.
	 *
	 * @param int<0, max> $parent The course above it.
	 * @return int<0, max>
	 */
	private static function term( string $name, int $parent = 0 ): int {
		$term = wp_insert_term( $name, 'recipe-course', [ 'parent' => $parent ] );
		self::assertIsArray( $term );
		return max( 0, (int) $term['term_id'] );
	}
}
