<?php
declare( strict_types=1 );

namespace Larder\Tests\Votes;

use Larder\Ajax\Guard;
use Larder\Settings\Settings;
use Larder\Tests\Support\AjaxCall;
use Larder\Tests\Support\Fixture;
use Larder\Tests\Support\VoteParts;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Votes\Kind;
use Larder\Votes\Voter;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Visitors like, save and recommend from pages of any age, and every call is counted once or refused with a reason.
 */
final class VoteActionsTest extends WordPressTestCase {

	private const ANN = 'dr_user_identifier_ann0000001';
	private const BOB = 'dr_user_identifier_bob0000002';

	/**
	 * Calls an action.
	 *
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed> Status, and the data of the answer.
	 */
	private function call( string $action, array $fields ): array {
		$answer = AjaxCall::make( $action, $fields );
		return [ 'status' => $answer['status'] ] + ( $answer['body']['data'] ?? [] );
	}

	/**
	 * Likes a recipe.
	 *
	 * @phpstan-impure
	 *
	 * @param int         $id   Recipe.
	 * @param string|null $as   Identifier.
	 * @param string      $what What to do.
	 * @return array<string, mixed>
	 */
	private function like( int $id, ?string $as = self::ANN, string $what = 'add' ): array {
		return $this->call(
			'recipe_likes',
			[
				'id'         => (string) $id,
				'add_remove' => $what,
			] + ( null === $as ? [] : [ 'unique_user_id' => $as ] ) + $this->nonce()
		);
	}

	/**
	 * Returns the nonce that the page of a visitor who is logged in has.
	 *
	 * @return array<string, string>
	 */
	private function nonce(): array {
		return is_user_logged_in() ? [ 'nonce' => wp_create_nonce( Guard::NONCE ) ] : [];
	}

	/**
	 * @param array<string, mixed> $fields Form fields.
	 */
	#[DataProvider( 'bad_input' )]
	public function test_bad_input_is_refused_with_a_reason_and_changes_nothing( string $action, array $fields ): void {
		$answer = $this->call( $action, $fields );
		self::assertSame( 400, $answer['status'] );
		self::assertSame( 'invalid_input', $answer['code'] );
		self::assertNotSame( '', $answer['message'] );
		self::assertSame(
			[],
			( new VoteParts( $this->db() ) )->database->rows( 'SELECT voter FROM %i', ( new VoteParts( $this->db() ) )->tables->votes() )
		);
	}

	/**
	 * @return array<string, array{string, array<string, mixed>}>
	 */
	public static function bad_input(): array {
		return Fixture::invalid(
			'recipe_likes',
			'recipe_get_likes',
			'delicious_recipes_check_like_for_logged_out_users',
			'delicious_recipes_wishlist',
			'irecommendthis',
			'larder_visitor'
		);
	}

	public function test_a_like_is_counted_once_also_when_it_is_pressed_twice_or_sent_again(): void {
		$id = $this->publish()->ID;
		self::assertSame( [ 'status' => 200, 'likes' => '1 like', 'likes_count' => 1 ], $this->like( $id ) );
		self::assertSame( 1, $this->like( $id )['likes_count'] );
		self::assertSame( '2 likes', $this->like( $id, self::BOB )['likes'] );
		self::assertSame( 1, $this->like( $id, self::ANN, 'remove' )['likes_count'] );
		self::assertSame( 1, $this->like( $id, self::ANN, 'remove' )['likes_count'] );
	}

	public function test_a_browser_is_told_whether_it_can_like(): void {
		$id  = $this->publish()->ID;
		$can = fn ( string $who ): mixed => $this->call(
			'delicious_recipes_check_like_for_logged_out_users',
			[ 'id' => $id, 'unique_user_id' => $who ]
		)['can_like'];
		self::assertTrue( $can( self::ANN ) );
		$this->like( $id );
		self::assertFalse( $can( self::ANN ) );
		self::assertTrue( $can( self::BOB ) );
	}

	public function test_who_sends_no_name_counts_once(): void {
		$id = $this->publish()->ID;
		self::assertSame( 1, $this->like( $id, null )['likes_count'] );
		self::assertSame( 1, $this->like( $id, null )['likes_count'] );
		self::assertSame( 0, $this->like( $id, null, 'remove' )['likes_count'] );
	}

