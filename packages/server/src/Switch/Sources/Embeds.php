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
			$embeds[] = new Embed( (string) reset( $keys ), $match[0][1], (string) $match[0][0] );
		}
		return $embeds;
	}
}
