<?php
declare( strict_types=1 );

namespace Larder\Captcha;

defined( 'ABSPATH' ) || exit;

/**
 * Google's reCAPTCHA: version 2 is a box to tick, version 3 gives a score and shows nothing.
 */
final class Recaptcha implements Provider {

	/**
	 * Chooses the version.
	 *
	 * @param bool $has_score True for version 3.
	 */
	public function __construct( private readonly bool $has_score ) {}

	/** {@inheritDoc} */
	public function name(): string {
		return $this->has_score ? 'recaptcha-v3' : 'recaptcha-v2';
	}

	/** {@inheritDoc} */
	public function script( string $site_key ): string {
		return 'https://www.google.com/recaptcha/api.js?render=' . ( $this->has_score ? rawurlencode( $site_key ) : 'explicit' );
	}

	/** {@inheritDoc} */
	public function verify_url(): string {
		return 'https://www.google.com/recaptcha/api/siteverify';
	}

	/** {@inheritDoc} */
	public function fields(): array {
		return [ 'g-recaptcha-response' ];
	}

	/** {@inheritDoc} */
	public function has_action(): bool {
		return $this->has_score;
	}

	/** {@inheritDoc} */
	public function accepts( array $answer ): bool {
		if ( ! $this->has_score ) {
			return true;
		}
		/**
		 * Filters the score from which on a writer counts as a person.
		 *
		 * @param float $score From 0, a robot, to 1, a person.
		 */
		$least = apply_filters( 'larder_captcha_score', 0.5 );
		return is_numeric( $answer['score'] ?? null ) && (float) $answer['score'] >= ( is_numeric( $least ) ? (float) $least : 0.5 );
	}
}
