<?php
declare( strict_types=1 );

namespace Larder\Ratings;

defined( 'ABSPATH' ) || exit;

/**
 * Where the comments of a recipe are, and the form for them.
 */
final class Links {

	/**
	 * Returns the address of the comments.
	 */
	public static function comments( int $post_id ): string {
		return self::page( $post_id ) . '#comments';
	}

	/**
	 * Returns the address of the form.
	 */
	public static function form( int $post_id ): string {
		return self::page( $post_id ) . '#respond';
	}

	/**
	 * Returns the address of the recipe's page, empty on that page itself.
	 */
	private static function page( int $post_id ): string {
		return is_singular() && get_queried_object_id() === $post_id ? '' : (string) get_permalink( $post_id );
	}
}
