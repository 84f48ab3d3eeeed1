<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Ratings\CommentRating;
use Larder\Ratings\StarParts;
use Larder\Votes\CarriedCounts;
use Larder\Votes\Kind;
use Larder\Votes\Tallies;

defined( 'ABSPATH' ) || exit;

/**
 * Takes ratings over: stars of comments become those of Larder, and what the plugin showed beyond them is carried as a sum.
 */
final class Stars {

	/**
	 * @param CarriedCounts $counts  Carries what has no voter.
	 * @param Tallies       $tallies What votes come to.
	 */
	public function __construct(
		private readonly CarriedCounts $counts,
		private readonly Tallies $tallies
	) {}

	/**
	 * Takes the ratings of a post over.
	 *
	 * @param Source $source  The plugin.
	 * @param int    $from    The post whose comments give stars, 0 for none.
	 * @param int    $post_id The post that has the recipe now.
	 * @param array{votes: int, total: float}|null $shown What the plugin showed, null where it showed nothing.
	 * @return list<int> Comments that have stars now and had none.
	 */
	public function take( Source $source, int $from, int $post_id, ?array $shown ): array {
		$comments = [];
		$parts    = 0.0;
		foreach ( $from === $post_id ? $source->comment_stars( $post_id ) : [] as $comment => $stars ) {
			$had    = get_comment_meta( $comment, CommentRating::KEY, true );
			$stored = get_comment( $comment );
			$parts += $stored instanceof \WP_Comment && '1' === $stored->comment_approved ? $stars - CommentRating::stored( $stars ) : 0.0;
			if ( '' === $had && $stored instanceof \WP_Comment ) {
				add_comment_meta( $comment, CommentRating::KEY, (string) CommentRating::stored( $stars ), true );
				$comments[] = $comment;
			}
		}
		$now  = $this->tallies->of( [ $post_id ], Kind::Rating )[ $post_id ];
		$left = ( $shown['votes'] ?? 0 ) - $now->count;
		$sum  = (int) round( ( $shown['total'] ?? 0.0 ) - $now->sum );
		// Stars cannot be below one and above five each.
		if ( null !== $shown && $left > 0 && $sum >= $left && $sum <= 5 * $left ) {
			$this->counts->add( $post_id, Kind::Rating, $left, $sum );
			$parts = $shown['total'] - $now->sum - $sum;
		} elseif ( null !== $shown && 0 === $left && abs( $shown['total'] - $now->sum ) <= $now->count / 2 ) {
			$parts = $shown['total'] - $now->sum;
		}
		StarParts::keep( $post_id, $parts );
		return $comments;
	}

	/**
	 * Counts the ratings of a post.
	 *
	 * @param int $post_id The post.
	 */
	public function count( int $post_id ): int {
		return $this->tallies->of( [ $post_id ], Kind::Rating )[ $post_id ]->count;
	}

	/**
	 * Tells whether a post has been rated before.
	 *
	 * @param int $post_id The post.
	 */
	public function had_any( int $post_id ): bool {
		return $this->counts->has_tally( $post_id, Kind::Rating );
	}

	/**
	 * Takes back what was taken over.
	 *
	 * @param int       $post_id  The post.
	 * @param list<int> $comments Its comments that were given stars.
	 * @param bool      $had_any  Whether it had been rated before.
	 */
	public function give_back( int $post_id, array $comments, bool $had_any ): void {
		foreach ( $comments as $comment ) {
			delete_comment_meta( $comment, CommentRating::KEY );
		}
		if ( $this->counts->has( $post_id, Kind::Rating ) ) {
			$this->counts->take_back( $post_id, Kind::Rating );
		}
		if ( ! $had_any && $this->counts->has_tally( $post_id, Kind::Rating ) ) {
			$this->counts->drop_empty( $post_id, Kind::Rating );
		}
	}
}
