<?php
declare( strict_types=1 );

namespace Larder\StructuredData;

use Larder\Recipe\DocumentRepository;
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
	 * @param DocumentRepository $documents The documents.
	 */
	public function __construct( private readonly DocumentRepository $documents ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'wp_head', $this->print( ... ), 1 );
	}

	/**
	 * Prints the description of the page's recipe, when it has one.
	 */
	public function print(): void {
		$post = is_singular() ? get_queried_object() : null;
		if ( ! $post instanceof \WP_Post || post_password_required( $post ) || SeoPlugins::has_one() ) {
			return;
		}
		$text = wp_html_excerpt( $this->documents->get( $post->ID )->data['description'] ?? '', self::LONGEST, '…' );
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
