<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Turns the HTML that blocks hold into text, and writes numbers as such.
 */
final class PlainText {

	/**
	 * Returns in which direction a text is read, by its first letter.
	 *
	 * @param string $text Plain text.
	 * @return 'ltr'|'rtl'|'' Empty for a text without letters.
	 */
	public static function direction( string $text ): string {
		if ( 1 !== preg_match( '/\p{L}/u', $text, $letter ) ) {
			return '';
		}
		return 1 === preg_match( '/[\p{Arabic}\p{Hebrew}\p{Syriac}\p{Thaana}\p{Nko}]/u', $letter[0] ) ? 'rtl' : 'ltr';
	}

	/**
	 * Strips tags, decodes entities and collapses white space.
	 *
	 * @param string $html HTML, or text with entities.
	 * @return string Plain text on one line, not escaped.
	 */
	public static function from_html( string $html ): string {
		if ( '' === $html ) {
			return '';
		}
		// Most texts of a recipe have neither tags nor entities, and are read some hundred times a page.
		if ( strlen( $html ) === strcspn( $html, "<&\0" ) ) {
			return trim( preg_replace( '/\s+/u', ' ', $html ) ?? $html );
		}
		// A tag that ends a line or a block must not glue two words together.
		$spaced = preg_replace( '#<(?:br|/p|/li|/div|/h[1-6])\b[^>]*>#i', ' $0', $html ) ?? $html;
		$text   = html_entity_decode( wp_strip_all_tags( $spaced ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( preg_replace( '/\s+/u', ' ', $text ) ?? $text );
	}

	/**
	 * Writes a number as the language of the page does.
	 *
	 * WordPress writes the space between thousands as an entity, which a script or an attribute would show as it is.
	 *
	 * @param int $decimals How many decimals it has.
	 */
	public static function number( int|float $number, int $decimals = 0 ): string {
		return html_entity_decode( number_format_i18n( $number, $decimals ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
