<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Text\FactTexts;
use Larder\Exchange\Text\Minutes;
use Larder\Exchange\Text\WrittenRules;

defined( 'ABSPATH' ) || exit;

/**
 * Names the parts of a recipe that is written without any heading, by the rules of the editor's paste, in
 * `packages/editor/src/paste/named-parts.ts`.
 */
final class NamedParts {

	/** How many lines with an amount are surely a list of ingredients. */
	private const FEWEST = 3;

	/** Longer than this a line with a number is a sentence. */
	private const LONGEST_FOOD = 90;

	/** How many words a sentence has at least; a name has fewer. */
	private const SENTENCE = 4;

	/** How a sentence ends. */
	private const END = '/[.!?。؟]["”»)]?\s*$/u';

	/**
	 * Names the parts.
	 *
	 * @param list<MarkedLine> $lines The lines, none of which names a part.
	 * @return list<MarkedLine>|null The same with the names of ingredients and steps; null where it is not sure.
	 */
	public static function named( array $lines ): ?array {
		$found = array_keys( array_filter( $lines, self::is_food( ... ) ) );
		$steps = [] === $found ? null : self::first_step( $lines, $found[0], max( $found ) );
		if ( null === $steps ) {
			return null;
		}
		$first = $found[0];
		$name  = $lines[ $first - 1 ] ?? null;
		$for   = WrittenRules::whole( WrittenRules::all()['forAPart'] );
		$start = null !== $name && $name->is_head && ( $first > 1 || 1 === preg_match( $for, $name->text ) ) ? $first - 1 : $first;
		$end   = $lines[ $steps - 1 ]->is_head ? $steps - 1 : $steps;
		$foods = array_slice( $lines, $first, $end - $first );
		$other = array_filter( $foods, static fn ( MarkedLine $line ): bool => ! self::is_food( $line ) );
		$long  = array_filter( $other, static fn ( MarkedLine $line ): bool => mb_strlen( $line->text ) > self::LONGEST_FOOD / 2 );
		[ $below, $told, $farewell ] = self::below( array_slice( $lines, $end ) );
		return count( $foods ) - count( $other ) >= self::FEWEST
			&& count( $other ) * 2 <= count( $foods )
			&& [] === $long
			&& self::are_steps( $below, $foods )
			? [
				...array_slice( $lines, 0, $start ),
				...$told,
				new MarkedLine( 'Ingredients', true ),
				...array_slice( $lines, $start, $end - $start ),
				new MarkedLine( 'Instructions', true ),
				...$below,
				...$farewell,
			]
			: null;
	}

	/**
	 * Splits the lines below the foods: "Makes 3 dozen" may be below the last step.
	 *
	 * @param list<MarkedLine> $lines The lines.
	 * @return array{list<MarkedLine>, list<MarkedLine>, list<MarkedLine>} The steps, the facts below them, and what a letter ends with.
	 */
	private static function below( array $lines ): array {
		$other    = array_values( array_filter( $lines, static fn ( MarkedLine $line ): bool => ! PastedFacts::is_fact( $line ) ) );
		$farewell = array_slice( $other, Letter::farewell_in( $other ) );
		$steps    = array_filter( $lines, static fn ( MarkedLine $line ): bool => ! in_array( $line, $farewell, true ) );
		$told     = [];
		while ( [] !== $steps && PastedFacts::is_fact( $steps[ array_key_last( $steps ) ] ) ) {
			array_unshift( $told, array_pop( $steps ) );
		}
		return [ array_values( $steps ), $told, $farewell ];
	}

	/**
	 * Returns whether a line is a food: it begins with an amount, and is neither a sentence nor a fact.
	 *
	 * @param MarkedLine $line The line.
	 */
	private static function is_food( MarkedLine $line ): bool {
		$amount = WrittenRules::all()['amount'];
		return ! $line->is_head
			&& 1 === preg_match( "%^{$amount}%u", $line->text )
			&& mb_strlen( $line->text ) <= self::LONGEST_FOOD
			&& 1 !== preg_match( self::END, $line->text )
			&& null === FactTexts::written( $line->text );
	}

