<?php
declare( strict_types=1 );

namespace Larder\Tests\Login;

use Larder\Tests\Support\AjaxCall;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Visitors make accounts where the site lets them.
 */
final class RegisterTest extends WordPressTestCase {

	/** @var list<mixed> Whom mails would have been sent to. */
	private array $mailed = [];

	protected function setUp(): void {
		parent::setUp();
		add_filter(
			'pre_wp_mail',
			function ( mixed $sent, array $mail ): bool {
				$this->mailed[] = $mail['to'] ?? null;
				return true;
			},
			10,
			2
		);
	}

	/**
	 * Sends the form of registration.
	 *
	 * @param string $email Email address.
	 * @return array{status: int, body: array{success: bool, data: array<string, mixed>}|null}
	 */
	private function register( string $username, string $email ): array {
		return AjaxCall::make(
			'larder_register',
			[
				'username' => $username,
				'email'    => $email,
			]
		);
	}

	public function test_an_account_is_made_with_the_default_role_and_a_mail_to_choose_a_password(): void {
		update_option( 'users_can_register', '1' );
		self::assertSame( 200, $this->register( 'newcomer', 'newcomer@example.org' )['status'] );
		$user = get_user_by( 'login', 'newcomer' );
		self::assertInstanceOf( \WP_User::class, $user );
		self::assertSame( [ get_option( 'default_role' ) ], $user->roles );
		self::assertContains( 'newcomer@example.org', $this->mailed );
	}

	public function test_no_account_is_made_where_registration_is_closed(): void {
		update_option( 'users_can_register', '0' );
		self::assertSame( 403, $this->register( 'newcomer', 'newcomer@example.org' )['status'] );
		self::assertFalse( get_user_by( 'login', 'newcomer' ) );
	}

	public function test_what_is_wrong_is_said_in_plain_text(): void {
		update_option( 'users_can_register', '1' );
		$answer = $this->register( 'newcomer', 'no address' );
		self::assertSame( 400, $answer['status'] );
		$message = $answer['body']['data']['message'] ?? '';
		self::assertIsString( $message );
		self::assertStringContainsString( 'email address', $message );
		self::assertStringNotContainsString( '<', $message );
		self::assertStringNotContainsString( 'Error', $message );
	}
}
