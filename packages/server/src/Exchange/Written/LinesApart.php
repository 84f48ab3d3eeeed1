<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Contracts\Constants;
use Larder\Exchange\Text\FactTexts;
use Larder\Exchange\Text\SectionNames;
use Larder\Exchange\Text\WrittenRules;
use Larder\Lines\Digits;

defined( 'ABSPATH' ) || exit;

/**
 * Splits lines that hold a whole list or several: ingredients in one sentence or behind their name, the sections of a recipe, numbered
 * steps. The rules are those of the editor's paste, in `packages/editor/src/paste/lines-apart.ts`.
 */
final class LinesApart {

	/** Parts whose name may stand before them on their line. */
	private const LABELLED = [ SectionNames::INGREDIENTS, SectionNames::INSTRUCTIONS, SectionNames::NOTES, SectionNames::EQUIPMENT ];

	/** More words than this nobody needs of one food. */
	private const MAX_FOOD_WORDS = 8;

	/**
	 * Splits the lines.
	 *
	 * @param list<string> $lines The lines, empty ones among them.
	 * @return list<list<string>> The pieces of each; the line itself where it is whole.
	 */
	public static function split( array $lines ): array {
		$has_foods = [] !== array_filter( $lines, static fn ( string $line ): bool
			=> in_array( SectionNames::INGREDIENTS, [ SectionNames::written_part_of( $line ), self::label_of( $line ) ], true ) );
		$above     = '';
		$apart     = [];
		foreach ( $lines as $at => $line ) {
			$is_below_name = SectionNames::INGREDIENTS === SectionNames::written_part_of( $above );
			$above         = '' === trim( $line ) ? $above : $line;
			if ( $is_below_name ) {
				$next     = $lines[ $at + 1 ] ?? '';
				$is_alone = '' === trim( $next ) || '' !== SectionNames::written_part_of( $next );
				$apart[]  = self::list_apart( $line, $is_alone );
				continue;
			}
			$needed  = $has_foods ? [ $line ] : self::sentence_apart( $line );
			$parts   = array_merge( [], ...array_map( self::parts_apart( ... ), self::sections_apart( $line ) ) );
			$apart[] = count( $needed ) > 1 ? $needed : array_merge( [], ...array_map( self::steps_apart( ... ), $parts ) );
		}
		return $apart;
	}

	/**
	 * Splits a list that stands as one line below its name: "2 eggs; 1 lime; salt". With commas it has to be alone there:
	 * "2 cups flour, 1 egg, beaten" may have more below it.
	 *
	 * @param bool   $is_alone Whether it is.
	 * @return list<string>
	 */
	private static function list_apart( string $line, bool $is_alone ): array {
		$foods   = self::foods_apart( trim( $line ) );
		$amount  = '%^' . WrittenRules::all()['amount'] . '%u';
		$counted = array_filter( $foods, static fn ( string $food ): bool => 1 === preg_match( $amount, $food ) );
		$long    = array_filter( $foods, static fn ( string $food ): bool => mb_strlen( $food ) > Constants::MAX_FOOD_LENGTH );
		return ( $is_alone || str_contains( $line, ';' ) ) && count( $foods ) >= Constants::MIN_FOOD_LINES
			&& count( $counted ) * 2 >= count( $foods ) && [] === $long
			? $foods
			: [ $line ];
	}

	/**
	 * Splits a sentence that says what one needs: "You need 2 eggs, a lime and salt."
	 *
	 * @return list<string>
	 */
	private static function sentence_apart( string $line ): array {
		$needs = WrittenRules::all()['needs'];
		if ( 1 !== preg_match( "%^(?:$needs)\\s+(?!to\\s)(\\S.*)$%iu", trim( $line ), $match ) ) {
			return [ $line ];
		}
		$said  = preg_split( '/(?<=[.!])\s+/u', $match[1] ) ?: [];
		$list  = preg_replace( [ '/[.!]$/', '/^[:：]\s*/u' ], '', array_shift( $said ) ?? '' ) ?? '';
		$foods = preg_split( '/,\s+(?:(?:and|und|et|y|e)\s+)?|\s+(?:and|und|et|y|e)\s+/iu', $list ) ?: [];
		$known = array_filter( $foods, LineKinds::says_food( ... ) );
		$long  = array_filter( $foods, static fn ( string $food ): bool => self::words( $food ) > self::MAX_FOOD_WORDS );
		return count( $foods ) >= Constants::MIN_FOOD_LINES && count( $known ) * 2 >= count( $foods ) && [] === $long
			? [ 'Ingredients:', ...$foods, ...( [] === $said ? [] : [ '', implode( ' ', $said ) ] ) ]
			: [ $line ];
	}

