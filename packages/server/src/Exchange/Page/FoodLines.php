<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Text\LineCleaner;
use Larder\Exchange\Text\SectionNames;
use Larder\Exchange\Text\WrittenAmount;

defined( 'ABSPATH' ) || exit;

/**
 * Chooses between the ingredients that a page's data tells and those that it shows, and puts them into groups.
 *
 * @phpstan-import-type LineGroup from FoundRecipe
 */
final class FoodLines {

	public function __construct( private readonly Sections $sections ) {}

	/**
	 * Chooses the lines of ingredients, and puts them into groups.
	 *
	 * @param list<LineGroup> $groups What the data says.
	 * @return list<LineGroup>
	 */
	public function choose( array $groups ): array {
		$shown = $this->regrouped( $this->sections->ingredients() );
		$told  = $this->regrouped( $groups );
		if ( [] === $told ) {
			return [ ...$shown, ...$this->later( self::lines( $shown ) ) ];
		}
		$lines = self::folded_lines( $told );
		$page  = self::folded_lines( $shown );
		if ( [] === $page ) {
			return $told;
		}
		$shown = self::from_first_food( $shown, $lines, $page );
		$page  = self::folded_lines( $shown );
		if ( self::is_fragment( $told, $shown ) ) {
			return $this->is_other_list( $lines, $page ) ? [ ...$shown, ...$told ] : $shown;
		}
		if (
			FoodMatch::same( $lines, $page )
			|| FoodMatch::leaves_plurals_open( self::lines( $told ), $page )
			|| FoodMatch::has_decimals( self::lines( $told ), $page )
			|| FoodMatch::lacks_units( self::lines( $told ), self::lines( $shown ) )
			|| FoodMatch::lacks_lines( $lines, $page )
			|| FoodMatch::says_more( self::lines( $told ), self::lines( $shown ) )
			|| FoodMatch::is_turned( self::lines( $told ), self::lines( $shown ) )
			|| FoodMatch::is_raw( self::lines( $told ), self::lines( $shown ) )
		) {
			return $shown;
		}
		return $told;
	}

	/**
	 * Returns the lists of foods among the steps of the page.
	 *
	 * @param list<string> $shown The lines of its ingredients.
	 * @return list<LineGroup>
	 */
	private function later( array $shown ): array {
		$steps = array_merge( ...array_column( $this->sections->instructions(), 'steps' ) );
		return LaterIngredientLists::find( $this->sections->lines, $shown, array_column( $steps, 'typed' ) );
	}

	/**
	 * Removes what the page prints above its list in the same box: for whom it is, how hard.
	 *
	 * @param list<LineGroup> $shown  What the page shows.
	 * @param list<string>    $told   Folded lines of the data.
	 * @param list<string>    $folded Folded lines of the page.
	 * @return list<LineGroup> As they were, unless they have all lines of the data.
	 */
	private static function from_first_food( array $shown, array $told, array $folded ): array {
		if ( [] !== array_diff( $told, $folded ) ) {
			return $shown;
		}
		while (
			isset( $shown[0]['items'][0] )
			&& ! WrittenAmount::starts( $shown[0]['items'][0] )
			&& ! in_array( LineCleaner::folded( $shown[0]['items'][0] ), $told, true )
		) {
			array_shift( $shown[0]['items'] );
		}
		return [] === ( $shown[0]['items'] ?? [] ) ? array_slice( $shown, 1 ) : $shown;
	}

	/**
	 * Turns the lines that are headings on the page into titles of groups.
	 *
	 * @param list<LineGroup> $groups What the data says.
	 * @return list<LineGroup>
	 */
	private function regrouped( array $groups ): array {
		$headings = $this->headings( self::lines( $groups ) );
		$odd = self::odd_ones( $this->sections->lines, self::lines( $groups ) );
		$lines      = self::lines( $groups );
		$is_counted = FoodMatch::amounts( $lines ) > count( $lines ) * 0.6;
		$new        = new OpenGroups();
		foreach ( $groups as $group ) {
			$new->open( $group['title'] );
			foreach ( $group['items'] as $at => $line ) {
				$has_more   = isset( $group['items'][ $at + 1 ] );
				$folded     = LineCleaner::folded( $line );
				$has_amount = WrittenAmount::starts( $line );
				if (
					$has_more
					&& (
						LineCleaner::is_group_title( $line )
							|| (
								! $has_amount
									&& (
										isset( $headings[ $folded ] )
											|| isset( $odd[ $folded ] )
											|| ( $is_counted && LineCleaner::is_part_of_dish( $line ) )
									)
							)
					)
				) {
					$new->open( '' === SectionNames::part_of( $line ) ? rtrim( $line, ' :' ) : '' );
				} else {
					$new->add( $line );
				}
			}
		}
		return $new->all();
	}

