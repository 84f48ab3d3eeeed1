<?php
declare( strict_types=1 );

namespace Larder\Tests\Login;

/**
 * Who tries passwords is slowed down, by name and by IP address, and nobody is locked out.
 */
final class LoginLimitsTest extends LoginTestCase {

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
}
