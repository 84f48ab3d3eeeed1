<?php
declare( strict_types=1 );

namespace Larder\Head;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and changes the tags of a page's head, whoever has printed them.
 */
final class HeadTags extends \WP_HTML_Tag_Processor {

	/** Under which the tag that is removed is noted. */
	private const MARK = 'larder-head';

	/**
	 * Removes the current tag, one without content, such as `meta` and `link`.
	 */
	public function remove_tag(): void {
		$span = $this->set_bookmark( self::MARK ) ? $this->bookmarks[ self::MARK ] : null;
		if ( null !== $span ) {
			$this->lexical_updates[] = new \WP_HTML_Text_Replacement( $span->start, $span->length, '' );
			$this->release_bookmark( self::MARK );
		}
	}

	/**
	 * Returns an attribute of the current tag.
	 *
	 * @return string Decoded; empty without it, or without a value.
	 */
	public function text_of( string $name ): string {
		$value = $this->get_attribute( $name );
		return is_string( $value ) ? trim( $value ) : '';
	}

	/**
	 * Returns what the current tag says of the page.
	 *
	 * @return string A name of `meta`, a relation of `link`, or `title` and `script`; empty for all else.
	 */
	public function name_of_tag(): string {
		$name = match ( $this->get_tag() ) {
			'META' => '' === $this->text_of( 'name' ) ? $this->text_of( 'property' ) : $this->text_of( 'name' ),
			'LINK' => $this->text_of( 'rel' ),
			'TITLE' => 'title',
			'SCRIPT' => 'application/ld+json' === $this->text_of( 'type' ) ? 'script' : '',
			default => '',
		};
		return strtolower( $name );
	}
}
