<?php
declare( strict_types=1 );

namespace Larder\Settings;

/**
 * Reads the site's settings, typed, from the option that WP Delicious sites already have.
 *
 * A switch is stored as a list whose first element is `yes` when it is on, and
 * for fractions the last one.
 */
final class Settings {

	/** The option that holds them all. */
	public const OPTION = 'delicious_recipe_settings';

	/** How long a recommendation stays marked as under way once it is answered, in milliseconds. */
	public const RECOMMEND_DELAY = 250;

	/** The option that lets visitors rate without a comment; WP Delicious has no such setting. */
	public const RATE_WITHOUT_COMMENT = 'larder_rate_without_comment';

	/**
	 * Tells whether visitors scale by buttons (`scale`) or by typing a number (`input`).
	 *
	 * @return 'scale'|'input'
	 */
	public function serving_type(): string {
		return 'increment' === $this->text( 'adjustableServingType', 'scale' ) ? 'input' : 'scale';
	}

	/**
	 * Tells whether scaled quantities show as fractions.
	 */
	public function use_fraction(): bool {
		$value = $this->all()['useFraction'] ?? [ 'yes' ];
		return is_array( $value ) ? 'yes' === end( $value ) : 'yes' === $value;
	}

	/**
	 * Tells whether visitors can scale at all.
	 */
	public function is_serving_adjustable(): bool {
		return $this->is_on( 'showAdjustableServing', true );
	}

	/**
	 * Tells whether ingredients can be ticked off.
	 */
	public function has_ingredient_checkboxes(): bool {
		return $this->is_on( 'enableIngredientsCheckbox', true );
	}

	/**
	 * Tells whether recipes are rated.
	 */
	public function has_ratings(): bool {
		return $this->is_on( 'enableRatings', true );
	}

	/**
	 * Tells whether visitors may rate without a comment.
	 */
	public function can_rate_without_comment(): bool {
		return $this->has_ratings() && (bool) get_option( self::RATE_WITHOUT_COMMENT );
	}

	/**
	 * Gives what the field for stars is called, plain text.
	 *
	 * @return string Empty where the site has no word of its own.
	 */
	public function rating_label(): string {
		return $this->text( 'ratingLabel', '' );
	}

	/**
	 * Tells whether guests save recipes on their device instead of logging in.
	 */
	public function guests_save_on_device(): bool {
		return $this->is_on( 'guestsSaveOnDevice', false );
	}

	/**
	 * Tells how long a recommendation stays marked as under way once it is answered.
	 *
	 * @return int Milliseconds, at most 10,000.
	 */
	public function recommend_delay(): int {
		$value = $this->all()['recommendRemovalDelay'] ?? null;
		return is_numeric( $value ) && $value >= 0 ? min( 10000, (int) $value ) : self::RECOMMEND_DELAY;
	}

	/**
	 * Tells whether a recipe has to meet all filters of a search (`AND`), or one of them (`OR`).
	 *
	 * @return 'AND'|'OR'
	 */
	public function search_logic(): string {
		return 'OR' === $this->text( 'searchLogic', 'AND' ) ? 'OR' : 'AND';
	}

	/**
	 * Tells how many recipes a page of results has.
	 *
	 * @return int From 1 to 100.
	 */
	public function recipes_per_page(): int {
		$value = $this->all()['recipePerPage'] ?? null;
		return is_numeric( $value ) && $value > 0 ? min( 100, (int) $value ) : 12;
	}

	/**
	 * Gives the first part of an address: of recipes, or of a taxonomy's terms.
	 *
	 * @param string $key      Such as `recipeBase` or `courseBase`.
	 * @param string $fallback Slug where the setting is empty.
	 */
	public function slug( string $key, string $fallback ): string {
		$slug = implode( '/', array_filter( array_map( 'sanitize_title', explode( '/', $this->text( $key, '' ) ) ) ) );
		return '' === $slug ? $fallback : $slug;
	}

	/**
	 * Tells whether comments on recipes need a captcha.
	 */
	public function has_comment_captcha(): bool {
		return $this->is_on( 'enableRecaptchaForComments', $this->is_on( 'recaptchaEnabled', false ) );
	}

	/**
	 * Tells which captcha: reCAPTCHA by its version, `turnstile` or `hcaptcha`.
	 *
	 * @return 'v2'|'v3'|'turnstile'|'hcaptcha'
	 */
	public function captcha_version(): string {
		// The key is misspelt in the data of sites.
		return match ( $this->text( 'recpatchaVersion', $this->text( 'recaptchaVersion', 'v2' ) ) ) {
			'v3'        => 'v3',
			'turnstile' => 'turnstile',
			'hcaptcha'  => 'hcaptcha',
			default     => 'v2',
		};
	}

	/**
	 * Gives the public key of the captcha.
	 */
	public function captcha_site_key(): string {
		return trim( $this->text( 'recaptchaSiteKey', '' ) );
	}

	/**
	 * Gives the secret key of the captcha, which no page and no answer may hold.
	 */
	public function captcha_secret(): string {
		return trim( $this->text( 'recaptchaSecretKey', '' ) );
	}

	/**
	 * Reads a switch.
	 *
	 * @param string $key      Its key.
	 * @param bool   $fallback Where it was never set.
	 */
	private function is_on( string $key, bool $fallback ): bool {
		$value = $this->all()[ $key ] ?? null;
		if ( null === $value ) {
			return $fallback;
		}
		return 'yes' === ( is_array( $value ) ? ( $value[0] ?? '' ) : $value );
	}

	/**
	 * Reads a text.
	 *
	 * @param string $key      Its key.
	 * @param string $fallback Where it was never set.
	 */
	private function text( string $key, string $fallback ): string {
		$value = $this->all()[ $key ] ?? null;
		return is_string( $value ) ? $value : $fallback;
	}

	/**
	 * Reads the option.
	 *
	 * @return array<array-key, mixed>
	 */
	private function all(): array {
		$all = get_option( self::OPTION, [] );
		return is_array( $all ) ? $all : [];
	}
}
