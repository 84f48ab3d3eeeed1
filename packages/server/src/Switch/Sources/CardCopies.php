<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Switch\Embed;
use Larder\Switch\Rows;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the cards that WPZOOM's posts name by the copies that it keeps of them.
 */
final class CardCopies {

	/** The post type of copies. */
	public const TYPE = 'wpzoom_rcb';

	/** What posts have that show the card of another. */
	public const NEEDLES = [ '<!-- wp:wpzoom-recipe-card/recipe-block-from-posts {', '[wpzoom_rcb_post ' ];

	/** How they name it. */
	private const REFERENCE = '#<!-- wp:wpzoom-recipe-card/recipe-block-from-posts \{[^}]*?"postId":"?(\d+)[^}]*\} /-->|\[wpzoom_rcb_post\s[^\]]*\bid=["\']?(\d+)[^\]]*\]#';

	/**
	 * Returns the places in which a post shows cards of others.
	 *
	 * @param Rows     $rows Reads what is stored.
	 * @param \WP_Post $post The post.
	 * @return list<Embed> In the order of the page.
	 */
	public static function embeds( Rows $rows, \WP_Post $post ): array {
		return array_map(
			static fn ( Embed $embed ): Embed => new Embed( self::key_of( $rows, (int) $embed->key ), $embed->offset, $embed->markup ),
			Embeds::of( $post->post_content, self::REFERENCE )
		);
	}

	/**
	 * Returns whether a post is a copy of a card that is in another one.
	 *
	 * @param Rows     $rows Reads what is stored.
	 * @param \WP_Post $post The post.
	 */
	public static function is_copy( Rows $rows, \WP_Post $post ): bool {
		return self::TYPE === $post->post_type && self::parent( $rows, $post->ID ) > 0;
	}

	/**
	 * Finds the post whose card a copy is of.
	 *
	 * @param Rows $rows Reads what is stored.
	 * @param int  $copy The copy.
	 * @return int 0 for a copy that stands for itself.
	 */
	private static function parent( Rows $rows, int $copy ): int {
		return (int) ( $rows->values( $copy, '_wpzoom_rcb_parent_post_id' )[0] ?? 0 );
	}

	/**
	 * Returns the key of the card that a copy is of.
	 *
	 * @param Rows $rows Reads what is stored.
	 * @param int  $copy The copy, or the post that has the card itself.
	 */
	private static function key_of( Rows $rows, int $copy ): string {
		$parent = self::parent( $rows, $copy );
		return ( $parent > 0 ? $parent : $copy ) . '-0';
	}
}