	/**
	 * Finds the headings of the page that are directly above a line of the list.
	 *
	 * @param list<string> $lines
	 * @return array<string, true> Folded headings.
	 */
	private function headings( array $lines ): array {
		$wanted   = array_flip( array_map( LineCleaner::folded( ... ), $lines ) );
		$headings = [];
		foreach ( $this->sections->lines as $at => $line ) {
			$next = $this->sections->lines[ $at + 1 ]->text ?? '';
			if ( $line->level > 1 && $line->level < 7 && isset( $wanted[ LineCleaner::folded( $next ) ] ) ) {
				$headings[ LineCleaner::folded( $line->text ) ] = true;
			}
		}
		return $headings;
	}

	/**
	 * Finds the lines that the page prints in another way than most of the list.
	 *
	 * @param list<OutlineLine> $shown The lines of the page.
	 * @param list<string>      $lines
	 * @return array<string, true> Folded lines.
	 */
	private static function odd_ones( array $shown, array $lines ): array {
		$wanted = array_flip( array_map( LineCleaner::folded( ... ), $lines ) );
		$kinds  = [];
		foreach ( $shown as $line ) {
			$folded = LineCleaner::folded( $line->text );
			if ( isset( $wanted[ $folded ] ) ) {
				$kinds[ $folded ][ $line->element->nodeName ] = true;
			}
		}
		$counts = array_count_values( array_merge( ...array_map( array_keys( ... ), array_values( $kinds ) ) ) );
		arsort( $counts );
		$usual = (string) array_key_first( $counts );
		if ( count( $kinds ) < 5 || $counts[ $usual ] < count( $kinds ) * 0.7 ) {
			return [];
		}
		// A food may be the title of the page, too, which is in its list all the same.
		return array_map( static fn (): bool => true, array_filter( $kinds, static fn ( array $own ): bool => ! isset( $own[ $usual ] ) ) );
	}

	/**
	 * Returns whether the data names a few foods only, where the page has the whole list.
	 *
	 * @param list<LineGroup> $told  What the data says.
	 * @param list<LineGroup> $shown What the page shows.
	 */
	private static function is_fragment( array $told, array $shown ): bool {
		$few = count( self::lines( $told ) );
		return $few <= 3 && $few * 2 < count( self::lines( $shown ) ) && SectionLikeness::of_ingredients( self::lines( $shown ) ) > 1;
	}

	/**
	 * Returns whether the page shows the lines of the data as a list of its own: that of a sauce, beside that of the dish.
	 *
	 * @param list<string> $told  Folded lines of the data.
	 * @param list<string> $shown Folded lines of the list that the page has for the dish.
	 */
	private function is_other_list( array $told, array $shown ): bool {
		$lines = array_map( static fn ( OutlineLine $line ): string => LineCleaner::folded( $line->text ), $this->sections->lines );
		return count( $told ) > 1 && [] === array_diff( $told, $lines ) && [] !== array_diff( $told, $shown );
	}

	/**
	 * Returns all lines of groups.
	 *
	 * @param list<LineGroup> $groups
	 * @return list<string>
	 */
	private static function lines( array $groups ): array {
		return array_merge( ...array_column( $groups, 'items' ) );
	}

	/**
	 * Returns all lines of groups, folded.
	 *
	 * @param list<LineGroup> $groups
	 * @return list<string>
	 */
	private static function folded_lines( array $groups ): array {
		return array_map( LineCleaner::folded( ... ), self::lines( $groups ) );
	}
}
