<?php
declare( strict_types=1 );

namespace Larder\Tests\Login;

use Larder\Tests\Support\AjaxCall;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Visitors log in from any page, and nobody learns which accounts there are.
 */
final class ProcessLoginTest extends LoginTestCase {

	public function test_a_member_logs_in_with_name_or_email_address_and_a_password_of_any_characters(): void {
		$id = $this->member();
		foreach ( [ 'ana', 'ana@example.org' ] as $name ) {
			$answer = $this->log_in( $name );
			self::assertSame( 200, $answer['status'] );
			self::assertSame( [ 'success' => 'You are logged in.' ], $answer['data'] );
		}
		self::assertSame( [ $id, $id ], $this->logged_in );
		self::assertFalse( $this->is_remembered );
	}

	public function test_a_page_from_a_cache_logs_in_with_a_nonce_that_is_old(): void {
		$this->member();
		$answer = $this->log_in(
			'ana',
			self::PASSWORD,
			[
				'rememberme'                         => 'forever',
				'login'                              => 'Log in',
				'delicious_recipes_user_login_nonce' => 'from-last-week',
				'calling_action'                     => 'delicious_recipes_modal_login',
			]
		);
		self::assertSame( 200, $answer['status'] );
		self::assertTrue( $this->is_remembered );
	}

	public function test_the_answer_is_the_same_whether_the_account_or_the_password_is_wrong(): void {
		$this->member();
		$wrong_password = $this->log_in( 'ana', 'wrong' );
		self::assertSame( 401, $wrong_password['status'] );
		self::assertIsString( $wrong_password['data']['error'] );
		self::assertSame( $wrong_password, $this->log_in( 'nobody', 'wrong' ) );
		self::assertSame( $wrong_password, $this->log_in( 'ana@example.org', 'wrong' ) );
		self::assertSame( $wrong_password, $this->log_in( 'nobody@example.org', 'wrong' ) );
		self::assertSame( [], $this->logged_in );
	}

	public function test_an_empty_field_is_an_error_that_the_popup_shows(): void {
		$answer = $this->log_in( 'ana', '' );
		self::assertSame( 400, $answer['status'] );
		self::assertSame( 'Please enter your username and your password.', $answer['data']['error'] );
	}

	/**
	 * @param array<string, mixed> $fields Form fields.
	 */
	#[DataProvider( 'bad_input' )]
	public function test_bad_input_is_refused( array $fields ): void {
		$this->member();
		$answer = AjaxCall::make( self::ACTION, $fields );
		self::assertSame( 400, $answer['status'] );
		self::assertSame( 'invalid_input', $answer['body']['data']['code'] ?? '' );
		self::assertSame( [], $this->logged_in );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>}>
	 */
	public static function bad_input(): array {
		/** @var array{invalid: array<string, array<string, mixed>>} $fixture */
		$fixture = json_decode(
			(string) file_get_contents( dirname( __DIR__, 3 ) . '/contracts/fixtures/ajax/delicious_recipes_process_login.json' ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
		return array_map( static fn ( array $fields ): array => [ $fields ], $fixture['invalid'] );
	}

	public function test_a_page_of_another_site_cannot_log_anybody_in(): void {
		$this->member();
		$answer = AjaxCall::make(
			self::ACTION,
			[
				'username' => 'ana',
				'password' => self::PASSWORD,
			],
			[ 'HTTP_SEC_FETCH_SITE' => 'cross-site' ]
		);
		self::assertSame( 403, $answer['status'] );
		self::assertSame( [], $this->logged_in );
	}

	public function test_a_wrong_name_takes_as_much_work_as_a_wrong_password(): void {
		$this->member();
		$hashed = 0;
		add_filter(
			'wp_hash_password_options',
			static function ( array $options ) use ( &$hashed ): array {
				++$hashed;
				return $options;
			}
		);
		self::answer_to( 'nobody', 'wrong' );
		self::answer_to( 'nobody@example.org', 'wrong' );
		self::assertSame( 2, $hashed );
	}

	public function test_a_plugin_that_redirects_gets_the_visitor_on_the_login_page(): void {
		$this->member();
		add_action(
			'wp_login',
			static function (): void {
				wp_safe_redirect( home_url( '/second-step/' ) );
				exit;
			}
		);
		$answer = $this->log_in( 'ana' );
		self::assertSame( 200, $answer['status'] );
		self::assertSame( site_url( 'wp-login.php', 'login_post' ), $answer['data']['hand_over'] );
		self::assertSame( 0, get_current_user_id() );
	}

	public function test_a_plugin_that_refuses_the_right_password_gets_the_visitor_on_the_login_page(): void {
		$this->member();
		add_filter(
			'authenticate',
			static fn ( mixed $user ): mixed => $user instanceof \WP_User ? new \WP_Error( 'code_required', 'Code, please.' ) : $user,
			50
		);
		self::assertArrayHasKey( 'hand_over', $this->log_in( 'ana' )['data'] );
		self::assertSame( 401, $this->log_in( 'ana', 'wrong' )['status'] );
	}

	public function test_a_site_can_send_everybody_to_the_login_page_but_only_after_the_right_password(): void {
		$this->member();
		add_filter( 'larder_login_hand_over', '__return_true' );
		self::assertArrayHasKey( 'hand_over', $this->log_in( 'ana' )['data'] );
		self::assertSame( 401, $this->log_in( 'ana', 'wrong' )['status'] );
		self::assertSame( [], $this->logged_in );
	}
}
