<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Text\SectionNames;
use Larder\Exchange\Text\WrittenRules;

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
		// The recognition of text takes a 1 for a letter: "l cup sugar"; "| cup | sugar |" is a row of a table.
		$misread = "%^(\\s*)[lI|](?=\\s(?:{$rules['measures']})(?!\\p{L})[^|]*$)%u";
		$read    = array_map( static fn ( string $line ): string => preg_replace( $misread, '${1}1', $line ) ?? $line, $sent );
		$lines   = DashedNumbers::with_stops( Columns::apart( Underlines::as_headings( $read ) ) );
		$cells = array_merge( [], ...array_map( Cells::apart( ... ), $lines ) );
		$whole = self::with_step_numbers( WrappedLines::joined( array_map( self::without_bold( ... ), $cells ) ) );
		return array_merge( [], ...LinesApart::split( $whole ) );
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
}