	public function test_an_account_counts_once_at_all_its_devices_and_needs_a_nonce_of_today(): void {
		$id = $this->publish()->ID;
		wp_set_current_user( $this->user( 'subscriber' ) );
		self::assertSame( 1, $this->like( $id )['likes_count'] );
		self::assertSame( 1, $this->like( $id, self::BOB )['likes_count'] );
		foreach ( [ [ 'nonce' => 'stale' ], [ 'nonce' => wp_create_nonce( 'other' ) ] ] as $nonce ) {
			$answer = $this->call( 'recipe_likes', [ 'id' => $id, 'add_remove' => 'remove' ] + $nonce );
			self::assertSame( [ 403, 'stale_nonce' ], [ $answer['status'], $answer['code'] ] );
		}
		self::assertSame( 0, $this->like( $id, null, 'remove' )['likes_count'] );
	}

	public function test_who_liked_and_then_logs_in_is_still_one_person(): void {
		$id = $this->publish()->ID;
		$this->like( $id );
		wp_set_current_user( $this->user( 'subscriber' ) );
		self::assertSame( [ $id ], $this->call( 'larder_visitor', [ 'ids' => [ $id ], 'unique_user_id' => self::ANN ] )['liked'] );
		self::assertSame( 1, $this->like( $id )['likes_count'] );
		self::assertSame( 0, $this->like( $id, self::ANN, 'remove' )['likes_count'] );
		self::assertSame( 1, $this->like( $id )['likes_count'] );
	}

	public function test_only_recipes_that_the_visitor_can_read_are_liked_and_counted(): void {
		$id     = $this->publish()->ID;
		$others = [
			999_999,
			$this->publish( [], [], [ 'post_status' => 'draft' ] )->ID,
			$this->publish( [], [], [ 'post_status' => 'private' ] )->ID,
			$this->publish( [], [], [ 'post_password' => 'pass' ] )->ID,
			wp_insert_post( [ 'post_title' => 'No recipe', 'post_content' => 'Text', 'post_status' => 'publish' ] ),
		];
		foreach ( $others as $other ) {
			self::assertSame( [ 404, 'unknown_recipe' ], [ $this->like( $other )['status'], $this->like( $other )['code'] ] );
		}
		$this->like( $id );
		$recipes = $this->call( 'recipe_get_likes', [ 'ids' => [ $id, $others[0], $others[1], $id ] ] )['recipes'];
		self::assertSame( [ $id => [ 'likes' => '1 like', 'likes_count' => 1 ] ], $recipes );
		wp_trash_post( $id );
		self::assertSame( 404, $this->like( $id, self::BOB )['status'] );
		self::assertSame( [], $this->call( 'recipe_get_likes', [ 'ids' => [ $id ] ] )['recipes'] );
	}

	public function test_votes_come_from_those_whom_no_plugin_keeps_from_reading_the_recipe(): void {
		update_option( Settings::OPTION, [ 'rateWithoutComment' => [ 'yes' ] ] );
		$id   = $this->publish()->ID;
		$text = wp_insert_post( [ 'post_title' => 'News', 'post_content' => 'Text', 'post_status' => 'publish' ] );
		$who  = [ 'unique_user_id' => self::ANN ];
		$all  = fn ( int $id, bool $is_back ): array => [
			$this->like( $id, self::ANN, $is_back ? 'remove' : 'add' )['status'],
			$this->call( 'irecommendthis', $who + [ 'recommend_id' => $id, 'unrecommend' => $is_back ? 'true' : 'false' ] )['status'],
			$this->call( 'larder_rate', $who + [ 'recipe_id' => $id, 'rating' => $is_back ? 0 : 5 ] )['status'],
		];
		self::assertSame( [ 200, 200, 200 ], $all( $id, false ) );
		add_filter( 'larder_can_read_recipe', '__return_false' );
		self::assertSame( [ 200, 200, 200 ], $all( $id, true ), 'a vote from before can be taken back' );
		self::assertSame( [ 403, 403, 403 ], $all( $id, false ) );
		self::assertSame( 'not_readable', $this->like( $id )['code'] );
		foreach ( [ Kind::Like, Kind::Recommend, Kind::Rating ] as $kind ) {
			self::assertSame( 0, ( new VoteParts( $this->db() ) )->tallies->for_posts( [ $id ], $kind )[ $id ]->count );
		}
		self::assertSame( 200, $this->call( 'irecommendthis', $who + [ 'recommend_id' => $text ] )['status'], 'a post without a recipe' );
	}

