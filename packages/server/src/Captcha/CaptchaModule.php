<?php
declare( strict_types=1 );

namespace Larder\Captcha;

use Larder\Ajax\Guard;
use Larder\Deferred;
use Larder\Islands\Islands;
use Larder\Registrable;
use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the captcha of comment forms.
 */
final class CaptchaModule implements Registrable {

	/** @var list<Registrable> */
	private readonly array $parts;

	/**
	 * Creates the parts; the guard of the route only once it is requested.
	 *
	 * @param Islands           $islands Loads views on the page.
	 * @param \Closure(): Guard $guard   Creates the guard that refuses calls.
	 */
	public function __construct( Settings $settings, Islands $islands, \Closure $guard ) {
		$captcha     = new Captcha( $settings );
		$verifier    = new Verifier( $captcha );
		$this->parts = [
			new CommentCheck( $captcha, $verifier ),
			new CommentField( $captcha, $islands ),
			new Deferred( [ 'rest_api_init' ], static fn (): array => [ new VerifyRoute( $captcha, $verifier, $guard() ) ] ),
		];
	}

	/** {@inheritDoc} */
	public function register(): void {
		foreach ( $this->parts as $part ) {
			$part->register();
		}
	}
}
