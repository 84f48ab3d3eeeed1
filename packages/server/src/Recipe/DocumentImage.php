<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the pictures of a recipe for its document.
 *
 * @phpstan-import-type Image from RecipeDocument
 */
final class DocumentImage {

	/**
	 * Returns the picture of an ingredient or a step.
	 *
	 * @return Image|null
	 */
	public static function from_attributes( Attributes $image ): ?array {
		return self::find( $image->count( 'id' ), $image->url( 'url' ), $image->text( 'alt' ) );
	}

	/**
	 * Returns a picture; the library's URL wins over a stored one.
	 *
	 * @param int    $id  Attachment, 0 for none.
	 * @param string $url Stored URL.
	 * @param string $alt Stored alternative text.
	 * @return Image|null
	 */
	public static function find( int $id, string $url, string $alt ): ?array {
		$known = $id > 0 ? wp_get_attachment_image_url( $id, 'full' ) : false;
		if ( false !== $known ) {
			$url = $known;
			$own = get_post_meta( $id, '_wp_attachment_image_alt', true );
			$alt = '' === $alt && is_string( $own ) ? PlainText::from_html( $own ) : $alt;
		}
		return '' === $url ? null : [
			'id'  => false === $known ? 0 : $id,
			'url' => $url,
			'alt' => $alt,
		];
	}
}
