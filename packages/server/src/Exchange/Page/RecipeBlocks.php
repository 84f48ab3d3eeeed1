<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\Text\LineCleaner;
use Larder\Exchange\Text\SectionNames;

defined( 'ABSPATH' ) || exit;

/**
 * Separates the recipes of a page that has no data: each has a heading, a list of ingredients and steps of its own.
 */
final class RecipeBlocks {

	/** How much of a list may be in another one, too, before both are the same recipe, told and printed as a card. */
	private const MIN_OVERLAP = 0.6;

	/**
	 * Finds the recipes of a page.
	 *
	 * @param list<OutlineLine> $lines The lines of the page.
	 * @return list<list<OutlineLine>> The lines of each, its heading first; none for a page of a single recipe.
	 */
	public static function find( array $lines ): array {
		$starts = self::starts( $lines );
		$blocks = [];
		foreach ( $starts as $at => $start ) {
			$blocks[] = array_slice( $lines, $start, ( $starts[ $at + 1 ] ?? count( $lines ) ) - $start );
		}
		foreach ( $blocks as $at => $block ) {
			foreach ( array_slice( $blocks, 0, $at ) as $other ) {
				if ( self::are_alike( $block, $other ) ) {
					return [];
				}
			}
		}
		return count( $blocks ) > 1 ? $blocks : [];
	}

	/**
	 * Returns the places of headings below which a list of ingredients and then steps are named.
	 *
	 * @param list<OutlineLine> $lines
	 * @return list<int>
	 */
	private static function starts( array $lines ): array {
		$starts = [];
		$title  = null;
		$foods  = null;
		foreach ( $lines as $at => $line ) {
			$part = $line->level > 0 ? SectionNames::part_of( $line->text ) : '';
			if ( SectionNames::INGREDIENTS === $part ) {
				$foods = $line;
			} elseif ( SectionNames::INSTRUCTIONS === $part && null !== $foods && null !== $title ) {
				$starts[]         = $title;
				[ $title, $foods ] = [ null, null ];
			} elseif ( '' === $part && null === $foods && $line->level > 0 && $line->level < 7 && self::is_above_list( $lines, $at ) ) {
				$title = $at;
			}
		}
		return $starts;
	}

	/**
	 * Returns whether the next heading of a part is a deeper one that names ingredients.
	 *
	 * @param list<OutlineLine> $lines
	 * @param int               $at    Place of a heading.
	 */
	private static function is_above_list( array $lines, int $at ): bool {
		for ( $next = $at + 1; isset( $lines[ $next ] ) && $next < $at + SectionPlaces::MAX_LINES; ++$next ) {
			$level = $lines[ $next ]->level;
			if ( $level > 0 && ( $level < 7 || '' !== SectionNames::part_of( $lines[ $next ]->text ) ) ) {
				return $level > $lines[ $at ]->level && SectionNames::INGREDIENTS === SectionNames::part_of( $lines[ $next ]->text );
			}
		}
		return false;
	}

	/**
	 * Returns whether two blocks have a name or most of the shorter lines in common.
	 *
	 * @param list<OutlineLine> $block
	 * @param list<OutlineLine> $other Another.
	 */
	private static function are_alike( array $block, array $other ): bool {
		$names = [ LineCleaner::folded( $block[0]->text ), LineCleaner::folded( $other[0]->text ) ];
		if ( str_contains( $names[0], $names[1] ) || str_contains( $names[1], $names[0] ) ) {
			return true;
		}
		$words  = self::words_of_foods( $block );
		$others = self::words_of_foods( $other );
		$shared = count( array_intersect( $words, $others ) );
		return [] === $words || [] === $others || $shared > min( count( $words ), count( $others ) ) * self::MIN_OVERLAP;
	}

	/**
	 * Returns the words of the ingredients of a block.
	 *
	 * @param list<OutlineLine> $block
	 * @return list<string> Each once.
	 */
	private static function words_of_foods( array $block ): array {
		$texts = '';
		foreach ( array_slice( $block, 1 ) as $line ) {
			if ( $line->level > 0 && SectionNames::INSTRUCTIONS === SectionNames::part_of( $line->text ) ) {
				break;
			}
			$texts .= 0 === $line->level && $line->is_item ? " {$line->text}" : '';
		}
		preg_match_all( '/\p{L}{4,}/u', mb_strtolower( $texts ), $found );
		return array_values( array_unique( $found[0] ) );
	}
}
