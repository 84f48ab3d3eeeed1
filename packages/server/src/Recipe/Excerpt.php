<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

/**
 * Gives recipes an excerpt where nobody wrote one: WordPress finds none inside dynamic blocks.
 */
final class Excerpt implements Registrable {

	/**
	 * Takes what it needs.
	 *
	 * @param DocumentRepository $documents The documents.
	 */
	public function __construct( private readonly DocumentRepository $documents ) {}

	/** {@inheritDoc} */
	public function register(): void {
		// Before core makes one from the content.
		add_filter( 'get_the_excerpt', $this->describe( ... ), 9, 2 );
	}

	/**
	 * Gives the recipe's description.
	 *
	 * @param string   $excerpt The excerpt that somebody wrote.
	 * @param \WP_Post $post    The post.
	 */
	public function describe( string $excerpt, \WP_Post $post ): string {
		if ( '' !== trim( $excerpt ) || PostType::NAME !== $post->post_type || post_password_required( $post ) ) {
			return $excerpt;
		}
		$description = $this->documents->get( $post->ID )?->data['description'] ?? '';
		return '' === $description ? $excerpt : esc_html( $description );
	}
}
