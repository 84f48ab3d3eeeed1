<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Taxonomies\KnownTerms;
use Larder\Votes\Tally;

defined( 'ABSPATH' ) || exit;

/**
 * The pages that list a recipe on a card, with its average.
 */
final class Listings {

	/**
	 * Returns the URLs of the pages that list a recipe: the front page, the archives of recipes, of its terms and of its author.
	 *
	 * First pages only: which further page lists it changes with each new recipe.
	 *
	 * @return list<string> Empty if the recipe is not published.
	 */
	public static function urls_for( int $post_id ): array {
		$post = get_post( $post_id );
		if ( ! $post instanceof \WP_Post || 'publish' !== $post->post_status ) {
			return [];
		}
		$blog    = get_option( 'page_for_posts' );
		$default = [
			home_url( '/' ),
			is_numeric( $blog ) && $blog > 0 ? get_permalink( (int) $blog ) : false,
			get_post_type_archive_link( $post->post_type ),
			get_author_posts_url( (int) $post->post_author ),
			...self::term_urls( $post ),
		];
		/**
		 * Filters the URLs of the pages that list a recipe; caches purge them when its average rating changes.
		 *
		 * @param string[] $urls The front page and the archives that list the recipe; not pages with a block that lists recipes.
		 * @param WP_Post  $post The recipe's post.
		 */
		$urls = apply_filters( 'larder_listing_urls', array_filter( $default, is_string( ... ) ), $post );
		$urls = apply_filters_deprecated( 'larder_listing_addresses', [ $urls, $post ], '0.2.0', 'larder_listing_urls' );
		return array_values( array_unique( array_filter( is_array( $urls ) ? $urls : [], is_string( ... ) ) ) );
	}

	/**
	 * Returns whether a card may say something else than before the vote that made a tally.
	 *
	 * It shows the average with one decimal, which a single vote among hundreds rarely changes: so each vote for a popular recipe does
	 * not purge the caches of the whole site.
	 *
	 * @param Tally $now What all votes come to.
	 */
	public static function may_differ( Tally $now ): bool {
		$shown = Summary::from_tally( $now )->average;
		// Before, there was a vote less, one more, or one of another value: averages lie between these.
		foreach ( [ [ -1, -1 ], [ -1, -5 ], [ 1, 1 ], [ 1, 5 ], [ 0, -4 ], [ 0, 4 ] ] as [ $count, $sum ] ) {
			if ( Summary::from_tally( new Tally( $now->count + $count, $now->sum + $sum ) )->average !== $shown ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the URLs of the archives of a recipe's terms and of their ancestors.
	 *
	 * @param \WP_Post $post The recipe's post.
	 * @return list<string>
	 */
	private static function term_urls( \WP_Post $post ): array {
		$urls = [];
		foreach ( array_filter( get_object_taxonomies( $post ), is_taxonomy_viewable( ... ) ) as $taxonomy ) {
			$terms = get_the_terms( $post, $taxonomy );
			foreach ( is_array( $terms ) ? $terms : [] as $term ) {
				foreach ( KnownTerms::with_ancestors( $term->term_id, $taxonomy ) as $term_id ) {
					$urls[] = get_term_link( $term_id, $taxonomy );
				}
			}
		}
		return array_values( array_filter( $urls, is_string( ... ) ) );
	}
}