	public function test_how_often_a_recipe_was_saved_is_told_of_those_alone_that_the_visitor_can_see(): void {
		$votes  = ( new VoteParts( $this->db() ) )->votes;
		$unsave = fn ( int $id ): array => $this->call(
			'delicious_recipes_wishlist',
			[ 'recipe_id' => $id, 'add_remove' => 'remove' ] + $this->nonce()
		);
		wp_set_current_user( $this->user( 'contributor' ) );
		foreach ( [ 'publish' => 1, 'draft' => 0, 'private' => 0 ] as $status => $count ) {
			$id = $this->publish( [], [], [ 'post_status' => $status ] )->ID;
			$votes->cast( $id, Kind::Wishlist, Voter::account( 1 ) );
			$votes->cast( $id, Kind::Wishlist, Voter::account( get_current_user_id() ) );
			self::assertSame( [ 200, $count ], [ $unsave( $id )['status'], $unsave( $id )['wishlists'] ], $status );
			self::assertNull( $votes->value_of( $id, Kind::Wishlist, Voter::account( get_current_user_id() ) ), 'a list can be tidied up' );
		}
	}

	public function test_more_ids_than_a_page_shows_are_refused_whatever_their_number(): void {
		foreach ( [ 501, 10_000 ] as $many ) {
			foreach ( [ 'recipe_get_likes', 'larder_visitor' ] as $action ) {
				self::assertSame( 400, $this->call( $action, [ 'ids' => range( 1, $many ) ] )['status'] );
			}
		}
		self::assertSame( 200, $this->call( 'recipe_get_likes', [ 'ids' => range( 1, 500 ) ] )['status'] );
	}

	public function test_recipes_are_saved_in_an_account_only(): void {
		$id   = $this->publish()->ID;
		$save = fn ( string $what = 'add' ): array => $this->call(
			'delicious_recipes_wishlist',
			[ 'recipe_id' => $id, 'add_remove' => $what ] + $this->nonce()
		);
		self::assertSame( [ 401, 'login_required' ], [ $save()['status'], $save()['code'] ] );
		wp_set_current_user( $this->user( 'subscriber' ) );
		self::assertSame( [ 'status' => 200, 'wishlists' => 1, 'message' => 'Saved to your recipes.' ], $save() );
		self::assertSame( 1, $save()['wishlists'] );
		wp_trash_post( $id );
		self::assertSame( 404, $save()['status'] );
		self::assertSame( 0, $save( 'remove' )['wishlists'] );
	}

	public function test_a_recommendation_is_answered_with_html(): void {
		$id        = wp_insert_post( [ 'post_title' => 'News', 'post_content' => 'Text', 'post_status' => 'publish' ] );
		$recommend = static fn ( string $field = 'suffix', ?string $value = null ): string => AjaxCall::make(
			'irecommendthis',
			[ 'recommend_id' => $id, 'unique_user_id' => self::ANN ] + ( null === $value ? [] : [ $field => $value ] )
		)['text'];
		self::assertSame(
			'<span class="irecommendthis-count">1</span> <span class="irecommendthis-suffix">people &lt;b&gt;</span>',
			$recommend( 'suffix', 'people <b>' )
		);
		update_option(
			'irecommendthis_settings',
			[ 'text_zero_suffix' => 'nobody yet', 'text_one_suffix' => 'person', 'hide_zero' => '1' ]
		);
		self::assertStringContainsString( '>1</span> <span class="irecommendthis-suffix">person<', $recommend() );
		self::assertSame(
			'<span class="irecommendthis-count"></span> <span class="irecommendthis-suffix">nobody yet</span>',
			$recommend( 'unrecommend', 'true' )
		);
		$refused = AjaxCall::make( 'irecommendthis', [ 'recommend_id' => 999_999 ] );
		self::assertSame( 404, $refused['status'] );
		self::assertFalse( $refused['body']['success'] ?? true );
		self::assertNotSame( '', $refused['body']['data']['message'] ?? '' );
	}

