<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * The markup that a block has saved, where there is nothing better to print.
 */
final class SavedMarkup {

	/**
	 * Returns what was printed; where that is nothing, what the block has saved, unless that is headings alone: a list that
	 * nobody has filled says nothing.
	 *
	 * @param string $printed HTML of the renderer, which escapes.
	 * @param string $saved   What the block has saved, filtered when it was saved.
	 * @return string HTML.
	 */
	public static function where_empty( string $printed, string $saved ): string {
		if ( '' !== $printed ) {
			return $printed;
		}
		$rest = (string) preg_replace( '#<h([1-6])\b.*?</h\1>#is', '', $saved );
		return RichText::is_blank( $rest ) && ! str_contains( $rest, '<img' ) ? '' : $saved;
	}
}
