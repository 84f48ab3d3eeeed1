<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Html\Page;

defined( 'ABSPATH' ) || exit;

/**
 * A page as lines of text: headings, entries of lists, paragraphs.
 */
final class Outline {

	/** Elements that hold other lines. */
	private const BLOCKS = [ 'address', 'article', 'aside', 'blockquote', 'body', 'center', 'dd', 'div', 'dl', 'dt', 'fieldset', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'html', 'label', 'legend', 'li', 'main', 'nav', 'ol', 'p', 'pre', 'section', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul' ];

	/** Elements without text of the recipe. */
	private const SILENT = [ 'script', 'style', 'noscript', 'template', 'svg', 'button', 'select', 'option', 'textarea', 'iframe', 'object', 'video', 'audio', 'head', 'figcaption', 'input' ];

	/** Classes of what stands around a recipe. */
	private const AROUND = '/(?:^|\s)(?:(?:comments?|comment-?list|respond|related|sidebar|share|sharing|social|newsletter|breadcrumbs?|cookie)(?:[_-][\w-]*)?|widget|toc|ads?|advert(?:isement)?|popup|modal|wp-caption-text|screen-reader-text|sr-only|visually-hidden|visuallyhidden|hidden)(?:$|\s)/i';

	/**
	 * Lines found so far.
	 *
	 * @var list<OutlineLine>
	 */
	private array $lines = [];

	/** How long the text of the whole page is. */
	private int $length = 0;

	/** Text that waits for the end of its line. */
	private string $text = '';

	/** How much of that text is bold. */
	private string $bold = '';

	/**
	 * Gives the lines of a page.
	 *
	 * @param Page $page The page.
	 * @return list<OutlineLine>
	 */
	public static function of( Page $page ): array {
		$body = $page->first( '//body' ) ?? $page->tree->documentElement;
		return null === $body ? [] : self::below( $body );
	}

	/**
	 * Gives the lines below an element.
	 *
	 * @param \DOMElement $element The element.
	 * @return list<OutlineLine>
	 */
	public static function below( \DOMElement $element ): array {
		$outline         = new self();
		$outline->length = strlen( $element->textContent );
		$outline->walk( $element );
		$outline->finish( $element );
		return $outline->lines;
	}

	/**
	 * Collects the lines below an element.
	 *
	 * @param \DOMElement $element The element.
	 */
	private function walk( \DOMElement $element ): void {
		foreach ( $element->childNodes as $child ) {
			if ( $child instanceof \DOMText ) {
				$this->add( $child->data, $element );
			} elseif ( $child instanceof \DOMElement ) {
				$this->take( $child, $element );
			}
		}
	}

	/**
	 * Takes one element.
	 *
	 * @param \DOMElement $child  The element.
	 * @param \DOMElement $parent Its parent.
	 */
	private function take( \DOMElement $child, \DOMElement $parent ): void {
		$name = strtolower( $child->nodeName );
		if ( 'br' === $name ) {
			$this->finish( $parent );
			return;
		}
		if ( in_array( $name, self::SILENT, true ) || $this->is_around( $child ) ) {
			return;
		}
		if ( ! in_array( $name, self::BLOCKS, true ) ) {
			$this->walk( $child );
			return;
		}
		$this->finish( $parent );
		if ( self::is_row( $child, $name ) ) {
			$this->text = HtmlText::of( $child );
			$this->finish( $child );
			return;
		}
		$this->walk( $child );
		$this->finish( $child );
	}

	/**
	 * Tells whether an element stands around recipes, or cannot be seen.
	 *
	 * @param \DOMElement $element The element.
	 */
	private function is_around( \DOMElement $element ): bool {
		$is_around = 1 === preg_match( self::AROUND, $element->getAttribute( 'class' ) . ' ' . $element->getAttribute( 'id' ) )
			|| 1 === preg_match( '/display\s*:\s*none/i', $element->getAttribute( 'style' ) );
		// What holds most of the page is no side of it, whatever it is called.
		$is_side   = in_array( strtolower( $element->nodeName ), [ 'nav', 'footer' ], true );
		return ( $is_around || $is_side ) && 0 === $element->getElementsByTagName( 'h1' )->length && strlen( $element->textContent ) < $this->length * 0.4;
	}

	/**
	 * Tells whether an element is one line although it holds several boxes: an amount beside a name.
	 *
	 * @param \DOMElement $element The element.
	 * @param string      $name    Its tag.
	 */
	private static function is_row( \DOMElement $element, string $name ): bool {
		if ( 'tr' === $name ) {
			return 0 === $element->getElementsByTagName( 'table' )->length && 0 === $element->getElementsByTagName( 'li' )->length && mb_strlen( $element->textContent ) < 300;
		}
		if ( ! in_array( $name, [ 'li', 'div', 'label', 'p' ], true ) || mb_strlen( trim( $element->textContent ) ) > 200 ) {
			return false;
		}
		foreach ( [ 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'br', 'tr', 'ul' ] as $tag ) {
			if ( 0 < $element->getElementsByTagName( $tag )->length ) {
				return false;
			}
		}
		return 'li' === $name || ( self::starts_with_amount( $element ) && self::has_twin( $element ) );
	}

	/**
	 * Tells whether the first box of an element holds an amount alone.
	 *
	 * @param \DOMElement $element The element.
	 */
	private static function starts_with_amount( \DOMElement $element ): bool {
		$boxes = array_values( array_filter( iterator_to_array( $element->childNodes, false ), static fn ( \DOMNode $node ): bool => $node instanceof \DOMElement && '' !== trim( $node->textContent ) ) );
		if ( count( $boxes ) < 2 || count( $boxes ) > 6 ) {
			return false;
		}
		$first = HtmlText::of( $boxes[0] );
		return mb_strlen( $first ) <= 20 && 1 === preg_match( '/^[\d½¼¾⅓⅔⅛⅜⅝⅞]/u', $first ) && 1 !== preg_match( '/^\d+[.)]?$/', trim( HtmlText::of( $element ) ) );
	}

	/**
	 * Tells whether an element has a neighbour of the same kind.
	 *
	 * @param \DOMElement $element The element.
	 */
	private static function has_twin( \DOMElement $element ): bool {
		foreach ( [ $element->nextElementSibling, $element->previousElementSibling ] as $other ) {
			if ( $other instanceof \DOMElement && $other->nodeName === $element->nodeName && $other->getAttribute( 'class' ) === $element->getAttribute( 'class' ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Adds text to the line that is open.
	 *
	 * @param string      $text   The text.
	 * @param \DOMElement $parent Where it stands.
	 */
	private function add( string $text, \DOMElement $parent ): void {
		$this->text .= $text;
		for ( $node = $parent; $node instanceof \DOMElement; $node = $node->parentNode ) {
			$name = strtolower( $node->nodeName );
			if ( in_array( $name, [ 'b', 'strong', 'th', 'dt', 'legend', 'u' ], true ) ) {
				$this->bold .= $text;
				return;
			}
			if ( in_array( $name, self::BLOCKS, true ) ) {
				return;
			}
		}
	}

	/**
	 * Ends the line that is open.
	 *
	 * @param \DOMElement $element The element that holds it.
	 */
	private function finish( \DOMElement $element ): void {
		$text = HtmlText::fold( $this->text );
		$bold = HtmlText::fold( $this->bold );
		if ( '' !== $text ) {
			$this->lines[] = new OutlineLine( $text, self::level( $element, mb_strlen( $text ) <= mb_strlen( $bold ) + 1 ), self::is_item( $element ), $element );
		}
		$this->text = '';
		$this->bold = '';
	}

	/**
	 * Gives the level of a heading.
	 *
	 * @param \DOMElement $element The element that holds the line.
	 * @param bool        $is_bold Whether the whole line is bold.
	 */
	private static function level( \DOMElement $element, bool $is_bold ): int {
		for ( $node = $element, $depth = 0; $node instanceof \DOMElement && $depth < 4; $node = $node->parentNode, ++$depth ) {
			if ( 1 === preg_match( '/^h([1-6])$/i', $node->nodeName, $match ) ) {
				return (int) $match[1];
			}
		}
		$role = $element->getAttribute( 'role' );
		return $is_bold || 'heading' === $role ? 7 : 0;
	}

	/**
	 * Tells whether an element is, or stands in, an entry of a list or a row of a table.
	 *
	 * @param \DOMElement $element The element that holds the line.
	 */
	private static function is_item( \DOMElement $element ): bool {
		for ( $node = $element, $depth = 0; $node instanceof \DOMElement && $depth < 4; $node = $node->parentNode, ++$depth ) {
			if ( in_array( strtolower( $node->nodeName ), [ 'li', 'tr' ], true ) ) {
				return true;
			}
		}
		return false;
	}
}