	/**
	 * Returns whether a line may be a step.
	 *
	 * @param MarkedLine $line The line.
	 */
	private static function may_be_step( MarkedLine $line ): bool {
		return ! $line->is_head && ! self::is_food( $line ) && ! PastedFacts::is_fact( $line );
	}

	/**
	 * Returns whether a line is marked as a step: by a number, or as a sentence.
	 *
	 * @param MarkedLine $line The line.
	 */
	private static function is_marked( MarkedLine $line ): bool {
		return self::may_be_step( $line ) && ( $line->counted || 1 === preg_match( self::END, $line->text ) );
	}

	/**
	 * Returns how many words a line has.
	 *
	 * @param MarkedLine $line The line.
	 */
	private static function words( MarkedLine $line ): int {
		return count( preg_split( '/\s+/u', $line->text ) ?: [] );
	}

	/**
	 * Returns the words of a text that are long enough to be those of a food.
	 *
	 * @param string $text The text.
	 * @return list<string>
	 */
	private static function long_words( string $text ): array {
		preg_match_all( '/\p{L}{4,}/u', mb_strtolower( $text ), $words );
		return $words[0];
	}

	/**
	 * Returns the lines that speak of the foods, or of a time.
	 *
	 * @param list<MarkedLine>              $lines The lines.
	 * @param array<array-key, MarkedLine> $foods The foods.
	 * @return array<int, MarkedLine> By their places.
	 */
	private static function spoken( array $lines, array $foods ): array {
		$words = array_merge( [], ...array_map(
			static fn ( MarkedLine $food ): array => self::long_words( $food->text ),
			array_values( $foods )
		) );
		return array_filter( $lines, static fn ( MarkedLine $line ): bool
			=> [] !== array_intersect( self::long_words( $line->text ), $words ) || Minutes::of( $line->text ) > 0 );
	}

	/**
	 * Finds the first step: a sentence or a line with a number, else words below the last food.
	 *
	 * @param list<MarkedLine> $lines The lines.
	 * @param int              $first The first food.
	 * @param int              $last  The last.
	 */
	private static function first_step( array $lines, int $first, int $last ): ?int {
		foreach ( $lines as $at => $line ) {
			if ( $at > $first && self::is_marked( $line ) && ( $line->counted || self::words( $line ) >= self::SENTENCE ) ) {
				return $at;
			}
		}
		$spoken = self::spoken( $lines, array_filter( $lines, self::is_food( ... ) ) );
		foreach ( $lines as $at => $line ) {
			$fewest = self::SENTENCE - ( isset( $spoken[ $at ] ) ? 1 : 0 );
			if ( $at > $last && self::may_be_step( $line ) && self::words( $line ) >= $fewest ) {
				return $at;
			}
		}
		return null;
	}

	/**
	 * Returns whether all lines are steps, with names of groups and facts between them or not.
	 *
	 * @param list<MarkedLine> $lines The lines.
	 * @param list<MarkedLine> $foods The foods, of which steps speak.
	 */
	private static function are_steps( array $lines, array $foods ): bool {
		$spoken = self::spoken( $lines, $foods );
		$plain  = [] === array_filter( $lines, self::is_marked( ... ) );
		foreach ( $lines as $at => $line ) {
			$is_step = $line->is_head
				? false === ( $lines[ $at + 1 ]->is_head ?? true )
				: $line->counted || PastedFacts::is_fact( $line ) || (
					self::may_be_step( $line )
					&& ( self::is_marked( $line ) || ( self::words( $line ) > 1 && ( $plain || isset( $spoken[ $at ] ) ) ) )
				);
			if ( ! $is_step ) {
				return false;
			}
		}
		return ! $plain || ( count( $lines ) > 1 && [] !== $spoken );
	}
}
