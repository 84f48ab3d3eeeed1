<?php
declare( strict_types=1 );

namespace Larder\Tests\ObjectCache;

use Larder\Ajax\RateCounter;
use Larder\SavedRecipes\SavedList;
use Larder\Settings\Settings;
use Larder\Shopping\ShoppingLists;
use Larder\Tests\Support\VoteParts;
use Larder\Tools\RequestMemory;
use Larder\Votes\Kind;
use PHPUnit\Framework\TestCase;

/**
 * With an object cache that requests share, each request sees what others have written, however warm the cache is.
 *
 * Other processes write, so nothing here is rolled back: the test deletes what it made.
 */
final class ObjectCacheTest extends TestCase {

	/** @var list<int> What is deleted afterwards. */
	private array $posts = [];

	private int $user;

	protected function setUp(): void {
		parent::setUp();
		$user = wp_insert_user( [ 'user_login' => uniqid( 'reader' ), 'user_pass' => 'password', 'role' => 'subscriber' ] );
		self::assertIsInt( $user );
		$this->user = $user;
	}

	protected function tearDown(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		foreach ( $this->posts as $post ) {
			wp_delete_post( $post, true );
		}
		wp_delete_user( $this->user );
		parent::tearDown();
	}

	public function test_the_cache_is_shared(): void {
		self::assertTrue( wp_using_ext_object_cache() );
		set_transient( 'larder_test_shared', [ 'passed' ], 60 );
		self::next_request();
		self::assertSame( [ 'passed' ], get_transient( 'larder_test_shared' ) );
		self::assertTrue( $this->in_other_request( 'redeem', 'shared' ) );
	}

	public function test_a_vote_is_seen_by_the_next_request_and_so_are_the_fields_that_mirror_it(): void {
		$post  = $this->publish( 'Soup' );
		$parts = $this->parts();
		self::assertSame( 0, $parts->tallies->for_posts( [ $post ], Kind::Rating )[ $post ]->count );
		self::assertSame( '', get_post_meta( $post, '_larder_rating_average', true ) );
		self::assertSame( 1, $this->in_other_request( 'rate', (string) $post, '4' ) );
		self::assertSame( 1, $this->in_other_request( 'rate', (string) $post, '5' ), 'the same person' );
		$this->in_other_request( 'mirror' );
		self::next_request();
		$tally = $parts->tallies->for_posts( [ $post ], Kind::Rating )[ $post ];
		self::assertSame( [ 1, 5 ], [ $tally->count, $tally->sum ] );
		self::assertEquals( 5, get_post_meta( $post, '_larder_rating_average', true ) );
	}

	public function test_settings_are_those_that_were_stored_last(): void {
		$before = ( new Settings() )->recipes_per_page();
		$this->in_other_request( 'settings', '0', '7' );
		self::next_request();
		self::assertSame( 7, ( new Settings() )->recipes_per_page() );
		$this->in_other_request( 'settings', '0', (string) $before );
		self::next_request();
		self::assertSame( $before, ( new Settings() )->recipes_per_page() );
	}

	public function test_a_search_finds_what_another_request_has_published_and_shows_its_new_title(): void {
		$name = 'Quince' . uniqid();
		self::assertSame( [], self::found_titles( $name ) );
		$post = $this->in_other_request( 'publish', '0', "$name tart" );
		self::assertIsInt( $post );
		$this->posts[] = $post;
		self::next_request();
		self::assertSame( [ "$name tart" ], self::found_titles( $name ) );
		$this->in_other_request( 'title', (string) $post, "$name jelly" );
		self::next_request();
		self::assertSame( [ "$name jelly" ], self::found_titles( $name ) );
	}

	public function test_collections_are_those_of_the_last_request_and_a_cache_left_behind_does_not_lock_them(): void {
		$list = new SavedList( $this->parts()->votes );
		self::assertSame( 0, $list->revision( $this->user ) );
		$stale = wp_cache_get( $this->user, 'user_meta' );
		self::assertSame( 1, $this->in_other_request( 'collect', (string) $this->user, 'Soups' ) );
		self::next_request();
		self::assertSame( [ 'Soups' ], array_column( $list->collections( $this->user ), 'name' ) );
		// A request that had read before, and keeps it only now.
		wp_cache_set( $this->user, $stale, 'user_meta' );
		self::assertNull( $list->store( $this->user, [], 0 ) );
		self::assertSame( 1, $list->revision( $this->user ) );
		self::assertSame( 2, $list->store( $this->user, [], 1 ) );
	}

	public function test_a_shopping_list_is_that_of_the_last_request_and_a_cache_left_behind_does_not_lock_it(): void {
		$lists = new ShoppingLists();
		self::assertSame( 0, $lists->get( $this->user )['revision'] );
		$stale = wp_cache_get( $this->user, 'user_meta' );
		self::assertSame( 1, $this->in_other_request( 'shop', (string) $this->user, 'Kürbis' ) );
		self::next_request();
		self::assertSame( 'Kürbis', $lists->get( $this->user )['list']['aisles'][0]['food'] ?? '' );
		wp_cache_set( $this->user, $stale, 'user_meta' );
		self::assertNull( $lists->store( $this->user, $lists->get( $this->user )['list'], 0 ) );
		self::assertSame( 2, $lists->store( $this->user, $lists->get( $this->user )['list'], 1 ) );
	}

