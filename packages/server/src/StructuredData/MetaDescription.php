<?php
declare( strict_types=1 );

namespace Larder\StructuredData;

use Larder\Recipe\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the recipe or the recipes of a page in few words.
 */
final class MetaDescription {

	/** More than any search engine shows, in characters. */
	private const MAX_LENGTH = 300;

	public function __construct( private readonly ShownRecipe $shown ) {}

	/**
	 * Returns what the page is about, when there is anything to say.
	 *
	 * @return string Plain text, no longer than a search engine shows.
	 */
	public function text(): string {
		[ $document, $post ] = $this->shown->find() ?? [ null, get_post() ];
		// Somebody has written the excerpt for those who do not see the page yet.
		$excerpt = null !== $document && is_singular() && $post instanceof \WP_Post ? PlainText::from_html( $post->post_excerpt ) : '';
		$text    = '' === $excerpt ? $document->data['description'] ?? '' : $excerpt;
		/**
		 * Filters what search engines are told about a page, where no SEO plugin tells them.
		 *
		 * @param string        $text Plain text, empty to print none.
		 * @param \WP_Post|null $post The post, the first one of an archive.
		 */
		$text = apply_filters( 'larder_meta_description', $text, $post );
		return wp_html_excerpt( is_string( $text ) ? trim( $text ) : '', self::MAX_LENGTH, '…' );
	}
}
