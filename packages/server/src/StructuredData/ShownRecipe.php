<?php
declare( strict_types=1 );

namespace Larder\StructuredData;

use Larder\Recipe\DocumentRepository;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the recipe that a page is about.
 */
final class ShownRecipe {

	public function __construct( private readonly DocumentRepository $documents ) {}

	/**
	 * Returns the recipe of the page that is shown.
	 *
	 * @return array{RecipeDocument, \WP_Post}|null Null where the page shows no recipe to everybody who opens it.
	 */
	public function find(): ?array {
		$post = is_singular() ? get_queried_object() : null;
		if ( ! $post instanceof \WP_Post ) {
			return null;
		}
		$document = $this->documents->readable( $post->ID );
		return null === $document ? null : [ $document, $post ];
	}
}