	public function test_a_recipe_that_was_trashed_meanwhile_is_neither_recommended_nor_is_that_taken_back(): void {
		$id        = $this->publish()->ID;
		$recommend = static fn ( string $who, string $back = 'false' ): array => AjaxCall::make(
			'irecommendthis',
			[ 'recommend_id' => $id, 'unique_user_id' => $who, 'unrecommend' => $back ]
		);
		self::assertSame( 200, $recommend( self::ANN )['status'] );
		wp_trash_post( $id );
		foreach ( [ $recommend( self::BOB ), $recommend( self::ANN, 'true' ) ] as $answer ) {
			self::assertSame( 404, $answer['status'] );
			self::assertSame(
				'{"success":false,"data":{"code":"unknown_post","message":"This post is not there any more."}}',
				$answer['text']
			);
		}
		self::assertSame( 1, ( new VoteParts( $this->db() ) )->tallies->for_posts( [ $id ], Kind::Recommend )[ $id ]->count );
		self::assertSame( 1, ( new VoteParts( $this->db() ) )->votes->value_of( $id, Kind::Recommend, Voter::browser( self::ANN ) ) );
	}

	public function test_who_recommended_before_is_not_counted_again_and_lowers_nothing(): void {
		$id    = $this->publish()->ID;
		$parts = new VoteParts( $this->db() );
		$parts->votes->cast( $id, Kind::Recommend, Voter::account( 1 ) );
		$parts->database->write(
			'UPDATE %i SET votes = 6, total = 6, base_votes = 5, base_total = 5 WHERE post_id = %d',
			$parts->tables->tallies(),
			$id
		);
		$parts->tallies->forget( $id );
		$recommend = static fn ( string $back = 'false' ): string => AjaxCall::make(
			'irecommendthis',
			[ 'recommend_id' => $id, 'unique_user_id' => self::ANN, 'unrecommend' => $back, 'suffix' => '' ]
		)['text'];

		$_COOKIE[ "irecommendthis_$id" ] = '1';
		$visitor = $this->call( 'larder_visitor', [ 'ids' => [ $id ] ] );
		self::assertSame( [ $id ], $visitor['recommended'] );
		self::assertSame(
			[
				$id => [
					'count'  => '6',
					'suffix' => '',
				],
			],
			$visitor['recommendations']
		);
		self::assertStringContainsString( '>6<', $recommend() );
		self::assertStringContainsString( '>6<', $recommend( 'true' ) );
		$visitor = $this->call( 'larder_visitor', [ 'ids' => [ $id ] ] );
		self::assertSame( [ [], [] ], [ $visitor['recommended'], $visitor['recommendations'] ] );
		self::assertStringContainsString( '>7<', $recommend() );
	}

	public function test_the_visitor_is_told_what_they_did_and_nobody_else(): void {
		$id   = $this->publish()->ID;
		$user = $this->user( 'subscriber' );
		$ask  = fn ( string $who ): array => $this->call( 'larder_visitor', [ 'ids' => [ $id ], 'unique_user_id' => $who ] );
		$this->like( $id );
		( new VoteParts( $this->db() ) )->votes->cast( $id, Kind::Rating, Voter::account( $user ), 4 );
		( new VoteParts( $this->db() ) )->votes->cast( $id, Kind::Wishlist, Voter::account( $user ) );
		$guest = $ask( self::ANN );
		self::assertSame(
			[ false, '', '', [ $id ], [], [] ],
			[ $guest['logged_in'], $guest['name'], $guest['nonce'], $guest['liked'], $guest['saved'], $guest['rated'] ]
		);
		self::assertSame( [], $ask( self::BOB )['liked'] );
		wp_set_current_user( $user );
		$account = $ask( self::BOB );
		self::assertSame(
			[ true, 'Subscriber Person', [], [ $id ], [ $id => 4 ] ],
			[ $account['logged_in'], $account['name'], $account['liked'], $account['saved'], $account['rated'] ]
		);
		self::assertSame( 1, wp_verify_nonce( is_string( $account['nonce'] ) ? $account['nonce'] : '', Guard::NONCE ) );
		$nothing = AjaxCall::make( 'larder_visitor', [] )['text'];
		self::assertStringContainsString( '"rated":{},"likes":{},"recommendations":{}', $nothing );
	}

