<?php
declare( strict_types=1 );

namespace Larder\Islands;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Strips from content by authors who may not write unfiltered HTML what would meddle with the scripts of the page.
 *
 * That is Larder's attributes. No block of ours stores such an attribute: they are printed with the page. The
 * loader obeys none that it finds in a text; this keeps the text itself clean.
 *
 * And it is the id of an `object`: a browser has `document.querySelector` be the `object` that has this id, so that
 * no script of the page works any more, wherever the text is shown. Of all elements that WordPress lets these authors
 * write only this one takes the place of something of the document. It is none of what WordPress leaves in any text
 * that it cleans: texts of widgets are cleaned when they are stored, and custom fields in blocks when they are shown.
 */
final class ForeignMarks implements Registrable {

	private const PREFIX = 'data-larder-';

	/** Filters through which WordPress cleans what is stored of a post, with the function that does it. */
	private const FILTERS = [
		'content_save_pre'          => 'wp_filter_post_kses',
		'content_filtered_save_pre' => 'wp_filter_post_kses',
		'excerpt_save_pre'          => 'wp_filter_post_kses',
	];

	/** {@inheritDoc} */
	public function register(): void {
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
			static fn ( mixed $text ): mixed => is_string( $text ) && [] !== array_filter( array_keys( self::FILTERS ), 'doing_filter' )
				? self::strip( $text )
				: $text
		);
	}

	/**
	 * Takes the id from what WordPress leaves of an `object`.
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
	 *
	 * @param string $html HTML.
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
