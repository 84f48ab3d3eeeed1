<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * Characters of texts in UTF-8, as JavaScript counts and trims them.
 */
final class Chars {

	/** Characters that only one of PCRE and JavaScript takes for space, and others as long that both take alike. */
	private const SPACES = [
		"\u{FEFF}" => "\u{2003}",
		"\u{85}"   => "\u{80}",
		"\u{180E}" => "\u{2061}",
	];

	/** What `trim()` of JavaScript takes away, for both ends. */
	private const AROUND = '/^(?:[^\S\x{85}\x{180E}]|\x{FEFF})+|(?:[^\S\x{85}\x{180E}]|\x{FEFF})+\z/u';

	/** The same for the end alone. */
	private const BEHIND = '/(?:[^\S\x{85}\x{180E}]|\x{FEFF})+\z/u';

	/**
	 * Removes Unicode whitespace from both ends.
	 *
	 * @param string $text Any text.
	 */
	public static function trim( string $text ): string {
		return preg_replace( self::AROUND, '', $text ) ?? $text;
	}

	/**
	 * Removes Unicode whitespace from the end.
	 *
	 * @param string $text Any text.
	 */
	public static function trim_end( string $text ): string {
		return preg_replace( self::BEHIND, '', $text ) ?? $text;
	}

	/**
	 * Replaces every kind of space with the plain one that the patterns match.
	 *
	 * @param string $text Any text.
	 * @return string Text of the same length.
	 */
	public static function with_plain_spaces( string $text ): string {
		return strtr( $text, self::SPACES );
	}

	/**
	 * Returns a little of what precedes a place.
	 *
	 * @param int $bytes How much; a character that is cut in two is left out.
	 */
	public static function before( string $text, int $place, int $bytes ): string {
		$from = max( 0, $place - $bytes );
		while ( $from < $place && 0x80 === ( ord( $text[ $from ] ) & 0xC0 ) ) {
			++$from;
		}
		return substr( $text, $from, $place - $from );
	}

	/**
	 * Returns spaces for a piece of text: as many bytes and, as JavaScript counts, as many characters.
	 */
	public static function spaces( string $part ): string {
		if ( strlen( $part ) === mb_strlen( $part, 'UTF-8' ) ) {
			return str_repeat( ' ', strlen( $part ) );
		}
		$patterns = [ '/[\x00-\x7F]/', '/[\x{80}-\x{7FF}]/u', '/[\x{800}-\x{FFFF}]/u', '/[\x{10000}-\x{10FFFF}]/u' ];
		return preg_replace( $patterns, [ ' ', "\u{A0}", "\u{2003}", "\u{A0}\u{A0}" ], $part ) ?? $part;
	}

	/**
	 * Returns whether a text is longer than so many characters of JavaScript, without a look at all of a long one.
	 *
	 * @param string $text Any text in UTF-8.
	 * @param int    $most So many.
	 */
	public static function is_longer( string $text, int $most ): bool {
		if ( strlen( $text ) <= $most || strlen( $text ) > 3 * $most ) {
			return strlen( $text ) > $most;
		}
		return mb_strlen( $text, 'UTF-8' ) + (int) preg_match_all( '/[\x{10000}-\x{10FFFF}]/u', $text ) > $most;
	}
}
