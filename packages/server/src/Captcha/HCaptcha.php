<?php
declare( strict_types=1 );

namespace Larder\Captcha;

defined( 'ABSPATH' ) || exit;

/**
 * The service hCaptcha.
 */
final class HCaptcha implements Provider {

	/** {@inheritDoc} */
	public function name(): string {
		return 'hcaptcha';
	}

	/** {@inheritDoc} */
	public function script( string $site_key ): string {
		return 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off';
	}

	/** {@inheritDoc} */
	public function verify_url(): string {
		return 'https://api.hcaptcha.com/siteverify';
	}

	/** {@inheritDoc} */
	public function fields(): array {
		return [ 'h-captcha-response' ];
	}

	/** {@inheritDoc} */
	public function has_action(): bool {
		return false;
	}

	/** {@inheritDoc} */
	public function accepts( array $answer ): bool {
		return true;
	}
}
