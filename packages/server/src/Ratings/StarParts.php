<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\AutoloadedOption;

defined( 'ABSPATH' ) || exit;

/**
 * Parts of stars: other plugins count halves, or show an average that no whole stars give. What a recipe had of them stays beside its
 * votes, so that its average stays as it was shown.
 */
final class StarParts {

	/** The meta field: what is to be added to the sum of stars, or taken from it. */
	private const KEY = '_larder_star_parts';

	/** The option that says that a recipe has such parts; else they are not worth a query. */
	public const OPTION = 'larder_star_parts';

	/**
	 * Stores the fractions of stars of a recipe.
	 *
	 * @param float $parts Below half a star for each rating.
	 */
	public static function keep( int $post_id, float $parts ): void {
		if ( abs( $parts ) >= 0.005 ) {
			update_post_meta( $post_id, self::KEY, (string) round( $parts, 4 ) );
			update_option( self::OPTION, '1', true );
		}
	}

	/**
	 * Returns the parts of recipes.
	 *
	 * @param list<int> $post_ids
	 * @return array<int, float> Only of those that have some.
	 */
	public static function for_posts( array $post_ids ): array {
		if ( '1' !== AutoloadedOption::get( self::OPTION ) ) {
			return [];
		}
		update_meta_cache( 'post', $post_ids );
		$parts = [];
		foreach ( $post_ids as $id ) {
			$stored = get_post_meta( $id, self::KEY, true );
			if ( is_numeric( $stored ) ) {
				$parts[ $id ] = (float) $stored;
			}
		}
		return $parts;
	}
}
