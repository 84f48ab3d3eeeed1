<?php
declare( strict_types=1 );

namespace Larder\Tests\Votes;

use Larder\Tests\Support\VoteParts;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Votes\Kind;
use Larder\Votes\Tally;
use Larder\Votes\Voter;

/**
 * An account that is deleted takes its votes along, and a person who asks for their data gets them.
 */
final class CleanupTest extends WordPressTestCase {

	public function test_a_post_takes_its_votes_along(): void {
		$parts = new VoteParts( $this->db() );
		$id    = $this->publish()->ID;
		$parts->votes->cast( $id, Kind::Like, Voter::account( 1 ) );
		wp_trash_post( $id );
		self::assertSame( 1, $parts->votes->value_of( $id, Kind::Like, Voter::account( 1 ) ), 'A post in the trash may come back.' );
		wp_delete_post( $id, true );
		self::assertNull( $parts->votes->value_of( $id, Kind::Like, Voter::account( 1 ) ) );
		self::assertSame( [], [ ...$parts->audit->differences() ] );
	}

	public function test_an_account_takes_its_votes_along(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$parts = new VoteParts( $this->db() );
		$id    = $this->publish()->ID;
		$user  = $this->user( 'subscriber' );
		foreach ( Kind::cases() as $kind ) {
			$parts->votes->cast( $id, $kind, Voter::account( $user ) );
			$parts->votes->cast( $id, $kind, Voter::account( 1 ) );
		}
		wp_delete_user( $user );
		foreach ( Kind::cases() as $kind ) {
			self::assertEquals( new Tally( 1, 1 ), $parts->tallies->for_posts( [ $id ], $kind )[ $id ] );
		}
		self::assertSame( [], [ ...$parts->audit->differences() ] );
	}

	public function test_the_privacy_tools_export_and_erase_the_votes_of_a_person(): void {
		$parts = new VoteParts( $this->db() );
		$id    = $this->publish()->ID;
		$user  = $this->user( 'subscriber' );
		wp_update_user( [ 'ID' => $user, 'user_email' => 'ann@example.org' ] );
		$parts->votes->cast( $id, Kind::Like, Voter::account( $user ) );
		$parts->votes->cast( $id, Kind::Rating, Voter::author( 'ann@example.org' ), 4 );
		$parts->votes->cast( $id, Kind::Like, Voter::account( 1 ) );

		/** @var array<string, array{callback: callable( string, int ): array{data: list<array{data: list<array{value: string}>}>, done: bool}}> $exporters */
		$exporters = apply_filters( 'wp_privacy_personal_data_exporters', [] );
		$export    = $exporters['larder-votes']['callback']( 'ann@example.org', 1 );
		self::assertSame(
			[ [ 'Lentil soup', 'You like it' ], [ 'Lentil soup', 'You gave it 4 stars' ] ],
			array_map( static fn ( array $item ): array => array_column( $item['data'], 'value' ), $export['data'] )
		);
		self::assertTrue( $export['done'] );

		/** @var array<string, array{callback: callable( string, int ): array{items_removed: bool, done: bool}}> $erasers */
		$erasers = apply_filters( 'wp_privacy_personal_data_erasers', [] );
		$erased  = $erasers['larder-votes']['callback']( 'ann@example.org', 1 );
		self::assertTrue( $erased['items_removed'] && $erased['done'] );
		self::assertEquals(
			[ new Tally( 1, 1 ), new Tally() ],
			[ $parts->tallies->for_posts( [ $id ], Kind::Like )[ $id ], $parts->tallies->for_posts( [ $id ], Kind::Rating )[ $id ] ]
		);
		self::assertSame( [], $exporters['larder-votes']['callback']( 'ann@example.org', 1 )['data'] );
	}
}
