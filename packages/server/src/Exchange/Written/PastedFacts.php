<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Contracts\Constants;
use Larder\Exchange\Text\FactTexts;
use Larder\Exchange\Text\SectionNames;
use Larder\Exchange\Text\WrittenRules;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the facts of a written recipe, by the rules of the editor's paste, in `packages/editor/src/paste/fact-lines.ts`.
 *
 * @phpstan-import-type Part from PastedText
 * @phpstan-import-type Links from MarkedLine
 */
final class PastedFacts {

	/** Facts that are times. */
	private const TIMES = [ 'total', 'prep', 'cook', 'rest' ];

	/** Times that a step may say in the same words: "Bake 30 minutes". */
	private const TIMES_OF_STEPS = [ 'prep', 'cook', 'rest' ];

	/** A label with its colon, or one that names a time. */
	private const LABEL = '/\p{L}\)?\s*[:：]|(?:time|zeit|temps|tiempo|tempo)(?!\p{L})/iu';

	/** A unit alone. */
	private const UNIT = '/^\p{L}{1,14}\.?$/u';

	/**
	 * Returns one line for each fact: joins a label and the value below it, and splits a line that holds several facts.
	 *
	 * @param list<MarkedLine> $lines
	 * @return list<MarkedLine> All else as it was.
	 */
	public static function whole( array $lines ): array {
		$whole = [];
		for ( $at = 0; $at < count( $lines ); ++$at ) {
			$below = self::value_below( $lines[ $at ]->text, array_slice( $lines, $at + 1, Constants::MAX_VALUE_LINES ) );
			if ( null !== $below ) {
				$joined  = array_slice( $lines, $at, $below[1] + 1 );
				$whole[] = new MarkedLine(
					$below[0],
					links: array_merge( ...array_map( static fn ( MarkedLine $line ): array => $line->links, $joined ) )
				);
				$at += $below[1];
				continue;
			}
			$pieces = self::apart( $lines[ $at ]->text );
			array_push( $whole, ...( count( $pieces ) > 1 ? self::with_links( $pieces, $lines[ $at ]->links ) : [ $lines[ $at ] ] ) );
		}
		return $whole;
	}

	/**
	 * Builds lines of the pieces of one line, each with the links whose words it has.
	 *
	 * @param list<string> $pieces
	 * @param Links        $links  The links of the line.
	 * @return list<MarkedLine>
	 */
	private static function with_links( array $pieces, array $links ): array {
		$lines = [];
		foreach ( $pieces as $at => $piece ) {
			$is_last = count( $pieces ) - 1 === $at;
			$own     = [];
			while ( [] !== $links && ( $is_last || str_contains( $piece, $links[0]['words'] ) ) ) {
				$own[] = array_shift( $links );
			}
			$lines[] = new MarkedLine( $piece, links: $own );
		}
		return $lines;
	}

	/**
	 * Returns whether a line among or below steps tells a fact: "Bake 30 minutes" is a step, as is what has a number before it.
	 */
	public static function is_fact( MarkedLine $line ): bool {
		[ $name ] = $line->counted ? [ '' ] : FactTexts::written( $line->text ) ?? [ '' ];
		return '' !== $name
			&& ( ! in_array( $name, self::TIMES_OF_STEPS, true ) || 1 === preg_match( self::LABEL, $line->text ) );
	}

	/**
	 * Splits a line that holds several facts: "Prep: 20 min | Cook: 45 min | Serves 4", and "Author: Ana Prep time: 20 min".
	 *
	 * @param string $text One line.
	 * @return list<string> The line itself where it tells no facts beside each other.
	 */
	public static function apart( string $text ): array {
		$is_fact = static fn ( string $piece ): bool => null !== FactTexts::written( $piece );
		$parts   = preg_split( '/\s*[|•·]\s*/u', $text, -1, PREG_SPLIT_NO_EMPTY ) ?: [];
		if ( count( $parts ) > 1 && count( $parts ) <= Constants::MAX_PASTED_FACTS && [] !== array_filter( $parts, $is_fact ) ) {
			return array_merge( ...array_map( self::apart( ... ), $parts ) );
		}
		$cut   = self::cut_at_labels( $text );
		$facts = count( array_filter( $cut, $is_fact ) );
		return $facts > 1 && $facts * 2 > count( $cut ) ? $cut : [ $text ];
	}

