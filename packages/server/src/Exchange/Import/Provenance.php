<?php
declare( strict_types=1 );

namespace Larder\Exchange\Import;

use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the origin to a recipe that does not name one itself.
 */
final class Provenance {

	/**
	 * Returns a recipe with the URL that it was read from.
	 *
	 * @param string $origin URL, or anything else that it was read from.
	 */
	public static function add( RecipeDocument $document, string $origin ): RecipeDocument {
		if ( 1 !== preg_match( '#^https?://#i', $origin ) || '' !== ( $document->data['source']['url'] ?? '' ) ) {
			return $document;
		}
		$name = $document->data['source']['name'] ?? '';
		$data = $document->data;

		$data['source'] = [
			'name' => '' === $name ? (string) preg_replace( '/^www\./', '', (string) wp_parse_url( $origin, PHP_URL_HOST ) ) : $name,
			'url'  => $origin,
		];
		return new RecipeDocument( $data );
	}
}
