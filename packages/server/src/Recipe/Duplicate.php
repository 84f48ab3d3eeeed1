<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Contracts\Constants;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Duplicates a recipe with its terms, from the list of recipes and from the editor.
 */
final class Duplicate implements Registrable {

	private const ACTION = 'larder_duplicate_recipe';

	/** Meta fields that a copy begins without: what visitors and editors have said of the original. */
	private const EXCLUDED_META = '/like|wishlist|recommend|rating|vote|featured/i';

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'post_row_actions', $this->add( ... ), 10, 2 );
		add_action( 'admin_action_' . self::ACTION, $this->handle( ... ) );
	}

	/**
	 * Returns the URL that makes a copy.
	 */
	public static function url( int $post_id ): string {
		$url = add_query_arg(
			[
				'action' => self::ACTION,
				'post'   => $post_id,
			],
			admin_url( 'admin.php' )
		);
		return add_query_arg( '_wpnonce', wp_create_nonce( self::ACTION . $post_id ), $url );
	}

	/**
	 * Returns whether the visitor may copy a recipe: read it as its editors do, and write one.
	 */
	public static function may( \WP_Post $post ): bool {
		$may_write = get_post_type_object( $post->post_type )?->cap->create_posts ?? null;
		return PostType::NAME === $post->post_type
			&& is_string( $may_write )
			&& current_user_can( 'edit_post', $post->ID )
			&& current_user_can( $may_write );
	}

	/**
	 * Adds the action to a row.
	 *
	 * @param mixed $actions Links by key.
	 * @param mixed $post    The post of the row.
	 */
	public function add( mixed $actions, mixed $post ): mixed {
		if ( ! is_array( $actions ) || ! $post instanceof \WP_Post || 'trash' === $post->post_status || ! self::may( $post ) ) {
			return $actions;
		}
		$actions['larder_duplicate'] = sprintf(
			'<a href="%s" aria-label="%s">%s</a>',
			esc_url( self::url( $post->ID ) ),
			/* translators: %s: title of a recipe. */
			esc_attr( sprintf( __( 'Duplicate “%s”', 'larder' ), get_the_title( $post ) ) ),
			esc_html__( 'Duplicate', 'larder' )
		);
		return $actions;
	}

	/**
	 * Creates the copy and opens it in the editor.
	 */
	public function handle(): void {
		$id   = isset( $_GET['post'] ) && is_numeric( $_GET['post'] ) ? (int) $_GET['post'] : 0;
		check_admin_referer( self::ACTION . $id );
		$post = get_post( $id );
		if ( ! $post instanceof \WP_Post || ! self::may( $post ) ) {
			wp_die( esc_html__( 'You may not duplicate this recipe.', 'larder' ), '', [ 'response' => 403 ] );
		}
		$copy = self::copy( $post, isset( $_GET[ Constants::TYPED_ARGUMENT ] ) );
		if ( is_wp_error( $copy ) ) {
			wp_die( esc_html( $copy->get_error_message() ) );
		}
		wp_safe_redirect( (string) get_edit_post_link( $copy, 'raw' ) );
		exit;
	}

	/**
	 * Creates a draft with the content, terms and meta of a recipe.
	 *
	 * @param bool $is_typed Whether its texts are those of the current account's autosave, where there is one.
	 * @return int|\WP_Error Id of the copy.
	 */
	public static function copy( \WP_Post $post, bool $is_typed = false ): int|\WP_Error {
		$autosave = $is_typed ? wp_get_post_autosave( $post->ID, get_current_user_id() ) : false;
		// WordPress keeps an autosave after the post has been saved.
		$texts = $autosave instanceof \WP_Post && $autosave->post_modified_gmt >= $post->post_modified_gmt ? $autosave : $post;
		$terms = [];
		foreach ( get_object_taxonomies( $post->post_type ) as $taxonomy ) {
			$ids = wp_get_object_terms( $post->ID, $taxonomy, [ 'fields' => 'ids' ] );
			if ( is_array( $ids ) ) {
				$terms[ $taxonomy ] = $ids;
			}
		}
		$copy = wp_insert_post(
			[
				'post_type'      => $post->post_type,
				'post_status'    => 'draft',
				/* translators: %s: title of a recipe. */
				'post_title'     => wp_slash( sprintf( __( '%s (copy)', 'larder' ), $texts->post_title ) ),
				'post_content'   => wp_slash( $texts->post_content ),
				'post_excerpt'   => wp_slash( $texts->post_excerpt ),
				'post_password'  => wp_slash( $post->post_password ),
				'comment_status' => $post->comment_status,
				'ping_status'    => $post->ping_status,
			],
			true
		);
		if ( is_wp_error( $copy ) ) {
			return $copy;
		}
		foreach ( $terms as $taxonomy => $ids ) {
			wp_set_object_terms( $copy, array_map( 'intval', array_filter( $ids, 'is_numeric' ) ), $taxonomy );
		}
		foreach ( self::meta( $post->ID ) as $key => $values ) {
			foreach ( $values as $value ) {
				add_post_meta( $copy, $key, wp_slash( $value ) );
			}
		}
		return $copy;
	}

	/**
	 * Returns the meta fields that a copy takes over.
	 *
	 * @return array<string, list<mixed>>
	 */
	private static function meta( int $post_id ): array {
		$kept = [];
		foreach ( array_keys( (array) get_post_meta( $post_id ) ) as $key ) {
			$is_kept = is_string( $key )
				&& ( '_thumbnail_id' === $key || ( ! is_protected_meta( $key, 'post' ) && 1 !== preg_match( self::EXCLUDED_META, $key ) ) );
			if ( $is_kept ) {
				$kept[ $key ] = array_values( (array) get_post_meta( $post_id, $key ) );
			}
		}
		return $kept;
	}
}
