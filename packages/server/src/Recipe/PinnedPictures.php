<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Marks the pictures of a recipe with what Pinterest gets of it, the featured image that a theme shows on its page among them.
 */
final class PinnedPictures implements Registrable {

	public function __construct( private readonly DocumentRepository $documents ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'post_thumbnail_html', $this->mark( ... ), 10, 2 );
	}

	/**
	 * Returns what Pinterest gets of the recipe in a post.
	 */
	public function pin( int $post_id ): ?Pin {
		$document = $this->documents->readable( $post_id );
		return null === $document ? null : Pin::for_recipe( $document, $post_id );
	}

	/**
	 * Marks the featured image on the page of its own post.
	 *
	 * @param mixed $html The image.
	 * @return mixed The same, where it is none, or on another page.
	 */
	public function mark( mixed $html, mixed $post_id = 0 ): mixed {
		$is_own = is_string( $html )
			&& '' !== $html
			&& is_numeric( $post_id )
			&& is_singular()
			&& get_queried_object_id() === (int) $post_id;
		$pin    = $is_own ? $this->pin( (int) $post_id ) : null;
		$tags   = new \WP_HTML_Tag_Processor( is_string( $html ) ? $html : '' );
		if ( null === $pin || ! $tags->next_tag( [ 'tag_name' => 'IMG' ] ) ) {
			return $html;
		}
		foreach ( $pin->attributes() as $name => $value ) {
			$tags->set_attribute( $name, $value );
		}
		return $tags->get_updated_html();
	}
}
