<?php
declare( strict_types=1 );

namespace Larder\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the site's settings, typed.
 *
 * What there is to set says `packages/contracts/schemas/settings.json`; a feature
 * reads its own by key, and what several features share has a name here.
 */
final class Settings {

	/** What one needs to see the settings and to change them. */
	public const CAPABILITY = 'edit_delicious_settings';

	/** The option that holds them all. */
	public const OPTION = Store::OPTION;

	/** How long a recommendation stays marked as under way once it is answered, in milliseconds, where nobody has set it. */
	public const RECOMMEND_DELAY = 250;

	public function __construct( private readonly Store $store = new Store() ) {}

	/**
	 * Reads a switch.
	 *
	 * @param string $key Key of the schema.
	 */
	public function is_on( string $key ): bool {
		return true === $this->store->value( $key );
	}

	/**
	 * Reads a text.
	 *
	 * @param string $key Key of the schema.
	 */
	public function text( string $key ): string {
		$value = $this->store->value( $key );
		return is_string( $value ) ? $value : '';
	}

	/**
	 * Reads a whole number.
	 *
	 * @param string $key Key of the schema.
	 */
	public function number( string $key ): int {
		$value = $this->store->value( $key );
		return is_int( $value ) ? $value : 0;
	}

	/**
	 * Reads a choice of several.
	 *
	 * @param string $key Key of the schema.
	 * @return list<string>
	 */
	public function choices( string $key ): array {
		$value = $this->store->value( $key );
		return is_array( $value ) ? array_values( array_filter( $value, 'is_string' ) ) : [];
	}

	/**
	 * Returns whether visitors scale by buttons (`scale`) or by typing a number (`input`).
	 *
	 * @return 'scale'|'input'
	 */
	public function serving_type(): string {
		return 'increment' === $this->text( 'adjustableServingType' ) ? 'input' : 'scale';
	}

	/**
	 * Returns whether scaled quantities show as fractions.
	 */
	public function use_fraction(): bool {
		return $this->is_on( 'useFraction' );
	}

	/**
	 * Returns whether scaled amounts are rounded to what a kitchen can measure; else the two ways of scaling hold to the letter.
	 */
	public function has_kitchen_rounding(): bool {
		return $this->is_on( 'kitchenRounding' );
	}

	/**
	 * Returns whether visitors can scale at all.
	 */
	public function is_serving_adjustable(): bool {
		return $this->is_on( 'showAdjustableServing' );
	}

	/**
	 * Returns whether ingredients can be ticked off.
	 */
	public function has_ingredient_checkboxes(): bool {
		return $this->is_on( 'enableIngredientsCheckbox' );
	}

	/**
	 * Returns whether recipes are rated.
	 */
	public function has_ratings(): bool {
		return $this->is_on( 'enableRatings' );
	}

	/**
	 * Returns whether visitors may rate without a comment.
	 */
	public function can_rate_without_comment(): bool {
		return $this->has_ratings() && $this->is_on( 'rateWithoutComment' );
	}

	/**
	 * Returns what the field for stars is called, plain text.
	 *
	 * @return string Empty where the site has no word of its own.
	 */
	public function rating_label(): string {
		return $this->text( 'ratingLabel' );
	}

	/**
	 * Returns whether guests save recipes on their device instead of logging in.
	 */
	public function guests_save_on_device(): bool {
		return $this->is_on( 'guestsSaveOnDevice' );
	}

	/**
	 * Returns how long a recommendation stays marked as under way once it is answered.
	 *
	 * @return int Milliseconds, at most 10,000.
	 */
	public function recommend_delay(): int {
		return $this->number( 'recommendRemovalDelay' );
	}

	/**
	 * Returns whether a recipe has to meet all filters of a search (`AND`), or one of them (`OR`).
	 *
	 * @return 'AND'|'OR'
	 */
	public function search_logic(): string {
		return 'OR' === $this->text( 'searchLogic' ) ? 'OR' : 'AND';
	}

	/**
	 * Returns how many recipes a page of results has.
	 *
	 * @return int From 1 to 100.
	 */
	public function recipes_per_page(): int {
		return $this->number( 'recipePerPage' );
	}

	/**
	 * Returns the first part of a URL: of recipes, or of a taxonomy's terms.
	 *
	 * @param string $key      Such as `recipeBase` or `courseBase`.
	 * @param string $fallback Slug where the setting is empty.
	 */
	public function slug( string $key, string $fallback ): string {
		$slug = OptionFormat::slug( $this->text( $key ) );
		return '' === $slug ? $fallback : $slug;
	}

	/**
	 * Returns whether comments on recipes need a captcha.
	 */
	public function has_comment_captcha(): bool {
		return $this->is_on( 'enableRecaptchaForComments' );
	}

	/**
	 * Returns which captcha: reCAPTCHA by its version, `turnstile` or `hcaptcha`.
	 *
	 * @return 'v2'|'v3'|'turnstile'|'hcaptcha'
	 */
	public function captcha_version(): string {
		// The key is misspelt in the data of sites.
		$version = $this->text( 'recpatchaVersion' );
		return in_array( $version, [ 'v3', 'turnstile', 'hcaptcha' ], true ) ? $version : 'v2';
	}

	/**
	 * Returns the public key of the captcha.
	 */
	public function captcha_site_key(): string {
		return trim( $this->text( 'recaptchaSiteKey' ) );
	}

	/**
	 * Returns the secret key of the captcha, which no page and no answer may hold.
	 */
	public function captcha_secret(): string {
		return trim( $this->text( 'recaptchaSecretKey' ) );
	}
}
