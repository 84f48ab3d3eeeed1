<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * A block of WordPress that holds text alone. The editor knows no block in it: one that is put there is gone when the post is saved again.
 */
final class TextBlock {

	/** Such blocks; those with an element around their text, which a part of the text needs as well, are in {@see self::IN_ELEMENT}. */
	private const NAMES = 'paragraph|heading|preformatted|verse|html|shortcode|freeform|code|table|pullquote';

	private const IN_ELEMENT = [ 'paragraph', 'heading', 'preformatted', 'verse' ];

	/** What says something without any text. */
	private const MEDIA = '/<(?:img|picture|svg|iframe|video|audio|embed|object|form|input|hr|script|style)\b/i';

	/**
	 * @param int    $start Where the block begins in its content, in bytes.
	 * @param int    $end   Where it ends.
	 * @param string $open  All before its text.
	 * @param string $close All after its text.
	 */
	private function __construct(
		private readonly int $start,
		private readonly int $end,
		private readonly string $open,
		private readonly string $text,
		private readonly string $close
	) {}

	/**
	 * Replaces an embed with blocks; text before and after it in the same block becomes a block each. Where the embed is amid other
	 * elements, the blocks come after the whole.
	 *
	 * @param string $content Content of a post, with blocks.
	 * @param string $markup  What comes into its place.
	 */
	public static function replaced( string $content, Embed $embed, string $markup ): string {
		$from   = $embed->offset;
		$to     = $from + strlen( $embed->markup );
		$first  = self::at( $content, $from );
		$last   = self::at( $content, $to );
		$before = null === $first ? '' : substr( $first->text, 0, max( 0, $from - $first->start - strlen( $first->open ) ) );
		$behind = null === $last ? '' : substr( $last->text, max( 0, $to - $last->start - strlen( $last->open ) ) );
		if ( null === $first && null === $last ) {
			return substr_replace( $content, $markup, $from, $to - $from );
		}
		if ( self::is_whole( $before ) && self::is_whole( $behind ) ) {
			$parts = [ $first?->with( $before ), $markup, $last?->with( $behind, self::says( $before ) ) ];
		} elseif ( $first?->start === $last?->start ) {
			$parts = [ $first?->with( $before . $behind ), $markup ];
		} else {
			$parts = [ $first?->with( force_balance_tags( $before ) ), $markup, $last?->with( force_balance_tags( $behind ) ) ];
		}
		$parts = array_filter(
			array_map( static fn ( ?string $part ): string => trim( $part ?? '' ), $parts ),
			static fn ( string $part ): bool => '' !== $part
		);
		$start = $first->start ?? $from;
		return substr_replace( $content, implode( "\n\n", $parts ), $start, ( $last->end ?? $to ) - $start );
	}

	/**
	 * Finds the block whose text a place is in.
	 *
	 * @param string $content Content of a post.
	 * @param int    $place   In bytes.
	 */
	private static function at( string $content, int $place ): ?self {
		preg_match_all(
			'#(<!--\s+wp:(?:core/)?(' . self::NAMES . ')\s+(?:\{[^<>]*\}\s+)?-->\s*)(.*?)(\s*<!--\s+/wp:(?:core/)?\2\s+-->)#s',
			$content,
			$found,
			PREG_SET_ORDER | PREG_OFFSET_CAPTURE
		);
		foreach ( $found as [ [ $all, $start ], [ $open ], [ $name ], [ $text, $inside ], [ $close ] ] ) {
			if ( $inside <= $place && $place <= $inside + strlen( $text ) ) {
				$is_in_element = in_array( $name, self::IN_ELEMENT, true )
					&& 1 === preg_match( '#^(\s*<([a-z0-9]+)\b[^>]*>)(.*)(</\2>\s*)$#s', $text, $element );
				return $is_in_element
					? new self( $start, $start + strlen( $all ), $open . $element[1], $element[3], $element[4] . $close )
					: new self( $start, $start + strlen( $all ), $open, $text, $close );
			}
		}
		return self::bare_paragraph( $content, $place );
	}

	/**
	 * Finds the paragraph that a place is in, where it is in no block, as in what the classic editor has written.
	 *
	 * @param string $content Content of a post.
	 * @param int    $place   In bytes.
	 */
	private static function bare_paragraph( string $content, int $place ): ?self {
		$start = strrpos( substr( $content, 0, $place ), '<p' );
		$end   = strpos( $content, '</p>', $place );
		if ( false === $start || false === $end ) {
			return null;
		}
		$end += strlen( '</p>' );
		return 1 === preg_match( '#^(<p(?:\s[^>]*)?>)((?:(?!</p>|<!--|<p[\s>]).)*+)(</p>)$#s', substr( $content, $start, $end - $start ), $parts )
			? new self( $start, $end, $parts[1], $parts[2], $parts[3] )
			: null;
	}

	/**
	 * Writes the block with another text.
	 *
	 * @param string $text     A part of its text.
	 * @param bool   $is_again Whether another part is written already, which has the anchor.
	 * @return string Empty where the text says nothing.
	 */
	private function with( string $text, bool $is_again = false ): string {
		$edges = '(?:\s|&nbsp;|<br\s*/?>)+';
		$text  = (string) preg_replace( "#^$edges|$edges$#i", '', $text );
		$open  = $is_again ? (string) preg_replace( '/(<[a-z0-9]+\b[^>]*?) id="[^"]*"([^>]*>)$/', '$1$2', $this->open ) : $this->open;
		return self::says( $text ) ? $open . $text . $this->close : '';
	}

	/**
	 * Returns whether anybody sees something of a text.
	 *
	 * @param string $text HTML.
	 */
	private static function says( string $text ): bool {
		return 1 === preg_match( self::MEDIA, $text )
			|| 1 === preg_match( '/[^\s\x{A0}]/u', html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	/**
	 * Returns whether each element of a text begins and ends in it.
	 *
	 * @param string $text HTML.
	 */
	private static function is_whole( string $text ): bool {
		$tags = new \WP_HTML_Tag_Processor( $text );
		$open = [];
		while ( $tags->next_tag( [ 'tag_closers' => 'visit' ] ) ) {
			$name = (string) $tags->get_tag();
			if ( $tags->is_tag_closer() ) {
				if ( array_pop( $open ) !== $name ) {
					return false;
				}
			} elseif ( ! \WP_HTML_Processor::is_void( $name ) ) {
				$open[] = $name;
			}
		}
		return [] === $open;
	}
}
