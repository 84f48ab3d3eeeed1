<?php
declare( strict_types=1 );

namespace Larder\Recipe;

/**
 * The markup that a block has saved, where there is nothing better to print.
 */
final class SavedMarkup {

	/**
	 * Gives it, unless it is headings alone: a list that nobody has filled says nothing.
	 *
	 * @param string $markup What the block has saved.
	 * @return string HTML, as it was saved.
	 */
	public static function unless_empty( string $markup ): string {
		$rest = (string) preg_replace( '#<h([1-6])\b.*?</h\1>#is', '', $markup );
		return RichText::is_blank( $rest ) && ! str_contains( $rest, '<img' ) ? '' : $markup;
	}
}
