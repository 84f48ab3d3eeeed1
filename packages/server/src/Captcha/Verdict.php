<?php
declare( strict_types=1 );

namespace Larder\Captcha;

defined( 'ABSPATH' ) || exit;

/**
 * What is known of a response.
 */
enum Verdict {

	case Passed;

	/** The provider takes it for a bot's, or it was made on another site or for another action. */
	case Failed;

	/** The provider could not be asked. */
	case Unknown;

	/**
	 * Returns what the visitor reads, empty for a response that passed.
	 */
	public function message(): string {
		return match ( $this ) {
			self::Passed  => '',
			self::Failed  => __( 'reCAPTCHA verification failed. Please try again..', 'larder' ),
			self::Unknown => __( 'Error validating reCAPTCHA. Please try again.', 'larder' ),
		};
	}
}
