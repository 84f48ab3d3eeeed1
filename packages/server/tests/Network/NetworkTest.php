<?php
declare( strict_types=1 );

namespace Larder\Tests\Network;

use Larder\Settings\Settings;
use Larder\Settings\Store;
use Larder\Uninstall;
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
	private const TABLES = [ 'larder_link_clicks', 'larder_rates', 'larder_search_marks', 'larder_search_state', 'larder_vote_tallies', 'larder_votes' ];

	public static function setUpBeforeClass(): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		require_once ABSPATH . 'wp-admin/includes/ms.php';
	}

	/**
	 * Makes a site.
	 *
	 * @param string $name Its name, which is also its path.
	 */
	private static function make( string $name ): int {
		$id = wpmu_create_blog( get_network()->domain ?? '', "/$name/", $name, 1 );
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * Does something on a site.
	 *
	 * @template T
	 * @param int           $site Its id.
	 * @param \Closure(): T $work What is done.
	 * @return T
	 */
	private static function on( int $site, \Closure $work ): mixed {
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
		return array_values( array_filter( $names, static fn ( string $name ): bool => 1 !== preg_match( '/^larder_search_(docs|names|bits)_/', $name ) ) );
	}

	/**
	 * Publishes a recipe on the site that is looked at, and lets its request end.
	 *
	 * @param string $title Its title.
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
		do_action( \Larder\Search\IndexSync::EVENT );
		return $id;
	}

	/**
	 * Does what the index does at the end of a request; the rest of WordPress's end would end the tests.
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
	 * Gives the titles that a search without a question finds on the site that is looked at.
	 *
	 * @return list<string>
	 */
	private static function found(): array {
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
			self::on( $each, static fn () => self::assertTrue( get_role( 'editor' )?->has_cap( 'edit_others_delicious_recipes' ), "site $each" ) );
			self::on( $each, static fn () => self::assertNotEmpty( get_pages( [ 'number' => 1 ] ) ) );
		}
		return $site;
	}

	public function test_a_site_that_comes_later_is_prepared_and_its_tables_go_with_it(): void {
		$site = self::make( 'later' );
		self::assertSame( self::TABLES, self::tables( $site ) );
		self::on( $site, static fn () => self::assertTrue( get_role( 'author' )?->has_cap( 'publish_delicious_recipes' ) ) );
		wpmu_delete_blog( $site, true );
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		self::assertSame( [], $db->get_col( $db->prepare( 'SHOW TABLES LIKE %s', $db->esc_like( $db->base_prefix . $site . '_' ) . '%' ) ) );
		self::assertSame( self::TABLES, self::tables( 1 ), 'those of others stay' );
	}

	#[Depends( 'test_switched_on_for_the_network_it_prepares_every_site' )]
	public function test_a_search_finds_the_recipes_of_its_own_site_alone( int $site ): int {
		self::publish( 'Soup of the first' );
		self::on( $site, static fn (): int => self::publish( 'Soup of the second' ) );
		self::assertSame( [ 'Soup of the first' ], self::found() );
		self::assertSame( [ 'Soup of the second' ], self::on( $site, self::found( ... ) ) );
		return $site;
	}

	#[Depends( 'test_a_search_finds_the_recipes_of_its_own_site_alone' )]
	public function test_a_request_that_writes_on_another_site_indexes_it_there( int $site ): int {
		self::on( $site, static fn (): mixed => wp_insert_post( [ 'post_type' => 'recipe', 'post_status' => 'publish', 'post_title' => 'Bread of the second' ] ) );
		self::end_request();
		self::assertSame( [ 'Soup of the first' ], self::found() );
		self::assertSame( [ 'Bread of the second', 'Soup of the second' ], self::on( $site, self::found( ... ) ) );
		return $site;
	}

	#[Depends( 'test_a_request_that_writes_on_another_site_indexes_it_there' )]
	public function test_settings_and_rights_are_those_of_the_site( int $site ): int {
		self::on( $site, static fn () => ( new Store() )->save( [ 'recipePerPage' => 5, 'settingsEditors' => [ 'editor' ] ] ) );
		self::assertSame( [ 12, 5 ], [ ( new Settings() )->recipes_per_page(), self::on( $site, static fn (): int => ( new Settings() )->recipes_per_page() ) ] );
		$may = static fn (): bool => isset( wp_roles()->get_role( 'editor' )->capabilities['edit_delicious_settings'] );
		self::assertSame( [ false, true ], [ $may(), self::on( $site, $may ) ] );
		$user = wp_create_user( 'editor-of-second', 'password', 'editor@example.com' );
		self::assertIsInt( $user );
		add_user_to_blog( $site, $user, 'editor' );
		self::assertFalse( user_can( $user, 'edit_delicious_recipes' ) );
		self::assertTrue( self::on( $site, static fn (): bool => user_can( $user, 'edit_delicious_recipes' ) ) );
		return $site;
	}

	#[Depends( 'test_settings_and_rights_are_those_of_the_site' )]
	public function test_deleted_it_leaves_on_each_site_what_that_site_keeps( int $site ): void {
		self::on( $site, static fn () => ( new Store() )->save( [ 'deleteOnUninstall' => [ 'index', 'votes', 'saved', 'settings' ] ] ) );
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		( new Uninstall( $db ) )->everywhere();
		self::assertSame( [ 'larder_link_clicks', 'larder_vote_tallies', 'larder_votes' ], self::tables( 1 ) );
		self::assertSame( [], self::tables( $site ) );
		foreach ( [ 1, $site ] as $each ) {
			self::on( $each, static fn () => self::assertFalse( get_role( 'administrator' )?->has_cap( 'edit_delicious_recipes' ), "site $each" ) );
			self::on( $each, static fn () => self::assertNotSame( [], get_posts( [ 'post_type' => 'recipe' ] ), 'recipes stay' ) );
		}
	}

	public function test_switched_on_for_one_site_it_prepares_that_alone(): void {
		deactivate_plugins( self::PLUGIN, true, true );
		$on  = self::make( 'alone' );
		$off = self::make( 'without' );
		self::on( $on, static fn () => self::assertNull( activate_plugin( self::PLUGIN ) ) );
		self::assertSame( self::TABLES, self::tables( $on ) );
		self::assertSame( [], self::tables( $off ) );
	}
}
