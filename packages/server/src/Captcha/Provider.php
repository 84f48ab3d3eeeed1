<?php
declare( strict_types=1 );

namespace Larder\Captcha;

defined( 'ABSPATH' ) || exit;

/**
 * A captcha provider: the script that the page loads, and how its responses are verified.
 *
 * @phpstan-import-type CaptchaProps from \Larder\Contracts\Props
 */
interface Provider {

	/**
	 * Returns the name by which the view knows it.
	 *
	 * @return CaptchaProps['provider']
	 */
	public function name(): string;

	/**
	 * Returns the URL of the script that the page loads once somebody starts to write.
	 *
	 * @param string $site_key The public key.
	 */
	public function script( string $site_key ): string;

	/**
	 * Returns the URL that the server asks.
	 */
	public function verify_url(): string;

	/**
	 * Returns the names under which the provider's own widget puts its response into a form.
	 *
	 * @return list<string>
	 */
	public function fields(): array;

	/**
	 * Returns whether its answers name the action that a response was made for.
	 */
	public function has_action(): bool;

	/**
	 * Checks what only this provider returns, such as a score.
	 *
	 * @param array<array-key, mixed> $answer A successful answer.
	 */
	public function accepts( array $answer ): bool;
}
