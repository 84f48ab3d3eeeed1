<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the box of a page that a heading shares with what is below it.
 */
final class SharedBox {

	/**
	 * Returns the lines that are in the box which the heading and the first of them share: what follows that box is something else.
	 *
	 * @param list<OutlineLine> $lines What follows it.
	 * @return list<OutlineLine>
	 */
	public static function lines( OutlineLine $heading, array $lines ): array {
		$box    = isset( $lines[0] ) ? self::smallest( $heading, $lines[0] ) : null;
		$inside = [];
		foreach ( $lines as $line ) {
			if ( ! self::is_in( $line, $box ) ) {
				break;
			}
			$inside[] = $line;
		}
		return $inside;
	}

	/**
	 * Returns whether the box that two lines share holds a third one, too.
	 *
	 * @param OutlineLine $first One of the two.
	 */
	public static function holds( OutlineLine $first, OutlineLine $second, OutlineLine $third ): bool {
		return self::is_in( $third, self::smallest( $first, $second ) );
	}

	/**
	 * Returns the smallest element that holds two lines.
	 *
	 * @param OutlineLine $first One of them.
	 */
	public static function smallest( OutlineLine $first, OutlineLine $second ): ?\DOMNode {
		$above = [];
		for ( $node = $first->element; $node instanceof \DOMElement; $node = $node->parentNode ) {
			$above[] = $node;
		}
		$box = $second->element;
		while ( $box instanceof \DOMElement && ! in_array( $box, $above, true ) ) {
			$box = $box->parentNode;
		}
		return $box;
	}

	/**
	 * Returns whether a line is in a box.
	 *
	 * @param \DOMNode|null $box The box; null for the end of the tree.
	 */
	private static function is_in( OutlineLine $line, ?\DOMNode $box ): bool {
		for ( $node = $line->element; $node instanceof \DOMElement && $node !== $box; $node = $node->parentNode );
		return $node === $box;
	}
}
