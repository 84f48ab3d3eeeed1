<?php
declare( strict_types=1 );

namespace Larder\Taxonomies;

use Larder\AutoloadedOption;

defined( 'ABSPATH' ) || exit;

/**
 * The terms of recipes, also of those that are in posts of other types.
 */
final class ShownTerms {

	/** The option that says that posts of other types have such terms, as after a change-over; else they are not worth a query. */
	public const ELSEWHERE = 'larder_terms_elsewhere';

	/**
	 * Returns the terms of a post.
	 *
	 * @return list<\WP_Term>
	 */
	public static function for_post( int $post_id, Taxonomy $taxonomy ): array {
		$is_registered = is_object_in_taxonomy( (string) get_post_type( $post_id ), $taxonomy->value );
		$is_elsewhere  = ! $is_registered && taxonomy_exists( $taxonomy->value ) && self::are_elsewhere();
		if ( $is_elsewhere ) {
			PostTerms::prime( [ $post_id ], Taxonomy::keys() );
		}
		$terms = $is_registered || $is_elsewhere ? get_the_terms( $post_id, $taxonomy->value ) : false;
		return is_array( $terms ) ? array_values( $terms ) : [];
	}

	/**
	 * Notes that a post of another type has such terms.
	 */
	public static function note( int $post_id, string $taxonomy ): void {
		if ( ! self::are_elsewhere() && ! is_object_in_taxonomy( (string) get_post_type( $post_id ), $taxonomy ) ) {
			update_option( self::ELSEWHERE, '1', true );
		}
	}

	/** Whether posts of other types have such terms. */
	private static function are_elsewhere(): bool {
		return '1' === AutoloadedOption::get( self::ELSEWHERE );
	}
}
