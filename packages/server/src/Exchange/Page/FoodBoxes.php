<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Distinguishes ingredients from other texts among them by the class names of their elements, where a page has one element per
 * ingredient.
 */
final class FoodBoxes {

	/** What a box of one food is called. */
	private const FOOD = '/(?:^|[\s_-])(?:ingredient|zutat|ingr[eé]dient|ingrediente|ingrediënt)(?:$|[\s_-](?!s\b))/iu';

	/** What a box with the name of a group is called. */
	private const TITLE = '/(?:^|[\s_-])(?:head|header|heading|title|subtitle|group-?name)(?:$|[\s_-])/i';

	/**
	 * Returns whether a line has an amount and is in a box that is called a food.
	 */
	public static function is_one( OutlineLine $line ): bool {
		return $line->has_amount() && 1 === preg_match( self::FOOD, $line->element->getAttribute( 'class' ) );
	}

	/**
	 * Returns the foods and the names of their groups, where most lines have boxes of one name.
	 *
	 * @param list<OutlineLine> $lines Lines that may be foods.
	 * @return list<OutlineLine>
	 */
	public static function only( array $lines ): array {
		$names  = array_map(
			static fn ( OutlineLine $line ): string => $line->element->nodeName . ' ' . $line->element->getAttribute( 'class' ),
			$lines
		);
		$counts = array_count_values( $names );
		arsort( $counts );
		$usual = (string) array_key_first( $counts );
		if ( 1 !== preg_match( self::FOOD, $usual ) || $counts[ $usual ] < max( 3, count( $lines ) / 2 ) ) {
			return $lines;
		}
		$kept = [];
		foreach ( $lines as $at => $line ) {
			if ( $names[ $at ] === $usual ) {
				$kept[] = $line;
			} elseif ( $line->level > 0 || 1 === preg_match( self::TITLE, $line->element->getAttribute( 'class' ) ) ) {
				$kept[] = new OutlineLine( $line->text, $line->level > 0 ? $line->level : 7, false, $line->element );
			}
		}
		return $kept;
	}
}
