<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Sanitizes the HTML that authors typed.
 */
final class RichText {

	private const GLOBAL = [
		'class' => true,
		'lang'  => true,
		'dir'   => true,
		'title' => true,
	];

	private const INLINE = [
		'abbr'   => self::GLOBAL,
		'b'      => self::GLOBAL,
		'bdi'    => self::GLOBAL,
		'bdo'    => self::GLOBAL,
		'br'     => [],
		'code'   => self::GLOBAL,
		'em'     => self::GLOBAL,
		'i'      => self::GLOBAL,
		'kbd'    => self::GLOBAL,
		'mark'   => self::GLOBAL + [ 'style' => true ],
		's'      => self::GLOBAL,
		'small'  => self::GLOBAL,
		'span'   => self::GLOBAL + [ 'style' => true ],
		'strong' => self::GLOBAL,
		'sub'    => self::GLOBAL,
		'sup'    => self::GLOBAL,
		'time'   => self::GLOBAL + [ 'datetime' => true ],
	];

	private const LINK = [
		'a' => self::GLOBAL + [
			'href'   => true,
			'rel'    => true,
			'target' => true,
		],
	];

	/**
	 * Strips all but the inline tags of a text.
	 *
	 * @param string $html What was typed.
	 * @return string Safe HTML, balanced.
	 */
	public static function inline( string $html ): string {
		return self::clean( $html, self::INLINE + self::LINK );
	}

	/**
	 * Strips all but the inline tags of a text that is inside a link already.
	 *
	 * @param string $html What was typed.
	 * @return string Safe HTML without links, balanced.
	 */
	public static function unlinked( string $html ): string {
		return self::clean( $html, self::INLINE );
	}

	/**
	 * Returns whether HTML shows nothing.
	 */
	public static function is_blank( string $html ): bool {
		return '' === PlainText::from_html( $html );
	}

	/**
	 * Sanitizes HTML, so that an unclosed tag cannot swallow the rest of the page.
	 *
	 * Quotes and dashes are set here, because WordPress sets them in the printed
	 * content only, and a view has to render the same.
	 *
	 * @param string                                     $html    What was typed.
	 * @param array<string, array<string, true>|array{}> $allowed Tags and their attributes.
	 */
	private static function clean( string $html, array $allowed ): string {
		return trim( wptexturize( self::is_bare( $html ) ? $html : self::purify( $html, $allowed ) ) );
	}

	/**
	 * Returns whether a text has nothing that `purify()` could change, as most names and notes of a long recipe.
	 *
	 * @param string $html What was typed.
	 */
	private static function is_bare( string $html ): bool {
		return 0 === preg_match( '/[<>&\x00-\x08\x0B\x0C\x0E-\x1F]/', $html );
	}

	/**
	 * Removes what is not allowed, and closes what is open.
	 *
	 * @param string                                     $html    What was typed.
	 * @param array<string, array<string, true>|array{}> $allowed Tags and their attributes.
	 */
	private static function purify( string $html, array $allowed ): string {
		// With their content: the text of a script was never meant to be read.
		$html = preg_replace( '#<(script|style)\b[^>]*>.*?</\1\s*>#is', '', $html ) ?? $html;
		return force_balance_tags( wp_kses( $html, $allowed ) );
	}
}
