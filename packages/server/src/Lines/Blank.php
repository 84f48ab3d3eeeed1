<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * Blanks out whatever in a line is not part of an amount, and leaves every other character at its offset.
 */
final class Blank {

	/** Scripts and styles with what is in them, then every other tag. */
	private const TAGS = [
		'#<(script|style)(?![A-Za-z0-9_])[^<>]{0,2000}>[^<]{0,2000}(?:</\1>)?#iu',
		'/<[^<>]{0,2000}>/u',
	];

	/** How much is looked at before brackets, in bytes. */
	private const BEFORE = 100;

	private const BRACKETS = '/\([^()]{0,500}\)|\[[^\[\]]{0,500}\]/u';

	/**
	 * Replaces tags with spaces.
	 *
	 * @param string $text Any text.
	 * @return string Text of the same length.
	 */
	public static function tags( string $text ): string {
		if ( ! str_contains( $text, '<' ) ) {
			return $text;
		}
		return preg_replace_callback( self::TAGS, static fn ( array $tag ): string => Chars::spaces( $tag[0] ), $text ) ?? $text;
	}

	/**
	 * Replaces brackets with spaces, except those that hold the ending of the word before them: `Zehe(n)`, `clove(s)`.
	 *
	 * @param string                                $text  Text without tags.
	 * @param (callable(string, string): bool)|null $keeps Which others stay, by their text and by what precedes.
	 * @return string Text of the same length.
	 */
	public static function brackets( string $text, ?callable $keeps = null ): string {
		return preg_replace_callback(
			self::BRACKETS,
			static function ( array $found ) use ( $text, $keeps ): string {
				[ $part, $place ] = $found[0];
				$is_ending        = 1 === preg_match( Tables::pattern( 'parse.ENDING' ), $part )
					&& 1 === preg_match( '/(?<=\p{L})/uA', $text, $match, 0, $place );
				$is_kept          = $is_ending || ( null !== $keeps && $keeps( $part, Chars::before( $text, $place, self::BEFORE ) ) );
				return $is_kept ? $part : Chars::spaces( $part );
			},
			$text,
			-1,
			$count,
			PREG_OFFSET_CAPTURE
		) ?? $text;
	}

	/**
	 * Returns the text without its tags.
	 *
	 * @param string $text Any text.
	 */
	public static function without_tags( string $text ): string {
		return preg_replace( self::TAGS[1], '', $text ) ?? $text;
	}
}
