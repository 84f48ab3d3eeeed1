<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * Writes characters that the tables of an old site cannot hold, such as an emoji in `utf8`, in characters that they can: as an entity in
 * HTML, as JSON escapes it in the attributes of a block.
 *
 * WordPress refuses to store them, or stores question marks. Other plugins have stored them as entities.
 */
final class StorableText {

	/** What does not fit, by the charset of the column. */
	private const FOREIGN = [
		'utf8'    => '/[\x{10000}-\x{10FFFF}]/u',
		'utf8mb3' => '/[\x{10000}-\x{10FFFF}]/u',
		'latin1'  => '/[^\x{00}-\x{7F}\x{A0}-\x{FF}€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u',
	];

	/**
	 * Writes the content of a post.
	 *
	 * @param string $content Content with blocks.
	 */
	public static function content( \wpdb $db, string $content ): string {
		$pattern = self::foreign( $db, 'post_content' );
		if ( '' === $pattern || 1 !== preg_match( $pattern, $content ) ) {
			return $content;
		}
		$parts = preg_split( '#(<!--\s+/?wp:[^-]*+(?:-(?!->)[^-]*+)*+-->)#', $content, -1, PREG_SPLIT_DELIM_CAPTURE ) ?: [ $content ];
		foreach ( $parts as $at => $part ) {
			$parts[ $at ] = 0 === $at % 2 ? self::with_entities( $pattern, $part ) : self::replaced(
				$pattern,
				$part,
				static fn ( string $character ): string => trim( (string) wp_json_encode( $character ), '"' )
			);
		}
		return implode( '', $parts );
	}

	/**
	 * Writes a title or an excerpt.
	 *
	 * @param 'post_title'|'post_excerpt' $column Where it is stored.
	 */
	public static function text( \wpdb $db, string $column, string $text ): string {
		$pattern = self::foreign( $db, $column );
		return '' === $pattern ? $text : self::with_entities( $pattern, $text );
	}

	/**
	 * Returns a pattern of the characters that a column cannot hold.
	 *
	 * @param string $column A column of the posts.
	 * @return string Empty where it holds all.
	 */
	private static function foreign( \wpdb $db, string $column ): string {
		$charset = $db->get_col_charset( $db->posts, $column );
		// Where the connection is not of Unicode either, bytes go as they are.
		$is_converted = is_string( $charset ) && str_starts_with( (string) $db->charset, 'utf8' );
		return $is_converted ? self::FOREIGN[ $charset ] ?? '' : '';
	}

	/**
	 * Writes characters as entities.
	 *
	 * @param string $pattern Pattern of the characters.
	 * @param string $html    HTML or text.
	 */
	private static function with_entities( string $pattern, string $html ): string {
		$write = static fn ( string $character ): string => sprintf( '&#x%x;', mb_ord( $character, 'UTF-8' ) );
		return self::replaced( $pattern, $html, $write );
	}

	/**
	 * Replaces characters.
	 *
	 * @param string                     $pattern Pattern of the characters.
	 * @param \Closure( string ): string $write   Writes a character otherwise.
	 */
	private static function replaced( string $pattern, string $text, \Closure $write ): string {
		return preg_replace_callback( $pattern, static fn ( array $found ): string => $write( $found[0] ), $text ) ?? $text;
	}
}
