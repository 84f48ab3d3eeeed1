<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Exchange\Html\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Reads HTML that an author has typed as the lines of a list: headings, and what is under them.
 *
 * @phpstan-type Line array{isHeading: bool, html: string, images: list<array{id: int, url: string}>}
 */
final class HtmlLines {

	private const HEADINGS = [ 'h1', 'h2', 'h3', 'h4', 'h5', 'h6' ];

	/** Elements whose content is lines of its own. */
	private const FRAMES = [ 'body', 'div', 'ul', 'ol', 'section', 'article', 'blockquote' ];

	/**
	 * Reads the lines.
	 *
	 * @param string $html HTML, or text with a line for each.
	 * @return list<Line>
	 */
	public static function from_html( string $html ): array {
		if ( '' === trim( $html ) ) {
			return [];
		}
		if ( 1 !== preg_match( '#<(?:p|li|div|br|h[1-6])\b#i', $html ) ) {
			$html = implode( '<br>', preg_split( '/\r\n|\r|\n/', $html ) ?: [] );
		}
		$body  = ( new Page( "<body>$html</body>" ) )->first( '//body' );
		$lines = [];
		if ( null !== $body ) {
			self::walk( $body, $lines );
		}
		return $lines;
	}

	/**
	 * Reads what is in an element, line by line.
	 *
	 * @param list<Line> $lines Gets the lines.
	 */
	private static function walk( \DOMNode $frame, array &$lines ): void {
		$open = '';
		foreach ( $frame->childNodes as $node ) {
			$name = strtolower( $node->nodeName );
			if ( $node instanceof \DOMElement && ( in_array( $name, [ ...self::FRAMES, ...self::HEADINGS, 'p', 'li', 'br' ], true ) ) ) {
				self::add( $open, false, $lines );
				$open = '';
				if ( in_array( $name, self::FRAMES, true ) ) {
					self::walk( $node, $lines );
				} elseif ( 'br' !== $name ) {
					self::element( $node, $name, $lines );
				}
				continue;
			}
			$open .= (string) $node->ownerDocument?->saveHTML( $node );
		}
		self::add( $open, false, $lines );
	}

	/**
	 * Reads a heading, a paragraph or an item of a list.
	 *
	 * @param list<Line> $lines Gets the lines.
	 */
	private static function element( \DOMElement $element, string $name, array &$lines ): void {
		$html = '';
		foreach ( $element->childNodes as $child ) {
			$html .= (string) $element->ownerDocument?->saveHTML( $child );
		}
		if ( in_array( $name, self::HEADINGS, true ) ) {
			self::add( $html, true, $lines );
		} elseif ( 'li' === $name ) {
			self::add( $html, false, $lines );
		} else {
			// A bold paragraph between lists is a heading; one with line breaks is a list.
			$is_heading = 1 === preg_match( '#^\s*<(b|strong)>((?!</\1>).)+</\1>\s*:?\s*$#s', $html );
			foreach ( $is_heading ? [ $html ] : ( preg_split( '#<br ?/?>\s*#i', $html ) ?: [] ) as $line ) {
				self::add( $line, $is_heading, $lines );
			}
		}
	}

	/**
	 * Finds the pictures of a text.
	 *
	 * @param string $html The text.
	 * @return list<array{id: int, url: string}>
	 */
	public static function images( string $html ): array {
		preg_match_all( '#<img\b[^>]*>#i', $html, $found );
		return array_map(
			static fn ( string $tag ): array => [
				'id'  => 1 === preg_match( '/wp-image-(\d+)/', $tag, $id ) ? (int) $id[1] : 0,
				'url' => 1 === preg_match( '/\ssrc=["\']([^"\']+)/i', $tag, $url )
					? html_entity_decode( $url[1], ENT_QUOTES | ENT_HTML5, 'UTF-8' )
					: '',
			],
			$found[0]
		);
	}

	/**
	 * Adds a line, unless it says nothing.
	 *
	 * @param bool       $is_heading Whether it is a heading.
	 * @param list<Line> $lines      Gets it.
	 */
	private static function add( string $html, bool $is_heading, array &$lines ): void {
		$images = self::images( $html );
		$html   = trim( preg_replace( '#^\s*(?:[-–•*]|&bull;)\s+#u', '', (string) preg_replace( '#<img\b[^>]*>#i', '', $html ) ) ?? $html );
		if ( [] !== $images || '' !== RichLine::text( $html ) ) {
			$lines[] = [
				'isHeading' => $is_heading,
				'html'      => $html,
				'images'    => $images,
			];
		}
	}
}
