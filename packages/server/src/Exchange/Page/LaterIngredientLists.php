<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Text\LineCleaner;
use Larder\Exchange\Text\SectionNames;

defined( 'ABSPATH' ) || exit;

/**
 * Finds further lists of foods that a page has among its steps, under a name of their own: those of a stock or a sauce.
 *
 * @phpstan-import-type LineGroup from FoundRecipe
 */
final class LaterIngredientLists {

	/** Letters of a food at most; more is a sentence. */
	private const MAX_FOOD_LENGTH = 90;

	/**
	 * Returns the lists below the ingredients and above the last step that neither of both has.
	 *
	 * @param list<OutlineLine> $lines The lines of the page.
	 * @param list<string>      $foods The lines of its ingredients.
	 * @param list<string>      $steps The texts of its steps.
	 * @return list<LineGroup>
	 */
	public static function find( array $lines, array $foods, array $steps ): array {
		$known = array_flip( array_map( LineCleaner::folded( ... ), [ ...$foods, ...$steps ] ) );
		$texts = array_map( static fn ( OutlineLine $line ): string => LineCleaner::folded( $line->text ), $lines );
		$first = array_search( LineCleaner::folded( $foods[ count( $foods ) - 1 ] ?? '' ), $texts, true );
		$last  = array_search( LineCleaner::folded( $steps[ count( $steps ) - 1 ] ?? '' ), $texts, true );
		$found = [];
		for ( $at = (int) $first + 1; false !== $first && $at < (int) $last; ++$at ) {
			$items = self::is_name( $lines[ $at ] ) ? self::items( array_slice( $lines, $at + 1, (int) $last - $at - 1 ) ) : [];
			$names = array_map( LineCleaner::folded( ... ), $items );
			if ( count( $items ) > 1 && [] === array_intersect_key( array_flip( $names ), $known ) ) {
				$found[] = [
					'title' => rtrim( $lines[ $at ]->text, ' :' ),
					'items' => LineCleaner::ingredients( $items ),
				];
			}
		}
		return $found;
	}

	/**
	 * Returns whether a line may name a list.
	 */
	private static function is_name( OutlineLine $line ): bool {
		return ! $line->is_item
			&& ! $line->has_amount()
			&& mb_strlen( $line->text ) <= self::MAX_FOOD_LENGTH
			&& ( $line->level > 0 || LineCleaner::is_group_title( $line->text ) )
			&& SectionNames::INSTRUCTIONS !== SectionNames::part_of( $line->text );
	}

	/**
	 * Returns the foods that lines begin with.
	 *
	 * @param list<OutlineLine> $lines
	 * @return list<string>
	 */
	private static function items( array $lines ): array {
		$items = [];
		foreach ( $lines as $line ) {
			if (
				! $line->has_amount()
				|| mb_strlen( $line->text ) > self::MAX_FOOD_LENGTH
				|| 1 === preg_match( '/[.!?]$/', $line->text )
			) {
				break;
			}
			$items[] = $line->text;
		}
		return $items;
	}
}
