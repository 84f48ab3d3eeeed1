<?php
declare( strict_types=1 );

namespace Larder\Tests\Votes;

use Larder\Tests\Support\VoteParts;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Votes\Kind;
use Larder\Votes\Tally;
use Larder\Votes\Voter;

/**
 * Whatever has gone wrong with a tally is found, named and repaired.
 */
final class AuditTest extends WordPressTestCase {

	/**
	 * Lists what is wrong.
	 *
	 * @return list<string>
	 */
	private function wrong( VoteParts $parts ): array {
		return array_values( [ ...$parts->audit->differences() ] );
	}

	public function test_exact_tallies_are_left_alone(): void {
		$parts = new VoteParts( $this->db() );
		$id    = $this->publish()->ID;
		$parts->votes->cast( $id, Kind::Rating, Voter::account( 1 ), 4 );
		$parts->votes->cast( $id, Kind::Rating, Voter::account( 2 ), 1 );
		$parts->votes->cast( $id, Kind::Like, Voter::account( 2 ) );
		self::assertSame( [], $this->wrong( $parts ) );
		self::assertSame( 1, $parts->audit->rebuild() );
		self::assertSame( [], $this->wrong( $parts ) );
		self::assertEquals( new Tally( 2, 5 ), $parts->tallies->for_posts( [ $id ], Kind::Rating )[ $id ] );
	}

	public function test_wrong_missing_and_needless_tallies_are_named_and_mended(): void {
		$parts = new VoteParts( $this->db() );
		$table = $parts->tables->tallies();
		[ $wrong, $missing, $needless ] = [ $this->publish()->ID, $this->publish()->ID, $this->publish()->ID ];
		foreach ( [ $wrong, $missing ] as $id ) {
			$parts->votes->cast( $id, Kind::Rating, Voter::account( 1 ), 4 );
			$parts->votes->cast( $id, Kind::Rating, Voter::account( 2 ), 5 );
		}
		$parts->database->write( 'UPDATE %i SET total = total + 1 WHERE post_id = %d', $table, $wrong );
		$parts->database->write( 'DELETE FROM %i WHERE post_id = %d', $table, $missing );
		$parts->database->write( "INSERT INTO %i ( post_id, kind, votes, total ) VALUES ( %d, 'like', 3, 3 )", $table, $needless );
		self::assertSame(
			[
				"Post $wrong, rating: the tally says 2 votes of 10 in all, there are 2 of 9.",
				"Post $missing, rating: the tally says 0 votes of 0 in all, there are 2 of 9.",
				"Post $needless, like: the tally says 3 votes of 3 in all, there are 0 of 0.",
			],
			$this->wrong( $parts )
		);
		$parts->audit->rebuild();
		self::assertSame( [], $this->wrong( $parts ) );
		self::assertEquals( new Tally( 2, 9 ), $parts->tallies->for_posts( [ $missing ], Kind::Rating )[ $missing ] );
	}

	public function test_what_was_carried_over_is_part_of_the_tally_and_stays(): void {
		$parts = new VoteParts( $this->db() );
		$id    = $this->publish()->ID;
		add_post_meta( $id, '_recipe_likes', 120 );
		$parts->adoption->run();
		$parts->votes->cast( $id, Kind::Like, Voter::account( 1 ) );
		$parts->audit->rebuild();
		self::assertSame( [], $this->wrong( $parts ) );
		self::assertEquals( new Tally( 121, 121 ), $parts->tallies->for_posts( [ $id ], Kind::Like )[ $id ] );
		self::assertSame( 120, $parts->tallies->carried( $id, Kind::Like ) );
	}

	public function test_votes_of_a_post_that_is_gone_are_named_and_taken_away(): void {
		$parts = new VoteParts( $this->db() );
		$parts->votes->cast( 999_999, Kind::Like, Voter::account( 1 ) );
		self::assertSame( [ 'Post 999999 is gone, and its votes are still there.' ], $this->wrong( $parts ) );
		$parts->audit->rebuild();
		self::assertSame( [], $this->wrong( $parts ) );
	}
}
