<?php
declare( strict_types=1 );

namespace Larder\Visitor;

use Larder\Ajax\Action;
use Larder\Ajax\Guard;
use Larder\Likes\LikeCounts;
use Larder\Likes\LikeText;
use Larder\Recommend\RecommendationCookies;
use Larder\Recommend\RecommendCount;
use Larder\Votes\Kind;
use Larder\Votes\Tallies;
use Larder\Votes\Tally;
use Larder\Votes\VisitorVotes;

defined( 'ABSPATH' ) || exit;

/**
 * The action `larder_visitor`: who looks at a page, and what they did with its posts. The one request of a page that no cache answers.
 *
 * @phpstan-import-type VisitorRequest from \Larder\Contracts\Requests
 * @implements Action<VisitorRequest>
 */
final class GetVisitor implements Action {

	public function __construct(
		private readonly VisitorVotes $votes,
		private readonly LikeCounts $likes,
		private readonly RecommendationCookies $marks,
		private readonly Tallies $tallies,
		private readonly RecommendCount $count
	) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'larder_visitor';
	}

	/** {@inheritDoc} */
	public function handle( array $input ): array {
		$ids   = array_values( array_unique( $input['ids'] ?? [] ) );
		$likes = $this->likes->for_posts( $ids );
		// What the visitor cannot read has no state, either.
		$ids         = array_keys( $likes );
		$is_known    = is_user_logged_in();
		$recommended = array_keys( $this->votes->values( Kind::Recommend, $ids, $input ) );
		$recommended = array_values( array_unique( [ ...$recommended, ...array_filter( $ids, $this->marks->has( ... ) ) ] ) );
		return [
			'logged_in'       => $is_known,
			'name'            => $is_known ? wp_get_current_user()->display_name : '',
			'nonce'           => $is_known ? wp_create_nonce( Guard::NONCE ) : '',
			'liked'           => array_keys( $this->votes->values( Kind::Like, $ids, $input ) ),
			'saved'           => array_keys( $this->votes->values( Kind::Wishlist, $ids, $input ) ),
			'recommended'     => $recommended,
			// Objects also where they are empty.
			'rated'           => (object) $this->votes->values( Kind::Rating, $ids, $input ),
			'likes'           => (object) array_map(
				static fn ( array $count ): array => $count + [ 'short' => LikeText::short( $count['likes_count'] ) ],
				$likes
			),
			'recommendations' => (object) $this->recommendations( $recommended ),
		];
	}

	/**
	 * Counts who else recommends what the visitor does.
	 *
	 * @param list<int> $ids Posts.
	 * @return array<int, array{count: string, suffix: string}> Plain text, by post.
	 */
	private function recommendations( array $ids ): array {
		$tallies = [] === $ids ? [] : $this->tallies->for_posts( $ids, Kind::Recommend );
		return array_map(
			fn ( Tally $tally ): array => [
				'count'  => $this->count->number( $tally->count ),
				'suffix' => $this->count->suffix( $tally->count ),
			],
			$tallies
		);
	}
}
