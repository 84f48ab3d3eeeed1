<?php
declare( strict_types=1 );

namespace Larder\Captcha;

use Larder\Recipe\PostContent;
use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Decides which comments need a captcha, and by which provider.
 */
final class Captcha {

	/** Name of the form field that holds the response. */
	public const FIELD = 'larder_captcha';

	private const ACTION = '/^comment_[1-9]\d{0,19}$/D';

	public function __construct( private readonly Settings $settings ) {}

	/**
	 * Returns the site's provider, null where its settings are not complete or it is switched off.
	 */
	public function provider(): ?Provider {
		if ( ! $this->settings->has_comment_captcha() || '' === $this->site_key() || '' === $this->secret() ) {
			return null;
		}
		return match ( $this->settings->captcha_version() ) {
			'v3'        => new Recaptcha( true ),
			'turnstile' => new Turnstile(),
			'hcaptcha'  => new HCaptcha(),
			default     => new Recaptcha( false ),
		};
	}

	/**
	 * Returns the provider that comments on a post need, null where they need none.
	 *
	 * People who may moderate comments or edit the post need none.
	 */
	public function provider_for( int $post_id ): ?Provider {
		$provider = $this->provider();
		$post     = get_post( $post_id );
		if (
			null === $provider
			|| ! $post instanceof \WP_Post
			|| current_user_can( 'moderate_comments' )
			|| current_user_can( 'edit_post', $post_id )
		) {
			return null;
		}
		/**
		 * Filters whether comments on a post need a captcha.
		 *
		 * @param bool     $is_needed True for recipes, where the settings switch it on.
		 * @param \WP_Post $post      The post.
		 */
		return true === apply_filters(
			'larder_captcha_enabled',
			'recipe' === $post->post_type || PostContent::has( 'larder/recipe', $post ),
			$post
		)
			? $provider
			: null;
	}

	/**
	 * Returns the public key.
	 */
	public function site_key(): string {
		return $this->settings->captcha_site_key();
	}

	/**
	 * Returns the secret key, which only the provider may see.
	 */
	public function secret(): string {
		return $this->settings->captcha_secret();
	}

	/**
	 * Returns the action name of a response: a comment on one post.
	 */
	public static function action( int $post_id ): string {
		return 'comment_' . $post_id;
	}

	/**
	 * Whether a text is the action name of a response: a comment on some post.
	 */
	public static function is_action( mixed $text ): bool {
		return is_string( $text ) && 1 === preg_match( self::ACTION, $text );
	}
}