	public function test_pages_of_other_sites_cannot_vote(): void {
		$id = $this->publish()->ID;
		foreach ( [
			'recipe_likes'               => [ 'id' => $id, 'add_remove' => 'add' ],
			'delicious_recipes_wishlist' => [ 'recipe_id' => $id, 'add_remove' => 'add' ],
			'irecommendthis'             => [ 'recommend_id' => $id ],
		] as $action => $fields ) {
			$answer = AjaxCall::make( $action, $fields, [ 'HTTP_SEC_FETCH_SITE' => '', 'HTTP_ORIGIN' => 'https://evil.example' ] );
			self::assertSame( 403, $answer['status'], $action );
		}
		self::assertNull( ( new VoteParts( $this->db() ) )->votes->value_of( $id, Kind::Like, Voter::browser( self::ANN ) ) );
	}

	public function test_an_account_that_was_deleted_meanwhile_is_a_guest(): void {
		$id = $this->publish()->ID;
		wp_set_current_user( $this->user( 'subscriber' ) );
		$nonce = $this->nonce();
		wp_set_current_user( 0 );
		$answer = $this->call( 'delicious_recipes_wishlist', [ 'recipe_id' => $id, 'add_remove' => 'add' ] + $nonce );
		self::assertSame( [ 401, 'login_required' ], [ $answer['status'], $answer['code'] ] );
	}

	public function test_a_school_behind_one_address_can_like(): void {
		$id = $this->publish()->ID;
		for ( $pupil = 1; $pupil <= 150; $pupil++ ) {
			self::assertSame( 200, $this->like( $id, "dr_user_identifier_pupil$pupil" )['status'] );
		}
		self::assertSame( '150 likes', $this->like( $id, 'dr_user_identifier_pupil1' )['likes'] );
	}

	public function test_names_that_are_invented_for_browsers_come_to_an_end_for_one_recipe_and_address(): void {
		$most   = 4;
		$limits = static fn ( array $limits ): array => [ 'larder_votes:post' => [ $most, self::FOREVER ] ] + $limits;
		add_filter( 'larder_rate_limits', $limits );
		[ $id, $other ] = [ $this->publish()->ID, $this->publish()->ID ];
		$like = fn ( int $at, int $post, string $from = '192.0.2.1' ): int => AjaxCall::make(
			'recipe_likes',
			[ 'id' => (string) $post, 'add_remove' => 'add', 'unique_user_id' => "dr_user_identifier_invented$at" ],
			[ 'REMOTE_ADDR' => $from ]
		)['status'];
		self::assertSame( [ 200, 200, 200, 200, 429, 429 ], array_map( static fn ( int $at ): int => $like( $at, $id ), range( 1, 6 ) ) );
		self::assertSame( 200, $like( 2, $id ), 'who has liked is told the same again' );
		self::assertSame( 200, $like( 7, $other ) );
		self::assertSame( 200, $like( 7, $id, '192.0.2.2' ) );
		self::assertSame(
			200,
			AjaxCall::make(
				'recipe_likes',
				[ 'id' => (string) $id, 'add_remove' => 'remove', 'unique_user_id' => 'dr_user_identifier_invented1' ]
			)['status'],
			'what is liked can be taken back'
		);
		wp_set_current_user( $this->user( 'subscriber' ) );
		self::assertSame(
			200,
			AjaxCall::make( 'recipe_likes', [ 'id' => (string) $id, 'add_remove' => 'add' ] + $this->nonce() )['status'],
			'an account is not invented'
		);
	}

	public function test_the_ceiling_holds_for_ratings_and_recommendations_each_by_itself(): void {
		add_filter( 'larder_rate_limits', static fn ( array $limits ): array => [ 'larder_votes:post' => [ 2, self::FOREVER ] ] + $limits );
		( new \Larder\Settings\Store() )->save( [ 'rateWithoutComment' => true ] );
		$id    = $this->publish()->ID;
		$calls = [
			'larder_rate'    => [ 'recipe_id' => (string) $id, 'rating' => '1' ],
			'irecommendthis' => [ 'recommend_id' => (string) $id ],
			'recipe_likes'   => [ 'id' => (string) $id, 'add_remove' => 'add' ],
		];
		foreach ( $calls as $action => $fields ) {
			$statuses = array_map(
				static fn ( int $at ): int => AjaxCall::make(
					$action,
					$fields + [ 'unique_user_id' => "dr_user_identifier_invented$at" ]
				)['status'],
				range( 1, 3 )
			);
			self::assertSame( [ 200, 200, 429 ], $statuses, $action );
		}
		self::assertSame(
			200,
			AjaxCall::make(
				'larder_rate',
				[ 'recipe_id' => (string) $id, 'rating' => '5', 'unique_user_id' => 'dr_user_identifier_invented1' ]
			)['status'],
			'stars that are there can be changed'
		);
	}