	/**
	 * Moves facts above the parts of a recipe in which they were written: times and servings below the name of a list or among the notes,
	 * and the values of a serving. What a letter ends with is set aside there, too, and remarks below the steps are notes.
	 *
	 * @param list<Part> $parts The parts, what is above the lists first.
	 * @return list<Part> Without what a page has around its recipe.
	 */
	public static function above( array $parts ): array {
		$first = array_shift( $parts );
		$left  = [];
		if ( null === $first ) {
			return [];
		}
		$own      = array_filter( $parts, static fn ( array $part ): bool => SectionNames::OTHER !== $part['name'] );
		$last     = array_key_last( $own );
		$is_list  = null !== $last && in_array( $parts[ $last ]['name'], [ SectionNames::INGREDIENTS, SectionNames::EQUIPMENT ], true );
		$lines    = null === $last ? [] : $parts[ $last ]['lines'];
		$farewell = array_slice( $lines, $is_list ? Letter::farewell_below_foods( $lines ) : Letter::farewell_in( $lines ) );
		foreach ( $parts as $at => $part ) {
			if ( SectionNames::OTHER === $part['name'] ) {
				continue;
			}
			$own_lines = $at === $last ? array_slice( $part['lines'], 0, count( $part['lines'] ) - count( $farewell ) ) : $part['lines'];
			if ( SectionNames::NUTRITION === $part['name'] ) {
				array_push( $first['lines'], ...self::nutrition( $own_lines ) );
				continue;
			}
			$is_open = true;
			$lines   = [];
			foreach ( $own_lines as $line ) {
				$may_be  = $is_open || SectionNames::NOTES === $part['name'] || 1 === preg_match( '/^#\p{L}/u', $line->text );
				$is_fact = $may_be && ! $line->counted && null !== FactTexts::written( $line->text );
				$is_open = $is_open && $is_fact;
				if ( $is_fact ) {
					$first['lines'][] = $line;
				} else {
					$lines[] = $line;
				}
			}
			$is_steps = SectionNames::INSTRUCTIONS === $part['name'];
			$remarks  = $is_steps ? array_splice( $lines, Remarks::below( $lines ) ) : [];
			$left[]   = [
				'name'  => $part['name'],
				'lines' => $lines,
			];
			if ( [] !== $remarks ) {
				$left[] = [
					'name'  => SectionNames::NOTES,
					'lines' => $remarks,
				];
			}
		}
		array_push( $first['lines'], ...array_map( static fn ( MarkedLine $line ): MarkedLine => $line->set_aside(), $farewell ) );
		return [ $first, ...$left ];
	}

	/**
	 * Reduces the lines of a nutrition table to the energy per serving and one line with all of its values.
	 *
	 * @param list<MarkedLine> $lines
	 * @return list<MarkedLine>
	 */
	private static function nutrition( array $lines ): array {
		$text   = implode( ', ', array_map( static fn ( MarkedLine $line ): string => $line->text, $lines ) );
		$labels = WrittenRules::all()['said']['calories'] ?? '';
		$energy = 1 === preg_match(
			"%(?<!\\p{L})(?:$labels)\\s*[:：]?\\s*(\\d{1,4})(?!\\d|[.,]\\d)|(?<![\\d.,])(\\d{1,4})\\s?(?:k?cal(?:ories)?)(?!\\p{L})%iu",
			$text,
			$match
		)
			? ( '' === $match[1] ? $match[2] ?? '' : $match[1] )
			: '';
		return [
			...( '' === $energy ? [] : [ new MarkedLine( "Calories: $energy" ) ] ),
			...( '' === $text || ( $match[0] ?? '' ) === $text ? [] : [ new MarkedLine( $text ) ] ),
		];
	}

	/**
	 * Cuts a text where the labels of facts begin in it.
	 *
	 * @param string $text One line.
	 * @return list<string>
	 */
	private static function cut_at_labels( string $text ): array {
		[ 'facts' => $facts, 'said' => $said ] = WrittenRules::all();
		$labels = implode( '|', [ ...array_values( $facts ), ...array_values( $said ) ] );
		preg_match_all( "%(?:$labels)\\s*[:：]%iu", $text, $found, PREG_OFFSET_CAPTURE );
		$starts = [ 0 ];
		foreach ( $found[0] as [ $label, $at ] ) {
			$before = mb_substr( substr( $text, 0, $at ), -1 );
			// As in "EntreeCuisine:", where a page had two boxes.
			$is_start = 1 !== preg_match( '/[\p{L}\p{N}\'’-]/u', $before )
				|| ( 1 === preg_match( '/[\p{Ll}\p{N}]/u', $before ) && 1 === preg_match( '/^\p{Lu}/u', $label ) );
			if ( $at > 0 && $is_start ) {
				$starts[] = $at;
			}
		}
		$pieces = array_map(
			static fn ( int $start, ?int $end ): string
				=> trim( rtrim( substr( $text, $start, null === $end ? null : $end - $start ), " \t;," ) ),
			$starts,
			[ ...array_slice( $starts, 1 ), null ]
		);
		return array_values( array_filter( $pieces, static fn ( string $piece ): bool => '' !== $piece ) );
	}

	/**
	 * Returns the value of a label from the lines below it.
	 *
	 * @param string           $label The line that may be a label.
	 * @param list<MarkedLine> $below Lines below it.
	 * @return array{string, int}|null The fact, and how many lines its value takes.
	 */
	private static function value_below( string $label, array $below ): ?array {
		$name    = FactTexts::written_label_of( $label );
		$is_time = in_array( $name, self::TIMES, true );
		if ( ! $is_time && 'yield' !== $name ) {
			return null;
		}
		$value = '';
		$found = null;
		foreach ( $below as $at => $line ) {
			$is_unit = 1 === preg_match( self::UNIT, $line->text );
			$fits    = 1 === preg_match( WrittenRules::whole( WrittenRules::all()['value'] ), $line->text )
				// What had a colon is the label of the next fact.
				|| ( 1 === preg_match( '/\d$/', $value ) && $is_unit && ! $line->is_head );
			if ( ! $fits || ( '' !== FactTexts::written_label_of( $line->text ) && ! $is_unit ) ) {
				break;
			}
			$value = trim( "$value {$line->text}" );
			$fact  = ( preg_replace( '/\s*[:：]$/u', '', $label ) ?? $label ) . ": $value";
			if ( ( FactTexts::written( $fact )[0] ?? '' ) === $name && ( ! $is_time || 1 === preg_match( '/\p{L}/u', $value ) ) ) {
				$found = [ $fact, $at + 1 ];
			}
			if ( ! $is_time && $at > 0 ) {
				break;
			}
		}
		return $found;
	}
}
