<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

/**
 * The lines of a page as a visitor reads them.
 */
final class PageLines {

	/** Where the content of a post is: that of WordPress's themes, and that of WP Delicious's pages. */
	private const CONTENT = '//*[contains(concat(" ", normalize-space(@class), " "), " entry-content ")'
		. ' or contains(concat(" ", normalize-space(@class), " "), " dr-entry-content ")]';

	/** Elements that are within a line. */
	private const INLINE = [
		'a',
		'abbr',
		'b',
		'bdi',
		'cite',
		'code',
		'em',
		'i',
		'mark',
		's',
		'small',
		'span',
		'strong',
		'sub',
		'sup',
		'time',
		'u',
		'wprm-code',
	];

	/** Where a line ends. */
	private const END = "\x1e";

	/** Elements whose text nobody reads, or that are to be pressed and not read. */
	private const UNREAD = [ 'script', 'style', 'template', 'noscript', 'svg', 'button', 'select', 'form', 'iframe' ];

	/**
	 * Reads the lines of the content of a page.
	 *
	 * @param string $html A whole page.
	 * @return list<string> None where the page has no content.
	 */
	public static function of_page( string $html ): array {
		$page = self::load( $html );
		$node = ( new \DOMXPath( $page ) )->query( self::CONTENT );
		$node = false === $node ? null : $node->item( 0 );
		return $node instanceof \DOMElement ? self::lines( $node ) : [];
	}

	/**
	 * Reads the words of a part of a page.
	 *
	 * @param string $html The part.
	 * @return list<string> As in {@see self::words()}.
	 */
	public static function words_of( string $html ): array {
		return self::words( implode( ' ', self::lines( self::load( $html ) ) ) );
	}

	/**
	 * Returns the words of a text, in lower case, without those that have digits.
	 *
	 * @param string $text The text; an `&amp;amp;` that a plugin has printed is a sign.
	 * @return list<string>
	 */
	public static function words( string $text ): array {
		$text = html_entity_decode( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5 ), ENT_QUOTES | ENT_HTML5 );
		$text = mb_strtolower( (string) preg_replace( [ '/<[^<>]*>/', "/['’]/u" ], [ ' ', '' ], $text ) );
		preg_match_all( '/[\p{L}\p{M}\p{N}]+/u', $text, $words );
		return array_values( array_filter( $words[0], static fn ( string $word ): bool => 1 !== preg_match( '/\p{N}/u', $word ) ) );
	}

	/**
	 * Loads HTML.
	 */
	private static function load( string $html ): \DOMDocument {
		$page = new \DOMDocument();
		$page->loadHTML( '<?xml encoding="UTF-8">' . $html, LIBXML_NOERROR );
		foreach ( self::UNREAD as $name ) {
			foreach ( iterator_to_array( $page->getElementsByTagName( $name ) ) as $element ) {
				$element->parentNode?->removeChild( $element );
			}
		}
		return $page;
	}

	/**
	 * Reads the lines of an element.
	 *
	 * @return list<string>
	 */
	private static function lines( \DOMNode $node ): array {
		$lines = array_map(
			static fn ( string $line ): string => trim( (string) preg_replace( '/\s+/u', ' ', $line ) ),
			explode( self::END, self::text( $node ) )
		);
		return array_values( array_unique( array_filter( $lines, static fn ( string $line ): bool => '' !== $line ) ) );
	}

	/**
	 * Reads the text of an element, with a mark where a line ends.
	 */
	private static function text( \DOMNode $node ): string {
		$text = '';
		foreach ( $node->childNodes as $child ) {
			// A label and its value are often apart by their styles alone.
			$edge  = in_array( strtolower( $child->nodeName ), self::INLINE, true ) ? ' ' : self::END;
			$text .= $child instanceof \DOMText ? $child->textContent : $edge . self::text( $child ) . $edge;
		}
		return $text;
	}
}
