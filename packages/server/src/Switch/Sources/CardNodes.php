<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Switch\Draft;
use Larder\Switch\HtmlLines;
use Larder\Switch\RichLine;
use Larder\Switch\StoredTree;
use Larder\Switch\TypedLists;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the texts of cards that are blocks: HTML, or the nodes of an old editor.
 *
 * @phpstan-import-type Line from HtmlLines
 */
final class CardNodes {

	/**
	 * Reads the value of a fact: a text, in old blocks a list of one.
	 */
	public static function text( StoredTree $value ): string {
		return RichLine::text( self::html( $value ) );
	}

	/**
	 * Turns a text into HTML: it is HTML itself, or nodes of an old editor.
	 *
	 * @param StoredTree $text A text, a node, or a list of both.
	 */
	public static function html( StoredTree $text ): string {
		if ( ! $text->is_list() ) {
			return $text->html();
		}
		$type = $text->html( 'type' );
		if ( '' === $type ) {
			return implode(
				'',
				array_map(
					static fn ( StoredTree $node ): string => $node->is_list() ? self::html( $node ) : esc_html( $node->raw() ),
					$text->entries()
				)
			);
		}
		$props = $text->at( 'props' );
		if ( 'br' === $type ) {
			return '<br>';
		}
		if ( 'img' === $type ) {
			return sprintf( '<img class="wp-image-%d" src="%s">', $text->number( 'key' ), esc_url( $props->html( 'src' ) ) );
		}
		$tag   = tag_escape( $type );
		$inner = $props->at( 'children' );
		$inner = $inner->is_list() ? self::html( $inner ) : esc_html( $inner->raw() );
		$href  = $props->html( 'href' );
		return sprintf(
			'<%1$s%2$s>%3$s</%1$s>',
			$tag,
			'' === $href ? '' : sprintf( ' href="%s" rel="%s"', esc_url( $href ), esc_attr( $props->html( 'rel' ) ) ),
			$inner
		);
	}

	/**
	 * Reads rows as lines.
	 *
	 * @param string $name Where the text is.
	 * @return list<Line>
	 */
	public static function lines( StoredTree $rows, string $name ): array {
		$lines = [];
		foreach ( $rows->entries() as $row ) {
			$html    = self::html( $row->at( $name ) );
			$lines[] = [
				'isHeading' => $row->is_true( 'isGroup' ),
				'html'      => $html,
				'images'    => HtmlLines::images( $html ),
			];
		}
		return $lines;
	}

	/**
	 * Reads steps, and the headings between them.
	 */
	public static function take_steps( Draft $draft, StoredTree $steps ): void {
		foreach ( $steps->entries() as $step ) {
			if ( $step->is_true( 'isGroup' ) ) {
				$draft->lists->open_steps( self::text( $step->at( 'text' ) ) );
				continue;
			}
			TypedLists::step( $draft, self::html( $step->at( 'text' ) ), '', null, $step->html( 'video' ), $step->html( 'notes' ) );
			$draft->lists->call_step( $step->html( 'id' ) );
		}
	}
}
