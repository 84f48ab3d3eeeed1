<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Records which featured images the theme shows on a page, so that a card does not show one twice.
 */
final class FeaturedImages implements Registrable {

	/** @var array<int, string> The images that have been printed, by their posts. */
	private array $shown = [];

	/** {@inheritDoc} */
	public function register(): void {
		// As others have made it.
		add_filter( 'post_thumbnail_html', $this->note( ... ), PHP_INT_MAX, 4 );
	}

	/**
	 * Returns the featured image of a post, as the page has shown it, larger than a thumbnail.
	 *
	 * @return string|null Null where it has not.
	 */
	public function shown( int $post_id ): ?string {
		return $this->shown[ $post_id ] ?? null;
	}

	/**
	 * Notes that an image is printed.
	 *
	 * @param mixed $html The image, left as it is.
	 * @param mixed $id   The attachment.
	 * @param mixed $size Name of a size, or width and height.
	 */
	public function note( mixed $html, mixed $post_id = 0, mixed $id = 0, mixed $size = '' ): mixed {
		$is_small = 'thumbnail' === $size || ( is_array( $size ) && ( $size[0] ?? 0 ) <= 300 );
		if (
			is_string( $html )
			&& '' !== $html
			&& is_numeric( $post_id )
			&& is_numeric( $id )
			&& $id > 0
			&& ! $is_small
			&& is_singular()
			&& get_queried_object_id() === (int) $post_id
		) {
			$this->shown[ (int) $post_id ] = $html;
		}
		return $html;
	}
}
