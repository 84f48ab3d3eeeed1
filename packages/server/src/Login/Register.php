<?php
declare( strict_types=1 );

namespace Larder\Login;

use Larder\Ajax\Action;
use Larder\Ajax\Refusal;

defined( 'ABSPATH' ) || exit;

/**
 * The action `larder_register`: makes an account as WordPress's own form does, with its mail.
 *
 * @phpstan-import-type RegisterRequest from \Larder\Contracts\Requests
 * @implements Action<RegisterRequest>
 */
final class Register implements Action {

	/** {@inheritDoc} */
	public function name(): string {
		return 'larder_register';
	}

	/**
	 * Returns whether visitors can make accounts here; a network of sites has a page of its own for that.
	 */
	public static function is_open(): bool {
		return ! is_multisite() && (bool) get_option( 'users_can_register' );
	}

	/** {@inheritDoc} */
	public function handle( array $input ): array {
		if ( ! self::is_open() ) {
			throw new Refusal( 'registration_closed', esc_html__( 'New accounts cannot be made on this site.', 'larder' ), 403 );
		}
		$made = register_new_user( $input['username'], sanitize_email( $input['email'] ) );
		if ( is_wp_error( $made ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Goes out as JSON; the view shows it as text.
			throw new Refusal( 'not_registered', self::plain( $made->get_error_message() ), 400 );
		}
		return [ 'success' => __( 'Your account is made. Look into your mail for a link to choose a password.', 'larder' ) ];
	}

	/**
	 * Returns a message of WordPress as plain text, without its heading "Error:".
	 *
	 * @param string $html The message.
	 */
	private static function plain( string $html ): string {
		$text = (string) preg_replace( '#^\s*<strong>.*?</strong>:?\s*#s', '', $html );
		return trim( html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
