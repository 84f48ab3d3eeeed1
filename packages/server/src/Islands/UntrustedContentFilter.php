<?php
declare( strict_types=1 );

namespace Larder\Islands;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Strips from content by authors without `unfiltered_html` what would interfere with the scripts of
 * the page.
 *
 * One thing is Larder's attributes. No block stores them: they are printed with the page. The
 * loader ignores any in content; this keeps the content itself clean. The other is the id of an
 * `object` (DOM clobbering): with the id `querySelector`, `document.querySelector` would be that
 * element, and no script of the page would work. Of all elements that WordPress allows these
 * authors only this one clobbers properties of the document. It does not filter all output of kses:
 * texts of widgets are sanitized when they are stored, and custom fields in blocks when they are
 * shown.
 */
final class UntrustedContentFilter implements Registrable {

	private const PREFIX = 'data-larder-';

	/** Filters through which WordPress cleans what is stored of a post, with the function that does it. */
	private const FILTERS = [
		'content_save_pre'          => 'wp_filter_post_kses',
		'content_filtered_save_pre' => 'wp_filter_post_kses',
		'excerpt_save_pre'          => 'wp_filter_post_kses',
	];

	/** How names of options begin that hold the widgets of one kind. */
	private const WIDGETS = 'widget_';

	/** {@inheritDoc} */
	public function register(): void {
		// By all ways: the Customizer updates widgets made of blocks without any filter of widgets.
		add_filter( 'pre_update_option', self::without_marks( ... ), 99, 2 );
		foreach ( self::FILTERS as $filter => $cleaner ) {
			add_filter(
				$filter,
				static fn ( mixed $text ): mixed => is_string( $text ) && false !== has_filter( $filter, $cleaner )
					? wp_slash( self::strip( wp_unslash( $text ) ) )
					: $text,
				11
			);
		}
		add_filter( 'wp_kses_allowed_html', self::without_ids_of_objects( ... ) );
		// Attributes of blocks in their comments are HTML, too, and are cleaned one by one.
		add_filter(
			'pre_kses',
			static fn ( mixed $text ): mixed => is_string( $text )
				&& [] !== array_filter( array_keys( self::FILTERS ), 'doing_filter' )
				? self::strip( $text )
				: $text
		);
	}

	/**
	 * Strips Larder's attributes from widgets by somebody without `unfiltered_html`, such as an administrator of one site of a network.
	 * WordPress has sanitized what they have changed; nothing else of the widgets beside it changes.
	 *
	 * @param mixed  $value  What is to be stored.
	 * @param string $option In which option.
	 * @return mixed The same without them.
	 */
	private static function without_marks( mixed $value, string $option ): mixed {
		return ! is_array( $value ) || ! str_starts_with( $option, self::WIDGETS ) || current_user_can( 'unfiltered_html' )
			? $value
			: self::strip_all( $value );
	}

	/**
	 * Strips Larder's attributes from all texts in a value, and from those in the attributes of blocks.
	 *
	 * @return mixed The same without them.
	 */
	private static function strip_all( mixed $value ): mixed {
		return map_deep( $value, static function ( mixed $text ): mixed {
			if ( ! is_string( $text ) ) {
				return $text;
			}
			$html       = self::strip( $text );
			$is_changed = false;
			$clean      = traverse_and_serialize_blocks(
				has_blocks( $html ) ? parse_blocks( $html ) : [],
				static function ( array &$block ) use ( &$is_changed ): string {
					$attributes     = self::strip_all( $block['attrs'] ?? [] );
					$is_changed     = $is_changed || $attributes !== ( $block['attrs'] ?? [] );
					$block['attrs'] = $attributes;
					return '';
				}
			);
			return $is_changed ? $clean : $html;
		} );
	}

	/**
	 * Removes the id of `object` elements that kses has allowed.
	 *
	 * @param mixed $tags What it leaves of each element.
	 * @return mixed The same without it.
	 */
	private static function without_ids_of_objects( mixed $tags ): mixed {
		if ( is_array( $tags ) && is_array( $tags['object'] ?? null ) ) {
			unset( $tags['object']['id'] );
		}
		return $tags;
	}

	/**
	 * Strips Larder's attributes from HTML.
	 */
	private static function strip( string $html ): string {
		if ( false === stripos( $html, self::PREFIX ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			foreach ( $tags->get_attribute_names_with_prefix( self::PREFIX ) ?? [] as $name ) {
				$tags->remove_attribute( $name );
			}
		}
		return $tags->get_updated_html();
	}
}
