<?php
declare( strict_types=1 );

namespace Larder\StructuredData;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Says in the head of a page what its recipe or its recipes are, where no SEO plugin does.
 */
final class MetaDescription implements Registrable {

	/** More than any search engine shows, in characters. */
	private const LONGEST = 300;

	/**
	 * Takes what it needs.
	 *
	 * @param ShownRecipe $shown Finds the recipe of the page.
	 */
	public function __construct( private readonly ShownRecipe $shown ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'wp_head', $this->print( ... ), 1 );
	}

	/**
	 * Prints what the page is about, when there is anything to say.
	 */
	public function print(): void {
		if ( SeoPlugins::has_one() ) {
			return;
		}
		[ $document, $post ] = $this->shown->find() ?? [ null, get_post() ];
		$text                = $document->data['description'] ?? '';
		/**
		 * Filters what search engines are told about a page, where no SEO plugin tells them.
		 *
		 * @param string        $text Plain text, empty to print none.
		 * @param \WP_Post|null $post The post, the first one of an archive.
		 */
		$text = apply_filters( 'larder_meta_description', $text, $post );
		$text = wp_html_excerpt( is_string( $text ) ? trim( $text ) : '', self::LONGEST, '…' );
		if ( '' !== $text ) {
			printf( "<meta name=\"description\" content=\"%s\">\n", esc_attr( $text ) );
		}
	}
}
