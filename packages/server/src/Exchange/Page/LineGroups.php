<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\Text\LineCleaner;
use Larder\Exchange\Text\OneLine;
use Larder\Exchange\Text\SectionNames;
use Larder\Exchange\Text\WrittenAmount;

defined( 'ABSPATH' ) || exit;

/**
 * Splits the lines of one list of a page into groups by the headings among them.
 *
 * @phpstan-type RawGroup array{title: string, items: list<string>}
 */
final class LineGroups {

	/** Letters of a food that is beside a step. */
	private const MAX_FOOD_LENGTH = 60;

	/** What the names of groups are called. */
	private const HEADING = '/(?:^|[\s_-])(?:sub)?heading(?:$|[\s_-])/i';

	/** Letters of a paragraph that no food has. */
	private const PROSE_LENGTH = 60;

	/** Entries of a list each of which is a group; more are foods. */
	private const MAX_GROUPS = 20;

	/** Elements that are looked through for an entry's list, and entries of that for an amount. */
	private const MAX_FOODS = 50;

	/** What a shop says of its goods beside the list: how to store them, what to beware of. */
	private const PRODUCT_INFORMATION = '/(?:^|\s)(?:allergens?|storage|contains|may contain|allergene|lagerung|aufbewahrung|enthält|kann spuren|allergènes?|conservation|composition|traces|contient|alérgenos|conservación|contiene|trazas|allergeni|conservazione|tracce)(?:\s[\p{L}\'’]+){0,3}\s?:/iu';

	/** Names of what a cook adds to a box of foods from their own kitchen. */
	private const PANTRY = '/^(?:(?:what )?(?:you(?:’|\')?ll |you )?(?:also )?(?:need |have )?(?:from|in|at) (?:your |the )?(?:own )?(?:kitchen|pantry|cupboard|home)|pantry (?:items|staples)|not included(?: in your (?:delivery|box))?|(?:gut, wenn du es |das hast du |was du |aus deinem |aus dem )?(?:zu ?hause|vorrat)(?: hast| vorhanden| brauchst)?|dans (?:votre|ta) cuisine|(?:à avoir |de )?chez (?:vous|soi|toi)|placard|de tu (?:cocina|despensa)|en (?:tu )?(?:casa|despensa)|(?:dalla|nella) (?:tua )?(?:dispensa|cucina)|a casa)\s*:?$/iu';

	/**
	 * Groups lines.
	 *
	 * @param list<OutlineLine> $lines
	 * @param bool              $is_foods Whether they are ingredients.
	 * @return list<RawGroup> Without empty groups.
	 */
	public static function from_lines( array $lines, bool $is_foods ): array {
		$lines     = EntryLines::joined( $is_foods ? self::apart( $lines ) : $lines, $is_foods );
		$lines     = $is_foods ? self::without_goods( $lines ) : self::without_foods( $lines );
		$entries   = array_filter( $lines, static fn ( OutlineLine $line ): bool => $line->is_item && 0 === $line->level );
		$has_items = count( $entries ) > ( $is_foods ? 1 : 0 ) && self::length( $entries ) > self::length( $lines ) / 3;
		$groups    = new OpenGroups();
		foreach ( $is_foods ? self::without_prose( $lines ) : $lines as $line ) {
			if ( self::is_title( $line, $is_foods ) ) {
				// The name of the list itself is not a name of a group.
				$groups->open( '' === SectionNames::part_of( $line->text ) ? rtrim( $line->text, ' :' ) : '' );
			} elseif ( ! $has_items || $line->is_item || ( $is_foods && FoodBoxes::is_one( $line ) ) ) {
				// Where there is a list, a paragraph beside it is not an entry of it, unless it is called one.
				$groups->add( $line->text );
			}
		}
		return $groups->all();
	}

	/**
	 * Splits a list that is in one line.
	 *
	 * @param list<OutlineLine> $lines
	 * @return list<OutlineLine>
	 */
	private static function apart( array $lines ): array {
		$texts = OneLine::split( array_column( $lines, 'text' ) );
		return count( $texts ) === count( $lines ) ? $lines : array_map(
			static fn ( string $text ): OutlineLine => new OutlineLine( $text, 0, false, $lines[0]->element ),
			$texts
		);
	}

	/**
	 * Removes what leads to a list right below it: a long paragraph without an amount that ends with a colon. One with a full stop may be
	 * a food.
	 *
	 * @param list<OutlineLine> $lines
	 * @return list<OutlineLine>
	 */
	private static function without_prose( array $lines ): array {
		$kept = [];
		foreach ( $lines as $at => $line ) {
			$is_prose = ! $line->is_item
				&& ! $line->has_amount()
				&& ( $lines[ $at + 1 ]->is_item ?? false )
				&& mb_strlen( $line->text ) > self::PROSE_LENGTH
				&& 1 === preg_match( '/[:：]$/u', $line->text )
				&& ! LineCleaner::is_group_title( $line->text );
			if ( ! $is_prose ) {
				$kept[] = $line;
			}
		}
		return $kept;
	}

