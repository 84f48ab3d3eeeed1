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

	/** Headings, as a condition of XPath. */
	private const HEADINGS = 'self::h2 or self::h3 or self::h4';

	/** The lists of a recipe; panels of other parts are opened beside one of these alone, since a page has notes of its own, too. */
	private const LISTS = [ SectionNames::INGREDIENTS, SectionNames::INSTRUCTIONS ];

	/**
	 * Shows the hidden panels, and heads each with the name of its tab: of each part the first, and none of a part that the page shows.
	 */
	public static function open( \DOMXPath $path ): void {
		$panels = array_slice( Elements::find( $path, '//*[@role="tabpanel"]' ), 0, self::MAX_PANELS );
		$hidden = array_filter( $panels, Visibility::is_hidden( ... ) );
		if ( [] === $hidden ) {
			return;
		}
		$tabs  = Elements::find( $path, '//*[@role="tab"]' );
		$names = array_map(
			static fn ( \DOMElement $panel ): string => self::name_of_tab( $panel, $tabs ) ?? self::heading( $path, $panel ),
			$panels
		);
		$parts = array_map( SectionNames::part_of( ... ), $names );
		$seen  = [ '', SectionNames::OTHER, ...self::shown( $path, $hidden ), ...array_diff_key( $parts, $hidden ) ];
		foreach ( $hidden as $at => $panel ) {
			if ( in_array( $parts[ $at ], $seen, true ) || ! self::is_of_recipe( $panel, $parts[ $at ], $panels, $parts ) ) {
				continue;
			}
			$seen[] = $parts[ $at ];
			foreach ( [ 'hidden', 'style', 'class' ] as $attribute ) {
				$panel->removeAttribute( $attribute );
			}
			$heading = new \DOMElement( 'h2' );
			$panel->insertBefore( $heading, $panel->firstChild );
			$heading->append( $names[ $at ] );
		}
	}

	/**
	 * Returns whether a panel holds a list of a recipe, or is beside one that does.
	 *
	 * @param string            $part   The part that it is called by.
	 * @param list<\DOMElement> $panels All panels of the page.
	 * @param list<string>      $parts  Their parts.
	 */
	private static function is_of_recipe( \DOMElement $panel, string $part, array $panels, array $parts ): bool {
		if ( in_array( $part, self::LISTS, true ) ) {
			return true;
		}
		foreach ( $panels as $at => $other ) {
			if ( $other->parentNode === $panel->parentNode && in_array( $parts[ $at ], self::LISTS, true ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the parts that headings outside hidden panels name; a heading may be a tab itself.
	 *
	 * @param array<array-key, \DOMElement> $hidden The hidden panels.
	 * @return list<string>
	 */
	private static function shown( \DOMXPath $path, array $hidden ): array {
		/** @var \SplObjectStorage<\DOMElement, true> $within */
		$within = new \SplObjectStorage();
		foreach ( $hidden as $panel ) {
			foreach ( Elements::find( $path, './/*[' . self::HEADINGS . ']', $panel ) as $heading ) {
				$within[ $heading ] = true;
			}
		}
		$query = '//*[' . self::HEADINGS . '][not(ancestor-or-self::*[@role="tab"])][not(descendant::*[@role="tab"])]';
		$parts = [];
		foreach ( Elements::find( $path, $query ) as $heading ) {
			if ( ! isset( $within[ $heading ] ) ) {
				$parts[] = SectionNames::part_of( HtmlText::fold( $heading->textContent ) );
			}
		}
		return $parts;
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
	 */
	private static function heading( \DOMXPath $path, \DOMElement $panel ): string {
		$headings = Elements::find( $path, './/*[' . self::HEADINGS . ']', $panel );
		return [] === $headings ? '' : HtmlText::fold( $headings[0]->textContent );
	}
}
