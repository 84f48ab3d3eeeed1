<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the box of a page that a heading shares with what stands below it.
 */
final class SharedBox {

	/**
	 * Returns the lines that stand in the box which the heading and the first of them share: what follows that box is something else.
	 *
	 * @param OutlineLine       $heading The heading.
	 * @param list<OutlineLine> $lines   What follows it.
	 * @return list<OutlineLine>
	 */
	public static function lines( OutlineLine $heading, array $lines ): array {
		$above = [];
		for ( $node = $heading->element; $node instanceof \DOMElement; $node = $node->parentNode ) {
			$above[] = $node;
		}
		$box = isset( $lines[0] ) ? $lines[0]->element : null;
		while ( $box instanceof \DOMElement && ! in_array( $box, $above, true ) ) {
			$box = $box->parentNode;
		}
		$inside = [];
		foreach ( $lines as $line ) {
			for ( $node = $line->element; $node instanceof \DOMElement && $node !== $box; $node = $node->parentNode );
			if ( $node !== $box ) {
				break;
			}
			$inside[] = $line;
		}
		return $inside;
	}
}
