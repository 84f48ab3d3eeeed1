<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * The markup that a block has saved, where there is nothing better to print.
 */
final class SavedMarkup {

	/** What is as wide as its file, or as its attributes say. */
	private const MEDIA = [ 'IMG', 'VIDEO', 'IFRAME', 'OBJECT', 'EMBED' ];

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
		return RichText::is_blank( $rest ) && ! str_contains( $rest, '<img' ) ? '' : self::within_its_column( $saved );
	}

	/**
	 * Keeps pictures and videos from sticking out of the page: what has been saved has none of the boxes that styles are for.
	 *
	 * @param string $saved What the block has saved.
	 */
	private static function within_its_column( string $saved ): string {
		$tags = new \WP_HTML_Tag_Processor( $saved );
		while ( $tags->next_tag() ) {
			if ( in_array( $tags->get_tag(), self::MEDIA, true ) ) {
				$style = $tags->get_attribute( 'style' );
				$tags->set_attribute( 'style', ( is_string( $style ) ? rtrim( $style, '; ' ) . ';' : '' ) . 'max-inline-size:100%' );
			}
		}
		return $tags->get_updated_html();
	}
}
