<?php
declare( strict_types=1 );

namespace Larder\Login;

use Larder\Ajax\Guard;
use Larder\Ajax\LimitsOwnRate;
use Larder\Ajax\Refusal;
use Larder\Ajax\RepeatsErrorMessage;

defined( 'ABSPATH' ) || exit;

/**
 * The action `delicious_recipes_process_login`: logs a visitor in from any page.
 *
 * It needs no nonce, which a page from a cache could not have; the guard looks
 * at where the request comes from.
 *
 * Wrong passwords are limited by address, and there by the name that was typed. The right one is taken
 * back from all counts: a whole class logs in from one school at the start of a lesson.
 *
 * Nothing is counted by account: the answers would tell that a name and an email address belong together, and
 * whoever knows a name could keep its owner out from elsewhere. Who tries one name from many addresses
 * is not answered by the popup any more: the form, anybody's, continues at the site's login page, which checks
 * the password by itself and where plugins against guessing are at home. The right password always opens.
 *
 * @phpstan-import-type ProcessLoginRequest from \Larder\Contracts\Requests
 * @implements RepeatsErrorMessage<ProcessLoginRequest>
 * @implements LimitsOwnRate<ProcessLoginRequest>
 */
final class ProcessLogin implements RepeatsErrorMessage, LimitsOwnRate {

	private const NAME = 'delicious_recipes_process_login';

	/** Counted by address and name. */
	private const PER_NAME = self::NAME . ':account';

	/** Counted by name alone. */
	private const EVERYWHERE = self::NAME . ':everywhere';

	public function __construct(
		private readonly SignIn $sign_in,
		private readonly Guard $guard
	) {}

	/** {@inheritDoc} */
	public function name(): string {
		return self::NAME;
	}

	/** {@inheritDoc} */
	public function handle( array $input ): array {
		$username = trim( $input['username'] );
		$password = $input['password'];
		if ( is_user_logged_in() ) {
			return [ 'success' => self::success() ];
		}
		if ( '' === $username || '' === $password ) {
			throw new Refusal( 'incomplete', esc_html__( 'Please enter your username and your password.', 'larder' ), 400 );
		}
		$name = self::as_typed( $username );
		$this->count( $name );
		if ( ! $this->guard->is_within_rate_limit( self::EVERYWHERE, $name ) ) {
			$this->take_back( $name );
			return SignIn::hand_over();
		}
		$remember = ! in_array( $input['rememberme'] ?? '', [ '', '0', 'false' ], true );
		return match ( $this->sign_in->attempt( $username, $password, $remember, fn () => $this->take_back( $name ) ) ) {
			LoginResult::LoggedIn  => [ 'success' => self::success() ],
			LoginResult::HandOver  => SignIn::hand_over(),
			LoginResult::Wrong     => throw new Refusal(
				'wrong_login',
				esc_html__( 'The username or the password is not right.', 'larder' ),
				401
			),
		};
	}

	/**
	 * Counts an attempt before it is known how it ends.
	 *
	 * @param string $name The name that it is for.
	 * @throws Refusal When there were too many wrong ones.
	 */
	private function count( string $name ): void {
		$this->guard->require_within_rate_limit( self::NAME );
		try {
			$this->guard->require_within_rate_limit( self::PER_NAME, $this->guard->here( $name ) );
		} catch ( Refusal $refusal ) {
			// No password was tried: a limited name must not use up the limit of all others at the same IP address.
			$this->guard->take_back( self::NAME );
			throw $refusal;
		}
	}

	/**
	 * Takes back the count of an attempt that was not a wrong password.
	 *
	 * @param string $name The name that it is for.
	 */
	private function take_back( string $name ): void {
		$this->guard->take_back( self::NAME );
		$this->guard->take_back( self::PER_NAME, $this->guard->here( $name ) );
		$this->guard->take_back( self::EVERYWHERE, $name );
	}

	/**
	 * Returns what attempts are counted by: the name as it was typed, in one of the many ways in which WordPress would read the same.
	 *
	 * No account is looked for, so that it makes no difference whether there is one.
	 *
	 * @param string $username What the visitor typed.
	 */
	private static function as_typed( string $username ): string {
		return strtolower( remove_accents( sanitize_user( $username ) ) );
	}

	/**
	 * Returns what a visitor who is logged in reads.
	 */
	private static function success(): string {
		return __( 'You are logged in.', 'larder' );
	}
}
