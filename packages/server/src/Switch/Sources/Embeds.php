<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Switch\Embed;
use Larder\Switch\PluginSource;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the places of recipes in a content by a pattern.
 */
final class Embeds {

	/**
	 * Returns the places in a content.
	 *
	 * @param string $content Content of a post.
	 * @param string $pattern A regular expression; whichever of its groups matches is the key.
	 * @return list<Embed> In the order of the page.
	 */
	public static function in_content( string $content, string $pattern ): array {
		preg_match_all( $pattern, $content, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL );
		$embeds = [];
		foreach ( $found as $match ) {
			$keys     = array_filter( array_column( array_slice( $match, 1 ), 0 ), is_string( ... ) );
			$embeds[] = self::at( $content, (string) reset( $keys ), $match[0][1], (string) $match[0][0] );
		}
		return $embeds;
	}

	/**
	 * Finds recipes that are in the content itself: the key is the post and the number of the recipe in it.
	 *
	 * @param string $pattern A regular expression with a group that matches always.
	 * @return list<Embed> In the order of the page.
	 */
	public static function numbered( \WP_Post $post, string $pattern ): array {
		$embeds = self::in_content( $post->post_content, $pattern );
		return array_map(
			static fn ( Embed $embed, int $at ): Embed => new Embed( "$post->ID-$at", $embed->offset, $embed->markup ),
			$embeds,
			array_keys( $embeds )
		);
	}

	/**
	 * Finds the post of a recipe that is in its content, and the markup of the recipe.
	 *
	 * @param string $key A key of {@see self::numbered()}.
	 * @return array{\WP_Post, string}|null Null where it is gone.
	 */
	public static function find( PluginSource $source, string $key ): ?array {
		[ $post_id, $at ] = explode( '-', $key ) + [ '0', '' ];
		$post             = get_post( (int) $post_id );
		$embed            = null;
		foreach ( $post instanceof \WP_Post ? $source->embeds( $post ) : [] as $found ) {
			// A post may show its own recipe a second time, and have something that belongs to it.
			$embed ??= $found->key === "$post_id-$at" && null === $found->rest ? $found : null;
		}
		return $post instanceof \WP_Post && null !== $embed ? [ $post, $embed->markup ] : null;
	}

	/**
	 * Builds an embed; it includes the block around the markup where that block contains nothing else, since blocks cannot be nested
	 * in it.
	 *
	 * @param string      $content Content of a post.
	 * @param string      $key     The recipe.
	 * @param int         $offset  Where the markup begins, in bytes.
	 * @param string|null $rest    What is there when the post has changed over; null for a recipe.
	 * @param string      $alone   Markup of this recipe alone, where several share one.
	 */
	public static function at(
		string $content,
		string $key,
		int $offset,
		string $markup,
		?string $rest = null,
		string $alone = ''
	): Embed {
		foreach ( [ 'shortcode' => [ '', '' ], 'paragraph' => [ '<p>', '</p>' ], 'html' => [ '', '' ] ] as $block => [ $open, $close ] ) {
			$before = 1 === preg_match( "#<!-- wp:$block(?: \\{[^}]*\\})? -->\s*{$open}\s*$#", substr( $content, 0, $offset ), $start );
			$after  = 1 === preg_match( "#^\s*{$close}\s*<!-- /wp:$block -->#", substr( $content, $offset + strlen( $markup ) ), $end );
			if ( $before && $after ) {
				return new Embed( $key, $offset - strlen( $start[0] ), $start[0] . $markup . $end[0], $rest, $alone );
			}
		}
		return new Embed( $key, $offset, $markup, $rest, $alone );
	}
}
