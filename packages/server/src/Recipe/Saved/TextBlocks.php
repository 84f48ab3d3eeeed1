<?php
declare( strict_types=1 );

namespace Larder\Recipe\Saved;

defined( 'ABSPATH' ) || exit;

/**
 * Turns HTML into the blocks of WordPress that show it: paragraphs, headings and lists; all else stays HTML.
 */
final class TextBlocks {

	/** Elements without an end. */
	private const VOID = [ 'area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr' ];

	/** Elements that are within a line. */
	private const INLINE = [
		'a',
		'abbr',
		'b',
		'bdi',
		'bdo',
		'br',
		'cite',
		'code',
		'del',
		'em',
		'i',
		'img',
		'ins',
		'kbd',
		'mark',
		'q',
		's',
		'small',
		'span',
		'strong',
		'sub',
		'sup',
		'time',
		'u',
		'wbr',
	];

	/**
	 * Writes the blocks.
	 *
	 * @param string $html Safe HTML.
	 */
	public static function html( string $html ): string {
		return Block::several( array_map( self::block( ... ), self::parts( $html ) ) );
	}

	/**
	 * Writes the block of one part.
	 *
	 * @param string $part An element, or text.
	 */
	private static function block( string $part ): string {
		if ( 1 === preg_match( '#^<p>(.*)</p>$#s', $part ) ) {
			return Block::html( 'core/paragraph', [], $part );
		}
		if ( 1 === preg_match( '#^<h([2-6])( class="wp-block-heading")?>(.*)</h\1>$#s', $part, $found ) ) {
			return Block::html(
				'core/heading',
				2 === (int) $found[1] ? [] : [ 'level' => (int) $found[1] ],
				"<h$found[1] class=\"wp-block-heading\">$found[3]</h$found[1]>"
			);
		}
		if ( 1 === preg_match(
			'#^<(ul|ol)(?: class="wp-block-list")?>(\s*<li>((?!<(?:ul|ol|li)\b).)*</li>)*\s*</\1>$#s',
			$part,
			$found
		) ) {
			return self::items( $found[1], $part );
		}
		if ( 1 === preg_match( '#^<([a-z0-9]+)#i', $part, $found ) && ! in_array( strtolower( $found[1] ), self::INLINE, true ) ) {
			return Block::html( 'core/html', [], $part );
		}
		return Block::html( 'core/paragraph', [], "<p>$part</p>" );
	}

	/**
	 * Writes a list.
	 *
	 * @param string $tag  `ul` or `ol`.
	 * @param string $list HTML of the list.
	 */
	private static function items( string $tag, string $list ): string {
		preg_match_all( '#<li>.*?</li>#s', $list, $items );
		$blocks = array_map( static fn ( string $item ): string => Block::html( 'core/list-item', [], $item ), $items[0] );
		return Block::html(
			'core/list',
			'ol' === $tag ? [ 'ordered' => true ] : [],
			"<$tag class=\"wp-block-list\">" . Block::several( $blocks ) . "</$tag>"
		);
	}

	/**
	 * Cuts HTML into the elements and texts at its top; what is in one line stays together.
	 *
	 * @return list<string>
	 */
	private static function parts( string $html ): array {
		$parts = [];
		$open  = '';
		$depth = 0;
		$flush = static function () use ( &$parts, &$open ): void {
			if ( '' !== trim( $open ) ) {
				$parts[] = trim( $open );
			}
			$open = '';
		};
		foreach ( preg_split( '#(<!--.*?-->|</?[a-z][^>]*>)#is', $html, -1, PREG_SPLIT_DELIM_CAPTURE ) ?: [] as $token ) {
			$name     = 1 === preg_match( '#^</?([a-z][a-z0-9-]*)#i', $token, $found ) ? strtolower( $found[1] ) : '';
			$is_block = '' !== $name && ! in_array( $name, self::INLINE, true );
			$is_end   = str_starts_with( $token, '</' );
			if ( 0 === $depth && $is_block && ! $is_end ) {
				$flush();
			}
			$open .= $token;
			if ( $is_block && ! in_array( $name, self::VOID, true ) ) {
				$depth = max( 0, $depth + ( $is_end ? -1 : 1 ) );
			}
			if ( 0 === $depth && $is_block ) {
				$flush();
			}
		}
		$flush();
		return $parts;
	}
}
