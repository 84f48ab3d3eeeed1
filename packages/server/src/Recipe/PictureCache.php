<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Reads all pictures of the recipe of a page from the database at once, instead of each when it is printed.
 */
final class PictureCache implements Registrable {

	public function __construct( private readonly DocumentRepository $documents ) {}

	/** {@inheritDoc} */
	public function register(): void {
		// Before anything of the head shows a picture.
		add_action( 'wp_head', $this->prime( ... ), 0 );
	}

	/**
	 * Reads the pictures of the page's recipe.
	 */
	public function prime(): void {
		$post     = is_singular() ? get_queried_object() : null;
		$document = $post instanceof \WP_Post ? $this->documents->readable( $post->ID ) : null;
		if ( null === $document ) {
			return;
		}
		$images = [
			$document->data['image'],
			...array_column( $document->items(), 'image' ),
			...array_column( $document->steps(), 'image' ),
			...$document->data['gallery'],
		];
		$ids    = array_map( static fn ( ?array $image ): int => $image['id'] ?? 0, $images );
		_prime_post_caches(
			array_values( array_unique( array_filter( [ (int) get_post_thumbnail_id( $post ), ...$ids ] ) ) ),
			false,
			true
		);
	}
}
