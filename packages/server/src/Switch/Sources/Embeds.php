<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Switch\Embed;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the places of recipes in a content by a pattern.
 */
final class Embeds {

	/**
	 * Finds them.
	 *
	 * @param string $content Content of a post.
	 * @param string $pattern A regular expression; whichever of its groups matches is the key.
	 * @return list<Embed> In the order of the page.
	 */
	public static function of( string $content, string $pattern ): array {
		preg_match_all( $pattern, $content, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL );
		$embeds = [];
		foreach ( $found as $match ) {
			$keys     = array_filter( array_column( array_slice( $match, 1 ), 0 ), is_string( ... ) );
			$embeds[] = self::widened( $content, (string) reset( $keys ), $match[0][1], (string) $match[0][0] );
		}
		return $embeds;
	}

	/**
	 * Takes the block around a shortcode along, where nothing else stands in it: blocks cannot stand in it.
	 *
	 * @param string $content Content of a post.
	 * @param string $key     The recipe.
	 * @param int    $offset  Where the markup begins, in bytes.
	 * @param string $markup  The markup.
	 */
	private static function widened( string $content, string $key, int $offset, string $markup ): Embed {
		foreach ( [ 'shortcode' => [ '', '' ], 'paragraph' => [ '<p>', '</p>' ], 'html' => [ '', '' ] ] as $block => [ $open, $close ] ) {
			$before = 1 === preg_match( "#<!-- wp:$block(?: \\{[^}]*\\})? -->\s*{$open}\s*$#", substr( $content, 0, $offset ), $start );
			$after  = 1 === preg_match( "#^\s*{$close}\s*<!-- /wp:$block -->#", substr( $content, $offset + strlen( $markup ) ), $end );
			if ( $before && $after ) {
				return new Embed( $key, $offset - strlen( $start[0] ), $start[0] . $markup . $end[0] );
			}
		}
		return new Embed( $key, $offset, $markup );
	}
}
