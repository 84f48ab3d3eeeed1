<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Contracts\Constants;
use Larder\Exchange\Text\SectionNames;
use Larder\Exchange\Text\WrittenRules;

defined( 'ABSPATH' ) || exit;

/**
 * Names the parts of a recipe that is written without any heading, by the rules of the editor's paste, in
 * `packages/editor/src/paste/named-parts.ts`.
 *
 * @phpstan-type Unnamed array{above: list<MarkedLine>, foods: list<MarkedLine>, steps: list<MarkedLine>, told: list<MarkedLine>, farewell: list<MarkedLine>}
 */
final class NamedParts {

	/**
	 * Names the parts.
	 *
	 * @param list<MarkedLine> $lines The lines, none of which names a part.
	 * @return list<MarkedLine>|null The same with the names of ingredients and steps; null where it is not sure.
	 */
	public static function named( array $lines ): ?array {
		$found = self::unnamed( $lines );
		if ( null === $found ) {
			return null;
		}
		$foods = array_slice( $found['foods'], $found['foods'][0]->is_head ? 1 : 0 );
		return ! self::are_foods( $foods ) || ! self::are_steps( $found['steps'], $foods ) ? null : [
			...$found['above'],
			...$found['told'],
			new MarkedLine( 'Ingredients', true ),
			...$found['foods'],
			new MarkedLine( 'Instructions', true ),
			...$found['steps'],
			...$found['farewell'],
		];
	}

	/**
	 * Names the steps of a recipe that names its ingredients alone, by the rules of the editor's paste, in
	 * `packages/editor/src/paste/named-steps.ts`.
	 *
	 * @param list<MarkedLine> $lines
	 * @return list<MarkedLine>|null The same with the name of the steps; null where it names more, or where it is not sure.
	 */
	public static function with_steps( array $lines ): ?array {
		$parts = LineKinds::named_parts( $lines );
		$names = array_keys( $parts, SectionNames::INGREDIENTS, true );
		if ( 1 !== count( $names ) || in_array( SectionNames::INSTRUCTIONS, $parts, true ) ) {
			return null;
		}
		$start = $names[0] + 1;
		$other = array_filter( array_slice( $parts, $start ), static fn ( string $part ): bool => '' !== $part );
		$end   = $start + ( array_key_first( $other ) ?? count( $lines ) - $start );
		$found = self::unnamed( array_slice( $lines, $start, $end - $start ) );
		return null === $found || ! self::are_named_steps( $found['steps'], $found['foods'] ) ? null : [
			...array_slice( $lines, 0, $start ),
			...$found['above'],
			...$found['foods'],
			...$found['told'],
			new MarkedLine( 'Instructions', true ),
			...$found['steps'],
			...$found['farewell'],
			...array_slice( $lines, $end ),
		];
	}

	/**
	 * Returns whether lines below a list that is named are surely steps: each has a number or is a sentence, and there are two at least.
	 *
	 * @param list<MarkedLine> $steps
	 * @param list<MarkedLine> $foods
	 */
	private static function are_named_steps( array $steps, array $foods ): bool {
		$sentences = 0;
		foreach ( $steps as $line ) {
			if ( ! $line->is_head && ! LineKinds::is_marked( $line ) && ! PastedFacts::is_fact( $line ) ) {
				return false;
			}
			$sentences += $line->is_head ? 0 : LineKinds::sentences( $line );
		}
		return $sentences > 1 && self::are_steps( $steps, $foods );
	}

	/**
	 * Finds where the foods and the steps seem to be.
	 *
	 * @param list<MarkedLine> $written The lines, none of which names a part.
	 * @return Unnamed|null Null where one is missing.
	 */
	private static function unnamed( array $written ): ?array {
		$lines = self::without_numbers_of_foods( $written );
		$found = array_keys( array_filter( $lines, LineKinds::is_food( ... ) ) );
		$first = $found[0] ?? 0;
		// Where foods have numbers, one without an amount may be above the first.
		while ( $first > 0 && $written[ $first ]->counted && $written[ $first - 1 ]->counted ) {
			--$first;
		}
		$steps = [] === $found ? null : self::first_step( $lines, $first, max( $found ) );
		if ( null === $steps ) {
			return null;
		}
		$name  = $lines[ $first - 1 ] ?? null;
		$for   = WrittenRules::whole( WrittenRules::all()['forAPart'] );
		// The only name below a greeting is that of the recipe.
		$above = array_slice( Letter::above( array_slice( $lines, 0, $first ) ), 0, -1 );
		$title = array_filter( $above, static fn ( MarkedLine $line ): bool => ! $line->aside );
		$start = null !== $name && $name->is_head && ( [] !== $title || 1 === preg_match( $for, $name->text ) ) ? $first - 1 : $first;
		$end   = $lines[ $steps - 1 ]->is_head ? $steps - 1 : $steps;
		[ $below, $told, $farewell ] = self::below( array_slice( $lines, $end ) );
		return [
			'above'    => array_slice( $lines, 0, $start ),
			'foods'    => array_slice( $lines, $start, $end - $start ),
			'steps'    => $below,
			'told'     => $told,
			'farewell' => $farewell,
		];
	}

	/**
	 * Returns the lines without their numbers where foods have some: these are not those of steps.
	 *
	 * @param list<MarkedLine> $lines
	 * @return list<MarkedLine>
	 */
	private static function without_numbers_of_foods( array $lines ): array {
		$numbered = array_filter( $lines, static fn ( MarkedLine $line ): bool => $line->counted && LineKinds::is_food( $line ) );
		return [] === $numbered ? $lines : array_map( static fn ( MarkedLine $line ): MarkedLine
			=> $line->without_number(), $lines );
	}

