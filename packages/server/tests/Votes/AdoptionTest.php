<?php
declare( strict_types=1 );

namespace Larder\Tests\Votes;

use Larder\Tests\Support\AjaxCall;
use Larder\Tests\Support\VoteParts;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Votes\Adoption;
use Larder\Votes\Kind;
use Larder\Votes\Mirrors;
use Larder\Votes\Tally;
use Larder\Votes\Voter;

/**
 * A site that changes over keeps its numbers, and its visitors what they did.
 */
final class AdoptionTest extends WordPressTestCase {

	public function test_likes_keep_their_number_and_accounts_and_browsers_stay_known(): void {
		$parts = new VoteParts( $this->db() );
		$id    = $this->publish()->ID;
		$user  = $this->user( 'subscriber' );
		add_post_meta( $id, '_recipe_likes', '12' );
		add_post_meta( $id, '_recipe_likes_ip', [ (string) $user, $user, 'ip_0123456789abcdef', 'dr_user_identifier_k3f9a0b2c', 999_999 ] );
		self::assertSame( 1, $parts->adoption->run() );
		self::assertEquals( new Tally( 12, 12 ), $parts->tallies->for_posts( [ $id ], Kind::Like )[ $id ] );
		self::assertSame( 10, $parts->tallies->carried( $id, Kind::Like ) );
		self::assertSame( 1, $parts->votes->value_of( $id, Kind::Like, Voter::account( $user ) ) );
		self::assertSame( 1, $parts->votes->value_of( $id, Kind::Like, Voter::browser( 'dr_user_identifier_k3f9a0b2c' ) ) );
	}

	public function test_an_address_that_likes_came_from_is_nobody_so_that_all_behind_it_can_still_like(): void {
		$parts = new VoteParts( $this->db() );
		$id    = $this->publish()->ID;
		add_post_meta( $id, '_recipe_likes', '2' );
		add_post_meta( $id, '_recipe_likes_ip', [ '192.0.2.1', 'ip_0123456789abcdef' ] );
		$parts->adoption->run();
		self::assertSame(
			[],
			$parts->database->rows( 'SELECT voter, address FROM %i', $parts->tables->votes() ),
			'nothing of an address is kept'
		);
		$guest  = [
			'id'             => (string) $id,
			'unique_user_id' => 'dr_user_identifier_k3f9a0b2c',
		];
		$answer = AjaxCall::make( 'delicious_recipes_check_like_for_logged_out_users', $guest, [ 'REMOTE_ADDR' => '192.0.2.1' ] );
		self::assertTrue( $answer['body']['data']['can_like'] ?? null );
		AjaxCall::make( 'recipe_likes', $guest + [ 'add_remove' => 'add' ], [ 'REMOTE_ADDR' => '192.0.2.1' ] );
		self::assertEquals( new Tally( 3, 3 ), ( new VoteParts( $this->db() ) )->tallies->for_posts( [ $id ], Kind::Like )[ $id ] );
	}

	public function test_a_number_that_lost_likes_becomes_that_of_the_known_voters(): void {
		$parts = new VoteParts( $this->db() );
		$id    = $this->publish()->ID;
		add_post_meta( $id, '_recipe_likes', '1' );
		add_post_meta( $id, '_recipe_likes_ip', [ $this->user( 'subscriber' ), $this->user( 'subscriber' ) ] );
		$parts->adoption->run();
		self::assertEquals( new Tally( 2, 2 ), $parts->tallies->for_posts( [ $id ], Kind::Like )[ $id ] );
	}

	public function test_saved_recipes_come_from_the_accounts_and_the_rest_stays_a_number(): void {
		$parts = new VoteParts( $this->db() );
		$id    = $this->publish()->ID;
		$user  = $this->user( 'subscriber' );
		add_user_meta( $user, 'delicious_recipes_user_meta', [ 'wishlists' => [ (string) $id, 999_999 ] ] );
		add_post_meta( $id, '_delicious_recipes_wishlists', 5 );
		$parts->adoption->run();
		self::assertEquals( new Tally( 5, 5 ), $parts->tallies->for_posts( [ $id ], Kind::Wishlist )[ $id ] );
		self::assertSame( 4, $parts->tallies->carried( $id, Kind::Wishlist ) );
		self::assertSame( [ $id ], $parts->votes->posts_of( Voter::account( $user ), Kind::Wishlist ) );
	}

	public function test_recommendations_keep_their_number(): void {
		$parts = new VoteParts( $this->db() );
		$id    = wp_insert_post( [ 'post_title' => 'News', 'post_content' => 'Text', 'post_status' => 'publish' ] );
		add_post_meta( $id, '_recommended', '7' );
		$parts->adoption->run();
		self::assertEquals( new Tally( 7, 7 ), $parts->tallies->for_posts( [ $id ], Kind::Recommend )[ $id ] );
		self::assertSame( 7, $parts->tallies->carried( $id, Kind::Recommend ) );
	}