	public function test_calls_at_once_are_all_counted_in_the_cache_and_none_in_the_table(): void {
		/** @var \wpdb $db */
		$db   = $GLOBALS['wpdb'];
		$name = uniqid( 'calls' );
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Of the code.
		$rows = static fn (): int => (int) $db->get_var( "SELECT COUNT(*) FROM {$db->prefix}larder_rates" );
		$before    = $rows();
		$processes = array_map( fn (): array => $this->start( 'count', $name, '60' ), range( 1, 3 ) );
		array_map( $this->end( ... ), $processes );
		self::assertSame( 181, ( new RateCounter( $db ) )->count( $name, 100 * YEAR_IN_SECONDS ) );
		self::assertSame( $before, $rows() );
	}

	public function test_calls_of_the_minute_before_count_in_part(): void {
		/** @var \wpdb $db */
		$db    = $GLOBALS['wpdb'];
		$name  = uniqid( 'calls' );
		$start = 60 * intdiv( time(), 60 );
		$count = static fn ( int $at ): int => ( new RateCounter( $db, static fn (): int => $at ) )->count( $name, 60, 10 );
		array_map( $count, array_fill( 0, 20, $start + 59 ) );
		self::assertSame( [ 1 + 10, 2 + 5 ], array_map( $count, [ $start + 60, $start + 90 ] ) );
	}

	public function test_a_call_that_is_taken_back_does_not_count(): void {
		/** @var \wpdb $db */
		$db    = $GLOBALS['wpdb'];
		$name  = uniqid( 'calls' );
		$rates = new RateCounter( $db );
		$rates->take_back( $name, 100 * YEAR_IN_SECONDS );
		self::assertSame( 1, $rates->count( $name, 100 * YEAR_IN_SECONDS ) );
		self::assertSame( 2, $rates->count( $name, 100 * YEAR_IN_SECONDS ) );
		$rates->take_back( $name, 100 * YEAR_IN_SECONDS );
		self::assertSame( 2, $rates->count( $name, 100 * YEAR_IN_SECONDS ) );
	}

	public function test_what_is_worth_something_once_is_given_to_one_of_many_requests(): void {
		$name = uniqid();
		set_transient( "larder_test_$name", [ 'passed' ], 60 );
		$processes = array_map( fn (): array => $this->start( 'redeem', $name ), range( 1, 3 ) );
		self::assertSame( [ true ], array_values( array_filter( array_map( $this->end( ... ), $processes ) ) ) );
	}

	public function test_a_long_run_forgets_what_it_has_read_and_leaves_what_others_share(): void {
		wp_cache_set( 'larder_test', 'kept' );
		RequestMemory::release();
		self::assertSame( 'kept', wp_cache_get( 'larder_test' ), 'others still have it' );
		wp_cache_delete( 'larder_test' );
	}

	/**
	 * Publishes a recipe.
	 */
	private function publish( string $title ): int {
		$id = wp_insert_post( [ 'post_title' => $title, 'post_type' => 'recipe', 'post_status' => 'publish' ], true );
		self::assertIsInt( $id );
		$this->posts[] = $id;
		return $id;
	}

	/**
	 * Returns the titles of the recipes with a word.
	 *
	 * @return list<mixed>
	 */
	private static function found_titles( string $word ): array {
		$request = new \WP_REST_Request( 'GET', '/larder/v1/recipes' );
		$request->set_query_params( [ 'keyword' => $word ] );
		$answer = rest_do_request( $request )->get_data();
		self::assertIsArray( $answer );
		self::assertIsArray( $answer['results'] ?? null );
		return array_column( $answer['results'], 'title' );
	}

	/**
	 * Forgets what this process knows, as if another request began; what is shared stays warm.
	 */
	private static function next_request(): void {
		wp_cache_flush_runtime();
	}

	/**
	 * Returns fresh parts of the votes.
	 */
	private function parts(): VoteParts {
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		return new VoteParts( $db );
	}

	/**
	 * Runs a command in another request, and waits for it.
	 *
	 * @param string $what What it does.
	 * @param string $id   With what.
	 * @param string $with A further value.
	 * @return mixed What came of it.
	 */
	private function in_other_request( string $what, string $id = '0', string $with = '' ): mixed {
		return $this->end( $this->start( $what, $id, $with ) );
	}

	/**
	 * Starts another request.
	 *
	 * @param string $what What it does.
	 * @param string $id   With what.
	 * @param string $with A further value.
	 * @return array{resource, array<int, resource>} The process and what it prints.
	 */
	private function start( string $what, string $id = '0', string $with = '' ): array {
		$runner  = (string) realpath( get_included_files()[0] );
		$process = proc_open( [ PHP_BINARY, $runner, __DIR__ . '/other.php', $what, $id, $with ], [ 1 => [ 'pipe', 'w' ], 2 => [ 'pipe', 'w' ] ], $pipes ); // phpcs:ignore Generic.PHP.ForbiddenFunctions.Found -- A request of its own is what is tested.
		self::assertIsResource( $process );
		/** @var array<int, resource> $pipes */
		return [ $process, $pipes ];
	}

	/**
	 * Waits for the end of a request.
	 *
	 * @param array{resource, array<int, resource>} $started The process and what it prints.
	 * @return mixed What came of it.
	 */
	private function end( array $started ): mixed {
		[ $process, $pipes ] = $started;
		$output              = (string) stream_get_contents( $pipes[1] );
		$errors              = (string) stream_get_contents( $pipes[2] );
		self::assertSame( 0, proc_close( $process ), $output . $errors );
		return json_decode( $output, true, 8, JSON_THROW_ON_ERROR );
	}
}
