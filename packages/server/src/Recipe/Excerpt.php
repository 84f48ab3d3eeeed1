<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Builds an excerpt for recipes without one, as WordPress finds no text inside dynamic blocks, and shows it
 * in the lists of themes that print whole posts there.
 */
final class Excerpt implements Registrable {

	public function __construct( private readonly DocumentRepository $documents ) {}

	/** {@inheritDoc} */
	public function register(): void {
		// Before core makes one from the content.
		add_filter( 'get_the_excerpt', $this->describe( ... ), 9, 2 );
		// Before blocks are rendered.
		add_filter( 'the_content', $this->shorten( ... ), 1 );
	}

	/**
	 * Returns the recipe's description.
	 *
	 * @param mixed $excerpt The excerpt that somebody wrote.
	 * @param mixed $post    The post; themes that call this filter by themselves leave it out.
	 * @return mixed The same, or the description.
	 */
	public function describe( mixed $excerpt, mixed $post = null ): mixed {
		if ( ! is_string( $excerpt ) || ! $post instanceof \WP_Post || '' !== trim( $excerpt ) || PostType::NAME !== $post->post_type ) {
			return $excerpt;
		}
		$description = $this->documents->readable( $post->ID )?->data['description'] ?? '';
		return '' === $description ? $excerpt : esc_html( $description );
	}

	/**
	 * Returns the excerpt in place of a recipe that a search or an archive would print whole.
	 *
	 * @param mixed $content What the theme asked for.
	 * @return mixed The same, or the excerpt.
	 */
	public function shorten( mixed $content ): mixed {
		$post = get_post();
		if (
			! $post instanceof \WP_Post || PostType::NAME !== $post->post_type || post_password_required( $post )
			|| ! in_the_loop() || ! ( is_search() || is_archive() ) || is_feed()
			// Core makes an excerpt of the content.
			|| doing_filter( 'get_the_excerpt' )
		) {
			return $content;
		}
		$excerpt = get_the_excerpt( $post );
		$words = Html::attributes( Language::of_post( $post->ID )->attributes() );
		return '' === $excerpt ? '' : "<p$words>$excerpt</p>";
	}
}
