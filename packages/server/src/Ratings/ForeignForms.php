<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Warns authors in the editor where the site's comment form is that of another plugin, which cannot ask for stars.
 *
 * Such a plugin prints a form of its own, often in a frame of another site, in the place of WordPress's.
 */
final class ForeignForms implements Registrable {

	/** Has forms for some types of posts alone, mostly not for recipes. */
	private const WPDISCUZ = 'WpdiscuzCore';

	/** Names by a class that is there when the plugin replaces the form. */
	private const CLASSES = [
		self::WPDISCUZ             => 'wpDiscuz',
		'Jetpack_Comments'         => 'Jetpack Comments',
		'Highlander_Comments_Base' => 'Jetpack Comments',
		'Disqus'                   => 'Disqus',
	];

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'enqueue_block_editor_assets', $this->add_plugin_name( ... ) );
	}

	/**
	 * Passes the name of the plugin to the block that shows ratings.
	 */
	public function add_plugin_name(): void {
		$name = self::name();
		if ( '' !== $name ) {
			wp_add_inline_script(
				generate_block_asset_handle( 'larder/rating', 'editorScript' ),
				'window.larderCommentForm = ' . wp_json_encode( $name, JSON_HEX_TAG ) . ';',
				'before'
			);
		}
	}

	/**
	 * Names the plugin whose comment form the site shows.
	 *
	 * @return string Empty where it is WordPress's own.
	 */
	public static function name(): string {
		$found = array_intersect_key( self::CLASSES, array_flip( get_declared_classes() ) );
		if ( isset( $found[ self::WPDISCUZ ] ) && ! self::has_wpdiscuz() ) {
			unset( $found[ self::WPDISCUZ ] );
		}
		$name = reset( $found );
		/**
		 * Filters which plugin has replaced the comment form, so that it has no stars.
		 *
		 * @param string $name Its name; empty where the form has them.
		 */
		$name = apply_filters( 'larder_foreign_comment_form', false === $name ? '' : $name );
		return is_string( $name ) ? $name : '';
	}

	/**
	 * Returns whether wpDiscuz replaces the form of the post that is edited, as far as its version says so.
	 */
	private static function has_wpdiscuz(): bool {
		$post = get_post();
		$ask  = [ \WpdiscuzCore::getInstance()->helper ?? null, 'isPostSupportedByWpdiscuz' ];
		return ! $post instanceof \WP_Post || ! is_callable( $ask ) || true === $ask( $post->ID );
	}
}
