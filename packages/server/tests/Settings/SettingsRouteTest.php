<?php
declare( strict_types=1 );

namespace Larder\Tests\Settings;

use Larder\Settings\Store;
use Larder\Tests\Support\WordPressTestCase;

/**
 * The settings by REST.
 */
final class SettingsRouteTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		delete_option( Store::OPTION );
		wp_set_current_user( $this->user( 'administrator' ) );
	}

	/**
	 * Calls the route.
	 *
	 * @param string                    $method HTTP method.
	 * @param array<string, mixed>|null $body   What is sent as JSON.
	 * @param string                    $group  A group to reset.
	 */
	private static function call( string $method, ?array $body = null, string $group = '' ): \WP_REST_Response {
		$request = new \WP_REST_Request( $method, '/larder/v1/settings' );
		if ( null !== $body ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $body ) );
		}
		if ( '' !== $group ) {
			$request->set_query_params( [ 'group' => $group ] );
		}
		return rest_do_request( $request );
	}

	/**
	 * Returns what was answered.
	 *
	 * @return array<string, mixed>
	 */
	private static function data( \WP_REST_Response $response ): array {
		$data = $response->get_data();
		self::assertIsArray( $data );
		/** @var array<string, mixed> $data */
		return $data;
	}

	public function test_only_those_who_may_see_the_settings(): void {
		foreach ( [ 0, $this->user( 'editor' ) ] as $user ) {
			wp_set_current_user( $user );
			foreach ( [ 'GET', 'POST', 'DELETE' ] as $method ) {
				self::assertContains(
					self::call( $method, 'POST' === $method ? [ 'recipePerPage' => 5 ] : null )->get_status(),
					[ 401, 403 ],
					$method
				);
			}
		}
		self::assertFalse( get_option( Store::OPTION ) );
	}

	public function test_a_secret_goes_in_and_never_comes_out(): void {
		$answer = self::call( 'POST', [ 'recaptchaSecretKey' => 'canary <b>%41' ] );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( [ 'recaptchaSecretKey' ], self::data( $answer )['secretsSet'] );
		self::assertStringNotContainsString(
			'canary',
			(string) wp_json_encode( [ $answer->get_data(), self::call( 'GET' )->get_data(), self::call( 'OPTIONS' )->get_data() ] )
		);
		self::assertSame( 'canary <b>%41', ( new Store() )->value( 'recaptchaSecretKey' ), 'no character of it changes' );
		self::call( 'POST', [ 'recipePerPage' => 5 ] );
		self::assertSame( 'canary <b>%41', ( new Store() )->value( 'recaptchaSecretKey' ) );
		self::assertSame( [], self::data( self::call( 'POST', [ 'recaptchaSecretKey' => '' ] ) )['secretsSet'] );
	}

	public function test_one_wrong_setting_stops_all_of_them(): void {
		$answer = self::call( 'POST', [ 'recipePerPage' => 9, 'searchLogic' => 'XOR', 'holograms' => true ] );
		self::assertSame( 400, $answer->get_status() );
		/** @var array{params: array<string, string>} $details */
		$details = self::data( $answer )['data'];
		self::assertSame( [ 'searchLogic', 'holograms' ], array_keys( $details['params'] ) );
		self::assertFalse( get_option( Store::OPTION ) );
	}

	public function test_a_wrong_value_is_told_by_the_name_that_people_know(): void {
		/** @var array{params: array<string, string>} $details */
		$details = self::data( self::call( 'POST', [ 'recipePerPage' => -5 ] ) )['data'];
		self::assertStringStartsWith( 'Recipes on a page of results must be', $details['params']['recipePerPage'] );
	}

	public function test_values_are_cleaned(): void {
		$data = self::data( self::call(
			'POST',
			[ 'recipeBase' => ' Meine Rezepte/Frühling ', 'ratingLabel' => ' <b>How</b> was it? ', 'recipePerPage' => '9' ]
		) );
		self::assertSame( 'meine-rezepte/fruhling', $data['recipeBase'] );
		self::assertSame( 'How was it?', $data['ratingLabel'] );
		self::assertSame( 9, $data['recipePerPage'] );
	}

	/**
	 * Returns what is said at fields whose values cannot be stored.
	 *
	 * @param array<string, mixed> $sent Values by key.
	 * @return array<string, string> By key.
	 */
	private static function problems( array $sent ): array {
		$data = self::data( self::call( 'POST', $sent ) )['data'] ?? [];
		/** @var array<string, string> $problems */
		$problems = is_array( $data ) ? $data['params'] ?? [] : [];
		return $problems;
	}

	public function test_a_captcha_without_keys_cannot_be_switched_on(): void {
		$on = [ 'enableRecaptchaForComments' => true ];
		self::assertSame(
			[ 'enableRecaptchaForComments' => 'Cannot be switched on without: Site key of the captcha, Secret key of the captcha.' ],
			self::problems( $on )
		);
		self::assertSame(
			[ 'enableRecaptchaForComments' => 'Cannot be switched on without: Secret key of the captcha.' ],
			self::problems( $on + [ 'recaptchaSiteKey' => 'public' ] )
		);
		self::assertFalse( ( new Store() )->value( 'enableRecaptchaForComments' ) );
		self::assertSame( [], self::problems( $on + [ 'recaptchaSiteKey' => 'public', 'recaptchaSecretKey' => 'secret' ] ) );
		self::assertTrue( ( new Store() )->value( 'enableRecaptchaForComments' ) );
		self::assertSame(
			[ 'recaptchaSecretKey' => 'Cannot be switched on without: Secret key of the captcha.' ],
			self::problems( [ 'recaptchaSecretKey' => '', 'recipePerPage' => 5 ] ),
			'nor be left on without them'
		);
		self::assertSame( [], self::problems( [ 'recaptchaSecretKey' => '', 'enableRecaptchaForComments' => false ] ) );
	}

	public function test_a_captcha_that_came_without_keys_stands_in_the_way_of_nothing_else(): void {
		update_option( Store::OPTION, [ 'enableRecaptchaForComments' => [ 'yes' ] ] );
		self::assertSame( [], self::problems( [ 'recipePerPage' => 5 ] ) );
		self::assertSame( [], self::problems( [ 'enableRecaptchaForComments' => false ] ) );
	}

	public function test_an_address_that_something_else_has_is_refused_at_its_field(): void {
		$page = wp_insert_post( [
			'post_type'   => 'page',
			'post_status' => 'publish',
			'post_title'  => 'Our <em>kitchen</em>',
			'post_name'   => 'kitchen',
		] );
		wp_insert_post( [
			'post_type'   => 'page',
			'post_status' => 'publish',
			'post_title'  => 'Stove',
			'post_name'   => 'stove',
			'post_parent' => $page,
		] );
		$owners = [
			'recipe'        => 'Recipes',
			'recipe-tag'    => 'Tags',
			'feed'          => 'WordPress',
			'wp-json/soups' => 'WordPress',
			'category'      => 'WordPress',
			'type'          => 'WordPress',
			'kitchen'       => 'Our kitchen',
			'Kitchen/Stove' => 'Stove',
		];
		foreach ( $owners as $typed => $owner ) {
			self::assertSame(
				[ 'courseBase' => sprintf( '“%s” has the address “%s” already.', $owner, strtolower( $typed ) ) ],
				self::problems( [ 'courseBase' => $typed ] )
			);
		}
		self::assertSame( [ 'keyBase', 'badgeBase' ], array_keys( self::problems( [ 'keyBase' => 'both', 'badgeBase' => 'both' ] ) ) );
		self::assertSame( [ 'keyBase' => 'No address can be made of “!?”.' ], self::problems( [ 'keyBase' => '!?' ] ) );
		self::assertFalse( get_option( Store::OPTION ) );
	}

	public function test_addresses_may_change_places_stand_below_others_and_stay_as_they_are(): void {
		wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Dishes', 'post_name' => 'dishes' ] );
		( new Store() )->save( [ 'recipeBase' => 'dishes' ] );
		foreach ( [
			[ 'courseBase' => 'recipe-cuisine', 'cuisineBase' => 'recipe-course' ],
			[ 'courseBase' => 'dishes/course' ],
			[ 'recipeBase' => 'dishes' ],
			[ 'keyBase' => '' ],
		] as $sent ) {
			self::assertSame( [], self::problems( $sent ) );
		}
		self::assertSame( 'dishes/course', ( new Store() )->value( 'courseBase' ) );
	}

	public function test_a_group_or_all_can_be_reset(): void {
		self::call( 'POST', [ 'recipePerPage' => 9, 'ratingLabel' => 'How?', 'recaptchaSecretKey' => 'key' ] );
		$data = self::data( self::call( 'DELETE', null, 'search' ) );
		self::assertSame( [ 12, 'How?' ], [ $data['recipePerPage'], $data['ratingLabel'] ] );
		$data = self::data( self::call( 'DELETE' ) );
		self::assertSame( [ '', [] ], [ $data['ratingLabel'], $data['secretsSet'] ] );
	}
}
