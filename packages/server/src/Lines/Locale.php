<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * What a language tag says of numbers.
 */
final class Locale {

	/** A language tag: language, script, region, variants. */
	private const TAG = '/^([a-z]{2,3})(?:-([a-z]{4}))?(?:-([a-z]{2}|[0-9]{3}))?(?:-(?:[a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*$/';

	/** Languages that write decimals with a comma, by the Unicode CLDR. */
	private const COMMA = 'af agq ast az bas be bg br bs ca cs da de dsb dua dyo el eo es et eu ewo ff fi fo fr fur fy gl hr hsb hu hy ia id ie is it jgo jv ka kab kea kk kkj kl ksf ksh ky lb lij lmo ln lo lt lu lv mgh mk mua nb nds nl nmg nn nnh no oc os pl pms pt rm rn ro ru rw sah sc scn se seh sg shi sk sl smn sq sr su sv szl tg tk tr tt tzm uk uz vec vi wae wo yav zgh';

	/** What parts thousands, where it is not what the decimal mark leaves. */
	private const THOUSANDS = [
		'fr'    => "\u{202F}",
		'de-at' => "\u{A0}",
		'de-ch' => "'",
		'de-li' => "'",
		'it-ch' => "'",
	];

	/** Their regions that do not. */
	private const POINT = 'de-ch de-li it-ch es-419 es-br es-bz es-cu es-do es-gt es-hn es-mx es-ni es-pa es-pe es-pr es-sv es-us';

	/** Regions that do, of other languages. */
	private const COMMA_REGIONS = 'ar-dz ar-ly ar-ma ar-tn ms-bn ms-id sw-cd';

	/**
	 * Returns the language in which the lines of the site are written; English where there is no site.
	 */
	public static function of_site(): string {
		if ( ! function_exists( 'apply_filters' ) ) {
			return 'en';
		}
		/**
		 * Filters in which language the ingredients are written: of a page its own, in the editor and of what is imported that of the site.
		 *
		 * @param string $locale Locale such as `de_DE`.
		 */
		$locale = apply_filters( 'larder_ingredient_locale', get_locale() );
		return is_string( $locale ) ? $locale : 'en';
	}

	/**
	 * Returns what parts the thousands of a number.
	 *
	 * @param string $locale Language tag.
	 */
	public static function thousands( string $locale ): string {
		$tag = strtr( strtolower( $locale ), '_', '-' );
		return self::THOUSANDS[ substr( $tag, 0, 5 ) ] ?? self::THOUSANDS[ self::code( $locale ) ] ?? (
			self::has_comma( $locale )
				? '.'
				: ','
		);
	}

	/**
	 * Finds the primary part of a language tag.
	 *
	 * @param string $locale Such as `de-DE` or `de_DE`.
	 */
	public static function code( string $locale ): string {
		return strtok( strtr( strtolower( $locale ), '_', '-' ), '-' ) ?: '';
	}

	/**
	 * Returns whether a region writes its decimals with a comma: Germany does, Mexico and Zurich do not.
	 *
	 * @param string $locale Language tag; what is none says nothing of marks.
	 */
	public static function has_comma( string $locale ): bool {
		if ( 1 !== preg_match( self::TAG, strtr( strtolower( $locale ), '_', '-' ), $part ) ) {
			return false;
		}
		$region = $part[1] . '-' . ( $part[3] ?? '' );
		if ( in_array( $region, explode( ' ', self::COMMA_REGIONS ), true ) ) {
			return true;
		}
		return in_array( $part[1], explode( ' ', self::COMMA ), true ) && ! in_array( $region, explode( ' ', self::POINT ), true );
	}
}
