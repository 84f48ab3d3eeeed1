<?php
declare( strict_types=1 );

namespace Larder\StructuredData;

use Larder\Registrable;

/**
 * Says in the head of a recipe's page what the recipe is, where no SEO plugin does.
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
	 * Prints the description of the page's recipe, when it has one.
	 */
	public function print(): void {
		$shown = SeoPlugins::has_one() ? null : $this->shown->find();
		if ( null === $shown ) {
			return;
		}
		[ $document, $post ] = $shown;
		$text                = wp_html_excerpt( $document->data['description'], self::LONGEST, '…' );
		/**
		 * Filters what search engines are told about the page of a recipe, where no SEO plugin tells them.
		 *
		 * @param string   $text Plain text, empty to print none.
		 * @param \WP_Post $post The post.
		 */
		$text = apply_filters( 'larder_meta_description', $text, $post );
		if ( is_string( $text ) && '' !== trim( $text ) ) {
			printf( "<meta name=\"description\" content=\"%s\">\n", esc_attr( trim( $text ) ) );
		}
	}
}
