<?php
declare( strict_types=1 );

namespace Larder\Login;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Logs in with name and password, and hands over where another plugin requires a second factor.
 *
 * Such a plugin redirects, prints its own page and exits, or returns its own error. In each case
 * nobody is logged in, and the form is sent to the site's login page, which the plugin supports.
 */
final class SignIn implements Registrable {

	/** Errors of WordPress itself that mean that name and password do not belong together. */
	private const WRONG = [
		'invalid_username',
		'invalid_email',
		'incorrect_password',
		'empty_username',
		'empty_password',
		'authentication_failed',
		'invalidcombo',
	];

	/** Those of them for a name that nobody has. */
	private const UNKNOWN = [ 'invalid_username', 'invalid_email' ];

	/** Plugins that require a second factor, by one of their classes. */
	private const SECOND_STEPS = [
		'WP2FA\WP2FA',
		'Simba_Two_Factor_Authentication',
		'ITSEC_Two_Factor',
		'WordfenceLS\Controller_WordfenceLS',
		'Miniorange_Authentication',
		'Duo_Universal_Wordpress',
		'GoogleAuthenticator',
	];

	/** When the password has been checked: by WordPress itself, which is done at 20, and by other plugins. */
	private const CHECKED = [ 21, PHP_INT_MAX - 1 ];

	/** Whether an attempt is under way, in which a plugin may end the request. */
	private bool $is_trying = false;

	/** {@inheritDoc} */
	public function register(): void {
		// Before WordPress sends what has been printed.
		add_action( 'shutdown', $this->answer_for_an_ended_request( ... ), 0 );
	}

	/**
	 * Tries to log in; with success the answer's cookies say so.
	 *
	 * @param string           $username Name or email address.
	 * @param bool             $remember Whether the login outlives the browser's session.
	 * @param \Closure(): void $is_right Called once when the password is right, also where another plugin then asks for more.
	 */
	public function attempt( string $username, string $password, bool $remember, \Closure $is_right ): LoginResult {
		$stop        = self::stop( ... );
		$second_step = self::stop_for_a_second_step( ... );
		$checked     = self::watch( $is_right );
		$level       = ob_get_level();
		ob_start();
		$this->is_trying = true;
		add_filter( 'wp_redirect', $stop, PHP_INT_MIN );
		foreach ( self::CHECKED as $priority ) {
			add_filter( 'authenticate', $checked, $priority );
		}
		add_filter( 'authenticate', $second_step, PHP_INT_MAX );
		try {
			$user = wp_signon(
				[
					'user_login'    => $username,
					// WordPress hashes passwords with slashes.
					'user_password' => wp_slash( $password ),
					'remember'      => $remember,
				]
			);
			if ( is_wp_error( $user ) && in_array( $user->get_error_code(), self::UNKNOWN, true ) ) {
				// Takes as long as checking a password, so that the response time does not reveal which accounts exist.
				wp_hash_password( $password );
			}
			return match ( true ) {
				! is_wp_error( $user ) => LoginResult::LoggedIn,
				in_array( $user->get_error_code(), self::WRONG, true ) => LoginResult::Wrong,
				default                => LoginResult::HandOver,
			};
		} catch ( Interrupted ) {
			$this->leave_nobody_logged_in();
			return LoginResult::HandOver;
		} finally {
			$this->is_trying = false;
			remove_filter( 'wp_redirect', $stop, PHP_INT_MIN );
			remove_filter( 'authenticate', $second_step, PHP_INT_MAX );
			foreach ( self::CHECKED as $priority ) {
				remove_filter( 'authenticate', $checked, $priority );
			}
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
		}
	}

	/**
	 * Returns the answer that sends the visitor's form to the site's login page.
	 *
	 * @return array{success: string, hand_over: string}
	 */
	public static function hand_over(): array {
		return [
			'success'   => __( 'One more step on the login page.', 'larder' ),
			'hand_over' => site_url( 'wp-login.php', 'login_post' ),
		];
	}

	/**
	 * Answers instead of a plugin that has printed its own page and exited.
	 */
	private function answer_for_an_ended_request(): void {
		if ( ! $this->is_trying ) {
			return;
		}
		while ( ob_get_level() > 0 ) {
			ob_end_clean();
		}
		$this->leave_nobody_logged_in();
		status_header( 200 );
		header( 'Content-Type: application/json; charset=UTF-8' );
		echo wp_json_encode(
			[
				'success' => true,
				'data'    => self::hand_over(),
			]
		);
	}

	/**
	 * Removes the cookies of an attempt that was not completed.
	 */
	private function leave_nobody_logged_in(): void {
		if ( ! headers_sent() ) {
			header_remove( 'Set-Cookie' );
			header_remove( 'Location' );
		}
		wp_set_current_user( 0 );
	}

	/**
	 * Returns a filter that reports once that a password is right.
	 *
	 * @param \Closure(): void $is_right What is told.
	 * @return \Closure(mixed): mixed Gives back what it gets.
	 */
	private static function watch( \Closure $is_right ): \Closure {
		$is_told = false;
		return static function ( mixed $user ) use ( $is_right, &$is_told ): mixed {
			if ( $user instanceof \WP_User && ! $is_told ) {
				$is_told = true;
				$is_right();
			}
			return $user;
		};
	}

	/**
	 * Ends the attempt where a plugin redirects.
	 *
	 * @throws Interrupted Always.
	 */
	private static function stop(): never {
		throw new Interrupted();
	}

	/**
	 * Ends the attempt before a plugin starts a second step, which it would have to start again on the login page.
	 *
	 * @param mixed $user Who has given the right password, or why not.
	 * @return mixed The same.
	 * @throws Interrupted For somebody who has a second step.
	 */
	private static function stop_for_a_second_step( mixed $user ): mixed {
		if ( $user instanceof \WP_User && self::has_second_step( $user ) ) {
			throw new Interrupted();
		}
		return $user;
	}

	/**
	 * Returns whether somebody has a second step to do.
	 *
	 * @param \WP_User $user Who has given the right password.
	 */
	private static function has_second_step( \WP_User $user ): bool {
		$two_factor = [ 'Two_Factor_Core', 'is_user_using_two_factor' ];
		$has_step   = is_callable( $two_factor )
			? true === $two_factor( $user->ID )
			: [] !== array_filter( self::SECOND_STEPS, self::is_loaded( ... ) );
		/**
		 * Filters whether somebody continues at the site's login page after giving the right password.
		 *
		 * @param bool     $has_step True where a known plugin for second factors is active.
		 * @param \WP_User $user     Who.
		 */
		return true === apply_filters( 'larder_login_hand_over', $has_step, $user );
	}

	/**
	 * Returns whether a plugin's class is there.
	 */
	private static function is_loaded( string $class_name ): bool {
		return class_exists( $class_name, false );
	}
}
