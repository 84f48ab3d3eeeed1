<?php
declare( strict_types=1 );

namespace Larder\Exchange\Html;

defined( 'ABSPATH' ) || exit;

/**
 * A web page: its tree, its scripts of data, and its URL.
 */
final class Page {

	/** How deep elements may be in each other; no page that people read is nested deeper. */
	private const DEPTH = 256;

	/** A tag with hundreds of attributes, each of which the parser compares with all before it. */
	private const ENDLESS_TAG = '~<[a-z][^\s<>]*+(?:\s++[^\s<>="\']++(?:=(?:"[^"<>]*+"|\'[^\'<>]*+\'|[^\s<>"\']*+))?+){300}[^<>]*+>?~i';

	/** How many lines the shortest recipe has; a request to enable JavaScript has fewer. */
	private const RECIPE_LINES = 4;

	/** The start of a line that is no heading; most boxes only hold others, so one counts where its text begins at once. */
	private const LINE = '#<(?:(?:li|p|br|dd|tr)\b|div\b[^<>]*+>(?:\s|<(?:a|b|em|i|label|span|strong)\b[^<>]*+>)*+[^\s<])#i';

	/** Conditions that word processors write around the bullets of their lists. */
	private const CONDITION = '/<!\[(?:if\b[^<>]*|endif)\]>/i';

	/** The text of a script and its end tag. Where one script has no end tag, no later one has, so the search ends there. */
	private const SCRIPT_TEXT = '(?:(.*?)</script\s*+>|(*COMMIT)(*FAIL))';

	/** The tree of the page. */
	public readonly \DOMDocument $tree;

	private readonly \DOMXPath $path;

	private readonly string $base;

	/**
	 * Reads a page.
	 *
	 * @param string $html In UTF-8.
	 * @param string $url  Its URL, if known.
	 */
	public function __construct( private readonly string $html, public readonly string $url = '' ) {
		$bare       = self::without_scripts( $html );
		$bare       = preg_replace( [ self::ENDLESS_TAG, self::CONDITION ], ' ', $bare ) ?? $bare;
		// The text is UTF-8 by now; the parser would believe what the page says of its bytes.
		$bare       = preg_replace( '/<meta\b[^>]*\bcharset\b[^>]*>/i', ' ', $bare ) ?? $bare;
		$this->tree = new \DOMDocument();
		$before     = libxml_use_internal_errors( true );
		// Without network and entities of its own; a page of 5 MB may be nested deeper than the parser likes.
		$this->tree->loadHTML(
			'<?xml encoding="UTF-8">' . ( '' === trim( $bare ) ? '<html></html>' : $bare ),
			LIBXML_NONET | LIBXML_NOERROR | LIBXML_NOWARNING | LIBXML_PARSEHUGE
		);
		libxml_clear_errors();
		libxml_use_internal_errors( $before );
		if ( null !== $this->tree->documentElement ) {
			self::prune( $this->tree->documentElement );
		}
		$this->path = new \DOMXPath( $this->tree );
		UnitAttributes::write_out( $this->path );
		TabPanels::open( $this->path );
		$base       = $this->first( '//base[@href]' )?->getAttribute( 'href' ) ?? '';
		$this->base = '' === $base ? $url : Url::resolve( $base, $url );
	}

	/**
	 * Returns a page without what a browser with scripts does not show, over whose tags old parsers also stumble.
	 *
	 * @param string $html The page.
	 */
	private static function without_scripts( string $html ): string {
		// What a component draws within itself is shown.
		$html = preg_replace( '#<template\b[^<>]*\bshadowroot(?:mode)?\b[^<>]*>#i', '<div>', $html ) ?? $html;
		$html = ElementRemover::remove( $html, 'script', 'style', 'template' );
		$bare = ElementRemover::remove( $html, 'noscript' );
		// Where a script draws the whole page, its text is in what those without scripts are shown; a few lines ask for scripts alone.
		$lines  = static fn ( string $part ): int => (int) preg_match_all( self::LINE, $part );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.strip_tags_strip_tags -- Works without WordPress, and what it removes contains no script.
		$length = static fn ( string $part ): int => strlen( strip_tags( ElementRemover::remove( $part, 'head' ) ) );
		return $lines( $html ) - $lines( $bare ) < self::RECIPE_LINES || $length( $html ) < 2 * $length( $bare )
			? $bare
			: ( preg_replace( '#</?noscript\b[^<>]*>#i', ' ', $html ) ?? $bare );
	}

