<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Contracts\Constants;

defined( 'ABSPATH' ) || exit;

/**
 * Finds headings that are underlined, by the rules of the editor's paste, in `packages/editor/src/paste/underlines.ts`.
 */
final class Underlines {

	/** The line below a title or a heading, as Markdown and plain texts write it. */
	private const UNDERLINE = '/^\s*(?:={3,}|-{3,})\s*$/u';

	/** What no heading is: an entry of a list, a quote, a row of a table, a sentence. */
	private const NO_HEADING = '/^\s*(?:[#>*+=-]|[0-9])|[\t|]|[.!?…]\s*$/u';

	/**
	 * Marks lines that are underlined as the headings that they are. A rule below a paragraph of several lines, or a sentence, parts the
	 * text and underlines nothing.
	 *
	 * @param list<string> $lines The lines, empty ones among them.
	 * @return list<string> The lines, headings with their signs of Markdown and nothing below them.
	 */
	public static function as_headings( array $lines ): array {
		$marked = $lines;
		foreach ( $lines as $at => $line ) {
			$text  = trim( $line );
			$below = $lines[ $at + 1 ] ?? '';
			if (
				'' !== $text
				&& mb_strlen( $text ) <= Constants::LONGEST_HEADING
				&& '' === trim( $lines[ $at - 1 ] ?? '' )
				&& 1 !== preg_match( self::NO_HEADING, $line )
				&& 1 === preg_match( self::UNDERLINE, $below )
			) {
				$marked[ $at ]     = ( str_contains( $below, '=' ) ? '#' : '##' ) . " $text";
				$marked[ $at + 1 ] = '';
			}
		}
		return array_values( $marked );
	}
}
