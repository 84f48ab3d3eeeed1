<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Contracts\Constants;
use Larder\Exchange\Text\SectionNames;
use Larder\Exchange\Text\WrittenRules;

defined( 'ABSPATH' ) || exit;

/**
 * Names the ingredients of a recipe that names its steps alone, by the rules of the editor's paste, in
 * `packages/editor/src/paste/named-foods.ts`.
 */
final class NamedFoods {

	/**
	 * Names the lines directly above the name of the steps, where each has an amount and a food, and nothing else in the text may be one.
	 *
	 * @param list<MarkedLine> $lines
	 * @return list<MarkedLine>|null The same with the name of the ingredients; null where it names more, or where it is not sure.
	 */
	public static function named( array $lines ): ?array {
		$parts = LineKinds::named_parts( $lines );
		$names = array_filter( $parts, static fn ( string $part ): bool => '' !== $part );
		$name  = array_key_first( $names );
		if (
			null === $name || array_keys( $names, SectionNames::INSTRUCTIONS, true ) !== [ $name ]
			|| in_array( SectionNames::INGREDIENTS, $names, true ) || ! self::are_steps( array_slice( $lines, $name + 1 ) )
		) {
			return null;
		}
		$start = $name;
		while ( $start > 0 && self::is_amount_of_food( $lines[ $start - 1 ] ) ) {
			--$start;
		}
		$above = array_slice( $lines, 0, $start );
		$foods = array_slice( $lines, $start, $name - $start );
		$known = count( array_filter( $foods, LineKinds::is_known( ... ) ) );
		if (
			count( $foods ) < Constants::MIN_FOOD_LINES || $known < Constants::MIN_KNOWN_FOODS || $known * 2 < count( $foods )
			|| [] !== array_filter( $above, LineKinds::is_food( ... ) ) || ! self::may_end( $above )
		) {
			return null;
		}
		$for   = WrittenRules::whole( WrittenRules::all()['forAPart'] );
		$last  = $above[ $start - 1 ] ?? null;
		$group = null !== $last && $start > 1 && $last->is_head && 1 === preg_match( $for, $last->text ) ? [ $last ] : [];
		return [
			...array_slice( $above, 0, $start - count( $group ) ),
			new MarkedLine( 'Ingredients', true ),
			...$group,
			...$foods,
			...array_slice( $lines, $name ),
		];
	}

	/**
	 * Returns whether a line has an amount, and a food behind it: "240 g" has none.
	 */
	private static function is_amount_of_food( MarkedLine $line ): bool {
		[ 'amount' => $amount, 'measures' => $measures, 'nutrients' => $nutrients ] = WrittenRules::all();
		$food = preg_replace( "%{$amount}[^\\p{L}]{0,12}(?:$measures)(?!\\p{L})%iu", '', $line->text ) ?? $line->text;
		return ! $line->counted
			&& LineKinds::is_food( $line )
			&& 1 === preg_match( '/\p{L}{2}/u', $food )
			&& 1 !== preg_match( "%^[^\\p{L}]*(?:$nutrients)[^\\p{L}]*$%iu", $food )
			&& ( ! LineKinds::says_time( $line->text ) || LineKinds::is_known( $line ) );
	}

	/**
	 * Returns whether nothing of a list is in the last of some lines: it is the title, a heading, a fact or a sentence.
	 *
	 * @param list<MarkedLine> $above
	 */
	private static function may_end( array $above ): bool {
		$last = $above[ count( $above ) - 1 ] ?? null;
		return null === $last || 1 === count( $above ) || $last->is_head || PastedFacts::is_fact( $last )
			|| LineKinds::ends_sentence( $last->text );
	}

	/**
	 * Returns whether lines have steps, and no list of foods, in them.
	 *
	 * @param list<MarkedLine> $lines
	 */
	private static function are_steps( array $lines ): bool {
		foreach ( $lines as $at => $line ) {
			if ( isset( $lines[ $at + 1 ] ) && LineKinds::is_food( $line ) && LineKinds::is_food( $lines[ $at + 1 ] ) ) {
				return false;
			}
		}
		return [] !== array_filter( $lines, LineKinds::may_be_step( ... ) );
	}
}
