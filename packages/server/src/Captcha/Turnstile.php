<?php
declare( strict_types=1 );

namespace Larder\Captcha;

defined( 'ABSPATH' ) || exit;

/**
 * Cloudflare's Turnstile.
 */
final class Turnstile implements Provider {

	/** {@inheritDoc} */
	public function name(): string {
		return 'turnstile';
	}

	/** {@inheritDoc} */
	public function script( string $site_key ): string {
		return 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
	}

	/** {@inheritDoc} */
	public function verify_url(): string {
		return 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
	}

	/** {@inheritDoc} */
	public function fields(): array {
		return [ 'cf-turnstile-response' ];
	}

	/** {@inheritDoc} */
	public function has_action(): bool {
		return true;
	}

	/** {@inheritDoc} */
	public function accepts( array $answer ): bool {
		return true;
	}
}
