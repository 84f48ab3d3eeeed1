<?php
declare( strict_types=1 );

namespace Larder\Templates;

defined( 'ABSPATH' ) || exit;

/**
 * What a classic theme's header has printed already, so that a page of Larder does not say it again: some themes have the
 * title of an archive there.
 */
final class ThemeHeader {

	/** Whether the theme has opened the page's `main` itself. */
	public readonly bool $has_main;

	/** Where its link to the content leads, without anything there: the id for what comes. */
	public readonly string $target;

	/**
	 * Texts of its headings of the first level.
	 *
	 * @var list<string>
	 */
	private readonly array $titles;

	/** All its text, in one line. */
	private readonly string $text;

	/**
	 * Reads a header.
	 *
	 * @param string $html What the theme has printed.
	 */
	public function __construct( public readonly string $html ) {
		$tags     = new \WP_HTML_Tag_Processor( $html );
		$titles   = [];
		$text     = '';
		$is_title = false;
		$has_main = false;
		$targets  = [];
		$ids      = [];
		while ( $tags->next_token() ) {
			if ( '#text' === $tags->get_token_name() ) {
				$text .= $tags->get_modifiable_text();
				if ( $is_title ) {
					$titles[ array_key_last( $titles ) ?? 0 ] .= $tags->get_modifiable_text();
				}
				continue;
			}
			$id        = $tags->get_attribute( 'id' );
			$href      = 'A' === $tags->get_tag() ? $tags->get_attribute( 'href' ) : null;
			$ids[]     = is_string( $id ) ? $id : '';
			$targets[] = is_string( $href ) && str_starts_with( $href, '#' ) ? substr( $href, 1 ) : '';
			if ( 'MAIN' === $tags->get_tag() ) {
				$has_main = ! $tags->is_tag_closer();
			}
			if ( 'H1' === $tags->get_tag() ) {
				$is_title = ! $tags->is_tag_closer();
				if ( $is_title ) {
					$titles[] = '';
				}
			}
		}
		$missing        = array_values( array_diff( $targets, $ids, [ '' ] ) );
		$this->target   = $missing[0] ?? 'larder-archive';
		$this->has_main = $has_main;
		$this->titles   = array_values( array_map( self::line( ... ), $titles ) );
		$this->text     = self::line( $text );
	}

	/**
	 * Returns whether it shows a title, alone or after what kind of archive it is. The site's name is none.
	 */
	public function has_title( string $title ): bool {
		$title = self::line( $title );
		$site  = self::line( get_bloginfo( 'name' ) );
		foreach ( $this->titles as $shown ) {
			if ( '' !== $title && $site !== $shown && str_ends_with( $shown, $title ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the element for a title below it: a page has one heading of the first level.
	 */
	public function title_element(): string {
		return [] === $this->titles ? 'h1' : 'h2';
	}

	/**
	 * Returns whether it says a text.
	 *
	 * @param string $html The text, with its markup.
	 */
	public function says( string $html ): bool {
		return str_contains( $this->text, self::line( wp_strip_all_tags( $html ) ) );
	}

	/**
	 * Returns a text on one line, with plain characters.
	 */
	private static function line( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', wptexturize( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) ) );
	}
}
