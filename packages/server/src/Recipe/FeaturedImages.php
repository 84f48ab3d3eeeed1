<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

/**
 * Knows which featured images a page shows by its theme, so that a card does not show one twice.
 */
final class FeaturedImages implements Registrable {

	/** @var array<int, true> Posts whose image has been printed. */
	private array $shown = [];

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'post_thumbnail_html', $this->note( ... ), 10, 4 );
	}

	/**
	 * Tells whether the page has shown the featured image of a post, larger than a thumbnail.
	 *
	 * @param int $post_id The post.
	 */
	public function is_shown( int $post_id ): bool {
		return isset( $this->shown[ $post_id ] );
	}

	/**
	 * Notes that an image is printed.
	 *
	 * @param string           $html    The image, left as it is.
	 * @param int              $post_id The post.
	 * @param int              $id      The attachment.
	 * @param string|list<int> $size    Name of a size, or width and height.
	 */
	public function note( string $html, int $post_id, int $id, string|array $size ): string {
		$is_small = 'thumbnail' === $size || ( is_array( $size ) && ( $size[0] ?? 0 ) <= 300 );
		if ( '' !== $html && $id > 0 && ! $is_small && is_singular() && get_queried_object_id() === $post_id ) {
			$this->shown[ $post_id ] = true;
		}
		return $html;
	}
}