	public function test_a_second_run_doubles_nothing_and_brings_nothing_back(): void {
		$parts = new VoteParts( $this->db() );
		$id    = $this->publish()->ID;
		$user  = $this->user( 'subscriber' );
		add_post_meta( $id, '_recipe_likes', 12 );
		add_post_meta( $id, '_recipe_likes_ip', [ $user ] );
		add_user_meta( $user, 'delicious_recipes_user_meta', [ 'wishlists' => [ $id ] ] );
		$parts->adoption->run();
		$parts->votes->withdraw( $id, Kind::Like, Voter::account( $user ) );
		$parts->votes->withdraw( $id, Kind::Wishlist, Voter::account( $user ) );
		$parts->mirrors->run();
		self::assertSame( 0, $parts->adoption->run() );
		self::assertEquals(
			[ new Tally( 11, 11 ), new Tally() ],
			[ $parts->tallies->for_posts( [ $id ], Kind::Like )[ $id ], $parts->tallies->for_posts( [ $id ], Kind::Wishlist )[ $id ] ]
		);
		self::assertSame( 11, $parts->tallies->carried( $id, Kind::Like ) );
		self::assertSame( [], [ ...$parts->audit->differences() ] );
	}

	public function test_one_that_dies_half_way_is_finished_by_the_next(): void {
		$parts = new VoteParts( $this->db() );
		$id    = $this->publish()->ID;
		$user  = $this->user( 'subscriber' );
		add_post_meta( $id, '_recipe_likes', 12 );
		add_post_meta( $id, '_recipe_likes_ip', [ $user ] );
		// The votes of the known voters were cast, and nothing else.
		$parts->votes->cast( $id, Kind::Like, Voter::account( $user ) );
		$parts->adoption->run();
		self::assertEquals( new Tally( 12, 12 ), $parts->tallies->for_posts( [ $id ], Kind::Like )[ $id ] );
		self::assertSame( 11, $parts->tallies->carried( $id, Kind::Like ) );
	}

	public function test_meta_fields_show_tallies_and_the_old_numbers_are_taken_over_first(): void {
		$parts = new VoteParts( $this->db() );
		$id    = $this->publish()->ID;
		add_post_meta( $id, '_recipe_likes', 120 );
		delete_option( Adoption::OPTION );
		$parts->votes->cast( $id, Kind::Like, Voter::account( 1 ) );
		$parts->votes->cast( $id, Kind::Rating, Voter::account( 1 ), 4 );
		$parts->votes->cast( $id, Kind::Rating, Voter::account( 2 ), 5 );
		self::assertNotFalse( wp_next_scheduled( Mirrors::EVENT ) );
		$parts->mirrors->run();
		self::assertSame( '120', get_post_meta( $id, '_recipe_likes', true ) );
		do_action( Adoption::EVENT );
		$parts->mirrors->run();
		self::assertSame(
			[ '121', '4.5', '2' ],
			array_map(
				static fn ( string $field ): mixed => get_post_meta( $id, $field, true ),
				[ '_recipe_likes', '_larder_rating_average', '_larder_rating_count' ]
			)
		);
		$parts->votes->withdraw( $id, Kind::Like, Voter::account( 1 ) );
		$parts->mirrors->run();
		self::assertSame( '120', get_post_meta( $id, '_recipe_likes', true ) );
		self::assertSame( 0, $parts->adoption->run(), 'What stands there now is our own.' );
	}

	public function test_switching_off_leaves_the_numbers_and_a_new_start_takes_them_over(): void {
		$parts = new VoteParts( $this->db() );
		$parts->adoption->run();
		$id = $this->publish()->ID;
		$parts->votes->cast( $id, Kind::Like, Voter::account( 1 ) );
		$parts->votes->cast( $id, Kind::Like, Voter::account( 2 ) );
		$parts->mirrors->finish();
		self::assertSame( '2', get_post_meta( $id, '_recipe_likes', true ) );
		// As if the plugin had been deleted and installed again.
		$parts->database->write( 'DELETE FROM %i', $parts->tables->votes() );
		$parts->database->write( 'DELETE FROM %i', $parts->tables->tallies() );
		$parts->adoption->run();
		self::assertEquals( new Tally( 2, 2 ), $parts->tallies->for_posts( [ $id ], Kind::Like )[ $id ] );
		self::assertSame( 2, $parts->tallies->carried( $id, Kind::Like ) );
	}
}
