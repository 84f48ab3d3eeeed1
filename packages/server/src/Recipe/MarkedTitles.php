<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Finds titles of recipes in a whole page, and marks the language in which they are written.
 *
 * A title inside an element that already names its language stays as it is.
 *
 * @phpstan-type Marks array{lang: string, dir?: 'ltr'|'rtl'}
 */
final class MarkedTitles extends \WP_HTML_Tag_Processor {

	/** Where a title may be a part of what is said: "3 thoughts on “Gazpacho”". */
	private const SAYING = [ 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'A' ];

	/** What holds no elements, and the root, whose language is that of the page. */
	private const WORDLESS = [ 'HTML', 'TITLE', 'SCRIPT', 'STYLE', 'TEXTAREA', 'IFRAME', 'NOSCRIPT', 'NOEMBED', 'NOFRAMES', 'XMP' ];

	/** Under which the text that is marked is noted. */
	private const MARK = 'larder-title';

	/** How long titles are, in bytes, that are looked for among other words, and how many of them: a pattern has a greatest size. */
	private const MAX_LENGTH = 500;
	private const MAX_TITLES = 40;

	/** @var array{string, int}|null The element that names its language, with how many of its name are open in it. */
	private ?array $own = null;

	/** @var array<string, int> How many of the elements that say something are open. */
	private array $saying = [];

	/**
	 * Marks a page.
	 *
	 * @param string               $html     The page.
	 * @param array<string, Marks> $titles   Attributes by the title as it is printed, HTML.
	 * @param Marks|array{}        $document Those of the page's own title.
	 * @return string The page, unchanged where it contains none of the titles.
	 */
	public static function in( string $html, array $titles, array $document ): string {
		$page  = new self( $html );
		$plain = [];
		foreach ( $titles as $title => $marks ) {
			$plain[ PlainText::from_html( (string) $title ) ] = $marks;
		}
		while ( $page->next_token() ) {
			if ( '#text' === $page->get_token_name() ) {
				$page->mark_text( $titles, $plain );
			} elseif ( '#tag' === $page->get_token_type() ) {
				$page->follow( $plain, $document );
				// Drawings have titles, too.
				$document = 'TITLE' === $page->get_tag() ? [] : $document;
			}
		}
		return $page->get_updated_html();
	}

	/**
	 * Follows what is open, and marks a tag that says a title itself.
	 *
	 * @param array<string, Marks> $titles   Attributes by the title, plain text.
	 * @param Marks|array{}        $document Those of the page's own title.
	 */
	private function follow( array $titles, array $document ): void {
		$tag  = (string) $this->get_tag();
		$step = $this->is_tag_closer() ? -1 : 1;
		if ( in_array( $tag, self::SAYING, true ) ) {
			$this->saying[ $tag ] = max( 0, ( $this->saying[ $tag ] ?? 0 ) + $step );
		}
		if ( null !== $this->own ) {
			$open      = $this->own[1] + ( $tag === $this->own[0] ? $step : 0 );
			$this->own = 0 === $open ? null : [ $this->own[0], $open ];
		} elseif ( 'TITLE' === $tag && [] !== $document && null === $this->get_attribute( 'lang' ) ) {
			$this->set_attributes( $document );
		} elseif ( 'IMG' === $tag && null === $this->get_attribute( 'lang' ) ) {
			$alt = $this->get_attribute( 'alt' );
			$this->set_attributes( $titles[ is_string( $alt ) ? trim( $alt ) : '' ] ?? [] );
		} elseif ( 1 === $step && $this->holds_words( $tag ) && null !== $this->get_attribute( 'lang' ) ) {
			$this->own = [ $tag, 1 ];
		}
	}

	/**
	 * Returns whether an element of the page may hold words and other elements, up to a tag that closes it.
	 */
	private function holds_words( string $tag ): bool {
		return ! \WP_HTML_Processor::is_void( $tag )
			&& ! in_array( $tag, self::WORDLESS, true );
	}

	/**
	 * Sets attributes of the current tag.
	 *
	 * @param array<string, string> $attributes
	 */
	private function set_attributes( array $attributes ): void {
		foreach ( $attributes as $name => $value ) {
			$this->set_attribute( $name, $value );
		}
	}

	/**
	 * Marks the titles in a text.
	 *
	 * @param array<string, Marks> $titles Attributes by the title as it is printed.
	 * @param array<string, Marks> $plain  The same by plain text.
	 */
	private function mark_text( array $titles, array $plain ): void {
		$whole = trim( $this->get_modifiable_text() );
		if ( null !== $this->own || '' === $whole || ! $this->set_bookmark( self::MARK ) ) {
			return;
		}
		$span = $this->bookmarks[ self::MARK ];
		$text = substr( $this->html, $span->start, $span->length );
		$this->release_bookmark( self::MARK );
		$marked = isset( $plain[ $whole ] ) ? self::mark( $text, $plain[ $whole ] ) : $text;
		if ( ! isset( $plain[ $whole ] ) && array_sum( $this->saying ) > 0 ) {
			$marked = self::mark_parts( $text, $titles );
		}
		if ( $marked !== $text ) {
			$this->lexical_updates[] = new \WP_HTML_Text_Replacement( $span->start, $span->length, $marked );
		}
	}

	/**
	 * Marks the titles that are among other words, as words of their own.
	 *
	 * @param string               $text   HTML without tags.
	 * @param array<string, Marks> $titles Attributes by the title as it is printed.
	 */
	private static function mark_parts( string $text, array $titles ): string {
		$stands = static fn ( int|string $title ): bool => strlen( (string) $title ) <= self::MAX_LENGTH
			&& str_contains( $text, (string) $title );
		$found  = array_slice( array_filter( $titles, $stands, ARRAY_FILTER_USE_KEY ), 0, self::MAX_TITLES, true );
		if ( [] === $found ) {
			return $text;
		}
		// The longest first: "Pan con tomate y jamón" holds "Pan con tomate".
		uksort( $found, static fn ( int|string $one, int|string $other ): int => strlen( (string) $other ) <=> strlen( (string) $one ) );
		$names = implode( '|', array_map(
			static fn ( int|string $title ): string => preg_quote( (string) $title, '/' ),
			array_keys( $found )
		) );
		return preg_replace_callback(
			"/(?<![\p{L}\p{N}])(?:$names)(?![\p{L}\p{N}])/u",
			static fn ( array $match ): string => self::mark( $match[0], $found[ $match[0] ] ?? [] ),
			$text
		) ?? $text;
	}

	/**
	 * Wraps words, leaving the space around them outside.
	 *
	 * @param string                $words HTML without tags.
	 * @param array<string, string> $marks Attributes.
	 */
	private static function mark( string $words, array $marks ): string {
		return [] === $marks ? $words : (string) preg_replace(
			'/^(\s*)(.*?)(\s*)$/su',
			'$1<span' . Html::attributes( $marks ) . '>$2</span>$3',
			$words
		);
	}
}