	public function test_a_site_can_lift_the_ceiling_of_votes(): void {
		add_filter(
			'larder_rate_limits',
			static fn ( array $limits ): array => array_diff_key( $limits, [ 'larder_votes:post' => true ] )
		);
		$id = $this->publish()->ID;
		for ( $at = 1; $at <= 310; $at++ ) {
			self::assertSame( 200, $this->like( $id, "dr_user_identifier_fan$at" )['status'] );
		}
		remove_all_filters( 'larder_rate_limits' );
		$other    = $this->publish()->ID;
		$statuses = array_map( fn ( int $at ): mixed => $this->like( $other, "dr_user_identifier_fan$at" )['status'], range( 1, 310 ) );
		self::assertSame( array_fill( 0, 300, 200 ), array_slice( $statuses, 0, 300 ) );
		self::assertSame( array_fill( 0, 10, 429 ), array_slice( $statuses, 300 ) );
	}

	/**
	 * Returns the status of a call from somewhere.
	 *
	 * @param array<string, string> $fields
	 * @param array<string, string> $headers What the browser says of where it comes from.
	 */
	private static function status_of( string $action, array $fields, array $headers ): int {
		return AjaxCall::make( $action, $fields, $headers + [ 'HTTP_ORIGIN' => '', 'HTTP_REFERER' => '' ] )['status'];
	}

	public function test_an_account_likes_and_saves_with_the_fields_of_the_specification_alone(): void {
		$id   = (string) $this->publish()->ID;
		$user = $this->user( 'subscriber' );
		wp_set_current_user( $user );
		$calls = [
			'recipe_likes'               => [ 'add_remove' => 'add', 'id' => $id, 'unique_user_id' => self::ANN ],
			'delicious_recipes_wishlist' => [ 'add_remove' => 'add', 'recipe_id' => $id ],
		];
		$own   = home_url();
		foreach ( array_keys( $calls ) as $action ) {
			foreach ( [
				[],
				[ 'HTTP_ORIGIN' => $own ],
				[ 'HTTP_SEC_FETCH_SITE' => '', 'HTTP_ORIGIN' => $own ],
				[ 'HTTP_SEC_FETCH_SITE' => '', 'HTTP_REFERER' => "$own/soup/" ],
			] as $headers ) {
				self::assertSame( 200, self::status_of( $action, $calls[ $action ], $headers ), $action . wp_json_encode( $headers ) );
			}
			$elsewhere = [
				[ 'HTTP_SEC_FETCH_SITE' => 'cross-site' ],
				[ 'HTTP_SEC_FETCH_SITE' => 'same-site' ],
				[ 'HTTP_SEC_FETCH_SITE' => 'none' ],
				[ 'HTTP_ORIGIN' => 'https://evil.example' ],
				[ 'HTTP_ORIGIN' => 'null' ],
				[ 'HTTP_SEC_FETCH_SITE' => '' ],
				[ 'HTTP_SEC_FETCH_SITE' => '', 'HTTP_ORIGIN' => 'null' ],
				[ 'HTTP_SEC_FETCH_SITE' => '', 'HTTP_REFERER' => "https://evil.example/?$own" ],
			];
			foreach ( $elsewhere as $headers ) {
				self::assertSame( 403, self::status_of( $action, $calls[ $action ], $headers ), $action . wp_json_encode( $headers ) );
			}
		}
		$votes = ( new VoteParts( $this->db() ) )->votes;
		foreach ( [ Kind::Like, Kind::Wishlist ] as $kind ) {
			self::assertSame( 1, $votes->value_of( (int) $id, $kind, Voter::account( $user ) ) );
		}
		self::assertSame(
			403,
			AjaxCall::make( 'larder_rate', [ 'recipe_id' => $id, 'rating' => '5' ], [ 'HTTP_ORIGIN' => '' ] )['status'],
			'calls of Larder itself have a nonce'
		);
	}
}
