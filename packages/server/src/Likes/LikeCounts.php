<?php
declare( strict_types=1 );

namespace Larder\Likes;

use Larder\Votes\Kind;
use Larder\Votes\Tallies;
use Larder\Votes\VotablePosts;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the likes of many recipes by one query.
 */
final class LikeCounts {

	public function __construct(
		private readonly VotablePosts $posts,
		private readonly Tallies $tallies
	) {}

	/**
	 * Returns the likes of recipes.
	 *
	 * @param list<int> $ids The recipes; one that the visitor cannot read is left out.
	 * @return array<int, array{likes: string, likes_count: int}> By recipe.
	 */
	public function for_posts( array $ids ): array {
		return array_map( LikeText::answer( ... ), $this->tallies->for_posts( $this->posts->readable( $ids ), Kind::Like ) );
	}
}
