<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Recipe\PostType;

defined( 'ABSPATH' ) || exit;

/**
 * Gives a recipe that gets a post of its own the language of the post that shows it, on sites with several.
 */
final class PostLanguage {

	/** The taxonomy in which Polylang keeps the language of a post. */
	private const POLYLANG = 'language';

	/**
	 * Copies the language.
	 *
	 * @param \WP_Post $from The post that shows the recipe.
	 */
	public static function copy( \WP_Post $from, int $post_id ): void {
		if ( is_object_in_taxonomy( PostType::NAME, self::POLYLANG ) ) {
			$terms = wp_get_object_terms( $from->ID, self::POLYLANG, [ 'fields' => 'ids' ] );
			if ( is_array( $terms ) && [] !== $terms ) {
				wp_set_object_terms( $post_id, array_filter( $terms, is_int( ... ) ), self::POLYLANG );
			}
		}
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Hooks of WPML.
		$details = apply_filters(
			'wpml_element_language_details',
			null,
			[ 'element_id' => $from->ID, 'element_type' => $from->post_type ]
		);
		$code    = is_object( $details ) ? get_object_vars( $details )['language_code'] ?? '' : '';
		if ( is_string( $code ) && '' !== $code ) {
			do_action( 'wpml_set_element_language_details', [
				'element_id'           => $post_id,
				'element_type'         => 'post_' . PostType::NAME,
				'trid'                 => false,
				'language_code'        => $code,
				'source_language_code' => null,
			] );
		}
		// phpcs:enable
	}
}
