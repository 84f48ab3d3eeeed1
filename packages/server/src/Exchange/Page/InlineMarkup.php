<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Html\Page;
use Larder\Exchange\Schema\SchemaNode;
use Larder\Exchange\Text\SectionNames;

defined( 'ABSPATH' ) || exit;

/**
 * Reads recipes that are marked up in the page itself, as nodes of schema.org: microdata, RDFa and h-recipe.
 */
final class InlineMarkup {

	/** A time in the title of an element, as microformats write it. */
	private const TITLED_TIME = "descendant-or-self::*[(self::abbr or contains(concat(' ', @class, ' '), ' value-title ')) and starts-with(@title, 'P')]";

	/** How deep nodes are nested. */
	private const DEPTH = 6;

	/** How many other elements the nodes of a recipe may refer to. */
	private const MAX_REFERENCES = 100;

	/**
	 * The ids of elements that the current recipe has been read from, apart from its own.
	 *
	 * @var array<string, true>
	 */
	private array $referred = [];

	public function __construct( private readonly Page $page, private readonly Vocabulary $vocabulary ) {}

	/**
	 * Returns the recipes of a page in every markup.
	 *
	 * @return list<SchemaNode>
	 */
	public static function recipes( Page $page ): array {
		foreach ( Vocabulary::cases() as $vocabulary ) {
			$reader = new self( $page, $vocabulary );
			$nodes  = array_map(
				static fn ( \DOMElement $element ): SchemaNode => new SchemaNode( $reader->recipe( $element ) ),
				$page->all( $vocabulary->recipes() )
			);
			if ( [] !== $nodes ) {
				return $nodes;
			}
		}
		return [];
	}

	/**
	 * Reads the properties of a recipe.
	 *
	 * @return array<string, mixed>
	 */
	private function recipe( \DOMElement $element ): array {
		$this->referred = [];
		return $this->node( $element, 0 );
	}

	/**
	 * Reads the properties of an element.
	 *
	 * @param int $depth How deep it is nested.
	 * @return array<string, mixed>
	 */
	private function node( \DOMElement $element, int $depth ): array {
		$node = [ '@type' => $this->vocabulary->type( $element ) ];
		$this->collect( $element, $node, $depth );
		$own = $element->getNodePath() . '/';
		foreach ( $this->vocabulary->further( $element ) as $id ) {
			if ( isset( $this->referred[ $id ] ) || count( $this->referred ) >= self::MAX_REFERENCES ) {
				continue;
			}
			// Nodes may refer to each other, over and over.
			$this->referred[ $id ] = true;
			$part                  = $this->page->first( "//*[@id='$id']" );
			$path                  = $part?->getNodePath() . '/';
			// An element around the node would have it hold itself, one within it was collected with it.
			if ( null !== $part && ! str_starts_with( $own, $path ) && ! str_starts_with( $path, $own ) ) {
				$this->take( $part, $node, $depth );
			}
		}
		return $node;
	}

	/**
	 * Reads the properties of an element; one that says neither its name nor its text is called by all that it holds.
	 *
	 * @param int $depth How deep it is nested.
	 * @return array<string, mixed>
	 */
	private function named( \DOMElement $element, int $depth ): array {
		$node = $this->node( $element, $depth );
		return isset( $node['text'] ) ? $node : $node + [ 'name' => HtmlText::from_node( $element ) ];
	}

	/**
	 * Collects the properties below an element, those of nodes in it left to them.
	 *
	 * @param array<string, mixed> $node  What was found so far.
	 * @param int                  $depth How deep the node is nested.
	 */
	private function collect( \DOMElement $element, array &$node, int $depth ): void {
		foreach ( $element->childNodes as $child ) {
			if ( $child instanceof \DOMElement ) {
				$this->take( $child, $node, $depth );
			}
		}
	}

	/**
	 * Collects what an element says itself, and what is below it.
	 *
	 * @param array<string, mixed> $node  What was found so far.
	 * @param int                  $depth How deep the node is nested.
	 */
	private function take( \DOMElement $element, array &$node, int $depth ): void {
		$names   = $this->vocabulary->properties( $element );
		$is_node = '' !== $this->vocabulary->type( $element );
		if ( [] !== $names ) {
			$value = $is_node && $depth < self::DEPTH ? $this->named( $element, $depth + 1 ) : $this->value( $element, $names[0] );
			foreach ( $names as $name ) {
				$before        = $node[ $name ] ?? [];
				$node[ $name ] = is_array( $before ) ? [ ...$before, $value ] : [ $value ];
			}
		}
		// A list that is a property may hold lines that are properties, too; those were read with it.
		if ( ! $is_node && ( [] === $names || ! in_array( $names[0], Vocabulary::LISTS, true ) ) ) {
			$this->collect( $element, $node, $depth );
		}
	}

	/**
	 * Returns the value of a property.
	 *
	 * @param string $name The property.
	 */
	private function value( \DOMElement $element, string $name ): string {
		foreach ( [ 'content', 'datetime' ] as $attribute ) {
			if ( $element->hasAttribute( $attribute ) ) {
				return $element->getAttribute( $attribute );
			}
		}
		// Microformats have what programs read of a time in a title.
		$titled = str_ends_with( $name, 'Time' ) ? $this->page->first( self::TITLED_TIME, $element ) : null;
		if ( null !== $titled ) {
			return $titled->getAttribute( 'title' );
		}
		$tag = strtolower( $element->nodeName );
		if (
			in_array( $tag, [ 'img', 'a', 'link', 'source', 'video', 'iframe' ], true )
			&& in_array( $name, Vocabulary::ADDRESSES, true )
		) {
			$url = $element->getAttribute( 'src' ) ?: $element->getAttribute( 'href' );
			return $this->page->absolute( $url );
		}
		$lines = HtmlText::lines( $element );
		if ( 'recipeInstructions' === $name ) {
			$lines = self::steps( $element ) ?: $lines;
		}
		// An ingredient in a table or a row of boxes is still one line.
		$is_line = 'recipeIngredient' === $name && [] === $this->page->all( './/li|.//br|.//p[2]|.//tr[2]', $element );
		if ( 'recipeIngredient' === $name && ! $is_line ) {
			// A box with the whole list: its headings are groups, and a paragraph beside it is none of it.
			$lines = [];
			foreach ( LineGroups::from_lines( Outline::below( $element ), true ) as $group ) {
				array_push( $lines, ...( '' === $group['title'] ? [] : [ "{$group['title']}:" ] ), ...$group['items'] );
			}
		}
		return $is_line ? implode( ' ', $lines ) : implode( "\n", $lines );
	}

	/**
	 * Returns the lines of a box with steps: headings among them are not steps, and notes below them are found as such.
	 *
	 * @return list<string>
	 */
	private static function steps( \DOMElement $element ): array {
		$texts = [];
		foreach ( Outline::below( $element ) as $line ) {
			if ( [] !== $texts && in_array( SectionNames::part_of( $line->text ), [ SectionNames::NOTES, SectionNames::OTHER ], true ) ) {
				break;
			}
			if ( 0 === $line->level || 7 === $line->level ) {
				$texts[] = $line->text;
			}
		}
		return $texts;
	}
}
