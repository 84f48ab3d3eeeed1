<?php
declare( strict_types=1 );

namespace Larder\Tests\Access;

use Larder\Access\Access;
use Larder\Settings\Settings;
use Larder\Settings\Store;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Who may write recipes, and who may change their settings.
 */
final class AccessTest extends WordPressTestCase {

	protected function tearDown(): void {
		foreach ( [ 'larder_test_chef', 'larder_test_guest', 'delicious_recipes_editor', 'delicious_recipes_subscriber' ] as $role ) {
			remove_role( $role );
		}
		parent::tearDown();
		wp_roles()->for_site();
	}

	/**
	 * Returns what a new user with a role may do.
	 *
	 * @return array<string, bool>
	 */
	private function rights( string $role ): array {
		$others = $this->publish();
		$user   = $this->user( $role );
		$own    = $this->publish( [], [], [ 'post_author' => $user ] );
		return [
			'write'    => user_can( $user, 'edit_delicious_recipes' ),
			'publish'  => user_can( $user, 'publish_delicious_recipes' ),
			'own'      => user_can( $user, 'edit_post', $own->ID ),
			'others'   => user_can( $user, 'edit_post', $others->ID ),
			'settings' => user_can( $user, 'edit_delicious_settings' ),
		];
	}

	public function test_each_role_may_do_with_recipes_what_it_may_do_with_posts(): void {
		$may = [ 'write', 'publish', 'own', 'others', 'settings' ];
		self::assertSame( array_fill_keys( $may, true ), $this->rights( 'administrator' ) );
		self::assertSame( [ true, true, true, true, false ], array_values( $this->rights( 'editor' ) ) );
		self::assertSame( [ true, true, true, false, false ], array_values( $this->rights( 'author' ) ) );
		self::assertSame( [ true, false, false, false, false ], array_values( $this->rights( 'contributor' ) ) );
		self::assertSame( [ false, false, false, false, false ], array_values( $this->rights( 'subscriber' ) ) );
	}

	public function test_roles_of_other_plugins_get_what_they_have_for_posts(): void {
		add_role(
			'larder_test_chef',
			'Chef',
			[ 'read' => true, 'edit_posts' => true, 'edit_others_posts' => true, 'edit_published_posts' => true ]
		);
		( new Access( new Settings() ) )->grant();
		self::assertSame( [ true, false, true, true, false ], array_values( $this->rights( 'larder_test_chef' ) ) );
	}

	public function test_the_settings_say_who_may_and_administrators_always_may(): void {
		add_role( 'larder_test_guest', 'Guest cook', [ 'read' => true ] );
		( new Store() )->save( [ 'recipeAuthors' => [ 'larder_test_guest' ], 'settingsEditors' => [ 'editor' ] ] );
		self::assertSame( [ true, true, true, false, false ], array_values( $this->rights( 'larder_test_guest' ) ) );
		self::assertSame( [ false, false, false, false, false ], array_values( $this->rights( 'author' ) ) );
		self::assertTrue( $this->rights( 'editor' )['settings'] );
		self::assertSame( [ true, true, true, true, true ], array_values( $this->rights( 'administrator' ) ) );
		( new Store() )->forget( [ 'recipeAuthors', 'settingsEditors' ] );
		self::assertTrue( $this->rights( 'author' )['publish'] );
		self::assertFalse( $this->rights( 'editor' )['settings'] );
	}

	public function test_who_edits_everybodys_recipes_may_edit_where_the_settings_say_who_writes_them(): void {
		( new Store() )->save( [ 'recipeAuthors' => [ 'author' ] ] );
		$editor = $this->user( 'editor' );
		$recipe = $this->publish( [], [], [ 'post_author' => $this->user( 'author' ) ] );
		self::assertSame(
			[ true, false, true, true, false ],
			array_values( $this->rights( 'editor' ) ),
			'publishing is left to those who write'
		);
		self::assertTrue( user_can( $editor, 'delete_post', $recipe->ID ) );
		self::assertSame( [ false, false, false, false, false ], array_values( $this->rights( 'contributor' ) ) );
		wp_set_current_user( $editor );
		$request = new \WP_REST_Request( 'GET', '/wp/v2/recipe' );
		$request->set_query_params( [ 'context' => 'edit' ] );
		self::assertSame( 200, rest_do_request( $request )->get_status() );
		( new Store() )->save( [ 'recipeEditors' => [ 'author' ] ] );
		self::assertSame( [ false, false, false, false, false ], array_values( $this->rights( 'editor' ) ) );
	}

