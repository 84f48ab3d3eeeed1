<?php
declare( strict_types=1 );

namespace Larder\Login;

use Larder\Ajax\Caller;
use Larder\Ajax\Guard;
use Larder\Ajax\NamesError;
use Larder\Ajax\Refusal;

/**
 * The action `delicious_recipes_process_login`: logs a visitor in from any page.
 *
 * It needs no nonce, which a page from a cache could not have; the guard looks
 * at where the request comes from.
 */
final class ProcessLogin implements NamesError {

	private const NAME = 'delicious_recipes_process_login';

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
		$this->guard->require_within_rate_limit( self::NAME . ':account', self::account( $username ) );
		$remember = ! in_array( $input['rememberme'] ?? '', [ '', '0', 'false' ], true );
		return match ( $this->sign_in->attempt( $username, $password, $remember ) ) {
			Outcome::LoggedIn  => [ 'success' => self::success() ],
			Outcome::HandOver  => SignIn::hand_over(),
			Outcome::Wrong     => throw new Refusal( 'wrong_login', esc_html__( 'The username or the password is not right.', 'larder' ), 401 ),
		};
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
