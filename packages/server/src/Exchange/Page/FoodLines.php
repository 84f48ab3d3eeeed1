<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Text\LineTexts;
use Larder\Exchange\Text\SectionNames;

defined( 'ABSPATH' ) || exit;

/**
 * Chooses between the ingredients that a page's data tells and those that it shows, and puts them into groups.
 *
 * @phpstan-import-type LineGroup from FoundRecipe
 */
final class FoodLines {

	/** How much longer the page's own lines may be before they are something else. */
	private const MUCH_LONGER = 2.5;

	/**
	 * Takes the lists of a page.
	 *
	 * @param Sections $sections The lists.
	 */
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
			return $shown;
		}
		$lines = self::folded_lines( $told );
		$page  = self::folded_lines( $shown );
		if ( [] === $page ) {
			return $told;
		}
		if ( self::same( $lines, $page ) || self::leaves_plurals_open( self::lines( $told ), $page ) || self::lacks_lines( $lines, $page ) || self::is_fragment( $told, $shown ) || self::says_more( self::lines( $told ), self::lines( $shown ) ) ) {
			return $shown;
		}
		return $told;
	}

	/**
	 * Makes titles of the lines that are headings on the page.
	 *
	 * @param list<LineGroup> $groups What the data says.
	 * @return list<LineGroup>
	 */
	private function regrouped( array $groups ): array {
		$headings = $this->headings( self::lines( $groups ) );
		$odd = self::odd_ones( $this->sections->lines, self::lines( $groups ) );
		$lines      = self::lines( $groups );
		$is_counted = self::amounts( $lines ) > count( $lines ) * 0.6;
		$new        = new OpenGroups();
		foreach ( $groups as $group ) {
			$new->open( $group['title'] );
			foreach ( $group['items'] as $at => $line ) {
				$has_more   = isset( $group['items'][ $at + 1 ] );
				$folded     = LineTexts::folded( $line );
				$has_amount = 1 === preg_match( '/^[\d½¼¾⅓⅔⅛⅜⅝⅞]/u', $line );
				if ( $has_more && ( LineTexts::is_group_title( $line ) || ( ! $has_amount && ( isset( $headings[ $folded ] ) || isset( $odd[ $folded ] ) || ( $is_counted && LineTexts::is_part_of_dish( $line ) ) ) ) ) ) {
					$new->open( '' === SectionNames::part_of( $line ) ? rtrim( $line, ' :' ) : '' );
				} else {
					$new->add( $line );
				}
			}
		}
		return $new->all();
	}

	/**
	 * Finds the headings of the page that stand directly above a line of the list.
	 *
	 * @param list<string> $lines The lines of the list.
	 * @return array<string, true> Folded headings.
	 */
	private function headings( array $lines ): array {
		$wanted   = array_flip( array_map( LineTexts::folded( ... ), $lines ) );
		$headings = [];
		foreach ( $this->sections->lines as $at => $line ) {
			$next = $this->sections->lines[ $at + 1 ]->text ?? '';
			if ( $line->level > 1 && $line->level < 7 && isset( $wanted[ LineTexts::folded( $next ) ] ) ) {
				$headings[ LineTexts::folded( $line->text ) ] = true;
			}
		}
		return $headings;
	}

	/**
	 * Finds the lines that the page prints in another way than most of the list.
	 *
	 * @param list<OutlineLine> $shown The lines of the page.
	 * @param list<string>      $lines The lines of the list.
	 * @return array<string, true> Folded lines.
	 */
	private static function odd_ones( array $shown, array $lines ): array {
		$wanted = array_flip( array_map( LineTexts::folded( ... ), $lines ) );
		$kinds  = [];
		foreach ( $shown as $line ) {
			$folded = LineTexts::folded( $line->text );
			if ( isset( $wanted[ $folded ] ) ) {
				$kinds[ $folded ] ??= $line->element->nodeName;
			}
		}
		$counts = array_count_values( $kinds );
		arsort( $counts );
		$usual = (string) array_key_first( $counts );
		if ( count( $kinds ) < 5 || $counts[ $usual ] < count( $kinds ) * 0.7 ) {
			return [];
		}
		return array_map( static fn (): bool => true, array_filter( $kinds, static fn ( string $kind ): bool => $kind !== $usual ) );
	}

	/**
	 * Tells whether two lists have the same lines.
	 *
	 * @param list<string> $first  Folded lines.
	 * @param list<string> $second Folded lines.
	 */
	private static function same( array $first, array $second ): bool {
		sort( $first );
		sort( $second );
		return $first === $second;
	}

	/**
	 * Tells whether the page has the lines of the data with its plurals settled: "1 cup" for "1 cup(s)".
	 *
	 * @param list<string> $told  Lines of the data.
	 * @param list<string> $shown Folded lines of the page.
	 */
	private static function leaves_plurals_open( array $told, array $shown ): bool {
		if ( count( $told ) !== count( $shown ) ) {
			return false;
		}
		foreach ( $told as $at => $line ) {
			$one = LineTexts::folded( str_replace( '(s)', '', $line ) );
			if ( $shown[ $at ] !== $one && $shown[ $at ] !== LineTexts::folded( $line ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Tells whether the page has every line of the data, and others with an amount; as many again at most.
	 *
	 * @param list<string> $told  Folded lines of the data.
	 * @param list<string> $shown Folded lines of the page.
	 */
	private static function lacks_lines( array $told, array $shown ): bool {
		$added = array_diff( $shown, $told );
		return [] !== $added && count( $shown ) <= count( $told ) * 2 && [] === array_diff( $told, $shown )
			&& count( $added ) === count( preg_grep( '/^[\d½¼¾⅓⅔⅛⅜⅝⅞]\P{L}*\p{L}{2}/u', $added ) ?: [] );
	}

	/**
	 * Tells whether the data names a few foods only, where the page has the whole list.
	 *
	 * @param list<LineGroup> $told  What the data says.
	 * @param list<LineGroup> $shown What the page shows.
	 */
	private static function is_fragment( array $told, array $shown ): bool {
		$few = count( self::lines( $told ) );
		return $few <= 3 && $few * 2 < count( self::lines( $shown ) ) && Likeness::of_ingredients( self::lines( $shown ) ) > 1;
	}

	/**
	 * Counts the lines that hold a number.
	 *
	 * @param list<string> $lines Lines.
	 */
	private static function amounts( array $lines ): int {
		return count( array_filter( $lines, static fn ( string $line ): bool => 1 === preg_match( '/[\d½¼¾⅓⅔⅛⅜⅝⅞]/u', $line ) ) );
	}

	/**
	 * Tells whether the page shows the same lines with more in them: amounts that the data lacks.
	 *
	 * @param list<string> $told  Lines of the data.
	 * @param list<string> $shown Lines of the page.
	 */
	private static function says_more( array $told, array $shown ): bool {
		$length_told  = mb_strlen( implode( '', $told ) );
		$length_shown = mb_strlen( implode( '', $shown ) );
		$has_amounts  = self::amounts( $shown ) >= self::amounts( $told ) + max( 2, count( $told ) / 4 );
		if ( ! $has_amounts || count( $told ) > count( $shown ) || count( $shown ) > count( $told ) * 1.3 || $length_shown > $length_told * self::MUCH_LONGER ) {
			return false;
		}
		$found = 0;
		foreach ( $told as $line ) {
			$words = self::words( $line );
			foreach ( $shown as $at => $other ) {
				if ( [] === array_diff( $words, self::words( $other ) ) ) {
					++$found;
					unset( $shown[ $at ] );
					break;
				}
			}
		}
		return $found >= count( $told ) * 0.7;
	}

	/**
	 * Gives the words of a line in small letters, without numbers.
	 *
	 * @param string $line A line.
	 * @return list<string>
	 */
	private static function words( string $line ): array {
		preg_match_all( '/\p{L}+/u', mb_strtolower( $line ), $found );
		return $found[0];
	}

	/**
	 * Gives all lines of groups.
	 *
	 * @param list<LineGroup> $groups Groups.
	 * @return list<string>
	 */
	private static function lines( array $groups ): array {
		return array_merge( ...array_column( $groups, 'items' ) );
	}

	/**
	 * Gives all lines of groups, folded.
	 *
	 * @param list<LineGroup> $groups Groups.
	 * @return list<string>
	 */
	private static function folded_lines( array $groups ): array {
		return array_map( LineTexts::folded( ... ), self::lines( $groups ) );
	}
}
