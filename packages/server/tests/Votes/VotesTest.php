<?php
declare( strict_types=1 );

namespace Larder\Tests\Votes;

use Larder\Tests\Support\VoteParts;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Votes\Kind;
use Larder\Votes\SqliteVoteRepository;
use Larder\Votes\StorageFailure;
use Larder\Votes\Tally;
use Larder\Votes\Voter;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * A tally is what the votes come to, whatever happens to them.
 */
final class VotesTest extends WordPressTestCase {

	public function test_a_vote_counts_once_however_often_it_is_cast(): void {
		$votes = ( new VoteParts( $this->db() ) )->votes;
		$ann   = Voter::account( 1 );
		self::assertEquals( new Tally( 1, 1 ), $votes->cast( 7, Kind::Like, $ann ) );
		self::assertEquals( new Tally( 1, 1 ), $votes->cast( 7, Kind::Like, $ann ) );
		self::assertEquals( new Tally( 2, 2 ), $votes->cast( 7, Kind::Like, Voter::browser( 'dr_user_identifier_a' ) ) );
		self::assertSame( 1, $votes->value_of( 7, Kind::Like, $ann ) );
	}

	public function test_a_repeat_leaves_the_row_of_a_vote_as_it_is(): void {
		$parts = new VoteParts( $this->db() );
		$rows  = fn (): mixed => $this->db()->get_results(
			(string) $this->db()->prepare( 'SELECT * FROM %i', $parts->tables->votes() ),
			'ARRAY_A'
		);
		$ann   = Voter::account( 1 );
		$parts->votes->cast( 7, Kind::Rating, $ann, 4 );
		$first = $rows();
		$parts->votes->cast( 7, Kind::Rating, $ann, 4 );
		self::assertSame( $first, $rows() );
		$parts->votes->cast( 7, Kind::Rating, $ann, 5 );
		$changed = $rows();
		$parts->votes->cast( 7, Kind::Rating, $ann, 5 );
		self::assertSame( $changed, $rows() );
	}

	public function test_a_vote_is_withdrawn_once_and_can_be_cast_again(): void {
		$votes = ( new VoteParts( $this->db() ) )->votes;
		$ann   = Voter::account( 1 );
		$votes->cast( 7, Kind::Like, $ann );
		self::assertEquals( new Tally(), $votes->withdraw( 7, Kind::Like, $ann ) );
		self::assertEquals( new Tally(), $votes->withdraw( 7, Kind::Like, $ann ) );
		self::assertNull( $votes->value_of( 7, Kind::Like, $ann ) );
		self::assertEquals( new Tally( 1, 1 ), $votes->cast( 7, Kind::Like, $ann ) );
	}

	public function test_a_later_rating_replaces_the_first_one(): void {
		$votes = ( new VoteParts( $this->db() ) )->votes;
		$votes->cast( 7, Kind::Rating, Voter::account( 1 ), 2 );
		$votes->cast( 7, Kind::Rating, Voter::account( 2 ), 4 );
		$tally = $votes->cast( 7, Kind::Rating, Voter::account( 1 ), 5 );
		self::assertEquals( new Tally( 2, 9 ), $tally );
		self::assertSame( 4.5, $tally->average() );
		self::assertSame( [ 1 => 0, 2 => 0, 3 => 0, 4 => 1, 5 => 1 ], $votes->spreads( [ 7 ], Kind::Rating )[7] );
	}

	public function test_kinds_and_posts_and_voters_do_not_mix(): void {
		$parts = new VoteParts( $this->db() );
		$ann   = Voter::account( 1 );
		$parts->votes->cast( 7, Kind::Like, $ann );
		$parts->votes->cast( 8, Kind::Like, $ann );
		$parts->votes->cast( 8, Kind::Wishlist, $ann );
		$parts->votes->cast( 9, Kind::Like, Voter::account( 11 ) );
		self::assertEqualsCanonicalizing( [ 7, 8 ], $parts->votes->posts_of( $ann, Kind::Like ) );
		self::assertSame( [ 8 ], $parts->votes->posts_of( $ann, Kind::Like, [ 8, 9 ] ) );
		self::assertSame( [ 8 ], $parts->votes->posts_of( $ann, Kind::Wishlist ) );
		self::assertSame( [], $parts->votes->posts_of( Voter::account( 111 ), Kind::Like ) );
		self::assertEquals(
			[ 7 => new Tally( 1, 1 ), 9 => new Tally( 1, 1 ), 10 => new Tally() ],
			$parts->tallies->for_posts( [ 7, 9, 10 ], Kind::Like )
		);
	}

