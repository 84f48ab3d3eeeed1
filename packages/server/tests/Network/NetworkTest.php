<?php
declare( strict_types=1 );

namespace Larder\Tests\Network;

use Larder\SavedRecipes\SavedList;
use Larder\Search\Index\IndexSchedule;
use Larder\Settings\Settings;
use Larder\Settings\Store;
use Larder\Shopping\ShoppingLists;
use Larder\Tests\Support\VoteParts;
use Larder\Uninstall;
use Larder\Votes\Kind;
use Larder\Votes\Voter;
use PHPUnit\Framework\Attributes\Depends;
use PHPUnit\Framework\TestCase;

/**
 * A network of sites: each has its own recipes, index, votes, settings and rights.
 *
 * The tests follow the life of a network and build on each other; the site is thrown away after.
 */
final class NetworkTest extends TestCase {

	private const PLUGIN = 'larder/plugin.php';

	/** What each site has of its own. */
	private const TABLES = [
		'larder_checks',
		'larder_link_clicks',
		'larder_rates',
		'larder_search_marks',
		'larder_search_state',
		'larder_vote_tallies',
		'larder_votes',
	];

	private const NOTHING_TO_BUY = [
		'entries' => [],
		'recipes' => [],
		'aisles'  => [],
	];

	public static function setUpBeforeClass(): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		require_once ABSPATH . 'wp-admin/includes/ms.php';
	}

	/**
	 * Creates a site.
	 *
	 * @param string $name Its name, which is also its path.
	 */
	private static function make( string $name ): int {
		$id = wpmu_create_blog( get_network()->domain ?? '', "/$name/", $name, 1 );
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * Returns the name under which a site other than the main one keeps a field of an account.
	 *
	 * @param int $site Its id.
	 */
	private static function field_of( int $site, string $field ): string {
		return self::db()->get_blog_prefix( $site ) . $field;
	}

	/**
	 * Returns the database.
	 */
	private static function db(): \wpdb {
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		return $db;
	}

	/**
	 * Returns a collection.
	 *
	 * @return array{id: string, name: string, note: string, recipes: list<int>}
	 */
	private static function collection( string $name ): array {
		return [
			'id'      => strtolower( $name ),
			'name'    => $name,
			'note'    => '',
			'recipes' => [],
		];
	}

	/**
	 * Runs the privacy tools on collections, for the first account.
	 *
	 * @param non-empty-string $filter What names exporters or erasers.
	 * @return array<array-key, mixed> What came of it.
	 */
	private static function privacy( string $filter ): array {
		/** @var array<string, array{callback: callable}> $tools */
		$tools = apply_filters( $filter, [] );
		$done  = ( $tools['larder-collections']['callback'] )( get_userdata( 1 )->user_email ?? '', 1 );
		return is_array( $done ) ? $done : [];
	}

	/**
	 * Returns what the privacy tools export of the collections of the first account.
	 */
	private static function exported(): string {
		return (string) wp_json_encode( self::privacy( 'wp_privacy_personal_data_exporters' ) );
	}

	/**
	 * Runs a function on a site of the network.
	 *
	 * @template T
	 * @param int           $site Its id.
	 * @param \Closure(): T $work What is done.
	 * @return T
	 */
	private static function on_site( int $site, \Closure $work ): mixed {
		switch_to_blog( $site );
		try {
			return $work();
		} finally {
			restore_current_blog();
		}
	}

	/**
	 * Lists the tables of Larder on a site.
	 *
	 * @param int $site Its id.
	 * @return list<string> Names without prefix, sorted; of the sides of the index none.
	 */
	private static function tables( int $site ): array {
		/** @var \wpdb $db */
		$db     = $GLOBALS['wpdb'];
		$prefix = $db->get_blog_prefix( $site );
		$found  = $db->get_col( $db->prepare( 'SHOW TABLES LIKE %s', $db->esc_like( $prefix . 'larder_' ) . '%' ) );
		$names  = array_map( static fn ( mixed $name ): string => is_string( $name ) ? substr( $name, strlen( $prefix ) ) : '', $found );
		sort( $names );
		return array_values( array_filter(
			$names,
			static fn ( string $name ): bool => 1 !== preg_match( '/^larder_search_(docs|names|bits)_/', $name )
		) );
	}

	/**
	 * Publishes a recipe on the site that is looked at, and lets its request end.
	 */
	private static function publish( string $title ): int {
		$id = wp_insert_post(
			[
				'post_type'    => 'recipe',
				'post_status'  => 'publish',
				'post_title'   => $title,
				'post_content' => '<!-- wp:larder/recipe {"prepTime":10} --><div></div><!-- /wp:larder/recipe -->',
			],
			true
		);
		self::assertIsInt( $id );
		do_action( IndexSchedule::CATCH_UP );
		return $id;
	}

	/**
	 * Runs what the index does at the end of a request; the rest of `shutdown` would end the tests.
	 */
	private static function end_request(): void {
		/** @var array<string, \WP_Hook> $hooks */
		$hooks = $GLOBALS['wp_filter'];
		/** @var array{function: callable} $callback */
		foreach ( $hooks['shutdown']->callbacks[5] ?? [] as $callback ) {
			( $callback['function'] )();
		}
	}

	/**
	 * Returns the titles that a search without a question finds on the site that is looked at.
	 *
	 * @return list<string>
	 */
	private static function found_titles(): array {
		$answer = rest_do_request( new \WP_REST_Request( 'GET', '/larder/v1/recipes' ) )->get_data();
		self::assertIsArray( $answer );
		$titles = array_column( is_array( $answer['results'] ?? null ) ? $answer['results'] : [], 'title' );
		sort( $titles );
		return array_values( array_filter( $titles, is_string( ... ) ) );
	}

	public function test_switched_on_for_the_network_it_prepares_every_site(): int {
		// Both sites were there before; that was done in an earlier request, as in life.
		$site = get_id_from_blogname( 'second' );
		self::assertIsInt( $site );
		self::assertTrue( is_plugin_active_for_network( self::PLUGIN ) );
		foreach ( [ 1, $site ] as $each ) {
			self::assertSame( self::TABLES, self::tables( $each ), "site $each" );
			self::on_site(
				$each,
				static fn () => self::assertTrue( get_role( 'editor' )?->has_cap( 'edit_others_delicious_recipes' ), "site $each" )
			);
			self::on_site( $each, static fn () => self::assertNotEmpty( get_pages( [ 'number' => 1 ] ) ) );
		}
		return $site;
	}

	public function test_a_site_that_comes_later_is_prepared_and_its_tables_go_with_it(): void {
		$site = self::make( 'later' );
		self::assertSame( self::TABLES, self::tables( $site ) );
		self::on_site( $site, static fn (): ?int => ( new ShoppingLists() )->store( 1, self::NOTHING_TO_BUY, 0 ) );
		self::assertNotSame( '', get_user_meta( 1, self::field_of( $site, 'larder_shopping_list' ), true ) );
		self::on_site( $site, static fn () => self::assertTrue( get_role( 'author' )?->has_cap( 'publish_delicious_recipes' ) ) );
		wpmu_delete_blog( $site, true );
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		self::assertSame(
			[],
			$db->get_col( $db->prepare( 'SHOW TABLES LIKE %s', $db->esc_like( $db->base_prefix . $site . '_' ) . '%' ) )
		);
		self::assertSame( self::TABLES, self::tables( 1 ), 'those of others stay' );
		self::assertSame( '', get_user_meta( 1, self::field_of( $site, 'larder_shopping_list' ), true ), 'lists of accounts go along' );
	}

	#[Depends( 'test_switched_on_for_the_network_it_prepares_every_site' )]
	public function test_a_search_finds_the_recipes_of_its_own_site_alone( int $site ): int {
		self::publish( 'Soup of the first' );
		self::on_site( $site, static fn (): int => self::publish( 'Soup of the second' ) );
		self::assertSame( [ 'Soup of the first' ], self::found_titles() );
		self::assertSame( [ 'Soup of the second' ], self::on_site( $site, self::found_titles( ... ) ) );
		return $site;
	}

	#[Depends( 'test_a_search_finds_the_recipes_of_its_own_site_alone' )]
	public function test_a_request_that_writes_on_another_site_indexes_it_there( int $site ): int {
		self::on_site(
			$site,
			static fn (): mixed => wp_insert_post( [
				'post_type'   => 'recipe',
				'post_status' => 'publish',
				'post_title'  => 'Bread of the second',
			] )
		);
		self::end_request();
		self::assertSame( [ 'Soup of the first' ], self::found_titles() );
		self::assertSame( [ 'Bread of the second', 'Soup of the second' ], self::on_site( $site, self::found_titles( ... ) ) );
		return $site;
	}

	#[Depends( 'test_a_request_that_writes_on_another_site_indexes_it_there' )]
	public function test_settings_and_rights_are_those_of_the_site( int $site ): int {
		self::on_site( $site, static fn () => ( new Store() )->save( [ 'recipePerPage' => 5, 'settingsEditors' => [ 'editor' ] ] ) );
		self::assertSame(
			[ 12, 5 ],
			[ ( new Settings() )->recipes_per_page(), self::on_site( $site, static fn (): int => ( new Settings() )->recipes_per_page() ) ]
		);
		$may = static fn (): bool => isset( wp_roles()->get_role( 'editor' )->capabilities['edit_delicious_settings'] );
		self::assertSame( [ false, true ], [ $may(), self::on_site( $site, $may ) ] );
		$user = wp_create_user( 'editor-of-second', 'password', 'editor@example.com' );
		self::assertIsInt( $user );
		add_user_to_blog( $site, $user, 'editor' );
		self::assertFalse( user_can( $user, 'edit_delicious_recipes' ) );
		self::assertTrue( self::on_site( $site, static fn (): bool => user_can( $user, 'edit_delicious_recipes' ) ) );
		return $site;
	}

	#[Depends( 'test_settings_and_rights_are_those_of_the_site' )]
	public function test_accounts_have_collections_and_a_shopping_list_of_their_own_on_each_site( int $site ): int {
		$lists = new ShoppingLists();
		$saved = new SavedList( ( new VoteParts( self::db() ) )->votes );
		// As they were stored before sites were told apart.
		update_user_meta( 1, 'larder_shopping_list', '{"revision":3,"list":{"entries":[],"recipes":[],"aisles":[]}}' );
		update_user_meta( 1, 'larder_saved_revision', 2 );
		update_user_meta( 1, 'larder_saved_collections', [ self::collection( 'Soups' ) ] );
		self::assertSame( [ 3, 2 ], [ $lists->get( 1 )['revision'], $saved->revision( 1 ) ] );
		self::on_site(
			$site,
			static function () use ( $lists, $saved ): void {
				self::assertSame( [ 0, 0, [] ], [ $lists->get( 1 )['revision'], $saved->revision( 1 ), $saved->collections( 1 ) ] );
				self::assertSame( 1, $lists->store( 1, self::NOTHING_TO_BUY, 0 ) );
				self::assertSame( 1, $saved->store( 1, [ self::collection( 'Breads' ) ], 0 ) );
				self::assertStringContainsString( 'Breads', self::exported() );
				self::assertStringNotContainsString( 'Soups', self::exported() );
			}
		);
		$link = self::on_site( $site, static fn (): string => $saved->start_sharing( 1 ) );
		self::assertNull( $saved->owner( $link ), 'a link shows the list of its site' );
		self::assertSame(
			[ 3, 2, [ 'Soups' ] ],
			[ $lists->get( 1 )['revision'], $saved->revision( 1 ), array_column( $saved->collections( 1 ), 'name' ) ]
		);
		self::assertStringContainsString( 'Soups', self::exported() );
		return $site;
	}

	#[Depends( 'test_accounts_have_collections_and_a_shopping_list_of_their_own_on_each_site' )]
	public function test_an_account_is_erased_on_the_site_that_was_asked( int $site ): int {
		$saved  = new SavedList( ( new VoteParts( self::db() ) )->votes );
		$erased = static fn (): mixed => self::privacy( 'wp_privacy_personal_data_erasers' )['items_removed'] ?? null;
		self::assertTrue( self::on_site( $site, $erased ) );
		self::assertSame(
			[ 1, 0 ],
			[ count( $saved->collections( 1 ) ), self::on_site( $site, static fn (): int => count( $saved->collections( 1 ) ) ) ]
		);
		self::assertSame( 1, self::on_site( $site, static fn (): ?int => $saved->store( 1, [ self::collection( 'Breads' ) ], 0 ) ) );
		return $site;
	}

	#[Depends( 'test_an_account_is_erased_on_the_site_that_was_asked' )]
	public function test_an_account_that_is_deleted_takes_its_votes_along_on_every_site( int $site ): int {
		$user = wp_create_user( 'voter', 'password', 'voter@example.com' );
		self::assertIsInt( $user );
		// A member of the second site; whoever has an account can vote on the first as well.
		add_user_to_blog( $site, $user, 'subscriber' );
		$parts = new VoteParts( self::db() );
		$vote  = static function () use ( $parts, $user ): int {
			$id = self::publish( 'Soup of the voter' );
			foreach ( [ Kind::Like, Kind::Rating ] as $kind ) {
				$parts->votes->cast( $id, $kind, Voter::account( $user ) );
				$parts->votes->cast( $id, $kind, Voter::account( 1 ) );
			}
			return $id;
		};
		$posts = [ 1 => $vote(), $site => self::on_site( $site, $vote ) ];
		$count = static fn (): array => array_map(
			static fn ( int $where ): array => self::on_site(
				$where,
				static fn (): array => array_map(
					static fn ( Kind $kind ): int => $parts->tallies->for_posts( [ $posts[ $where ] ], $kind )[ $posts[ $where ] ]->count,
					[ Kind::Like, Kind::Rating ]
				)
			),
			array_keys( $posts )
		);
		self::assertSame( [ [ 2, 2 ], [ 2, 2 ] ], $count() );
		remove_user_from_blog( $user, $site );
		self::assertSame( [ [ 2, 2 ], [ 2, 2 ] ], $count(), 'who is taken off a site has an account all the same' );
		self::assertTrue( wpmu_delete_user( $user ) );
		self::assertSame( [ [ 1, 1 ], [ 1, 1 ] ], $count() );
		foreach ( array_keys( $posts ) as $each ) {
			self::assertSame( [], self::on_site( $each, static fn (): array => [ ...$parts->audit->differences() ] ), "site $each" );
		}
		return $site;
	}

	#[Depends( 'test_an_account_that_is_deleted_takes_its_votes_along_on_every_site' )]
	public function test_deleted_it_leaves_on_each_site_what_that_site_keeps( int $site ): void {
		$features = [ 'index', 'votes', 'saved', 'settings' ];
		self::on_site( $site, static fn () => ( new Store() )->save( [ 'deleteOnUninstall' => $features ] ) );
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		self::on_site( $site, static fn () => wp_schedule_single_event( time() + 60, IndexSchedule::CATCH_UP ) );
		( new Uninstall( $db ) )->everywhere();
		self::on_site(
			$site,
			static fn () => self::assertFalse( wp_next_scheduled( IndexSchedule::CATCH_UP ), 'nothing waits for the background' )
		);
		self::assertSame( [ 'larder_link_clicks', 'larder_vote_tallies', 'larder_votes' ], self::tables( 1 ) );
		self::assertSame( [], self::tables( $site ) );
		self::assertNotSame( '', get_user_meta( 1, 'larder_saved_collections', true ), 'the main site keeps its lists' );
		self::assertSame( '', get_user_meta( 1, self::field_of( $site, 'larder_saved_collections' ), true ) );
		foreach ( [ 1, $site ] as $each ) {
			self::on_site(
				$each,
				static fn () => self::assertFalse( get_role( 'administrator' )?->has_cap( 'edit_delicious_recipes' ), "site $each" )
			);
			self::on_site( $each, static fn () => self::assertNotSame( [], get_posts( [ 'post_type' => 'recipe' ] ), 'recipes stay' ) );
		}
	}

	public function test_switched_off_for_the_network_every_site_makes_its_urls_anew(): void {
		$sites = [ 1, self::make( 'later' ) ];
		foreach ( $sites as $site ) {
			update_blog_option( $site, 'rewrite_rules', [ 'recipe/([^/]+)/?$' => 'index.php?recipe=$matches[1]' ] );
		}
		remove_all_actions( 'shutdown' );
		deactivate_plugins( self::PLUGIN, false, true );
		do_action( 'shutdown' );
		foreach ( $sites as $site ) {
			self::assertFalse( get_blog_option( $site, 'rewrite_rules' ), "site $site" );
		}
	}

	#[Depends( 'test_switched_off_for_the_network_every_site_makes_its_urls_anew' )]
	public function test_switched_off_for_one_site_from_another_that_site_alone_makes_its_urls_anew(): void {
		$site  = self::make( 'from-another' );
		$rules = [ 'recipe/([^/]+)/?$' => 'index.php?recipe=$matches[1]' ];
		foreach ( [ 1, $site ] as $each ) {
			update_blog_option( $each, 'rewrite_rules', $rules );
		}
		self::on_site( $site, static fn () => activate_plugin( self::PLUGIN ) );
		update_blog_option( $site, 'rewrite_rules', $rules );
		remove_all_actions( 'shutdown' );
		self::on_site( $site, static fn () => deactivate_plugins( self::PLUGIN ) );
		do_action( 'shutdown' );
		self::assertFalse( get_blog_option( $site, 'rewrite_rules' ) );
		self::assertSame( $rules, get_blog_option( 1, 'rewrite_rules' ) );
	}

	#[Depends( 'test_switched_off_for_the_network_every_site_makes_its_urls_anew' )]
	public function test_switched_on_for_one_site_it_prepares_that_alone(): void {
		$on  = self::make( 'alone' );
		$off = self::make( 'without' );
		self::on_site( $on, static fn () => self::assertNull( activate_plugin( self::PLUGIN ) ) );
		self::assertSame( self::TABLES, self::tables( $on ) );
		self::assertSame( [], self::tables( $off ) );
	}
}
