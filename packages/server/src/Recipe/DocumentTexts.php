<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the notes and tips of a recipe for its document: a line a paragraph, and the markup where that says more.
 *
 * @phpstan-import-type Block from BlockTexts
 * @phpstan-import-type Tip from RecipeDocument
 */
final class DocumentTexts {

	/** Where a line ends. */
	private const LINE_ENDS = '#<br\b[^>]*>|</(?:p|li|h[1-6]|div|blockquote|pre|tr|figcaption|dt|dd)>#i';

	/**
	 * Reads all notes of a recipe as one.
	 *
	 * @param list<Block> $blocks Blocks of notes.
	 * @return array{notes: string, notesHtml?: string}
	 */
	public static function notes( array $blocks ): array {
		return self::notes_of( self::safe( $blocks ) );
	}

	/**
	 * Reads notes from their HTML.
	 *
	 * @param string $html Safe HTML.
	 * @return array{notes: string, notesHtml?: string}
	 */
	public static function notes_of( string $html ): array {
		$text = self::lines( $html );
		return [ 'notes' => $text ] + ( self::paragraphs( $text ) === $html ? [] : [ 'notesHtml' => $html ] );
	}

	/**
	 * Reads a tip.
	 *
	 * @param Block $block
	 * @return Tip
	 */
	public static function tip( array $block ): array {
		$stored = Attributes::from_value( $block['attrs'] );
		$html   = self::safe( [ $block ] );
		$text   = self::lines( $html );
		return [
			'kind'  => $stored->text( 'kind' ) ?: 'tip',
			'title' => $stored->text( 'title' ),
			'text'  => $text,
		] + ( self::paragraphs( $text ) === $html ? [] : [ 'html' => $html ] );
	}

	/**
	 * Turns each line of a text into a paragraph.
	 *
	 * @param string $text A paragraph a line.
	 * @return string HTML.
	 */
	public static function paragraphs( string $text ): string {
		$lines = array_filter( explode( "\n", $text ), static fn ( string $line ): bool => '' !== $line );
		return implode(
			"\n",
			array_map( static fn ( string $line ): string => '<p>' . htmlspecialchars( $line, ENT_NOQUOTES ) . '</p>', $lines )
		);
	}

	/**
	 * Returns what is inside blocks by the rules for an author's own text.
	 *
	 * @param list<Block> $blocks
	 */
	private static function safe( array $blocks ): string {
		$html = array_map( static fn ( array $block ): string => trim( wp_kses_post( BlockTexts::inner_html( $block ) ) ), $blocks );
		return implode(
			"\n",
			array_filter( $html, static fn ( string $part ): bool => '' !== PlainText::from_html( $part ) || str_contains( $part, '<img' ) )
		);
	}

	/**
	 * Returns the lines that somebody reads.
	 */
	private static function lines( string $html ): string {
		$lines = array_map( PlainText::from_html( ... ), preg_split( self::LINE_ENDS, $html ) ?: [ $html ] );
		return implode( "\n", array_filter( $lines, static fn ( string $line ): bool => '' !== $line ) );
	}
}