	/**
	 * Returns whether lines are surely foods, with short lines without an amount among them.
	 *
	 * @param list<MarkedLine> $lines
	 */
	private static function are_foods( array $lines ): bool {
		$foods = array_filter( $lines, LineKinds::is_food( ... ) );
		$other = array_diff_key( $lines, $foods );
		$long  = array_filter( $other, static fn ( MarkedLine $line ): bool => mb_strlen( $line->text ) > Constants::MAX_FOOD_LENGTH / 2 );
		return count( $foods ) >= Constants::MIN_FOOD_LINES
			&& count( array_filter( $foods, LineKinds::is_known( ... ) ) ) >= Constants::MIN_KNOWN_FOODS
			&& count( $other ) * 2 <= count( $lines )
			&& [] === $long;
	}

	/**
	 * Splits the lines below the foods: "Makes 3 dozen" may be below the last step.
	 *
	 * @param list<MarkedLine> $lines
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
	 * Returns the words of a text that are long enough to be those of a food.
	 *
	 * @return list<string>
	 */
	private static function long_words( string $text ): array {
		preg_match_all( '/\p{L}{4,}/u', mb_strtolower( $text ), $words );
		return $words[0];
	}

	/**
	 * Returns the words of foods that are long enough to be found in a step.
	 *
	 * @param array<array-key, MarkedLine> $foods
	 * @return list<string>
	 */
	private static function words_in( array $foods ): array {
		return array_merge( [], ...array_map(
			static fn ( MarkedLine $food ): array => self::long_words( $food->text ),
			array_values( $foods )
		) );
	}

	/**
	 * Returns the lines that speak of the foods, or of a time.
	 *
	 * @param array<int, MarkedLine>       $lines
	 * @param array<array-key, MarkedLine> $foods
	 * @return array<int, MarkedLine> By their places.
	 */
	private static function spoken( array $lines, array $foods ): array {
		$words = self::words_in( $foods );
		return array_filter( $lines, static fn ( MarkedLine $line ): bool
			=> [] !== array_intersect( self::long_words( $line->text ), $words ) || LineKinds::says_time( $line->text ) );
	}

	/**
	 * Returns the lines that may be steps although neither a number nor a full stop marks them: one that begins with a food
	 * ("butter for the tin"), with a small letter, or says what something is for, may be a food.
	 *
	 * @param array<int, MarkedLine>       $lines
	 * @param array<array-key, MarkedLine> $foods
	 * @return array<int, MarkedLine> By their places.
	 */
	private static function plain( array $lines, array $foods ): array {
		$words   = self::words_in( $foods );
		$purpose = '%\s' . WrittenRules::all()['forAPart'] . '%iu';
		return array_filter( $lines, static function ( MarkedLine $line ) use ( $words, $purpose ): bool {
			$first = 1 === preg_match( '/\p{L}+/u', $line->text, $match ) ? $match[0] : '';
			return 1 !== preg_match( '/^\p{Ll}/u', $first )
				&& ! in_array( mb_strtolower( $first ), $words, true )
				&& ( LineKinds::says_time( $line->text ) || 1 !== preg_match( $purpose, $line->text ) );
		} );
	}

	/**
	 * Finds the first step: a sentence or a line with a number, else words below the last food.
	 *
	 * @param list<MarkedLine> $lines
	 * @param int              $first The first food.
	 */
	private static function first_step( array $lines, int $first, int $last ): ?int {
		$foods  = array_filter( $lines, LineKinds::is_food( ... ) );
		$spoken = self::spoken( $lines, $foods );
		foreach ( $lines as $at => $line ) {
			$is_long = $line->counted || LineKinds::words( $line ) >= Constants::MIN_SENTENCE_WORDS;
			if ( $at > $first && $is_long && LineKinds::is_marked( $line ) ) {
				// Short sentences that speak of the foods are steps, too: "Slice the cucumber."
				$short = array_filter( array_intersect_key( self::plain( $lines, $foods ), $spoken ), LineKinds::is_marked( ... ) );
				while ( isset( $short[ $at - 1 ] ) ) {
					--$at;
				}
				return $at;
			}
		}
		foreach ( $lines as $at => $line ) {
			$fewest = Constants::MIN_SENTENCE_WORDS - ( isset( $spoken[ $at ] ) ? 1 : 0 );
			if ( $at > $last && LineKinds::may_be_step( $line ) && LineKinds::words( $line ) >= $fewest ) {
				return $at;
			}
		}
		return null;
	}

	/**
	 * Returns whether all lines are steps, with names of groups and facts between them or not.
	 *
	 * @param list<MarkedLine> $lines
	 * @param list<MarkedLine> $foods The foods, of which steps speak.
	 */
	private static function are_steps( array $lines, array $foods ): bool {
		$own      = array_filter( $lines, LineKinds::may_be_step( ... ) );
		$spoken   = self::spoken( $own, $foods );
		$is_plain = [] === array_filter( $own, LineKinds::is_marked( ... ) );
		$likely   = $is_plain ? self::plain( $own, $foods ) : $spoken;
		foreach ( $lines as $at => $line ) {
			$is_step = $line->is_head
				? false === ( $lines[ $at + 1 ]->is_head ?? true )
				: PastedFacts::is_fact( $line ) || LineKinds::is_marked( $line )
					|| ( isset( $likely[ $at ] ) && LineKinds::words( $line ) > 1 );
			if ( ! $is_step ) {
				return false;
			}
		}
		$known = array_filter( $foods, LineKinds::is_known( ... ) );
		return ! $is_plain || (
			count( $own ) > 1
			&& count( $spoken ) * 2 > count( $own )
			&& count( $known ) * 2 >= count( array_filter( $foods, LineKinds::is_food( ... ) ) )
		);
	}
}
