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
		foreach ( [ 'larder_test_chef', 'larder_test_guest' ] as $role ) {
			remove_role( $role );
		}
		parent::tearDown();
		wp_roles()->for_site();
	}

	/**
	 * Tells what a new user with a role may do.
	 *
	 * @param string $role Role.
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
		add_role( 'larder_test_chef', 'Chef', [ 'read' => true, 'edit_posts' => true, 'edit_others_posts' => true, 'edit_published_posts' => true ] );
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
		self::assertSame( [ true, false, true, true, false ], array_values( $this->rights( 'editor' ) ), 'publishing is left to those who write' );
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

	public function test_all_capabilities_can_be_taken_away(): void {
		Access::revoke();
		self::assertFalse( $this->rights( 'administrator' )['write'] );
		( new Access( new Settings() ) )->install();
		self::assertTrue( $this->rights( 'administrator' )['write'] );
	}
}
