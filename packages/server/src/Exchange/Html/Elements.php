<?php
declare( strict_types=1 );

namespace Larder\Exchange\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Finds elements of a page by XPath.
 */
final class Elements {

	/**
	 * Returns all that a query finds, in the order of the page; what it finds besides elements is left out.
	 *
	 * @param \DOMXPath     $path  Searches the page.
	 * @param string        $query XPath.
	 * @param \DOMNode|null $below Where to look; null for the whole page.
	 * @return list<\DOMElement>
	 */
	public static function find( \DOMXPath $path, string $query, ?\DOMNode $below = null ): array {
		$found    = $path->query( $query, $below );
		$elements = [];
		foreach ( false === $found ? [] : $found as $node ) {
			if ( $node instanceof \DOMElement ) {
				$elements[] = $node;
			}
		}
		return $elements;
	}
}
