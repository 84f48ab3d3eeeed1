<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Contracts\Constants;
use Larder\Exchange\Text\SectionNames;
use Larder\Exchange\Text\WrittenRules;
use Larder\Lines\Chars;

defined( 'ABSPATH' ) || exit;

/**
 * Finds headings that are underlined, by the rules of the editor's paste, in `packages/editor/src/paste/underlines.ts`.
 */
final class Underlines {

	/**
	 * Marks lines that are underlined as the headings that they are. A rule below a paragraph of several lines, or a sentence, parts the
	 * text and underlines nothing, and so does one that is not as long as the words above it, unless these name what is below.
	 *
	 * @param list<string> $lines The lines, empty ones among them.
	 * @return list<string> The lines, headings with their signs of Markdown and nothing below them.
	 */
	public static function as_headings( array $lines ): array {
		$marked    = $lines;
		$underline = '%' . WrittenRules::all()['underline'] . '%u';
		foreach ( $lines as $at => $line ) {
			if ( 1 !== preg_match( $underline, $lines[ $at + 1 ] ?? '', $match ) || '' !== Chars::trim( $lines[ $at - 1 ] ?? '' ) ) {
				continue;
			}
			$text  = Chars::trim( $line );
			$below = Chars::trim( $lines[ $at + 2 ] ?? '' );
			$below = '' === $below ? $lines[ $at + 3 ] ?? '' : $below;
			if ( self::may_be_heading( $text ) && self::is_drawn_for( $text, $match[1], $below ) ) {
				$marked[ $at ]     = ( str_starts_with( $match[1], '=' ) ? '#' : '##' ) . " $text";
				$marked[ $at + 1 ] = '';
			}
		}
		return array_values( $marked );
	}

	/**
	 * Returns whether a text may be a heading.
	 */
	private static function may_be_heading( string $text ): bool {
		return '' !== $text
			&& mb_strlen( $text ) <= Constants::MAX_HEADING_LENGTH
			&& 1 !== preg_match( '%' . WrittenRules::all()['noHeading'] . '%u', $text )
			&& 1 !== preg_match( '%' . WrittenRules::all()['bullet'] . '%u', $text )
			&& ! self::begins_with_amount( $text );
	}

	/**
	 * Returns whether a rule belongs to the text above it, and does not part the text there.
	 *
	 * @param string $below The line below both.
	 */
	private static function is_drawn_for( string $text, string $rule, string $below ): bool {
		return str_starts_with( $rule, '=' )
			|| abs( strlen( $rule ) - mb_strlen( $text ) ) <= Constants::UNDERLINE_TOLERANCE
			|| self::begins_with_amount( $below )
			|| 1 === preg_match( WrittenRules::whole( WrittenRules::all()['forAPart'] ), $text )
			|| '' !== SectionNames::written_part_of( $text );
	}

	/**
	 * Returns whether a line begins as a food does.
	 */
	private static function begins_with_amount( string $line ): bool {
		return 1 === preg_match( '%^' . WrittenRules::all()['amount'] . '%u', $line );
	}
}