	#[DataProvider( 'seeds' )]
	public function test_any_sequence_gives_what_a_plain_list_gives( int $seed ): void {
		$parts = new VoteParts( $this->db() );
		mt_srand( $seed );
		/** @var array<string, int> $list */
		$list = [];
		for ( $step = 0; $step < 150; $step++ ) {
			$post  = mt_rand( 1, 2 );
			$kind  = Kind::cases()[ mt_rand( 0, 3 ) ];
			$voter = mt_rand( 0, 1 ) ? Voter::account( mt_rand( 1, 3 ) ) : Voter::browser( 'dr_user_identifier_' . mt_rand( 1, 3 ) );
			$value = mt_rand( 1, $kind->most() );
			$key   = "$post $kind->value $voter->key";
			if ( mt_rand( 0, 2 ) > 0 ) {
				$list[ $key ] = $value;
				$tally        = $parts->votes->cast( $post, $kind, $voter, $value );
			} else {
				unset( $list[ $key ] );
				$tally = $parts->votes->withdraw( $post, $kind, $voter );
			}
			$same = array_filter(
				$list,
				static fn ( string $other ): bool => str_starts_with( $other, "$post $kind->value " ),
				ARRAY_FILTER_USE_KEY
			);
			self::assertEquals( new Tally( count( $same ), array_sum( $same ) ), $tally, "Step $step." );
			self::assertSame( $list[ $key ] ?? null, $parts->votes->value_of( $post, $kind, $voter ) );
		}
	}

	/**
	 * @return list<array{int}>
	 */
	public static function seeds(): array {
		return [ [ 1 ], [ 2 ], [ 3 ] ];
	}

	public function test_others_hear_of_a_change_and_of_nothing_else(): void {
		$heard = [];
		add_action(
			'larder_tally_changed',
			static function ( int $post_id, Kind $kind, Tally $tally ) use ( &$heard ): void {
				$heard[] = [ $post_id, $kind, $tally->count, $tally->sum ];
			},
			10,
			3
		);
		$votes = ( new VoteParts( $this->db() ) )->votes;
		$ann   = Voter::account( 1 );
		$votes->cast( 7, Kind::Rating, $ann, 3 );
		$votes->cast( 7, Kind::Rating, $ann, 3 );
		$votes->cast( 7, Kind::Rating, $ann, 4 );
		$votes->withdraw( 7, Kind::Rating, $ann );
		$votes->withdraw( 7, Kind::Rating, $ann );
		self::assertSame( [ [ 7, Kind::Rating, 1, 3 ], [ 7, Kind::Rating, 1, 4 ], [ 7, Kind::Rating, 0, 0 ] ], $heard );
	}

	public function test_neither_identifier_nor_mail_address_nor_address_is_stored(): void {
		$_SERVER['REMOTE_ADDR'] = '192.0.2.77';
		$parts                  = new VoteParts( $this->db() );
		$votes                  = $parts->votes;
		$address                = $parts->addresses->current();
		self::assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $address );
		$votes->cast( 7, Kind::Like, Voter::browser( 'dr_user_identifier_k3f9a0b2' ), 1, $address );
		$votes->cast( 7, Kind::Rating, Voter::author( 'Ann@example.org' ), 4, $address );
		$stored = (string) wp_json_encode( $this->db()->get_results( $this->db()->prepare(
			'SELECT * FROM %i',
			( new VoteParts( $this->db() ) )->tables->votes()
		) ) );
		foreach ( [ 'k3f9a0b2', 'example.org', '192.0.2.77', bin2hex( (string) inet_pton( '192.0.2.77' ) ) ] as $secret ) {
			self::assertStringNotContainsStringIgnoringCase( $secret, $stored );
		}
		self::assertSame( Voter::author( 'ann@example.org ' )->key, Voter::author( 'Ann@example.org' )->key );
		self::assertNotSame( Voter::author( 'dr_user_identifier_k3f9a0b2' )->key, Voter::browser( 'dr_user_identifier_k3f9a0b2' )->key );
	}

	public function test_a_vote_of_no_value_is_refused(): void {
		$votes = ( new VoteParts( $this->db() ) )->votes;
		foreach ( [ [ Kind::Like, 2 ], [ Kind::Rating, 0 ], [ Kind::Rating, 6 ], [ Kind::Wishlist, -1 ] ] as [ $kind, $value ] ) {
			try {
				$votes->cast( 7, $kind, Voter::account( 1 ), $value );
				self::fail( "$kind->value $value was taken." );
			} catch ( \InvalidArgumentException ) {
				self::assertNull( $votes->value_of( 7, $kind, Voter::account( 1 ) ) );
			}
		}
	}

	public function test_a_vote_on_sqlite_joins_a_transaction_that_somebody_has_opened_unsaid(): void {
		$parts = new VoteParts( $this->db() );
		$box   = SqliteVoteRepository::create( $parts->database, $parts->tables, $parts->tallies );
		if ( null === $box ) {
			self::markTestSkipped( 'MariaDB ends a transaction that is open when another one begins.' );
		}
		// The transaction of the test itself is that of somebody else.
		remove_filter( 'larder_transaction_is_open', '__return_true' );
		self::assertEquals( new Tally( 1, 1 ), $box->put( 7, Kind::Like, Voter::account( 1 ), 1, '' ) );
		self::assertEquals( new Tally(), $box->take( 7, Kind::Like, Voter::account( 1 ) ) );
	}

	public function test_a_vote_that_the_database_refuses_is_an_error_and_not_a_count(): void {
		// A site whose tables somebody has taken away.
		$db         = clone $this->db();
		$db->prefix = 'nowhere_';
		$this->expectException( StorageFailure::class );
		( new VoteParts( $db ) )->votes->cast( 7, Kind::Like, Voter::account( 1 ) );
	}
}
