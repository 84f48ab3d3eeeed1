<?php
declare( strict_types=1 );

namespace Larder\Recommend;

use Larder\Ajax\AnswersHtml;
use Larder\Votes\Kind;
use Larder\Votes\Tallies;
use Larder\Votes\Tally;
use Larder\Votes\VisitorVotes;
use Larder\Votes\VotablePosts;

defined( 'ABSPATH' ) || exit;

/**
 * The action `irecommendthis`: recommends a post, or takes that back, and answers the new count as HTML. Repeats change nothing.
 *
 * @phpstan-import-type IrecommendthisRequest from \Larder\Contracts\Requests
 * @implements AnswersHtml<IrecommendthisRequest>
 */
final class RecommendPost implements AnswersHtml {

	public function __construct(
		private readonly VotablePosts $posts,
		private readonly VisitorVotes $votes,
		private readonly RecommendationCookies $marks,
		private readonly Tallies $tallies,
		private readonly RecommendCount $count
	) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'irecommendthis';
	}

	/** {@inheritDoc} */
	public function handle( array $input ): array {
		$id = $input['recommend_id'];
		$this->posts->require_post( $id );
		return [
			'count'  => $this->vote( $id, 'true' === ( $input['unrecommend'] ?? 'false' ), $input )->count,
			'suffix' => $input['suffix'] ?? null,
		];
	}

	/** {@inheritDoc} */
	public function html( array $data ): string {
		return $this->count->html( is_int( $data['count'] ) ? $data['count'] : 0, is_string( $data['suffix'] ) ? $data['suffix'] : null );
	}

	/**
	 * Votes, or withdraws.
	 *
	 * @param int                  $id       The post.
	 * @param bool                 $is_taken Whether the vote is taken back.
	 * @param array<string, mixed> $input    Of the request.
	 */
	private function vote( int $id, bool $is_taken, array $input ): Tally {
		if ( $is_taken ) {
			$this->marks->forget( $id );
			return $this->votes->remove( $id, Kind::Recommend, $input );
		}
		$this->posts->require_reader( $id );
		return $this->marks->has( $id )
			? $this->tallies->for_posts( [ $id ], Kind::Recommend )[ $id ]
			: $this->votes->add( $id, Kind::Recommend, $input );
	}
}
