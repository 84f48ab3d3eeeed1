<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Settings\Settings;
use Larder\Votes\Kind;
use Larder\Votes\Tallies;
use Larder\Votes\Tally;
use Larder\Votes\Votes;

defined( 'ABSPATH' ) || exit;

/**
 * Returns how recipes are rated.
 *
 * @phpstan-import-type RatingSummary from Summary
 */
final class Ratings {

	public function __construct(
		private readonly Votes $votes,
		private readonly Tallies $tallies,
		private readonly Settings $settings
	) {}

	/**
	 * Returns average and count of recipes; none where the site does without ratings.
	 *
	 * @param list<int> $post_ids
	 * @return array<int, Summary> One for each post.
	 */
	public function all( array $post_ids ): array {
		$has_ratings = $this->settings->has_ratings();
		$parts       = StarParts::for_posts( $post_ids );
		$summaries   = [];
		foreach ( $this->tallies->for_posts( $post_ids, Kind::Rating ) as $id => $tally ) {
			$summaries[ $id ] = Summary::from_tally( $has_ratings ? $tally : new Tally(), $parts[ $id ] ?? 0.0 );
		}
		return $summaries;
	}

	/**
	 * Returns average and count of one recipe, as {@see self::all()}.
	 */
	public function get( int $post_id ): Summary {
		return $this->all( [ $post_id ] )[ $post_id ];
	}

	/**
	 * Returns all that is to be said of the ratings of recipes, by two statements at most.
	 *
	 * @param list<int> $post_ids
	 * @return array<int, RatingSummary> One for each post.
	 */
	public function summaries( array $post_ids ): array {
		$all     = $this->all( $post_ids );
		$rated   = array_keys( array_filter( $all, static fn ( Summary $summary ): bool => $summary->count > 0 ) );
		$spreads = $this->votes->spreads( $rated, Kind::Rating );
		return array_combine(
			array_keys( $all ),
			array_map(
				static fn ( int $id, Summary $summary ): array => $summary->to_array( $spreads[ $id ] ?? [] ),
				array_keys( $all ),
				$all
			)
		);
	}

	/**
	 * Returns the same of one recipe.
	 *
	 * @return RatingSummary
	 */
	public function summary( int $post_id ): array {
		return $this->summaries( [ $post_id ] )[ $post_id ];
	}
}
