<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Text\FactTexts;
use Larder\Exchange\Text\WrittenAmount;

defined( 'ABSPATH' ) || exit;

/**
 * Reads Markdown as lines: headings, entries of lists, and paragraphs that may be wrapped.
 */
final class MarkdownLines {

	/** An entry of a list; a box to tick may precede its text. */
	private const ITEM = '/^\s*(?:[-*+•]|\d{1,3}[.)])\s+(?:\[[ xX]?\]\s*)?(.*)$/u';

	/** How many letters a food has at most that is a line of a paragraph. */
	private const MAX_FOOD_LENGTH = 80;

	/**
	 * Lines that are whole.
	 *
	 * @var list<MarkedLine>
	 */
	private array $lines = [];

	/**
	 * The lines of the text that may continue as one.
	 *
	 * @var list<string>
	 */
	private array $open = [];

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
			$this->lines[] = new MarkedLine( self::plain( $head[2] ), true, false, strlen( $head[1] ), MarkedLine::links_in( $head[2] ) );
		} elseif ( 1 === preg_match( '/^\s*(=+|-{2,})\s*$/', $line, $under ) && [] !== $this->open && ! $this->is_item ) {
			$this->lines[] = new MarkedLine( self::plain( implode( ' ', $this->open ) ), true, false, '=' === $under[1][0] ? 1 : 2 );
			$this->open    = [];
		} elseif ( 1 === preg_match( self::ITEM, $line, $item ) ) {
			$this->close();
			$this->open    = [ self::without_break( $item[1] ) ];
			$this->is_item = true;
		} elseif ( null !== FactTexts::read( self::plain( $line ) ) ) {
			// Facts are below each other without an empty line.
			$this->close();
			$this->open = [ trim( $line ) ];
			$this->close();
		} else {
			$this->open[] = self::without_break( trim( $line ) );
			if ( ! $this->is_item && 1 === preg_match( '/(?: {2}|\\\\)\r?$/', $line ) ) {
				// The writer has ended the line.
				$this->close();
			}
		}
	}

	/**
	 * Returns a line without the backslash by which its writer has ended it.
	 */
	private static function without_break( string $line ): string {
		return str_ends_with( $line, '\\' ) ? rtrim( substr( $line, 0, -1 ) ) : $line;
	}

	/**
	 * Returns what is open: one text, or as many as there are lines where most of them begin with an amount.
	 *
	 * @return list<string>
	 */
	private function texts(): array {
		$counted = $this->is_item ? [] : array_filter(
			$this->open,
			static fn ( string $line ): bool => mb_strlen( $line ) <= self::MAX_FOOD_LENGTH && WrittenAmount::starts( self::plain( $line ) )
		);
		return count( $counted ) > 1 && count( $counted ) * 2 > count( $this->open ) ? $this->open : [ implode( ' ', $this->open ) ];
	}

	/**
	 * Ends the line that may continue.
	 */
	private function close(): void {
		foreach ( $this->texts() as $raw ) {
			$text = '' === trim( $raw ) ? '' : self::plain( trim( $raw ) );
			if ( '' !== $text ) {
				$is_bold       = ! $this->is_item && 1 === preg_match( '/^(\*\*|__)[^*_]+\1:?$/', trim( $raw ) );
				$this->lines[] = new MarkedLine( $text, $is_bold, $this->is_item, $is_bold ? 6 : 0, MarkedLine::links_in( $raw ) );
			}
		}
		$this->open    = [];
		$this->is_item = false;
	}
}
