<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Ajax\Action;
use Larder\Ajax\Refusal;
use Larder\Settings\Settings;
use Larder\Votes\VisitorVotes;
use Larder\Votes\VotablePosts;

defined( 'ABSPATH' ) || exit;

/**
 * The action `larder_rate`: gives a recipe stars without a comment, or takes them back.
 *
 * Who has given stars by comments, by an account or from the same browser, changes
 * those, so that the page does not say one thing here and another there.
 *
 * @phpstan-import-type LarderRateRequest from \Larder\Contracts\Requests
 * @implements Action<LarderRateRequest>
 */
final class RateRecipe implements Action {

	public function __construct(
		private readonly VotablePosts $posts,
		private readonly VisitorVotes $votes,
		private readonly CommentVotes $comments,
		private readonly Ratings $ratings,
		private readonly Settings $settings
	) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'larder_rate';
	}

	/** {@inheritDoc} */
	public function handle( array $input ): array {
		$id    = $input['recipe_id'];
		$stars = $input['rating'];
		$this->posts->require_recipe( $id );
		if ( ! $this->settings->can_rate_without_comment() ) {
			throw new Refusal( 'ratings_closed', esc_html__( 'Recipes are rated by comments on this site.', 'larder' ), 403 );
		}
		if ( $stars > 0 ) {
			$this->posts->require_reader( $id );
		}
		// The vote comes first: where the database does not take it, the comments stay as they are.
		$this->votes->rate( $id, $stars, $input );
		$name   = $input['unique_user_id'] ?? '';
		$person = match ( true ) {
			is_user_logged_in() => CommentRater::account( $id, get_current_user_id() ),
			'' !== $name        => CommentBrowser::person( $id, $name ),
			default             => null,
		};
		if ( null !== $person ) {
			$this->comments->change( $person, $stars );
		}
		return [
			'rating'  => $stars,
			'message' => 0 === $stars ? __( 'Your rating is taken back.', 'larder' ) : __( 'Thank you. Your rating is saved.', 'larder' ),
			'summary' => $this->ratings->summary( $id ),
		];
	}
}