	public function test_who_may_change_settings_may_not_change_who_may(): void {
		( new Store() )->save( [ 'settingsEditors' => [ 'editor' ] ] );
		wp_set_current_user( $this->user( 'editor' ) );
		$request = new \WP_REST_Request( 'POST', '/larder/v1/settings' );
		$request->set_body_params( [ 'recipePerPage' => 7 ] );
		self::assertSame( 200, rest_do_request( $request )->get_status() );
		$request->set_body_params( [ 'settingsEditors' => [ 'editor', 'author' ] ] );
		self::assertSame( 400, rest_do_request( $request )->get_status() );
		$reset = new \WP_REST_Request( 'DELETE', '/larder/v1/settings' );
		rest_do_request( $reset );
		self::assertSame( [ 'editor' ], ( new Settings() )->choices( 'settingsEditors' ) );
		self::assertSame( 12, ( new Settings() )->recipes_per_page() );
		$secrets = new \WP_REST_Request( 'GET', '/larder/v1/settings/file' );
		$secrets->set_query_params( [ 'secrets' => 'true' ] );
		self::assertSame( 403, rest_do_request( $secrets )->get_status() );
	}

	public function test_all_that_was_given_can_be_taken_away(): void {
		( new Access( new Settings() ) )->install();
		Access::revoke();
		self::assertFalse( $this->rights( 'administrator' )['write'] );
		( new Access( new Settings() ) )->install();
		self::assertTrue( $this->rights( 'administrator' )['write'] );
	}

	/**
	 * Changes the roles of a site as WP Delicious does.
	 */
	private static function switch_on_wp_delicious(): void {
		add_role( 'delicious_recipes_editor', 'Recipe Editor', [ 'read' => true, 'edit_posts' => true, 'delete_posts' => true ] );
		add_role( 'delicious_recipes_subscriber', 'Recipe Subscriber', [ 'read' => true, 'edit_delicious_recipes' => true ] );
		foreach ( [ 'delicious_recipes_editor', 'contributor', 'author', 'editor', 'administrator' ] as $role ) {
			get_role( $role )?->add_cap( 'edit_delicious_recipes' );
		}
		get_role( 'administrator' )?->add_cap( 'edit_delicious_settings' );
	}

	/**
	 * Returns the capabilities of recipes that roles have.
	 *
	 * @return array<string, list<string>> By role.
	 */
	private static function capabilities(): array {
		$all = [];
		foreach ( wp_roles()->role_objects as $role ) {
			$names = array_filter(
				array_map( strval( ... ), array_keys( array_filter( $role->capabilities ) ) ),
				static fn ( string $name ): bool => str_contains( $name, 'delicious_' )
			);
			sort( $names );
			if ( [] !== $names ) {
				$all[ $role->name ] = $names;
			}
		}
		return $all;
	}

	/**
	 * Revokes Larder's capabilities, as if it had never been there.
	 */
	private static function without_larder(): void {
		( new Access( new Settings() ) )->install();
		Access::revoke();
		self::assertSame( [], self::capabilities() );
	}

	public function test_what_wp_delicious_has_given_stays_when_larder_goes_whichever_came_first(): void {
		self::without_larder();
		self::switch_on_wp_delicious();
		$before = self::capabilities();
		( new Access( new Settings() ) )->install();
		self::assertNotSame( $before, self::capabilities() );
		Access::revoke();
		self::assertSame( $before, self::capabilities(), 'WP Delicious was there first' );

		remove_role( 'delicious_recipes_editor' );
		remove_role( 'delicious_recipes_subscriber' );
		array_map(
			static fn ( \WP_Role $role ) => array_map( $role->remove_cap( ... ), [ 'edit_delicious_recipes', 'edit_delicious_settings' ] ),
			wp_roles()->role_objects
		);
		( new Access( new Settings() ) )->install();
		self::switch_on_wp_delicious();
		Access::revoke();
		self::assertSame( $before, self::capabilities(), 'Larder was there first' );
	}

	public function test_what_an_administrator_has_given_by_hand_stays(): void {
		self::without_larder();
		add_role( 'larder_test_guest', 'Guest cook', [ 'read' => true ] );
		get_role( 'larder_test_guest' )?->add_cap( 'publish_delicious_recipes' );
		$access = new Access( new Settings() );
		$access->install();
		( new Store() )->save( [ 'recipeAuthors' => [ 'author' ] ] );
		self::assertSame( [ 'publish_delicious_recipes' ], self::capabilities()['larder_test_guest'] ?? [] );
		Access::revoke();
		self::assertSame( [ 'larder_test_guest' => [ 'publish_delicious_recipes' ] ], self::capabilities() );
	}

	public function test_a_site_from_before_grants_were_noted_loses_larders_and_keeps_those_of_wp_delicious(): void {
		self::without_larder();
		self::switch_on_wp_delicious();
		$before = self::capabilities();
		$access = new Access( new Settings() );
		$access->install();
		delete_option( 'larder_access_given' );
		update_option( 'larder_access_version', '2' );
		( new Access( new Settings() ) )->install();
		Access::revoke();
		self::assertSame( $before, self::capabilities() );
	}
}
