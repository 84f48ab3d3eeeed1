<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Text\FactTexts;

defined( 'ABSPATH' ) || exit;

/**
 * Reads Markdown as lines: headings, entries of lists, and paragraphs that may be wrapped.
 */
final class MarkdownLines {

	/** An entry of a list; a box to tick may precede its text. */
	private const ITEM = '/^\s*(?:[-*+•]|\d{1,3}[.)])\s+(?:\[[ xX]?\]\s*)?(.*)$/u';

	/**
	 * Lines that are whole.
	 *
	 * @var list<MarkedLine>
	 */
	private array $lines = [];

	/** The line that may continue. */
	private string $open = '';

	/** Whether the line that may continue is an entry of a list. */
	private bool $is_item = false;

	/**
	 * Reads a text.
	 *
	 * @param string $text Markdown without its front matter.
	 * @return list<MarkedLine>
	 */
	public static function from_text( string $text ): array {
		$reader = new self();
		foreach ( explode( "\n", $text ) as $line ) {
			$reader->take( $line );
		}
		$reader->close();
		return $reader->lines;
	}

	/**
	 * Returns the URL of the first picture.
	 *
	 * @param string $text Markdown.
	 */
	public static function picture( string $text ): string {
		return 1 === preg_match( '/!\[[^\]]*\]\(\s*<?([^\s)>]+)/', $text, $match ) ? $match[1] : '';
	}

	/**
	 * Strips Markdown: pictures, links, emphasis, escapes.
	 *
	 * @param string $text One line.
	 */
	public static function plain( string $text ): string {
		$text = preg_replace( '/!\[[^\]]*\]\([^)]*\)|!\[\[[^\]]*\]\]/', '', $text ) ?? $text;
		// Links between notes: `[[Potatoes]]`, `[[potato|Potatoes]]`.
		$text = preg_replace( '/\[\[(?:[^\]|]*\|)?([^\]|]+)\]\]/', '$1', $text ) ?? $text;
		$text = preg_replace( '/\[([^\]]+)\]\([^)\s]*(?:\s+"[^"]*")?\)/', '$1', $text ) ?? $text;
		$text = preg_replace( '/<((?:https?:|mailto:)[^>\s]+)>/', '$1', $text ) ?? $text;
		$text = preg_replace( '/(?<![\\\\\w*])(\*{1,3})(?=\S)(.+?)(?<=\S)\1(?![\w*])/u', '$2', $text ) ?? $text;
		$text = preg_replace( '/(?<![\\\\\w_])(_{1,3})(?=\S)(.+?)(?<=\S)\1(?![\w_])/u', '$2', $text ) ?? $text;
		$text = preg_replace( '/(?<!\\\\)`([^`]+)`/', '$1', $text ) ?? $text;
		$text = preg_replace( '/\\\\([\\\\`*_{}\[\]()#+\-.!~|<>])/', '$1', $text ) ?? $text;
		return HtmlText::line_of( $text );
	}

	/**
	 * Reads one line.
	 *
	 * @param string $line As written.
	 */
	private function take( string $line ): void {
		if ( '' === trim( $line ) || 1 === preg_match( '/^\s*(?:[-*_]\s*){3,}$/', $line ) ) {
			$this->close();
		} elseif ( 1 === preg_match( '/^\s{0,3}(#{1,6})\s*(.+?)\s*#*\s*$/', $line, $head ) ) {
			$this->close();
			$this->lines[] = new MarkedLine( self::plain( $head[2] ), true, false, strlen( $head[1] ) );
		} elseif ( 1 === preg_match( '/^\s*(=+|-{2,})\s*$/', $line, $under ) && '' !== $this->open && ! $this->is_item ) {
			$this->lines[] = new MarkedLine( self::plain( $this->open ), true, false, '=' === $under[1][0] ? 1 : 2 );
			$this->open    = '';
		} elseif ( 1 === preg_match( self::ITEM, $line, $item ) ) {
			$this->close();
			$this->open    = $item[1];
			$this->is_item = true;
		} elseif ( null !== FactTexts::read( self::plain( $line ) ) ) {
			// Facts are below each other without an empty line.
			$this->close();
			$this->open = trim( $line );
			$this->close();
		} else {
			$this->open = '' === $this->open
				? trim( $line )
				: $this->open . ( 1 === preg_match( '/(?: {2}|\\\\)$/', $this->open ) ? "\n" : ' ' ) . trim( $line );
		}
	}

	/**
	 * Ends the line that may continue.
	 */
	private function close(): void {
		$raw  = trim( $this->open );
		$text = '' === $raw ? '' : self::plain( $raw );
		if ( '' !== $text ) {
			$is_bold       = ! $this->is_item && 1 === preg_match( '/^(\*\*|__)[^*_]+\1:?$/', $raw );
			$this->lines[] = new MarkedLine( $text, $is_bold, $this->is_item, $is_bold ? 6 : 0 );
		}
		$this->open    = '';
		$this->is_item = false;
	}
}
