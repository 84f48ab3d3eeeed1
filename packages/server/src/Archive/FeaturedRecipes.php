<?php
declare( strict_types=1 );

namespace Larder\Archive;

use Larder\Contracts\Constants;
use Larder\Recipe\PostType;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Stores which recipes editors feature: by a box beside the recipe, and by a star in the list of recipes; {@see FeaturedEdits} adds quick
 * edit and bulk edit, {@see FeaturedPanel} the box in the block editor.
 *
 * Stored as WP Delicious does, `yes` or `no`.
 */
final class FeaturedRecipes implements Registrable {

	/** The column of the list of recipes, beside which quick edit and bulk edit have their fields. */
	public const COLUMN = 'larder_featured';

	private const ACTION = 'larder_feature_recipe';
	private const FIELD  = 'larder_featured';
	private const NONCE  = 'larder_featured_nonce';

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'init', $this->register_meta( ... ) );
		add_action( 'add_meta_boxes_' . PostType::NAME, $this->add_box( ... ) );
		add_action( 'save_post_' . PostType::NAME, $this->save_box( ... ) );
		add_filter( 'manage_' . PostType::NAME . '_posts_columns', $this->add_column( ... ), 20 );
		add_action( 'manage_' . PostType::NAME . '_posts_custom_column', $this->show_column( ... ), 10, 2 );
		add_action( 'admin_post_' . self::ACTION, $this->toggle( ... ) );
		add_filter( 'rest_pre_insert_' . PostType::NAME, $this->drop_unchanged( ... ), 10, 2 );
	}

	/**
	 * Registers the meta value for REST.
	 */
	public function register_meta(): void {
		register_post_meta(
			PostType::NAME,
			Constants::FEATURED_META,
			[
				'type'              => 'string',
				'single'            => true,
				'default'           => 'no',
				'sanitize_callback' => static fn ( mixed $value ): string => 'yes' === $value ? 'yes' : 'no',
				'auth_callback'     => static fn (
					bool $allowed,
					string $key,
					int $post_id,
					int $user_id
				): bool => self::may_set( $post_id, $user_id ),
				'show_in_rest'      => [
					'schema' => [
						'type' => 'string',
						'enum' => [ 'yes', 'no' ],
					],
				],
			]
		);
	}

	/**
	 * Returns whether a recipe is featured.
	 */
	public static function has( int $post_id ): bool {
		return 'yes' === get_post_meta( $post_id, Constants::FEATURED_META, true );
	}

	/**
	 * Returns whether somebody may feature a recipe, which takes the right to edit and publish it, since featured recipes are shown first.
	 *
	 * @param int|null $user_id The person; null for the one who is logged in.
	 */
	public static function may_set( int $post_id, ?int $user_id = null ): bool {
		$user_id ??= get_current_user_id();
		return user_can( $user_id, 'edit_post', $post_id ) && user_can( $user_id, 'publish_post', $post_id );
	}

	/**
	 * Removes the value from a request that does not change it.
	 *
	 * The block editor sends all meta values with one that changed, such as that of footnotes; as long as none is stored,
	 * WordPress would refuse the whole save of an author who may not feature recipes.
	 *
	 * @param mixed $post What is stored of the post, or why another plugin refuses it.
	 * @return mixed The same.
	 *
	 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
	 */
	public function drop_unchanged( mixed $post, \WP_REST_Request $request ): mixed {
		$meta = $request['meta'];
		$id   = $request['id'];
		if (
			is_array( $meta )
			&& ( self::has( is_numeric( $id ) ? (int) $id : 0 ) ? 'yes' : 'no' ) === ( $meta[ Constants::FEATURED_META ] ?? null )
		) {
			$request->set_param( 'meta', array_diff_key( $meta, [ Constants::FEATURED_META => true ] ) );
		}
		return $post;
	}

	/**
	 * Adds the box beside the recipe in the classic editor.
	 */
	public function add_box( \WP_Post $post ): void {
		if ( ! self::may_set( $post->ID ) ) {
			return;
		}
		add_meta_box(
			'larder-featured',
			__( 'Featured', 'larder' ),
			$this->print_box( ... ),
			PostType::NAME,
			'side',
			'default',
			[ '__back_compat_meta_box' => true ]
		);
	}

	/**
	 * Prints the box.
	 */
	public function print_box( \WP_Post $post ): void {
		wp_nonce_field( self::ACTION . $post->ID, self::NONCE, false );
		printf(
			'<label><input type="checkbox" name="%s" value="yes"%s> %s</label>',
			esc_attr( self::FIELD ),
			checked( self::has( $post->ID ), true, false ),
			esc_html__( 'Show this recipe among the featured ones', 'larder' )
		);
	}

	/**
	 * Saves the box, where it was sent by somebody who may feature the recipe.
	 */
	public function save_box( int $post_id ): void {
		$nonce = isset( $_POST[ self::NONCE ] ) && is_string( $_POST[ self::NONCE ] )
			? sanitize_key( wp_unslash( $_POST[ self::NONCE ] ) )
			: '';
		if ( false === wp_verify_nonce( $nonce, self::ACTION . $post_id ) || ! self::may_set( $post_id ) ) {
			return;
		}
		self::set( $post_id, isset( $_POST[ self::FIELD ] ) );
	}

	/**
	 * Adds the column before the date.
	 *
	 * @param array<string, string> $columns Titles by key.
	 * @return array<string, string>
	 */
	public function add_column( array $columns ): array {
		$date = array_intersect_key( $columns, [ 'date' => true ] );
		return array_diff_key( $columns, $date ) + [ self::COLUMN => __( 'Featured', 'larder' ) ] + $date;
	}

	/**
	 * Prints the star of a recipe, which can be pressed by people who may feature it.
	 *
	 * @param string $column The column's key.
	 */
	public function show_column( string $column, int $post_id ): void {
		if ( self::COLUMN !== $column ) {
			return;
		}
		$is_featured = self::has( $post_id );
		$star        = sprintf( '<span class="dashicons dashicons-star-%s" aria-hidden="true"></span>', $is_featured ? 'filled' : 'empty' );
		if ( ! self::may_set( $post_id ) ) {
			echo wp_kses_post(
				$star . '<span class="screen-reader-text">' . (
					$is_featured
						? esc_html__( 'Featured', 'larder' )
						: esc_html__( 'Not featured', 'larder' )
				) . '</span>'
			);
			return;
		}
		$url = add_query_arg(
			[
				'action' => self::ACTION,
				'post'   => $post_id,
			],
			admin_url( 'admin-post.php' )
		);
		/* translators: %s: title of a recipe. */
		$label = $is_featured ? __( 'Do not feature %s any more', 'larder' ) : __( 'Feature %s', 'larder' );
		printf(
			'<a href="%s" aria-label="%s">%s</a>',
			esc_url( wp_nonce_url( $url, self::ACTION . $post_id ) ),
			esc_attr( sprintf( $label, wp_strip_all_tags( get_the_title( $post_id ) ) ) ),
			wp_kses_post( $star )
		);
	}

	/**
	 * Features a recipe whose star was pressed, or ends it, and goes back to the list.
	 */
	public function toggle(): void {
		$post_id = absint( is_scalar( $_GET['post'] ?? 0 ) ? $_GET['post'] ?? 0 : 0 );
		check_admin_referer( self::ACTION . $post_id );
		if ( PostType::NAME !== get_post_type( $post_id ) || ! self::may_set( $post_id ) ) {
			wp_die( esc_html__( 'You are not allowed to edit this recipe.', 'larder' ), '', [ 'response' => 403 ] );
		}
		self::set( $post_id, ! self::has( $post_id ) );
		$back = wp_get_referer();
		wp_safe_redirect( false === $back ? admin_url( 'edit.php?post_type=' . PostType::NAME ) : $back );
		exit;
	}

	/**
	 * Stores whether a recipe is featured.
	 *
	 * @param bool $is_featured Whether it is.
	 */
	public static function set( int $post_id, bool $is_featured ): void {
		update_post_meta( $post_id, Constants::FEATURED_META, $is_featured ? 'yes' : 'no' );
	}
}
