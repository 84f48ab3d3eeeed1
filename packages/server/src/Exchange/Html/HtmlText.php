<?php
declare( strict_types=1 );

namespace Larder\Exchange\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the text of HTML as a person sees it, without needing WordPress.
 */
final class HtmlText {

	/** Elements that begin a line of their own. */
	private const BLOCKS = [ ...BlockElements::NAMES, 'br', 'figcaption', 'hr' ];

	/** How many times a text may have been escaped. */
	private const ESCAPES = 3;

	/**
	 * Returns the lines of a node, without empty ones.
	 *
	 * @param \DOMNode $node An element or a text.
	 * @return list<string>
	 */
	public static function lines( \DOMNode $node ): array {
		$text = '';
		self::collect( $node, $text );
		return self::split( $text );
	}

	/**
	 * Returns the text of a node on one line.
	 *
	 * @param \DOMNode $node An element or a text.
	 */
	public static function from_node( \DOMNode $node ): string {
		return implode( ' ', self::lines( $node ) );
	}

	/**
	 * Returns the lines of a text that may hold HTML, escaped once or more often.
	 *
	 * @param string $text What somebody printed.
	 * @return list<string>
	 */
	public static function lines_of( string $text ): array {
		return self::split( self::plain( $text, "\n" ) );
	}

	/**
	 * Returns a text that may hold HTML on one line.
	 *
	 * @param string $text What somebody printed.
	 */
	public static function line_of( string $text ): string {
		return implode( ' ', self::lines_of( $text ) );
	}

	/**
	 * Strips tags and decodes entities.
	 *
	 * @param string $text  What somebody printed.
	 * @param string $break What stands for a new line.
	 */
	private static function plain( string $text, string $break ): string {
		for ( $round = 0; $round < self::ESCAPES; ++$round ) {
			$before = $text;
			$text   = ElementRemover::remove( $text, 'script', 'style' );
			$text   = preg_replace( '#<!--(?:.*?-->|(*COMMIT)(*FAIL))#s', ' ', $text ) ?? $text;
			$text   = preg_replace(
				'#</?(?:' . implode( '|', self::BLOCKS ) . ')\b(?:"[^"]*"|\'[^\']*\'|[^<>"\'])*>#i',
				$break,
				$text
			) ?? $text;
			$text   = preg_replace( '#</?[a-z][a-z0-9:-]*\b(?:"[^"]*"|\'[^\']*\'|[^<>"\'])*>#i', '', $text ) ?? $text;
			$text   = html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
			if ( $before === $text ) {
				break;
			}
		}
		return $text;
	}

	/**
	 * Repairs letters of UTF-8 that somebody read as Latin and wrote again: `Â½` for `½`.
	 *
	 * @param string $text Plain text.
	 */
	private static function without_mojibake( string $text ): string {
		return preg_replace_callback(
			'/[\x{C2}-\x{C5}\x{E2}][\x{80}-\x{BF}\x{152}\x{153}\x{160}\x{161}\x{178}\x{17D}\x{17E}\x{192}\x{2C6}\x{2DC}\x{2013}-\x{203A}\x{20AC}\x{2122}]{1,2}/u',
			static function ( array $match ): string {
				$bytes = mb_convert_encoding( $match[0], 'Windows-1252', 'UTF-8' );
				return is_string( $bytes ) && mb_check_encoding( $bytes, 'UTF-8' ) ? $bytes : $match[0];
			},
			$text
		) ?? $text;
	}

	/**
	 * Splits a text into folded lines.
	 *
	 * @param string $text Plain text.
	 * @return list<string>
	 */
	private static function split( string $text ): array {
		$lines = array_map( self::fold( ... ), preg_split( '/\R/u', self::without_mojibake( $text ) ) ?: [] );
		return array_values( array_filter( $lines, static fn ( string $line ): bool => '' !== $line ) );
	}

	/**
	 * Folds white space and takes away what cannot be seen.
	 *
	 * @param string $text One line.
	 */
	public static function fold( string $text ): string {
		$seen = preg_replace( [ '/[\x{200B}\x{200E}\x{200F}\x{2060}\x{FEFF}\x{00AD}]+/u', '/\p{Cc}+/u' ], [ '', ' ' ], $text ) ?? $text;
		return trim( preg_replace( '/[\s\x{00A0}\x{2007}\x{202F}]+/u', ' ', $seen ) ?? $seen );
	}

	/**
	 * Returns whether a box is beside an amount, or is one beside a word, without a blank in the page: its looks part both.
	 */
	public static function is_apart( \DOMNode $box ): bool {
		$other = $box->previousSibling;
		if ( ! $box instanceof \DOMElement || ! $other instanceof \DOMElement ) {
			return false;
		}
		$texts = [ $other->textContent, $box->textContent ];
		return [ 'span', 'span' ] === [ $box->nodeName, $other->nodeName ]
			&& $other->getAttribute( 'class' ) !== $box->getAttribute( 'class' )
			&& 1 === preg_match( '/\p{N}/u', implode( '', $texts ) )
			&& 1 === preg_match( '/[\p{L}\p{N}.)]$/u', $texts[0] )
			&& 1 === preg_match( 1 === preg_match( '/\p{N}$/u', $texts[0] ) ? '/^\p{L}/u' : '/^[\p{L}\p{N}]/u', $texts[1] );
	}

	/**
	 * Collects the text below a node.
	 *
	 * @param \DOMNode $node An element or a text.
	 * @param string   $text The text that it is added to.
	 */
	private static function collect( \DOMNode $node, string &$text ): void {
		if ( $node instanceof \DOMText ) {
			$text .= preg_replace( '/\s+/u', ' ', $node->data ) ?? $node->data;
			return;
		}
		$name = strtolower( $node->nodeName );
		if ( $node instanceof \DOMElement && 'img' === $name ) {
			$text .= Icons::word( $node );
			return;
		}
		if ( $node instanceof \DOMElement && ( Visibility::is_silent( $node ) || Visibility::is_hidden( $node ) ) ) {
			return;
		}
		$breaks = in_array( $name, self::BLOCKS, true );
		$text .= $breaks ? "\n" : ( self::is_apart( $node ) ? ' ' : '' );
		foreach ( $node->childNodes as $child ) {
			self::collect( $child, $text );
		}
		$text .= $breaks ? "\n" : '';
	}
}
