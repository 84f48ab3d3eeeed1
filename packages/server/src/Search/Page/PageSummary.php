<?php
declare( strict_types=1 );

namespace Larder\Search\Page;

use Larder\Recipe\Blocks;
use Larder\Recipe\PlainText;
use Larder\Recipe\PostContent;
use Larder\Recipe\PostType;
use Larder\Registrable;
use Larder\Taxonomies\Taxonomy;

defined( 'ABSPATH' ) || exit;

/**
 * Describes pages that show recipes without being one, for search engines and social networks.
 */
final class PageSummary implements Registrable {

	/** How many recipes are named: more than search engines show of their names. */
	private const NAMED = 6;

	/** Blocks that a page is made for, and that show each visitor something else. */
	private const PERSONAL = [ 'larder/saved-recipes', 'larder/shopping-list' ];

	public function __construct( private readonly ShownResults $results ) {}

	/** {@inheritDoc} */
	public function register(): void {
		// Before those of a site, which may say something else.
		add_filter( 'larder_meta_description', $this->text( ... ), 5 );
	}

	/**
	 * Returns what people wrote about the page, else the recipes that it shows.
	 *
	 * @param mixed $recipe What the recipe of the page says of itself.
	 * @return string Plain text; empty for a page that is none of the plugin's, or that nothing is known of.
	 */
	public function text( mixed $recipe ): string {
		if ( is_string( $recipe ) && '' !== $recipe ) {
			return $recipe;
		}
		$object = get_queried_object();
		if ( $object instanceof \WP_Post && is_singular() ) {
			$text = PlainText::from_html( self::of_post( $object ) );
			return '' === $text && ! PostContent::has( Blocks::RECIPE, $object ) ? $this->of_blocks( $object ) : $text;
		}
		$text = $object instanceof \WP_Term && is_tax( Taxonomy::keys() ) ? PlainText::from_html( $object->description ) : '';
		// A list of posts may show a post with a search in it, and is about more than what that finds.
		return '' !== $text || is_search() || is_archive() && ! is_post_type_archive( PostType::NAME ) && ! is_tax( Taxonomy::keys() )
			? $text
			: $this->names();
	}

	/**
	 * Returns the recipes that a page shows, or what its block is for where each visitor sees others.
	 */
	private function of_blocks( \WP_Post $post ): string {
		$names = $this->names();
		foreach ( '' === $names && ! post_password_required( $post ) ? self::PERSONAL : [] as $block ) {
			if ( PostContent::has( $block, $post ) ) {
				return \WP_Block_Type_Registry::get_instance()->get_registered( $block )->description ?? '';
			}
		}
		return $names;
	}

	/**
	 * Returns the names of the first recipes that the page shows.
	 */
	private function names(): string {
		return wp_sprintf( '%l', array_slice( $this->results->get()['names'] ?? [], 0, self::NAMED ) );
	}

	/**
	 * Returns what people wrote about a page with blocks of the plugin; the front page speaks for the site.
	 */
	private static function of_post( \WP_Post $post ): string {
		if ( ! str_contains( $post->post_content, '<!-- wp:larder/' ) || post_password_required( $post ) ) {
			return '';
		}
		return '' === $post->post_excerpt && is_front_page() ? get_bloginfo( 'description' ) : $post->post_excerpt;
	}
}
