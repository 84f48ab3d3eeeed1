<?php
declare( strict_types=1 );

namespace Larder;

defined( 'ABSPATH' ) || exit;

/**
 * The languages of the site and of the page, as language tags.
 */
final class SiteLanguage {

	/**
	 * Returns the language of recipes that do not say it, and in which no words show it.
	 *
	 * @return string Language tag such as `de-DE`.
	 */
	public static function usual(): string {
		/**
		 * This filter is documented in packages/server/src/Lines/Locale.php
		 *
		 * @param string $locale Locale such as `de_DE`.
		 */
		$locale = apply_filters( 'larder_ingredient_locale', self::locale() );
		return is_string( $locale ) ? self::tag_of( $locale ) : '';
	}

	/**
	 * Returns the language of the page, or of the site where somebody works in another.
	 *
	 * @return string Language tag such as `de-DE`.
	 */
	public static function of_page(): string {
		return self::tag_of( self::locale() );
	}

	/**
	 * Returns the locale of the page; that of the site in ajax, in wp-admin and where the editor saves by REST, in the language of an
	 * account.
	 */
	private static function locale(): string {
		// phpcs:ignore WordPress.Security -- Compared with one word, as WordPress does.
		$is_of_account = wp_is_json_request() && 'user' === ( $_GET['_locale'] ?? '' );
		return is_admin() || $is_of_account ? get_locale() : determine_locale();
	}

	/**
	 * Returns the language tag of a locale of WordPress.
	 *
	 * @param string $locale Such as `de_DE_formal`.
	 * @return string Such as `de-DE`; empty for what names no language.
	 */
	public static function tag_of( string $locale ): string {
		return 1 === preg_match( '/^[a-z]{2,3}(?:[_-][A-Z][a-z]{3})?(?:[_-][A-Z]{2})?(?![a-z])/', $locale, $match )
			? str_replace( '_', '-', $match[0] )
			: '';
	}
}
