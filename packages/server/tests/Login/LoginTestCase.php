<?php
declare( strict_types=1 );

namespace Larder\Tests\Login;

use Larder\Tests\Support\AjaxCall;
use Larder\Tests\Support\WordPressTestCase;

/**
 * A site on which visitors log in by the ajax action.
 */
abstract class LoginTestCase extends WordPressTestCase {

	protected const ACTION   = 'delicious_recipes_process_login';
	protected const PASSWORD = 'it\'s "correct" \\ horse';

	/** @var list<int> Who has been given the cookies of a login. */
	protected array $logged_in = [];

	protected bool $is_remembered = false;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'send_auth_cookies', '__return_false' );
		add_action(
			'set_auth_cookie',
			function ( string $cookie, int $expire, int $expiration, int $user_id ): void {
				$this->logged_in[]   = $user_id;
				$this->is_remembered = 0 !== $expire;
			},
			10,
			4
		);
	}

	/**
	 * Creates a member whose password was chosen on the site's own form.
	 */
	protected function member( string $login = 'ana' ): int {
		$id = wp_insert_user(
			[
				'user_login' => $login,
				'user_email' => "$login@example.org",
				// The forms of WordPress keep the slashes of a request.
				'user_pass'  => wp_slash( self::PASSWORD ),
				'role'       => 'subscriber',
			]
		);
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * Tries to log in.
	 *
	 * @param string                $username Name or email address.
	 * @param array<string, string> $more     Further fields.
	 * @return array{status: int, data: array<string, mixed>}
	 */
	protected function log_in( string $username, string $password = self::PASSWORD, array $more = [] ): array {
		$answer = AjaxCall::make(
			self::ACTION,
			$more + [
				'username' => $username,
				'password' => $password,
			]
		);
		return [
			'status' => $answer['status'],
			'data'   => $answer['body']['data'] ?? [],
		];
	}

	/**
	 * Tries to log in from an address.
	 *
	 * @param string $name    Name or email address.
	 * @param string $address Where from.
	 * @return int Status of the answer.
	 */
	protected static function answer_to( string $name, string $password, string $address = '192.0.2.1' ): int {
		return AjaxCall::make(
			self::ACTION,
			[
				'username' => $name,
				'password' => $password,
			],
			[ 'REMOTE_ADDR' => $address ]
		)['status'];
	}
}
