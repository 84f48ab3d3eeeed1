<?php
declare( strict_types=1 );

namespace Larder\Archive;

use Larder\Recipe\PostType;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Adds a box that features recipes to quick edit, and one for many at once to bulk edit.
 */
final class FeaturedEdits implements Registrable {

	/** What quick edit sends: `yes`, or nothing beside {@see self::SENT}. */
	private const QUICK = 'larder_quick_featured';

	/** Sent when quick edit has shown its checkbox, since an unticked checkbox sends nothing. */
	private const SENT = 'larder_quick_featured_sent';

	/** What bulk edit sends: `yes`, `no`, or empty for no change. */
	private const BULK = 'larder_bulk_featured';

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'quick_edit_custom_box', $this->print_quick( ... ), 10, 2 );
		add_action( 'bulk_edit_custom_box', $this->print_bulk( ... ), 10, 2 );
		add_action( 'add_inline_data', $this->print_state( ... ) );
		add_action( 'admin_enqueue_scripts', $this->enqueue( ... ) );
		add_action( 'save_post_' . PostType::NAME, $this->save_quick( ... ) );
		add_action( 'bulk_edit_posts', $this->save_bulk( ... ), 10, 2 );
	}

	/**
	 * Returns whether the fields belong beside a column: that of featured recipes, for people who may publish some.
	 *
	 * @param string $column The column's key.
	 * @param string $type   The post type of the list.
	 */
	private static function is_offered( string $column, string $type ): bool {
		$publish = get_post_type_object( PostType::NAME )?->cap->publish_posts;
		return FeaturedRecipes::COLUMN === $column && PostType::NAME === $type && is_string( $publish ) && current_user_can( $publish );
	}

	/**
	 * Prints the box of quick edit, which the script ticks for the recipe that is opened.
	 *
	 * @param string $column The column's key.
	 * @param string $type   The post type of the list.
	 */
	public function print_quick( string $column, string $type ): void {
		if ( ! self::is_offered( $column, $type ) ) {
			return;
		}
		printf(
			'<fieldset class="inline-edit-col-right"><div class="inline-edit-col"><div class="inline-edit-group wp-clearfix"><label class="alignleft"><input type="hidden" name="%s" value="1"><input type="checkbox" name="%s" value="yes"> <span class="checkbox-title">%s</span></label></div></div></fieldset>',
			esc_attr( self::SENT ),
			esc_attr( self::QUICK ),
			esc_html__( 'Show this recipe among the featured ones', 'larder' )
		);
	}

	/**
	 * Prints the choice of bulk edit.
	 *
	 * @param string $column The column's key.
	 * @param string $type   The post type of the list.
	 */
	public function print_bulk( string $column, string $type ): void {
		if ( ! self::is_offered( $column, $type ) ) {
			return;
		}
		printf(
			'<fieldset class="inline-edit-col-right"><div class="inline-edit-col"><div class="inline-edit-group wp-clearfix"><label class="alignleft"><span class="title">%s</span><select name="%s"><option value="">%s</option><option value="yes">%s</option><option value="no">%s</option></select></label></div></div></fieldset>',
			esc_html__( 'Featured', 'larder' ),
			esc_attr( self::BULK ),
			esc_html__( '— No change —', 'larder' ),
			esc_html__( 'Featured', 'larder' ),
			esc_html__( 'Not featured', 'larder' )
		);
	}

	/**
	 * Prints what quick edit starts with, beside what WordPress prints for it.
	 *
	 * @param \WP_Post $post A post of the list.
	 */
	public function print_state( \WP_Post $post ): void {
		if ( PostType::NAME === $post->post_type ) {
			printf( '<div class="larder_featured">%s</div>', FeaturedRecipes::has( $post->ID ) ? 'yes' : 'no' );
		}
	}

	/**
	 * Adds the script that ticks the box of quick edit.
	 */
	public function enqueue(): void {
		if ( 'edit-' . PostType::NAME === get_current_screen()?->id ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin, not a URL.
			wp_add_inline_script( 'inline-edit-post', (string) file_get_contents( __DIR__ . '/quick-edit.js' ) );
		}
	}

	/**
	 * Saves the box of quick edit.
	 */
	public function save_quick( int $post_id ): void {
		$nonce = isset( $_POST['_inline_edit'] ) && is_string( $_POST['_inline_edit'] )
			? sanitize_key( wp_unslash( $_POST['_inline_edit'] ) )
			: '';
		if (
			false === wp_verify_nonce( $nonce, 'inlineeditnonce' )
			|| ! isset( $_POST[ self::SENT ] )
			|| ! FeaturedRecipes::may_set( $post_id )
		) {
			return;
		}
		FeaturedRecipes::set( $post_id, isset( $_POST[ self::QUICK ] ) );
	}

	/**
	 * Saves the choice of bulk edit, whose nonce WordPress has checked.
	 *
	 * @param array<array-key, mixed> $post_ids The posts that were changed.
	 * @param array<array-key, mixed> $sent     What was sent.
	 */
	public function save_bulk( array $post_ids, array $sent ): void {
		$choice = $sent[ self::BULK ] ?? '';
		if ( ! in_array( $choice, [ 'yes', 'no' ], true ) ) {
			return;
		}
		foreach ( array_filter( $post_ids, is_int( ... ) ) as $post_id ) {
			if ( PostType::NAME === get_post_type( $post_id ) && FeaturedRecipes::may_set( $post_id ) ) {
				FeaturedRecipes::set( $post_id, 'yes' === $choice );
			}
		}
	}
}
