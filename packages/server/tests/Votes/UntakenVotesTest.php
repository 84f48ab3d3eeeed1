<?php
declare( strict_types=1 );

namespace Larder\Tests\Votes;

use Larder\Ajax\Guard;
use Larder\Settings\Settings;
use Larder\Tests\Support\AjaxCall;
use Larder\Tests\Support\LosesVotes;
use Larder\Tests\Support\VoteParts;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Votes\Kind;
use Larder\Votes\Voter;

/**
 * A visitor is told when the database does not take a vote, and the site's log why.
 */
final class UntakenVotesTest extends WordPressTestCase {

	use LosesVotes;

	public function test_a_vote_that_the_database_does_not_take_is_refused_with_a_reason_and_can_be_sent_again(): void {
		$id = $this->publish()->ID;
		update_option( Settings::OPTION, [ 'rateWithoutComment' => [ 'yes' ] ] );
		wp_set_current_user( $this->user( 'subscriber' ) );
		$calls = [
			'recipe_likes'               => [ 'id' => $id, 'add_remove' => 'add' ],
			'delicious_recipes_wishlist' => [ 'recipe_id' => $id, 'add_remove' => 'add' ],
			'irecommendthis'             => [ 'recommend_id' => $id ],
			'larder_rate'                => [ 'recipe_id' => $id, 'rating' => 4 ],
		];
		foreach ( $calls as $action => $fields ) {
			$answer = [];
			$logged = $this->without_votes(
				function () use ( &$answer, $action, $fields ): void {
					$answer = AjaxCall::make( $action, $fields + [ 'nonce' => wp_create_nonce( Guard::NONCE ) ] );
				}
			);
			self::assertSame( 503, $answer['status'], $action );
			self::assertSame(
				'{"success":false,"data":{"code":"busy","message":"That did not work. Please try again."}}',
				$answer['text'],
				$action
			);
			self::assertStringContainsString( "the call $action was not answered: The database did not take a vote", $logged );
			self::assertSame( 200, AjaxCall::make( $action, $fields + [ 'nonce' => wp_create_nonce( Guard::NONCE ) ] )['status'], $action );
		}
		self::assertSame(
			4,
			( new VoteParts( $this->db() ) )->votes->value_of( $id, Kind::Rating, Voter::account( get_current_user_id() ) )
		);
	}
}
