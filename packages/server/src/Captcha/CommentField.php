<?php
declare( strict_types=1 );

namespace Larder\Captcha;

use Larder\Assets\Styles;
use Larder\Islands\Islands;
use Larder\Recipe\Html;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the placeholder of the captcha to comment forms.
 *
 * There are two islands in a form: one around the field, which wakes when somebody
 * starts to write, and one around the button, for a text that the browser has
 * kept. No script of a provider is in the page.
 *
 * @phpstan-import-type CaptchaProps from \Larder\Contracts\Props
 */
final class CommentField implements Registrable {

	private const STYLE = 'larder-captcha';

	/** Holds a submit that comes before the loader runs, and repeats it once the page has loaded. */
	private const HOLD = 'if(!window.larder?.islands&&document.readyState!=="complete"){event.preventDefault();window.addEventListener("load",()=>event.target.click(),{once:true})}';

	public function __construct(
		private readonly Captcha $captcha,
		private readonly Islands $islands
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		// Before other plugins add to these parts of the form.
		add_filter( 'comment_form_field_comment', $this->wrap_field( ... ), 1 );
		add_filter( 'comment_form_submit_field', $this->wrap_button( ... ), 1 );
	}

	/**
	 * Wraps the field of the comment in an island.
	 *
	 * @param mixed $html The field.
	 */
	private function wrap_field( mixed $html ): mixed {
		return $this->wrap( $html, '' );
	}

	/**
	 * Wraps the button in an island with the placeholder of the captcha.
	 *
	 * @param mixed $html The button.
	 */
	private function wrap_button( mixed $html ): mixed {
		return $this->wrap(
			$html,
			'<div class="larder-captcha"></div><noscript><p>' . esc_html__(
				'Comments are checked for robots here, which needs JavaScript. Please switch it on before you write.',
				'larder'
			) . '</p></noscript>',
			[ 'onclick' => self::HOLD ]
		);
	}

	/**
	 * Wraps part of the form in an island, where comments need a captcha.
	 *
	 * @param mixed                 $html   The part.
	 * @param string                $before Safe HTML before it.
	 * @param array<string, string> $more   Further attributes of the island.
	 */
	private function wrap( mixed $html, string $before, array $more = [] ): mixed {
		$post_id  = (int) get_the_ID();
		$provider = $this->captcha->provider_for( $post_id );
		if ( null === $provider || ! is_string( $html ) ) {
			return $html;
		}
		$root = $this->islands->wrapper( 'captcha', $this->props( $provider, $post_id ), 'interaction', [], 'larder-captcha' );
		return sprintf( '<div style="display: contents"%s>%s%s</div>', Html::attributes( $more + $root ), $before, $html );
	}

	/**
	 * Returns what the view gets; the secret is not in it.
	 *
	 * @return CaptchaProps
	 */
	private function props( Provider $provider, int $post_id ): array {
		return [
			'provider'  => $provider->name(),
			'siteKey'   => $this->captcha->site_key(),
			'script'    => $provider->script( $this->captcha->site_key() ),
			'action'    => Captcha::action( $post_id ),
			'field'     => Captcha::FIELD,
			'verifyUrl' => rest_url( VerifyRoute::PATH ),
			'styleUrl'  => Styles::url( self::STYLE ),
		];
	}
}
