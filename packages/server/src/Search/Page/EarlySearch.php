<?php
declare( strict_types=1 );

namespace Larder\Search\Page;

use Larder\Recipe\NestedBlocks;
use Larder\Recipe\PostContent;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Answers the search of a page before a classic theme prints the head, which says what the page shows; a theme of
 * blocks prints the head last.
 */
final class EarlySearch implements Registrable {

	private const BLOCK = 'larder/recipe-search';

	/** What WordPress shows templates of blocks by. */
	private const CANVAS = 'template-canvas.php';

	/**
	 * @param \Closure(): SearchRenderer $renderer Creates the renderer of the search.
	 */
	public function __construct( private readonly \Closure $renderer ) {}

	/** {@inheritDoc} */
	public function register(): void {
		// Last, when it is known what shows the page.
		add_filter( 'template_include', $this->prepare( ... ), PHP_INT_MAX );
	}

	/**
	 * Answers the first search of the page.
	 *
	 * @param mixed $template The file that shows the page.
	 * @return mixed The same.
	 */
	public function prepare( mixed $template ): mixed {
		$post = get_queried_object();
		if (
			is_string( $template )
			&& self::CANVAS !== basename( $template )
			&& is_singular()
			&& $post instanceof \WP_Post
			&& ! post_password_required( $post )
		) {
			$attributes = self::first( $post );
			if ( null !== $attributes ) {
				( $this->renderer )()->prepare( $attributes );
			}
		}
		return $template;
	}

	/**
	 * Returns the attributes of the first search that a post shows, even if only by the shortcode of WP Delicious.
	 *
	 * @return array<array-key, mixed>|null With what the block has by itself; null without a search.
	 */
	private static function first( \WP_Post $post ): ?array {
		$content = PostContent::with_patterns( $post );
		if ( ! has_block( self::BLOCK, $content ) ) {
			$content = has_shortcode( $content, 'recipe_search' ) ? SearchPage::content() : '';
		}
		$parsed = NestedBlocks::in( $content, self::BLOCK )[0] ?? null;
		return null === $parsed ? null : ( new \WP_Block(
			[
				'blockName' => self::BLOCK,
				'attrs'     => is_array( $parsed['attrs'] ?? null ) ? $parsed['attrs'] : [],
			]
		) )->attributes;
	}
}
