<?php
declare( strict_types=1 );

namespace Larder\Login;

use Larder\Ajax\Caller;
use Larder\Ajax\CountsItself;
use Larder\Ajax\Guard;
use Larder\Ajax\NamesError;
use Larder\Ajax\Refusal;

defined( 'ABSPATH' ) || exit;

/**
 * The action `delicious_recipes_process_login`: logs a visitor in from any page.
 *
 * It needs no nonce, which a page from a cache could not have; the guard looks
 * at where the request comes from.
 *
 * Wrong passwords are limited by address and by account. The right one is taken back
 * from both counts: a whole class logs in from one school at the start of a lesson.
 */
final class ProcessLogin implements NamesError, CountsItself {

	private const NAME = 'delicious_recipes_process_login';

	private const PER_ACCOUNT = self::NAME . ':account';

	/**
	 * Takes what it needs.
	 *
	 * @param SignIn $sign_in Logs in.
	 * @param Guard  $guard   Slows down who tries passwords.
	 */
	public function __construct(
		private readonly SignIn $sign_in,
		private readonly Guard $guard
	) {}

	/** {@inheritDoc} */
	public function name(): string {
		return self::NAME;
	}

	/** {@inheritDoc} */
	public function is_write(): bool {
		return true;
	}

	/** {@inheritDoc} */
	public function caller(): Caller {
		return Caller::Anyone;
	}

	/** {@inheritDoc} */
	public function handle( array $input ): array {
		$username = is_string( $input['username'] ) ? trim( $input['username'] ) : '';
		$password = is_string( $input['password'] ) ? $input['password'] : '';
		if ( is_user_logged_in() ) {
			return [ 'success' => self::success() ];
		}
		if ( '' === $username || '' === $password ) {
			throw new Refusal( 'incomplete', esc_html__( 'Please enter your username and your password.', 'larder' ), 400 );
		}
		$account = self::account( $username );
		$this->count( $account );
		$remember = ! in_array( $input['rememberme'] ?? '', [ '', '0', 'false' ], true );
		$is_right = function () use ( $account ): void {
			$this->guard->take_back( self::NAME );
			$this->guard->take_back( self::PER_ACCOUNT, $account );
		};
		return match ( $this->sign_in->attempt( $username, $password, $remember, $is_right ) ) {
			Outcome::LoggedIn  => [ 'success' => self::success() ],
			Outcome::HandOver  => SignIn::hand_over(),
			Outcome::Wrong     => throw new Refusal( 'wrong_login', esc_html__( 'The username or the password is not right.', 'larder' ), 401 ),
		};
	}

	/**
	 * Counts an attempt before it is known how it ends.
	 *
	 * @param string $account What the attempts on the account are counted by.
	 * @throws Refusal When there were too many wrong ones.
	 */
	private function count( string $account ): void {
		$this->guard->require_within_rate_limit( self::NAME );
		try {
			$this->guard->require_within_rate_limit( self::PER_ACCOUNT, $account );
		} catch ( Refusal $refusal ) {
			// No password was tried: one account that is slowed down must not slow all others behind the same address.
			$this->guard->take_back( self::NAME );
			throw $refusal;
		}
	}

	/**
	 * Gives what the attempts on one account are counted by, so that its name and its email address are one.
	 *
	 * @param string $username What the visitor typed.
	 */
	private static function account( string $username ): string {
		$user = get_user_by( 'login', $username );
		$user = false === $user ? get_user_by( 'email', $username ) : $user;
		return strtolower( false === $user ? $username : $user->user_login );
	}

	/**
	 * Gives what a visitor who is logged in reads.
	 */
	private static function success(): string {
		return __( 'You are logged in.', 'larder' );
	}
}
