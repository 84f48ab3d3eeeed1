<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Text\SectionNames;
use Larder\Exchange\Text\WrittenAmount;

defined( 'ABSPATH' ) || exit;

/**
 * Distinguishes elements that are one line of a page from those that contain several.
 */
final class PageRows {

	/** An amount with a unit and what it is of. */
	private const WHOLE_FOOD = '/^' . WrittenAmount::NUMBERS . '\s?\p{L}{1,12}\.?\s+(?!\()\p{L}{2}/u';

	/** The number of a step: "1", "1.", "1/4". */
	private const NUMBER = '(\d{1,2})(?:[.)]|\s?/\s?(\d{1,2}))?';

	/** Letters of a sentence that no food has; "Large eggs, beaten." is one. */
	private const LONG_SENTENCE = 22;

	/**
	 * Tables asked about so far, and whether each is a list in two columns.
	 *
	 * @var \SplObjectStorage<\DOMNode, bool>
	 */
	private \SplObjectStorage $tables;

	/**
	 * Rows asked about so far, and whether each is an entry.
	 *
	 * @var \SplObjectStorage<\DOMNode, bool>
	 */
	private \SplObjectStorage $rows;

	/**
	 * Builds the reader of one page, which decides about each table and each row once.
	 */
	public function __construct() {
		$this->tables = new \SplObjectStorage();
		$this->rows   = new \SplObjectStorage();
	}

	/**
	 * Returns whether what is in a row is an entry of a table; a row that holds other lines only places them.
	 */
	public function is_entry( \DOMElement $row ): bool {
		if ( ! isset( $this->rows[ $row ] ) ) {
			$this->rows[ $row ] = ! self::holds_lines( $row );
		}
		return $this->rows[ $row ];
	}

