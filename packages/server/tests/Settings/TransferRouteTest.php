<?php
declare( strict_types=1 );

namespace Larder\Tests\Settings;

use Larder\Settings\Store;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Settings on their way from one site to another.
 */
final class TransferRouteTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		delete_option( Store::OPTION );
		wp_set_current_user( $this->user( 'administrator' ) );
	}

	/**
	 * Writes the file.
	 *
	 * @param bool $with_secrets Whether secrets are in it.
	 * @return array{format: string, version: int, settings: array<string, mixed>}
	 */
	private static function export( bool $with_secrets = false ): array {
		$request = new \WP_REST_Request( 'GET', '/larder/v1/settings/file' );
		$request->set_query_params( [ 'secrets' => $with_secrets ? 'true' : 'false' ] );
		/** @var array{format: string, version: int, settings: array<string, mixed>} $file */
		$file = rest_do_request( $request )->get_data();
		return $file;
	}

	/**
	 * Requests what a file would change.
	 */
	private static function compare( mixed $file ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', '/larder/v1/settings/file' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $file ) );
		return rest_do_request( $request );
	}

	/**
	 * Returns an answer as the browser reads it.
	 *
	 * @return array{changes: array<string, array{from: mixed, to: mixed}>, problems: array<string, string>, isNewer: bool}
	 */
	private static function read( \WP_REST_Response $answer ): array {
		/** @var array{changes: array<string, array{from: mixed, to: mixed}>, problems: array<string, string>, isNewer: bool} $data */
		$data = json_decode( (string) wp_json_encode( $answer->get_data() ), true );
		return $data;
	}

	public function test_secrets_are_in_the_file_only_when_somebody_asks(): void {
		( new Store() )->save( [ 'recaptchaSecretKey' => 'canary', 'recipePerPage' => 9 ] );
		self::assertStringNotContainsString( 'canary', (string) wp_json_encode( self::export() ) );
		self::assertSame( 9, self::export()['settings']['recipePerPage'] );
		self::assertSame( 'canary', self::export( true )['settings']['recaptchaSecretKey'] );
	}

	public function test_a_file_of_the_same_site_changes_nothing(): void {
		( new Store() )->save( [ 'recaptchaSecretKey' => 'canary', 'enableRatings' => false ] );
		self::assertSame( [ [], [], false ], array_values( self::read( self::compare( self::export( true ) ) ) ) );
	}

	public function test_a_file_from_somebody_else_is_read_and_nothing_is_stored(): void {
		( new Store() )->save( [ 'recaptchaSecretKey' => 'mine' ] );
		$before = get_option( Store::OPTION );
		$data   = self::read(
			self::compare(
				[
					'format'   => 'larder-settings',
					'version'  => 9,
					'settings' => [
						'recipePerPage'      => 20,
						'searchLogic'        => 'XOR',
						'holograms'          => true,
						'recaptchaSecretKey' => '',
						'ratingLabel'        => '<script>alert( 1 )</script>Stars',
					],
				]
			)
		);
		self::assertSame( [ 'from' => 12, 'to' => 20 ], $data['changes']['recipePerPage'] );
		self::assertSame( 'Stars', $data['changes']['ratingLabel']['to'] );
		self::assertSame( [ 'recipePerPage', 'ratingLabel' ], array_keys( $data['changes'] ), 'a secret that the file lacks stays' );
		self::assertSame( [ 'searchLogic', 'holograms' ], array_keys( $data['problems'] ) );
		self::assertTrue( $data['isNewer'] );
		self::assertSame( $before, get_option( Store::OPTION ) );
	}

	public function test_pages_and_roles_that_the_site_does_not_have_cannot_be_taken(): void {
		$page = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Search' ] );
		$post = wp_insert_post( [ 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'News' ] );
		$read = fn ( array $settings ): array => self::read( self::compare( [ 'format' => 'larder-settings', 'settings' => $settings ] ) );
		$data = $read( [ 'searchPage' => $post, 'recipeAuthors' => [ 'author', 'chef', 'guest' ], 'recipeEditors' => [ 'editor' ] ] );
		self::assertSame( [ 'recipeEditors' ], array_keys( $data['changes'] ) );
		self::assertSame(
			[ 'searchPage' => "Not on this site: $post.", 'recipeAuthors' => 'Not on this site: chef, guest.' ],
			$data['problems']
		);
		self::assertSame( [ 'searchPage' ], array_keys( $read( [ 'searchPage' => $page ] )['changes'] ) );
		// What the site has, it keeps, though a plugin with roles is gone.
		( new Store() )->save( [ 'recipeAuthors' => [ 'chef' ] ] );
		self::assertSame( [ [], [] ], array_slice( array_values( $read( [ 'recipeAuthors' => [ 'chef' ] ] ) ), 0, 2 ) );
	}

	public function test_addresses_of_a_file_are_taken_where_they_can_stand_beside_those_of_the_site(): void {
		$data = self::read( self::compare( [
			'format'   => 'larder-settings',
			'settings' => [ 'recipeBase' => 'feed', 'courseBase' => 'recipe', 'cuisineBase' => 'kitchens' ],
		] ) );
		self::assertSame( [ 'cuisineBase' ], array_keys( $data['changes'] ) );
		self::assertSame( [ 'recipeBase', 'courseBase' ], array_keys( $data['problems'] ) );
	}

	public function test_nobody_is_told_a_secret_by_comparing(): void {
		( new Store() )->save( [ 'recaptchaSecretKey' => 'canary' ] );
		$answer = self::compare( [ 'format' => 'larder-settings', 'settings' => [ 'recaptchaSecretKey' => 'other' ] ] );
		self::assertSame( [ 'from' => null, 'to' => 'other' ], self::read( $answer )['changes']['recaptchaSecretKey'] );
		self::assertStringNotContainsString( 'canary', (string) wp_json_encode( $answer->get_data() ) );
	}

	public function test_other_files_are_refused(): void {
		foreach ( [
			[],
			[ 1, 2 ],
			[ 'format' => 'theme.json', 'settings' => [] ],
			[ 'format' => 'larder-settings', 'settings' => 'all' ],
		] as $file ) {
			self::assertSame( 400, self::compare( $file )->get_status() );
		}
	}
}
