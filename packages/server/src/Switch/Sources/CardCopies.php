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

	/** The meta field of a copy that says which post has the card. */
	public const PARENT = '_wpzoom_rcb_parent_post_id';

	/** How they name it. */
	private const REFERENCE = '#<!-- wp:wpzoom-recipe-card/recipe-block-from-posts \{[^}]*?"postId":"?(\d+)[^}]*\} /-->|\[wpzoom_rcb_post\s[^\]]*\bid=["\']?(\d+)[^\]]*\]#';

	/**
	 * Returns the places in which a post shows cards of others.
	 *
	 * @return list<Embed> In the order of the page.
	 */
	public static function embeds( Rows $rows, \WP_Post $post ): array {
		return array_map(
			static fn ( Embed $embed ): Embed => new Embed( self::key_of( $rows, (int) $embed->key ), $embed->offset, $embed->markup ),
			Embeds::in_content( $post->post_content, self::REFERENCE )
		);
	}

	/**
	 * Returns whether a post is a copy of a card that is in another one.
	 */
	public static function is_copy( Rows $rows, \WP_Post $post ): bool {
		return self::TYPE === $post->post_type && self::parent( $rows, $post->ID ) > 0;
	}

	/**
	 * Counts the cards that were made as posts of their own and have not changed over; such a post stays as it is.
	 *
	 * @param string $field What the meta fields begin with that name a recipe which has changed over.
	 */
	public static function count_alone( Rows $rows, string $field ): int {
		return $rows->numbers(
			"SELECT COUNT(*) FROM %i p WHERE p.post_type = %s AND p.post_status NOT IN ( 'auto-draft', 'trash' )"
				. " AND NOT EXISTS ( SELECT 1 FROM %i m WHERE m.post_id = p.ID AND m.meta_key = %s AND m.meta_value NOT IN ( '', '0' ) )"
				. " AND NOT EXISTS ( SELECT 1 FROM %i m WHERE m.meta_key = CONCAT( %s, p.ID, '-0' ) )",
			$rows->core( 'posts' ),
			self::TYPE,
			$rows->core( 'postmeta' ),
			self::PARENT,
			$rows->core( 'postmeta' ),
			$field
		)[0] ?? 0;
	}

	/**
	 * Finds the post whose card a copy is of.
	 *
	 * @return int 0 for a copy that stands for itself.
	 */
	private static function parent( Rows $rows, int $copy ): int {
		return (int) ( $rows->values( $copy, self::PARENT )[0] ?? 0 );
	}

	/**
	 * Returns the key of the card that a copy is of.
	 *
	 * @param int $copy The copy, or the post that has the card itself.
	 */
	private static function key_of( Rows $rows, int $copy ): string {
		$parent = self::parent( $rows, $copy );
		return ( $parent > 0 ? $parent : $copy ) . '-0';
	}
}