	/**
	 * Returns whether an element is one line although it holds several boxes: an amount beside a name.
	 *
	 * @param string $name        Its tag.
	 * @param bool   $is_of_foods Whether it is below the name of the ingredients.
	 */
	public function is_one( \DOMElement $element, string $name, bool $is_of_foods ): bool {
		if ( self::numbers_a_sentence( $element, $is_of_foods ) ) {
			return false;
		}
		if ( 'tr' === $name ) {
			return ! self::holds( $element, [ 'table', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6' ] )
				&& $this->is_entry( $element )
				&& ! $this->is_in_columns( $element )
				&& mb_strlen( HtmlText::fold( $element->textContent ) ) < 300;
		}
		if ( ! in_array( $name, [ 'li', 'div', 'label', 'p' ], true ) || mb_strlen( HtmlText::fold( $element->textContent ) ) > 200 ) {
			return false;
		}
		if ( self::holds( $element, [ 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'br', 'tr', 'ul' ] ) ) {
			return false;
		}
		return 'li' === $name || ( self::starts_with_amount( $element ) && self::has_twin( $element ) );
	}

	/**
	 * Returns whether a cell of a row holds several paragraphs, in a box of their own or not, or the name of a part of the recipe above its
	 * lines: a table that only places them.
	 */
	private static function holds_lines( \DOMElement $row ): bool {
		foreach ( self::boxes( $row ) as $box ) {
			$lines = HtmlText::lines( $box );
			if ( count( $lines ) > 2 && '' !== SectionNames::part_of( $lines[0] ) ) {
				return true;
			}
			$boxes = self::boxes( $box );
			while ( 1 === count( $boxes ) ) {
				$box   = $boxes[0];
				$boxes = self::boxes( $box );
			}
			if ( [] !== $boxes && 1 < $box->getElementsByTagName( 'p' )->length ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns whether a row is one of a table with a whole food in each cell: a list in two columns.
	 */
	private function is_in_columns( \DOMElement $row ): bool {
		$table = $row->parentNode;
		if ( null === $table ) {
			return false;
		}
		if ( ! isset( $this->tables[ $table ] ) ) {
			$this->tables[ $table ] = self::has_foods_in_columns( $table );
		}
		return $this->tables[ $table ];
	}

	/**
	 * Returns whether a row of a table has a whole food in each of its cells.
	 *
	 * @param \DOMNode $table The table, or its body.
	 */
	private static function has_foods_in_columns( \DOMNode $table ): bool {
		foreach ( $table->childNodes as $row ) {
			$cells = $row instanceof \DOMElement ? array_map( HtmlText::from_node( ... ), self::boxes( $row ) ) : [];
			if ( count( $cells ) > 1 && count( $cells ) === count( preg_grep( self::WHOLE_FOOD, $cells ) ?: [] ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the cells of a row that name the parts of a recipe side by side, above a row with these parts.
	 *
	 * @return list<\DOMElement> None for any other row.
	 */
	public static function names( \DOMElement $row ): array {
		$cells = self::boxes( $row );
		$parts = array_map( static fn ( \DOMElement $cell ): string => SectionNames::part_of( HtmlText::from_node( $cell ) ), $cells );
		$box   = $row->parentNode;
		$below = $row->nextElementSibling ?? ( $box instanceof \DOMElement ? $box->nextElementSibling?->firstElementChild : null );
		return [ SectionNames::INGREDIENTS, SectionNames::INSTRUCTIONS ] === $parts
			&& null !== $below && 'tr' === $below->nodeName && 2 === count( self::boxes( $below ) )
			? $cells
			: [];
	}

	/**
	 * Returns whether a row only names the columns of a list below it, such as "Amount" and "Ingredient". One row below is no list: it has
	 * the values of facts, which say nothing without their names.
	 */
	public static function is_head( \DOMElement $row ): bool {
		$cells = array_filter( iterator_to_array( $row->childNodes ), static fn ( \DOMNode $node ): bool => $node instanceof \DOMElement );
		$heads = array_filter(
			$cells,
			static fn ( \DOMNode $cell ): bool => 'th' === $cell->nodeName && 1 === preg_match( '/^\P{N}+$/u', trim( $cell->textContent ) )
		);
		if ( count( $heads ) < 2 || count( $heads ) < count( $cells ) ) {
			return false;
		}
		$table = $row->parentNode;
		$table = $table instanceof \DOMElement && 'table' !== $table->nodeName ? $table->parentNode : $table;
		$rows  = $table instanceof \DOMElement ? iterator_to_array( $table->getElementsByTagName( 'tr' ) ) : [];
		return 1 < count( array_filter( $rows, static fn ( \DOMElement $one ): bool => 1 < $one->getElementsByTagName( 'td' )->length ) );
	}

	/**
	 * Returns the cells of a row below names of parts, each after its name.
	 *
	 * @return list<array{\DOMElement, \DOMElement}> None for any other row.
	 */
	public static function columns( \DOMElement $row ): array {
		$box   = $row->parentNode;
		$above = $row->previousElementSibling ?? ( $box instanceof \DOMElement ? $box->previousElementSibling?->lastElementChild : null );
		$found = [];
		foreach ( null === $above ? [] : self::names( $above ) as $at => $name ) {
			$found[] = [ $name, self::boxes( $row )[ $at ] ];
		}
		return $found;
	}

	/**
	 * Returns whether the first box of an element holds the number of a step alone: what is left is a sentence, as few foods are.
	 *
	 * @param bool $is_of_foods Whether it is below the name of the ingredients, where few words are a food.
	 */
	private static function numbers_a_sentence( \DOMElement $element, bool $is_of_foods ): bool {
		$number      = self::number( $element );
		$may_be_food = $is_of_foods || 'tr' === strtolower( $element->nodeName );
		return null !== $number
			&& 1 === preg_match( '~^' . self::NUMBER . '\s*\p{Lu}.{9,}[.!]$~u', HtmlText::from_node( $element ) )
			&& ( ! $may_be_food || self::LONG_SENTENCE < mb_strlen( HtmlText::from_node( $element ) ) )
			// "1/2" is the first of two steps, or an amount.
			&& ( ( 'li' !== strtolower( $element->nodeName ) && 0 === $number[1] ) || self::counts_on( $element, $number ) );
	}

	/**
	 * Returns whether the number at the start of an entry and that of one beside it follow each other, as amounts seldom do.
	 *
	 * @param array{int, int} $number
	 */
	private static function counts_on( \DOMElement $entry, array $number ): bool {
		[ $count, $total ] = $number;
		[ $next, $before ] = [ $entry->nextElementSibling, $entry->previousElementSibling ];
		return ( null !== $next && [ $count + 1, $total ] === self::number( $next ) )
			|| ( $count > 1 && null !== $before && [ $count - 1, $total ] === self::number( $before ) );
	}

	/**
	 * Returns the number that is alone in the first box of an element, and of how many it is.
	 *
	 * @return array{int, int}|null Of 0 where that is not said; null for anything else.
	 */
	private static function number( \DOMElement $element ): ?array {
		$is_number = 1 === preg_match( '~^' . self::NUMBER . '$~', HtmlText::from_node( self::boxes( $element )[0] ?? $element ), $match );
		return $is_number ? [ (int) $match[1], (int) ( $match[2] ?? 0 ) ] : null;
	}

	/**
	 * Returns whether an element holds one of some others.
	 *
	 * @param list<string> $tags Tags of the others.
	 */
	private static function holds( \DOMElement $element, array $tags ): bool {
		foreach ( $tags as $tag ) {
			if ( 0 < $element->getElementsByTagName( $tag )->length ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the elements directly in an element that are not empty.
	 *
	 * @return list<\DOMElement>
	 */
	private static function boxes( \DOMElement $element ): array {
		$boxes = [];
		foreach ( $element->childNodes as $node ) {
			if ( $node instanceof \DOMElement && '' !== trim( $node->textContent ) ) {
				$boxes[] = $node;
			}
		}
		return $boxes;
	}

	/**
	 * Returns whether the first box of an element holds an amount alone.
	 */
	private static function starts_with_amount( \DOMElement $element ): bool {
		$boxes = self::boxes( $element );
		if ( count( $boxes ) < 2 || count( $boxes ) > 6 ) {
			return false;
		}
		$first = HtmlText::from_node( $boxes[0] );
		return mb_strlen( $first ) <= 20
			&& WrittenAmount::starts( $first )
			&& 1 !== preg_match( '/^\d+[.)]?$/', trim( HtmlText::from_node( $element ) ) );
	}

	/**
	 * Returns whether an element has a neighbour of the same kind.
	 */
	private static function has_twin( \DOMElement $element ): bool {
		foreach ( [ $element->nextElementSibling, $element->previousElementSibling ] as $other ) {
			if (
				$other instanceof \DOMElement
				&& $other->nodeName === $element->nodeName
				&& $other->getAttribute( 'class' ) === $element->getAttribute( 'class' )
			) {
				return true;
			}
		}
		return false;
	}
}
