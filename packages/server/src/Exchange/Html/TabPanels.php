<?php
declare( strict_types=1 );

namespace Larder\Exchange\Html;

use Larder\Exchange\Text\SectionNames;

defined( 'ABSPATH' ) || exit;

/**
 * Opens the panels of tabs that hold a part of the recipe: a page shows one of them and hides the others until their tab is pressed.
 */
final class TabPanels {

	/** How many panels are opened; a page with more is no recipe in tabs. */
	private const MAX_PANELS = 20;

	/**
	 * Shows the hidden panels, and heads each with the name of its tab.
	 *
	 * @param \DOMXPath $path Finds elements of the page.
	 */
	public static function open( \DOMXPath $path ): void {
		$panels = array_filter( self::found( $path, '//*[@role="tabpanel"]' ), Visibility::is_hidden( ... ) );
		$tabs   = [] === $panels ? [] : self::found( $path, '//*[@role="tab"]' );
		foreach ( array_slice( $panels, 0, self::MAX_PANELS ) as $panel ) {
			$name = self::name_of_tab( $panel, $tabs ) ?? self::heading( $path, $panel );
			if ( in_array( SectionNames::part_of( $name ), [ '', SectionNames::OTHER ], true ) ) {
				continue;
			}
			foreach ( [ 'hidden', 'style', 'class' ] as $attribute ) {
				$panel->removeAttribute( $attribute );
			}
			$heading = $path->document->createElement( 'h2' );
			$heading->append( $name );
			$panel->insertBefore( $heading, $panel->firstChild );
		}
	}

	/**
	 * Returns what the tab of a panel is called.
	 *
	 * @param list<\DOMElement> $tabs  All tabs of the page.
	 * @return string|null Null where the page does not say which tab it is.
	 */
	private static function name_of_tab( \DOMElement $panel, array $tabs ): ?string {
		$id  = $panel->getAttribute( 'id' );
		$tab = $panel->getAttribute( 'aria-labelledby' );
		foreach ( $tabs as $one ) {
			$is_named = '' !== $tab && $one->getAttribute( 'id' ) === $tab;
			if ( $is_named || ( '' !== $id && $one->getAttribute( 'aria-controls' ) === $id ) ) {
				return HtmlText::fold( $one->textContent );
			}
		}
		return null;
	}

	/**
	 * Returns the first heading of a panel; empty where it has none.
	 *
	 * @param \DOMXPath   $path  Finds elements of the page.
	 */
	private static function heading( \DOMXPath $path, \DOMElement $panel ): string {
		$headings = self::found( $path, './/*[self::h2 or self::h3 or self::h4]', $panel );
		return [] === $headings ? '' : HtmlText::fold( $headings[0]->textContent );
	}

	/**
	 * Finds elements by XPath.
	 *
	 * @param \DOMXPath     $path  Finds them.
	 * @param string        $query XPath.
	 * @param \DOMNode|null $below Where to look; null for the whole page.
	 * @return list<\DOMElement>
	 */
	private static function found( \DOMXPath $path, string $query, ?\DOMNode $below = null ): array {
		$nodes = $path->query( $query, $below );
		return array_values( array_filter(
			false === $nodes ? [] : iterator_to_array( $nodes ),
			static fn ( mixed $node ): bool => $node instanceof \DOMElement
		) );
	}
}
