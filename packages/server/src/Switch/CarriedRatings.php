<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Ratings\CommentRating;
use Larder\Ratings\StarParts;
use Larder\Votes\Kind;
use Larder\Votes\Tallies;

defined( 'ABSPATH' ) || exit;

/**
 * Carries ratings over: stars of comments become those of Larder, and what the plugin showed beyond them is carried as a sum.
 *
 * @phpstan-import-type Carried from CarriedVotes
 */
final class CarriedRatings {

	public function __construct(
		private readonly CarriedVotes $carried,
		private readonly Tallies $tallies
	) {}

	/**
	 * Carries the ratings of a post over.
	 *
	 * @param int                                  $from    The post whose comments give stars, 0 for none.
	 * @param int                                  $post_id The post that has the recipe now.
	 * @param array{votes: int, total: float}|null $shown   What the plugin showed, null where it showed nothing.
	 * @return array{comments: list<int>, carried: Carried} Comments that have stars now and had none, and what is carried.
	 */
	public function take( PluginSource $source, int $from, int $post_id, ?array $shown ): array {
		$carried  = $this->carried->none( $post_id, Kind::Rating );
		$comments = [];
		$parts    = 0.0;
		$given    = $from === $post_id ? $source->comment_stars( $post_id ) : [];
		_prime_comment_caches( array_keys( $given ) );
		foreach ( $given as $comment => $stars ) {
			$had    = get_comment_meta( $comment, CommentRating::KEY, true );
			$stored = get_comment( $comment );
			$parts += $stored instanceof \WP_Comment && '1' === $stored->comment_approved ? $stars - CommentRating::stored( $stars ) : 0.0;
			if ( '' === $had && $stored instanceof \WP_Comment ) {
				$is_new = false === metadata_exists( 'comment', $comment, CommentRating::KEY );
				add_comment_meta( $comment, CommentRating::KEY, (string) CommentRating::stored( $stars ), ! $is_new );
				$comments[] = $comment;
			}
		}
		$now  = $this->tallies->for_posts( [ $post_id ], Kind::Rating )[ $post_id ];
		$left = ( $shown['votes'] ?? 0 ) - $now->count;
		$sum  = (int) round( ( $shown['total'] ?? 0.0 ) - $now->sum );
		// Stars cannot be below one and above five each.
		if ( null !== $shown && $left > 0 && $sum >= $left && $sum <= 5 * $left ) {
			$carried = $this->carried->carry( $post_id, Kind::Rating, $carried, $left, $sum );
			$parts   = $shown['total'] - $now->sum - $sum;
		} elseif ( null !== $shown && 0 === $left && abs( $shown['total'] - $now->sum ) <= $now->count / 2 ) {
			$parts = $shown['total'] - $now->sum;
		}
		StarParts::keep( $post_id, $parts );
		return [
			'comments' => $comments,
			'carried'  => $carried,
		];
	}

	/**
	 * Counts the ratings of a post.
	 */
	public function count( int $post_id ): int {
		return $this->tallies->for_posts( [ $post_id ], Kind::Rating )[ $post_id ]->count;
	}

	/**
	 * Reverts what was carried over.
	 *
	 * @param list<int> $comments Its comments that were given stars.
	 * @param Carried   $carried  What was carried.
	 */
	public function give_back( int $post_id, array $comments, array $carried ): void {
		foreach ( $comments as $comment ) {
			delete_comment_meta( $comment, CommentRating::KEY );
		}
		$this->carried->take_back( $post_id, Kind::Rating, $carried );
	}
}