	/**
	 * Returns whether a line names what a cook adds from their own kitchen to what a shop sends.
	 */
	public static function is_pantry( OutlineLine $line ): bool {
		return ! $line->is_item && 1 === preg_match( self::PANTRY, $line->text );
	}

	/**
	 * Removes what a shop says of its goods, entry by entry.
	 *
	 * @param list<OutlineLine> $lines
	 * @return list<OutlineLine>
	 */
	private static function without_goods( array $lines ): array {
		return array_values( array_filter(
			$lines,
			static fn ( OutlineLine $line ): bool => $line->has_amount() || 1 !== preg_match( self::PRODUCT_INFORMATION, $line->text )
		) );
	}

	/**
	 * Removes the foods that a page lists beside each step, where the steps are paragraphs.
	 *
	 * @param list<OutlineLine> $lines
	 * @return list<OutlineLine>
	 */
	private static function without_foods( array $lines ): array {
		$entries  = array_filter( $lines, static fn ( OutlineLine $line ): bool => $line->is_item );
		$foods    = array_filter(
			$entries,
			static fn ( OutlineLine $line ): bool => $line->has_amount() && mb_strlen( $line->text ) < self::MAX_FOOD_LENGTH
		);
		$ends     = array_filter( $entries, static fn ( OutlineLine $line ): bool => 1 === preg_match( '/[.!?]$/', $line->text ) );
		$sentences = array_filter(
			$lines,
			static fn ( OutlineLine $line ): bool => ! $line->is_item && 1 === preg_match( '/.{30}[.!?]$/us', $line->text )
		);
		return [] === $ends && count( $sentences ) > 1 && count( $foods ) > count( $entries ) * 0.6
			? array_values( array_filter( $lines, static fn ( OutlineLine $line ): bool => ! $line->is_item ) )
			: $lines;
	}

	/**
	 * Returns whether a line names a group.
	 *
	 * @param bool $is_foods Whether the list is one of ingredients.
	 */
	private static function is_title( OutlineLine $line, bool $is_foods ): bool {
		if ( '' !== SectionNames::part_of( $line->text ) ) {
			return true;
		}
		if ( ! $is_foods && SectionNames::is_tip( $line->text ) ) {
			return false;
		}
		if ( $line->level > 0 && $line->level < 7 ) {
			return ! $is_foods || ! $line->has_amount();
		}
		return $is_foods
			? LineCleaner::is_group_title( $line->text )
				|| self::is_pantry( $line )
				|| ( self::looks_like_title( $line ) && ! $line->has_amount() )
			: 7 === $line->level && ! $line->is_item && mb_strlen( $line->text ) < 60;
	}

	/**
	 * Returns whether a line is bold or called a heading, or is an entry of a list of groups.
	 */
	private static function looks_like_title( OutlineLine $line ): bool {
		if ( ! $line->is_item ) {
			return 7 === $line->level || 1 === preg_match( self::HEADING, $line->element->getAttribute( 'class' ) );
		}
		return 'li' === $line->element->nodeName && self::holds_foods( $line->element ) && self::is_among_groups( $line->element );
	}

	/**
	 * Returns whether all entries of a list hold foods: one that has a list alone may be a food, and its list say what it can be replaced
	 * with, and what follows it belongs to no group.
	 */
	private static function is_among_groups( \DOMElement $entry ): bool {
		$count = 0;
		$other = $entry->parentNode instanceof \DOMElement ? $entry->parentNode->firstElementChild : null;
		for ( ; null !== $other; $other = $other->nextElementSibling ) {
			if ( ++$count > self::MAX_GROUPS || ! self::holds_foods( $other ) ) {
				return false;
			}
		}
		return $count > 0;
	}

	/**
	 * Returns whether an entry holds a list of several lines, one with an amount.
	 */
	private static function holds_foods( \DOMElement $entry ): bool {
		$list = $entry->firstElementChild;
		for ( $at = 0; $at < self::MAX_FOODS && null !== $list && ! in_array( $list->nodeName, [ 'ul', 'ol' ], true ); ++$at ) {
			$list = $list->nextElementSibling;
		}
		$has_amount = false;
		$count      = 0;
		$food       = $list?->firstElementChild;
		for ( ; null !== $food && $count < self::MAX_FOODS && ( $count < 2 || ! $has_amount ); $food = $food->nextElementSibling ) {
			++$count;
			$has_amount = $has_amount || WrittenAmount::starts( ltrim( $food->textContent ) );
		}
		return $count > 1 && $has_amount;
	}

	/**
	 * Returns the length of all lines.
	 *
	 * @param array<OutlineLine> $lines
	 */
	private static function length( array $lines ): int {
		return array_sum( array_map( static fn ( OutlineLine $line ): int => mb_strlen( $line->text ), $lines ) );
	}
}
