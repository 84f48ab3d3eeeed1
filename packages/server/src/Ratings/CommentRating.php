<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Recipe\DocumentRepository;
use Larder\Recipe\PostType;
use Larder\Recipe\ReadAccess;

defined( 'ABSPATH' ) || exit;

/**
 * The stars that a comment gives: which comments have some, and where they are stored.
 *
 * WP Delicious keeps them in the same comment meta, as a number that may have a fraction.
 */
final class CommentRating {

	/** The comment meta, and the field of forms. */
	public const KEY = 'rating';

	/**
	 * Reads stars that somebody sent.
	 *
	 * @param mixed $value What was sent; nothing at all is not a rating.
	 * @return int<0, 5>|null From 1 to 5, 0 for none; null where there is no valid rating.
	 */
	public static function read( mixed $value ): ?int {
		if ( null === $value || '' === $value ) {
			return 0;
		}
		$number = is_int( $value ) || is_string( $value )
			? filter_var( $value, FILTER_VALIDATE_INT, [ 'options' => [ 'min_range' => 0, 'max_range' => 5 ] ] )
			: false;
		return is_int( $number ) ? max( 0, min( 5, $number ) ) : null;
	}

	/**
	 * Returns the stars of a stored comment.
	 *
	 * @return int<0, 5> 0 for none.
	 */
	public static function for_comment( \WP_Comment $comment ): int {
		return self::can_have( $comment->to_array() ) ? self::stored( get_comment_meta( (int) $comment->comment_ID, self::KEY, true ) ) : 0;
	}

	/**
	 * Returns a stored value as whole stars.
	 *
	 * @param mixed $value A meta value.
	 * @return int<0, 5> 0 where it is not a valid rating.
	 */
	public static function stored( mixed $value ): int {
		return is_numeric( $value ) && $value >= 0.5 && $value <= 5 ? max( 1, min( 5, (int) round( (float) $value ) ) ) : 0;
	}

	/**
	 * Returns whether a comment may give stars: it is a top-level comment of a recipe, not a reply.
	 *
	 * @param array<string, mixed> $comment Fields of a comment, stored or about to be.
	 */
	public static function can_have( array $comment ): bool {
		$post_id = $comment['comment_post_ID'] ?? 0;
		$parent  = $comment['comment_parent'] ?? 0;
		return in_array( $comment['comment_type'] ?? '', [ 'comment', '' ], true )
			&& is_numeric( $parent ) && 0 === (int) $parent
			&& is_numeric( $post_id ) && self::is_recipe( (int) $post_id );
	}

	/**
	 * Returns whether the visitor may give stars by a comment on a post: it is rated, and no plugin keeps the recipe from the visitor.
	 */
	public static function may_give( int $post_id ): bool {
		$post = get_post( $post_id );
		return $post instanceof \WP_Post && self::is_recipe( $post_id ) && ReadAccess::is_allowed( $post );
	}

	/**
	 * Returns whether a post is rated: it holds a recipe, or is of the type for recipes.
	 */
	public static function is_recipe( int $post_id ): bool {
		return $post_id > 0
			&& ( PostType::NAME === get_post_type( $post_id ) || '' !== get_post_meta( $post_id, DocumentRepository::META_KEY, true ) );
	}
}
