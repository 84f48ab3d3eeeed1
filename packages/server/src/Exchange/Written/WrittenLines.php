<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Text\FactTexts;
use Larder\Exchange\Text\SectionNames;
use Larder\Exchange\Text\WrittenRules;
use Larder\Lines\Digits;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the lines of a text as they were before somebody sent, quoted or printed it, by the rules of the editor's paste, in
 * `packages/editor/src/paste/written-lines.ts`.
 */
final class WrittenLines {

	/**
	 * Reads a text.
	 *
	 * @param string $text Plain text.
	 * @return list<string> Its lines, empty ones among them.
	 */
	public static function from_text( string $text ): array {
		$rules = WrittenRules::all();
		$own   = self::without( "%^(?:{$rules['quoted']})%u", preg_split( '/\r\n|\r|\n|\x{2028}|\x{2029}/u', $text ) ?: [] );
		$sent  = self::without( "%^(?:{$rules['sender']})%iu", MailHead::without( $own ) );
		$lines = Columns::apart( Underlines::as_headings( $sent ) );
		$whole = self::with_step_numbers( WrappedLines::joined( array_map( self::without_bold( ... ), $lines ) ) );
		$parts = array_merge( [], ...array_map( self::parts_apart( ... ), $whole ) );
		return array_merge( [], ...array_map( self::steps_apart( ... ), $parts ) );
	}

	/**
	 * Joins the number of a step that is alone on its line and the step directly below it.
	 *
	 * @param list<string> $lines
	 * @return list<string>
	 */
	private static function with_step_numbers( array $lines ): array {
		[ 'word' => $word, 'digit' => $digit ] = WrittenRules::all();
		$lone   = "%^\\s*$word\\s+{$digit}{1,2}\\s*[:.)]?\\s*$%iu";
		$joined = [];
		$above  = '';
		foreach ( $lines as $at => $line ) {
			$next  = $lines[ $at + 1 ] ?? '';
			$line  = '' === $above ? $line : "$above " . trim( $line );
			$above = '';
			if ( 1 === preg_match( $lone, $line ) && '' !== trim( $next ) && 1 !== preg_match( $lone, $next )
				&& '' === SectionNames::written_part_of( $next ) ) {
				$above = trim( $line );
			} else {
				$joined[] = $line;
			}
		}
		return $joined;
	}

	/**
	 * Takes marks off lines.
	 *
	 * @param string       $marks An expression that finds them.
	 * @param list<string> $lines
	 * @return list<string>
	 */
	private static function without( string $marks, array $lines ): array {
		return array_map( static fn ( string $line ): string => preg_replace( $marks, '', $line ) ?? $line, $lines );
	}

	/**
	 * Takes the marks of bold words, as Markdown and chats have them, off a line that is not all bold, as headings are.
	 */
	private static function without_bold( string $line ): string {
		[ 'bold' => $bold, 'digit' => $digit ] = WrittenRules::all();
		$beside = preg_replace( [ "%$bold%iu", "%^\\s*{$digit}{1,2}[.)]%u" ], [ '$1', '' ], $line ) ?? '';
		return 1 === preg_match( '/[\p{L}\p{N}]/u', $beside ) ? preg_replace( "%$bold%iu", '$1$2$3', $line ) ?? $line : $line;
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
		if ( 1 !== preg_match( '/^([^:：]{3,60}[:：])\s*(\S.*)$/u', trim( $line ), $match ) ) {
			return [ $line ];
		}
		[ , $label, $rest ] = $match;
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
		$bare      = array_map( static fn ( string $food ): string => preg_replace( '/\.$/', '', $food ) ?? $food, $foods );
		return array_values( array_filter( $bare, static fn ( string $food ): bool => '' !== $food ) );
	}

	/**
	 * Counts the words of a text.
	 */
	private static function words( string $text ): int {
		return count( preg_split( '/\s+/u', trim( $text ) ) ?: [] );
	}
}