	/**
	 * Splits a line that begins with the ingredients where the name of another section follows: "Ingredients: 2 eggs. Method: Boil them."
	 *
	 * @return list<string>
	 */
	private static function sections_apart( string $line ): array {
		$is_named = static fn ( string $text ): bool => in_array( self::label_of( $text ), self::LABELLED, true );
		$sections = [];
		foreach ( preg_split( "/(?<=[.;!?)])\\s+(?=\\p{Lu}[\\p{L}' ]{2,30}[:：]\\s)/u", trim( $line ) ) ?: [] as $piece ) {
			$before = array_pop( $sections );
			if ( null === $before ) {
				$sections[] = $piece;
			} elseif ( $is_named( $piece ) ) {
				array_push( $sections, $before, $piece );
			} else {
				$sections[] = "$before $piece";
			}
		}
		// A step may say "Note: use cold water."
		return SectionNames::INGREDIENTS === self::label_of( $sections[0] ?? '' ) ? $sections : [ $line ];
	}

	/**
	 * Returns what a line begins with up to its first colon, and what is behind that.
	 *
	 * @return array{string, string} Empty where it has none.
	 */
	private static function labelled( string $line ): array {
		return 1 === preg_match( '/^([^:：]{3,60}[:：])\s*(\S.*)$/u', trim( $line ), $match ) ? [ $match[1], $match[2] ] : [ '', '' ];
	}

	/**
	 * Returns which section the words before the first colon of a line name.
	 */
	private static function label_of( string $line ): string {
		return SectionNames::written_part_of( self::labelled( $line )[0] );
	}

	/**
	 * Splits numbered steps on one line: "1. Whisk. 2. Bake."
	 *
	 * @return list<string> The line itself where they do not count up from 1.
	 */
	private static function steps_apart( string $line ): array {
		[ 'word' => $word, 'digit' => $digit ] = WrittenRules::all();
		$bare   = trim( $line );
		$starts = [];
		preg_match_all(
			"%(?<=^|\\s)(?:$word\\s+({$digit}{1,2})\\s*[:.)–-]\\s*|\\(?({$digit}{1,2})[.)]\\s+|(\\d{1,2})\\x{FE0F}?\\x{20E3}\\s*)(?=[\\p{L}\"“„«¿¡(*])%iu",
			$bare,
			$found,
			PREG_SET_ORDER | PREG_OFFSET_CAPTURE
		);
		foreach ( $found as $match ) {
			$count = (int) Digits::plain( array_values( array_filter( array_column( array_slice( $match, 1 ), 0 ) ) )[0] ?? '' );
			if ( count( $starts ) + 1 === $count && ( [] === $starts ) === ( 0 === $match[0][1] ) ) {
				$starts[] = $match[0][1];
			}
		}
		return count( $starts ) < 2
			? [ $line ]
			: array_map(
				static fn ( int $start, ?int $end ): string => trim( substr( $bare, $start, null === $end ? null : $end - $start ) ),
				$starts,
				[ ...array_slice( $starts, 1 ), null ]
			);
	}

	/**
	 * Separates the name of a section from the list on the same line: "Ingredients: 2 eggs, 1 lime" and "Method: Mash all of it. Serve."
	 *
	 * @return list<string> The line itself where it names none, or tells a fact.
	 */
	private static function parts_apart( string $line ): array {
		[ $label, $rest ] = self::labelled( $line );

		$part   = SectionNames::written_part_of( $label );
		$fact   = '' === $part ? null : FactTexts::written( $line );
		$amount = WrittenRules::all()['amount'];
		if ( SectionNames::INGREDIENTS === $part && null === $fact && 1 === preg_match( "%^{$amount}%u", $rest ) ) {
			return null === FactTexts::written( $rest ) ? [ $label, ...self::foods_apart( $rest ) ] : [ $line ];
		}
		$is_said = null === $fact || 'recipe-cooking-method' === $fact[0];
		$is_text = self::words( $rest ) > 3 || 1 === preg_match( '/[.!]$/', $rest );
		return SectionNames::INSTRUCTIONS === $part && $is_said && $is_text ? [ $label, $rest ] : [ $line ];
	}

	/**
	 * Splits ingredients on one line, where an amount follows a comma.
	 *
	 * @param string $text The foods.
	 * @return list<string>
	 */
	private static function foods_apart( string $text ): array {
		$is_listed = str_contains( $text, ';' );
		$amount    = WrittenRules::all()['amount'];
		$all       = preg_split( $is_listed ? '/\s*;\s*/u' : '/,\s+/u', $text ) ?: [];
		$is_plain  = [] === array_filter( $all, static fn ( string $food ): bool => self::words( $food ) > 3 );
		$foods     = $is_listed || $is_plain ? $all : ( preg_split( "%,\\s+(?=$amount)%u", $text ) ?: [] );
		$bare      = array_map( static fn ( string $food ): string => preg_replace( '/(?<!\.\p{L})\.$/u', '', $food ) ?? $food, $foods );
		return array_values( array_filter( $bare, static fn ( string $food ): bool => '' !== $food ) );
	}

	/**
	 * Counts the words of a text.
	 */
	private static function words( string $text ): int {
		return count( preg_split( '/\s+/u', trim( $text ) ) ?: [] );
	}
}
