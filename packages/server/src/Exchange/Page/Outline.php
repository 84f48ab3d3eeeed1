<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\Html\BlockElements;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Html\Icons;
use Larder\Exchange\Html\Page;
use Larder\Exchange\Text\SectionNames;

defined( 'ABSPATH' ) || exit;

/**
 * A page as lines of text: headings, entries of lists, paragraphs.
 */
final class Outline {

	/** Elements that hold other lines. */
	private const BLOCKS = [ ...BlockElements::NAMES, 'body', 'center', 'html', 'label', 'legend' ];

	/** Lines that are kept: more than any page with a recipe has. */
	private const MAX_LINES = 10_000;

	/** A time that a program wrote: hidden beside a date, or in a line of data about the page. */
	private const STAMP = '/(?<!\d)\d{4}-\d\d-\d\dT\d\d:\d\d/';

	/** @var list<OutlineLine> Lines found so far. */
	private array $lines = [];

	/** Tells entries of its tables from rows that place lines. */
	private readonly PageRows $rows;

	/** The part of a recipe that a line named last. */
	private string $part = '';

	/** Text that waits for the end of its line. */
	private string $text = '';

	/** How much of that text is bold. */
	private string $bold = '';

	private function __construct( private readonly Surroundings $surroundings ) {
		$this->rows = new PageRows();
	}

	/**
	 * Returns the lines of a page.
	 *
	 * @return list<OutlineLine>
	 */
	public static function lines( Page $page ): array {
		$body = $page->first( '//body' ) ?? $page->tree->documentElement;
		return null === $body ? [] : self::below( $body );
	}

	/**
	 * Returns the lines below an element.
	 *
	 * @return list<OutlineLine>
	 */
	public static function below( \DOMElement $element ): array {
		$outline = new self( new Surroundings( $element ) );
		$outline->walk( $element );
		$outline->finish( $element );
		return $outline->lines;
	}

	/**
	 * Collects the lines below an element.
	 */
	private function walk( \DOMElement $element ): void {
		foreach ( $element->childNodes as $child ) {
			if ( count( $this->lines ) >= self::MAX_LINES ) {
				break;
			}
			if ( $child instanceof \DOMText ) {
				$this->write( $child->data, $element );
			} elseif ( $child instanceof \DOMElement ) {
				$this->take( $child, $element );
			}
		}
	}

	/**
	 * Adds a text to the outline: one line, or as many as text that is formatted already has.
	 *
	 * @param \DOMElement $element Where it is.
	 */
	private function write( string $text, \DOMElement $element ): void {
		$lines = 'pre' === $element->nodeName ? preg_split( '/\R/u', $text ) ?: [] : [ $text ];
		foreach ( $lines as $at => $line ) {
			if ( $at > 0 ) {
				$this->finish( $element );
			}
			$this->add( $line, $element );
		}
	}

	/**
	 * Adds one element to the outline.
	 */
	private function take( \DOMElement $child, \DOMElement $parent ): void {
		$name = strtolower( $child->nodeName );
		if ( 'br' === $name ) {
			$this->finish( $parent );
			return;
		}
		if ( 'img' === $name ) {
			$this->add( Icons::word( $child ), $parent );
			return;
		}
		if ( 'input' === $name ) {
			$this->add( self::shown_number( $child ), $parent );
			return;
		}
		if ( $this->surroundings->hold( $child ) ) {
			return;
		}
		if ( ! in_array( $name, self::BLOCKS, true ) && ! self::is_own_block( $child ) ) {
			$this->add( HtmlText::is_apart( $child ) ? ' ' : '', $parent );
			$count = count( $this->lines );
			$this->walk( $child );
			if ( count( $this->lines ) > $count && '' === trim( (string) $child->nextSibling?->textContent ) ) {
				// The last of several lines is where the others do.
				$this->finish( $child );
			}
			return;
		}
		$this->finish( $parent );
		if ( 'tr' === $name && ( [] !== PageRows::names( $child ) || PageRows::is_head( $child ) ) ) {
			// Each name of a part is above its column instead; those of amounts and foods are no line.
			return;
		}
		$columns = 'tr' === $name ? PageRows::columns( $child ) : [];
		foreach ( $columns as [ $head, $cell ] ) {
			$this->text = HtmlText::from_node( $head );
			$this->bold = $this->text;
			$this->finish( $head );
			$this->walk( $cell );
			$this->finish( $cell );
		}
		if ( [] !== $columns ) {
			return;
		}
		if ( $this->rows->is_one( $child, $name, SectionNames::INGREDIENTS === $this->part ) ) {
			$this->text = HtmlText::from_node( $child );
			$this->finish( $child );
			return;
		}
		$this->walk( $child );
		$this->finish( $child );
	}

	/**
	 * Returns whether an element by a name of the page's own is one of several in a row, each of which is a line.
	 */
	private static function is_own_block( \DOMElement $element ): bool {
		return str_contains( $element->nodeName, '-' ) && in_array(
			$element->nodeName,
			[ $element->nextElementSibling?->nodeName, $element->previousElementSibling?->nodeName ],
			true
		);
	}

	/**
	 * Returns the number that is in a field, such as that of the servings.
	 */
	private static function shown_number( \DOMElement $field ): string {
		$value = trim( $field->getAttribute( 'value' ) );
		return in_array( strtolower( $field->getAttribute( 'type' ) ), [ '', 'text', 'number' ], true )
			&& 1 === preg_match( '/^\d{1,3}$/', $value )
			&& 1 !== preg_match( '/\d/', $field->parentNode->textContent ?? '' )
			? " $value "
			: '';
	}

	/**
	 * Adds text to the line that is open.
	 *
	 * @param \DOMElement $parent Where it is.
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
		if ( '' !== $text && count( $this->lines ) < self::MAX_LINES && 1 !== preg_match( self::STAMP, $text ) ) {
			$is_item    = $this->is_item( $element );
			$part       = $is_item ? '' : SectionNames::part_of( $text );
			// An entry may be called as a part is.
			$this->part = '' === $part ? $this->part : $part;
			$level      = self::level( $element, mb_strlen( $text ) <= mb_strlen( $bold ) + 1 );
			foreach ( $is_item || $level > 0 ? [ $text ] : NamedLine::split( $text ) as $line ) {
				$this->lines[] = new OutlineLine( $line, $level, $is_item, $element );
			}
		}
		$this->text = '';
		$this->bold = '';
	}

	/**
	 * Returns the level of a heading.
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
	 * Returns whether an element is, or is in, an entry of a list or a row of a table.
	 *
	 * @param \DOMElement $element The element that holds the line.
	 */
	private function is_item( \DOMElement $element ): bool {
		for ( $node = $element, $depth = 0; $node instanceof \DOMElement && $depth < 4; $node = $node->parentNode, ++$depth ) {
			$name = strtolower( $node->nodeName );
			if ( 'li' === $name || ( 'tr' === $name && ( $node === $element || $this->rows->is_entry( $node ) ) ) ) {
				return true;
			}
		}
		return false;
	}
}
