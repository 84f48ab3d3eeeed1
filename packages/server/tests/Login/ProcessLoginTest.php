<?php
declare( strict_types=1 );

namespace Larder\Tests\Login;

use Larder\Tests\Support\AjaxCall;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Visitors log in from any page, and nobody learns which accounts there are.
 */
final class ProcessLoginTest extends WordPressTestCase {

	private const ACTION   = 'delicious_recipes_process_login';
	private const PASSWORD = 'it\'s "correct" \\ horse';

	/** @var list<int> Who has been given the cookies of a login. */
	private array $logged_in = [];

	private bool $is_remembered = false;

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
	 *
	 * @param string $login Name.
	 */
	private function member( string $login = 'ana' ): int {
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
	 * @param string                $password Password.
	 * @param array<string, string> $more     Further fields.
	 * @return array{status: int, data: array<string, mixed>}
	 */
	private function log_in( string $username, string $password = self::PASSWORD, array $more = [] ): array {
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

	/**
	 * Sets how many wrong passwords there may be.
	 *
	 * @param int $by_address From one address.
	 * @param int $by_name    From one address for one name.
	 * @param int $everywhere For one name from all addresses.
	 */
	private static function limit( int $by_address, int $by_name, int $everywhere = 1000 ): void {
		add_filter(
			'larder_rate_limits',
			static fn (): array => [
				self::ACTION                 => [ $by_address, self::FOREVER ],
				self::ACTION . ':account'    => [ $by_name, self::FOREVER ],
				self::ACTION . ':everywhere' => [ $everywhere, self::FOREVER ],
			]
		);
	}

	/**
	 * Tries to log in from an address.
	 *
	 * @param string $name     Name or email address.
	 * @param string $password Password.
	 * @param string $address  Where from.
	 * @return int Status of the answer.
	 */
	private static function answer_to( string $name, string $password, string $address = '192.0.2.1' ): int {
		return AjaxCall::make(
			self::ACTION,
			[
				'username' => $name,
				'password' => $password,
			],
			[ 'REMOTE_ADDR' => $address ]
		)['status'];
	}

	public function test_who_tries_passwords_for_one_name_is_slowed_there_and_nobody_elsewhere(): void {
		$this->member();
		$this->member( 'ben' );
		self::limit( 100, 3 );
		$try = static fn ( string $name ): int => self::answer_to( $name, 'wrong' );
		self::assertSame( [ 401, 401, 401, 429 ], array_map( $try, [ 'ana', 'ANA', ' ána ', 'ana' ] ) );
		self::assertSame( 401, $try( 'ben' ) );
		$slowed = $this->log_in( 'ana', 'wrong' );
		self::assertSame( 'too_many', $slowed['data']['code'] );
		self::assertSame( $slowed['data']['message'], $slowed['data']['error'] ?? '', 'older popups show this one' );
		self::assertSame( 200, self::answer_to( 'ana', self::PASSWORD, '192.0.2.2' ), 'its owner comes in from elsewhere' );
	}

	public function test_ways_to_write_a_name_that_wordpress_reads_alike_are_counted_as_one(): void {
		self::limit( 100, 2 );
		self::assertSame(
			[ 401, 401, 429, 429 ],
			array_map(
				static fn ( string $name ): int => self::answer_to( $name, 'wrong' ),
				[ 'ana', 'an<b>a</b>', 'an%00a', 'ana&nbsp;' ]
			)
		);
	}

	public function test_the_counting_does_not_tell_that_a_name_and_an_email_address_belong_together(): void {
		$this->member();
		self::limit( 100, 3 );
		$until_slowed = static function ( string $first, string $second ): array {
			$answers = array_map( static fn (): int => self::answer_to( $first, 'wrong', '198.51.100.7' ), range( 1, 4 ) );
			return [ $answers, self::answer_to( $second, 'wrong', '198.51.100.7' ) ];
		};
		$of_one_account  = $until_slowed( 'ana', 'ana@example.org' );
		$of_two_strangers = $until_slowed( 'nobody', 'nobody@example.org' );
		self::assertSame( [ [ 401, 401, 401, 429 ], 401 ], $of_one_account );
		self::assertSame( $of_two_strangers, $of_one_account );
	}

	public function test_nobody_can_lock_an_account_from_however_many_addresses(): void {
		$id = $this->member();
		$this->member( 'ben' );
		self::limit( 100, 100, 20 );
		for ( $at = 1; $at <= 20; $at++ ) {
			self::assertSame( 401, self::answer_to( 'ana', 'wrong', "198.51.100.$at" ) );
		}
		$tried = 0;
		add_action(
			'wp_authenticate',
			static function () use ( &$tried ): void {
				++$tried;
			}
		);
		$owner = $this->log_in( 'ana' );
		self::assertSame(
			[ 200, site_url( 'wp-login.php', 'login_post' ) ],
			[ $owner['status'], $owner['data']['hand_over'] ?? '' ],
			'the right password opens on the login page'
		);
		self::assertSame( $owner, $this->log_in( 'ana', 'wrong' ), 'and the popup says nothing more about passwords' );
		self::assertSame( 0, $tried );
		self::assertSame( [], $this->logged_in );
		self::assertSame( 200, self::answer_to( 'ana@example.org', self::PASSWORD, '198.51.100.40' ) );
		self::assertSame( [ $id ], $this->logged_in );
		self::assertSame( 401, self::answer_to( 'ben', 'wrong', '198.51.100.41' ) );
	}

	public function test_a_name_that_nobody_has_is_handed_over_as_well(): void {
		$this->member();
		self::limit( 100, 100, 3 );
		$answers = static fn ( string $name ): array => array_map(
			static fn ( int $at ): int => self::answer_to( $name, 'wrong', "198.51.100.$at" ),
			range( 1, 5 )
		);
		self::assertSame( [ 401, 401, 401, 200, 200 ], $answers( 'ana' ) );
		self::assertSame( [ 401, 401, 401, 200, 200 ], $answers( 'nobody' ) );
	}

	public function test_who_is_handed_over_is_not_counted_and_comes_back_when_it_is_quiet(): void {
		$this->member();
		self::limit( 3, 3, 1 );
		self::assertSame( [ 401, 200, 200, 200, 200 ], array_map( static fn (): int => self::answer_to( 'ana', 'wrong' ), range( 1, 5 ) ) );
		self::limit( 3, 3, 2 );
		self::assertSame( [ 401, 200 ], array_map( static fn (): int => self::answer_to( 'ana', 'wrong' ), range( 1, 2 ) ) );
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

	public function test_who_tries_many_accounts_from_one_address_is_slowed_there_and_nobody_elsewhere(): void {
		$this->member();
		self::limit( 3, 100 );
		$names = [ 'ana', 'nobody', 'ana@example.org', 'else' ];
		self::assertSame(
			[ 401, 401, 401, 429 ],
			array_map( static fn ( string $name ): int => self::answer_to( $name, 'wrong' ), $names )
		);
		self::assertSame( 429, self::answer_to( 'ana', self::PASSWORD ), 'the right password is not told from a wrong one any more' );
		self::assertSame( 401, self::answer_to( 'ana', 'wrong', '192.0.2.2' ) );
		self::assertSame( 200, self::answer_to( 'ana', self::PASSWORD, '192.0.2.2' ) );
	}

	public function test_the_addresses_of_one_connection_of_ipv6_are_slowed_as_one(): void {
		self::limit( 2, 100 );
		self::assertSame(
			[ 401, 401, 429 ],
			array_map( static fn ( int $at ): int => self::answer_to( "nobody$at", 'wrong', "2001:db8::$at" ), [ 1, 2, 3 ] )
		);
		self::assertSame( 401, self::answer_to( 'nobody', 'wrong', '2001:db8:0:1::1' ) );
	}

	public function test_a_whole_class_logs_in_from_one_address_and_a_member_as_often_as_wanted(): void {
		self::limit( 2, 2 );
		foreach ( [ 'ana', 'ben', 'cem' ] as $name ) {
			$this->member( $name );
			self::assertSame(
				[ 200, 200, 200 ],
				array_map( static fn (): int => self::answer_to( $name, self::PASSWORD ), range( 1, 3 ) )
			);
		}
		self::assertSame(
			[ 401, 401, 429 ],
			array_map( static fn ( string $name ): int => self::answer_to( $name, 'wrong' ), [ 'ana', 'ben', 'cem' ] )
		);
	}

	public function test_a_login_does_not_make_the_wrong_passwords_before_it_forgotten(): void {
		$this->member();
		$this->member( 'eve' );
		self::limit( 2, 100 );
		$tries = [ [ 'ana', 'wrong' ], [ 'eve', self::PASSWORD ], [ 'ana', 'wrong' ], [ 'eve', self::PASSWORD ], [ 'ana', 'wrong' ] ];
		self::assertSame( [ 401, 200, 401, 429, 429 ], array_map( static fn ( array $try ): int => self::answer_to( ...$try ), $tries ) );
	}

	public function test_one_name_that_is_slowed_does_not_slow_the_others_behind_its_address(): void {
		$this->member();
		self::limit( 2, 1 );
		self::assertSame( [ 401, 429, 429, 429 ], array_map( static fn (): int => self::answer_to( 'ana', 'wrong' ), range( 1, 4 ) ) );
		self::assertSame( 401, self::answer_to( 'nobody', 'wrong' ) );
		self::assertSame( 429, self::answer_to( 'else', 'wrong' ) );
	}

	public function test_who_is_slowed_is_told_the_same_whether_there_is_such_an_account(): void {
		$this->member();
		self::limit( 100, 1 );
		$answers = array_map(
			fn ( string $name ): array => [ $this->log_in( $name, 'wrong' ), $this->log_in( $name, 'wrong' ) ],
			[ 'ana', 'nobody' ]
		);
		self::assertSame( $answers[0], $answers[1] );
		self::assertSame( 429, $answers[0][1]['status'] );
	}

	public function test_of_attempts_at_once_no_more_get_through_than_one_after_the_other(): void {
		$this->member();
		self::limit( 100, 1 );
		$meanwhile = 0;
		add_filter(
			'authenticate',
			static function ( mixed $user ) use ( &$meanwhile ): mixed {
				if ( 0 === $meanwhile ) {
					// While the first password is being checked.
					$meanwhile = self::answer_to( 'ana', 'wrong' );
					add_filter( 'wp_doing_ajax', '__return_true' );
				}
				return $user;
			},
			1
		);
		self::assertSame( 401, self::answer_to( 'ana', 'wrong' ) );
		self::assertSame( 429, $meanwhile );
	}

	public function test_the_right_password_does_not_count_where_another_plugin_asks_for_more(): void {
		$this->member();
		self::limit( 2, 2 );
		$refuse = static fn ( mixed $user ): mixed => $user instanceof \WP_User ? new \WP_Error( 'code_required', 'Code, please.' ) : $user;
		foreach ( [
			[ 'larder_login_hand_over', '__return_true', 10 ],
			[ 'authenticate', $refuse, 50 ],
		] as [ $hook, $callback, $priority ] ) {
			add_filter( $hook, $callback, $priority );
			self::assertSame(
				[ 200, 200, 200 ],
				array_map( static fn (): int => self::answer_to( 'ana', self::PASSWORD ), range( 1, 3 ) )
			);
			remove_filter( $hook, $callback, $priority );
		}
		self::assertSame( [], $this->logged_in );
	}

	public function test_a_plugin_that_leads_away_after_a_wrong_password_opens_no_way_around_the_limit(): void {
		$this->member();
		self::limit( 100, 2 );
		add_action( 'wp_login_failed', static fn (): bool => wp_safe_redirect( home_url( '/failed/' ) ) );
		self::assertSame( [ 200, 200, 429 ], array_map( static fn (): int => self::answer_to( 'ana', 'wrong' ), range( 1, 3 ) ) );
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