	/**
	 * Empties elements that are nested so deep that each question about what is in them would take for ever.
	 *
	 * @param \DOMElement $root The root of the tree.
	 */
	private static function prune( \DOMElement $root ): void {
		$open = [ [ $root, 0 ] ];
		while ( [] !== $open ) {
			[ $node, $depth ] = array_pop( $open );
			if ( $depth >= self::DEPTH ) {
				self::clear( $node );
				continue;
			}
			for ( $child = $node->firstElementChild; null !== $child; $child = $child->nextElementSibling ) {
				$open[] = [ $child, $depth + 1 ];
			}
		}
	}

	/**
	 * Removes what is in an element, the deepest first: PHP frees all that a node holds by recursion, and hundreds of thousands in each
	 * other would end the process. The first of its parent each time, because PHP looks for a child from the first one on.
	 */
	private static function clear( \DOMElement $element ): void {
		$node = $element;
		while ( true ) {
			$child = $node->firstChild;
			if ( null !== $child ) {
				$node = $child;
				continue;
			}
			$parent = $node->parentNode;
			if ( $node === $element || null === $parent ) {
				return;
			}
			$parent->removeChild( $node );
			$node = $parent;
		}
	}

	/**
	 * Finds elements by XPath.
	 *
	 * @param string        $query XPath.
	 * @param \DOMNode|null $below Where to look; null for the whole page.
	 * @return list<\DOMElement>
	 */
	public function all( string $query, ?\DOMNode $below = null ): array {
		return Elements::find( $this->path, $query, $below );
	}

	/**
	 * Finds the first element by XPath.
	 *
	 * @param string        $query XPath.
	 * @param \DOMNode|null $below Where to look; null for the whole page.
	 */
	public function first( string $query, ?\DOMNode $below = null ): ?\DOMElement {
		return $this->all( "($query)[1]", $below )[0] ?? null;
	}

	/**
	 * Writes the XPath condition that an element has one of some classes.
	 *
	 * @param string ...$names Class names.
	 */
	public static function has_class( string ...$names ): string {
		return '(' . implode(
			' or ',
			array_map( static fn ( string $name ): string => "contains(concat(' ',normalize-space(@class),' '),' $name ')", $names )
		) . ')';
	}

	/**
	 * Returns the texts of all scripts of one type.
	 *
	 * @param string $type Media type.
	 * @return list<string>
	 */
	public function scripts( string $type ): array {
		preg_match_all(
			'#<script\b[^<>]*\btype\s*=\s*["\']?\s*' . preg_quote( $type, '#' ) . '\b[^<>]*>' . self::SCRIPT_TEXT . '#is',
			$this->html,
			$found
		);
		return $found[1];
	}

	/**
	 * Returns the texts of all scripts that are programs.
	 *
	 * @return list<string>
	 */
	public function programs(): array {
		preg_match_all( '#<script\b(?![^<>]*\b(?:src|type)\s*+=\s*+["\']?+(?!module\b|(?:text|application)/javascript\b))[^<>]*>' . self::SCRIPT_TEXT . '#is', $this->html, $found );
		return $found[1];
	}

	/**
	 * Returns what a meta element says.
	 *
	 * @param string ...$names Names or properties, the best first.
	 */
	public function meta( string ...$names ): string {
		foreach ( $names as $name ) {
			$content = $this->first(
				"//meta[(@property='$name' or @name='$name') and normalize-space(@content)!='']"
			)?->getAttribute( 'content' ) ?? '';
			if ( '' !== $content ) {
				return HtmlText::line_of( $content );
			}
		}
		return '';
	}

	/**
	 * Returns the language tag that the page names for itself; empty for none.
	 */
	public function language(): string {
		return trim( (string) $this->first( '//html' )?->getAttribute( 'lang' ) );
	}

	/**
	 * Returns an absolute URL.
	 *
	 * @param string $address As the page has it.
	 */
	public function absolute( string $address ): string {
		return Url::resolve( trim( $address ), $this->base );
	}
}
