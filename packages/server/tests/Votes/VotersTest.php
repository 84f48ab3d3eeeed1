<?php
declare( strict_types=1 );

namespace Larder\Tests\Votes;

use Larder\Ajax\RateCounter;
use Larder\Tests\Support\VoteParts;
use Larder\Votes\Kind;
use Larder\Votes\Voter;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * Voters that come at the same time, or die half-way, leave exact tallies.
 *
 * Other processes vote, so nothing here is rolled back: the test deletes what it made.
 */
final class VotersTest extends TestCase {

	/** What is voted on. */
	private int $post;

	private const VOTERS = 6;

	private const STEPS = 60;

	protected function setUp(): void {
		parent::setUp();
		$id = wp_insert_post( [ 'post_title' => 'Lentil soup', 'post_type' => 'recipe', 'post_status' => 'publish' ], true );
		self::assertIsInt( $id );
		$this->post = $id;
	}

	protected function tearDown(): void {
		wp_delete_post( $this->post, true );
		parent::tearDown();
	}

	public function test_voters_at_once_lose_nothing_and_double_nothing(): void {
		$processes = array_map( fn ( int $seed ): array => $this->start( 'vote', (string) $seed ), range( 1, self::VOTERS ) );
		$expected  = [];
		foreach ( $processes as [ $process, $pipes ] ) {
			$output = (string) stream_get_contents( $pipes[1] );
			$errors = (string) stream_get_contents( $pipes[2] );
			self::assertSame( 0, proc_close( $process ), $output . $errors );
			/** @var array<string, int> $votes What only this process has voted for. */
			$votes    = json_decode( $output, true, 8, JSON_THROW_ON_ERROR );
			$expected = array_merge( $expected, $votes );
		}
		$parts = $this->parts();
		$found = [];
		foreach ( $parts->database->rows(
			"SELECT kind, voter, value FROM %i WHERE post_id = %d AND voter LIKE 'u9%%'",
			$parts->tables->votes(),
			$this->post
		) as $row ) {
			$found[ "{$row['kind']} {$row['voter']}" ] = (int) $row['value'];
		}
		ksort( $expected );
		ksort( $found );
		self::assertSame( $expected, $found );
		self::assertNotSame( [], $found );
		$this->assert_exact();
	}

	public function test_tallies_can_be_made_anew_while_people_vote(): void {
		$processes = array_map( fn ( int $seed ): array => $this->start( 'vote', (string) $seed ), range( 1, 3 ) );
		do {
			$this->parts()->audit->rebuild();
			$this->assert_no_difference();
			$running = array_filter( $processes, static fn ( array $started ): bool => proc_get_status( $started[0] )['running'] );
		} while ( [] !== $running );
		foreach ( $processes as [ $process, $pipes ] ) {
			self::assertSame( '', stream_get_contents( $pipes[2] ) );
			proc_close( $process );
		}
		$this->assert_exact();
	}

	public function test_calls_at_once_are_all_counted_against_the_limit(): void {
		/** @var \wpdb $db */
		$db        = $GLOBALS['wpdb'];
		$processes = array_map( fn ( int $seed ): array => $this->start( 'count', (string) $seed ), range( 1, 4 ) );
		foreach ( $processes as [ $process, $pipes ] ) {
			self::assertSame( '', stream_get_contents( $pipes[2] ) );
			self::assertSame( 0, proc_close( $process ) );
		}
		self::assertSame( 4 * self::STEPS + 1, ( new RateCounter( $db ) )->count( "calls of $this->post", 100 * YEAR_IN_SECONDS ) );
	}

	public function test_a_voter_that_dies_before_its_vote_is_stored_leaves_no_trace(): void {
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		$is_sqlite = ! $db->__get( 'dbh' ) instanceof \mysqli;
		// Of what MariaDB gets in one go, a process cannot leave the commit out.
		[ $process, $pipes ] = $this->start( $is_sqlite ? 'die' : 'die one by one', '1' );
		self::assertStringContainsString( 'dies now', stream_get_contents( $pipes[1] ) . stream_get_contents( $pipes[2] ) );
		proc_close( $process );
		self::assertSame(
			[],
			$this->parts()->database->rows( 'SELECT voter FROM %i WHERE post_id = %d', $this->parts()->tables->votes(), $this->post )
		);
		$this->assert_exact();
	}

	#[TestWith( [ 'break' ] )]
	#[TestWith( [ 'break one by one' ] )]
	public function test_a_connection_that_breaks_at_a_vote_costs_nothing( string $what ): void {
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		if ( ! $db->__get( 'dbh' ) instanceof \mysqli ) {
			// SQLite has no connection that could break.
			$this->assert_exact();
			return;
		}
		[ $process, $pipes ] = $this->start( $what, '1' );
		$output              = stream_get_contents( $pipes[1] ) . stream_get_contents( $pipes[2] );
		self::assertSame( 0, proc_close( $process ), $output );
		self::assertStringContainsString( 'broken 15 times', $output );
		$this->assert_exact();
		self::assertCount(
			15,
			$this->parts()->database->rows( 'SELECT voter FROM %i WHERE post_id = %d', $this->parts()->tables->votes(), $this->post )
		);
	}

	public function test_a_connection_that_breaks_between_a_vote_and_its_tally_costs_nothing(): void {
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		if ( ! $db->__get( 'dbh' ) instanceof \mysqli ) {
			// SQLite has no connection that could break.
			$this->assert_exact();
			return;
		}
		$this->parts()->votes->cast( $this->post, Kind::Like, Voter::account( 1 ) );
		// Whoever votes next waits here for the tally, with the vote written.
		$db->query( 'START TRANSACTION' );
		$tallies = $this->parts()->tables->tallies();
		$db->get_results( (string) $db->prepare( 'SELECT votes FROM %i WHERE post_id = %d FOR UPDATE', $tallies, $this->post ) );
		[ $process, $pipes ] = $this->start( 'once', '2' );
		do {
			$waiting = (int) $db->get_var( (string) $db->prepare(
				'SELECT id FROM information_schema.processlist WHERE id <> CONNECTION_ID() AND info LIKE %s',
				"INSERT INTO `$tallies`%"
			) );
		} while ( 0 === $waiting && proc_get_status( $process )['running'] );
		self::assertGreaterThan( 0, $waiting );
		$db->query( "KILL $waiting" ); // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- A number.
		$db->query( 'ROLLBACK' );
		self::assertSame( '', (string) stream_get_contents( $pipes[1] ) . stream_get_contents( $pipes[2] ) );
		self::assertSame( 0, proc_close( $process ) );
		$this->assert_exact();
		self::assertCount(
			2,
			$this->parts()->database->rows( 'SELECT voter FROM %i WHERE post_id = %d', $this->parts()->tables->votes(), $this->post )
		);
	}

	/**
	 * @param string         $begin What comes before the lock.
	 * @param literal-string $lock  Locks the tallies of a post, or all.
	 * @param string         $end   Gives them free.
	 */
	#[TestWith( [ 'START TRANSACTION', 'SELECT votes FROM %i WHERE post_id = %d FOR UPDATE', 'ROLLBACK' ] )]
	#[TestWith( [ 'SELECT 1', 'LOCK TABLES %i READ', 'UNLOCK TABLES' ] )]
	public function test_a_vote_behind_a_lock_that_stays_is_given_up_before_its_page_gives_up(
		string $begin,
		string $lock,
		string $end
	): void {
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		if ( ! $db->__get( 'dbh' ) instanceof \mysqli ) {
			// SQLite has one lock for all, and no setting for it that would have to be put back.
			$this->assert_exact();
			return;
		}
		$this->parts()->votes->cast( $this->post, Kind::Like, Voter::account( 1 ) );
		$db->query( $begin ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- One of the literals above.
		// As a backup does, or a rebuild of the tallies.
		$db->query( (string) $db->prepare(
			$lock,
			...array_slice( [ $this->parts()->tables->tallies(), $this->post ], 0, substr_count( $lock, '%' ) )
		) );
		// Where statements go one by one the connection may be anybody's next; else it ends with the request.
		foreach ( [
			'5 and 5'   => $this->start( 'wait', '2' ),
			'37 and 38' => $this->start( 'wait one by one', '3' ),
		] as $then => [ $process, $pipes ] ) {
			$output = stream_get_contents( $pipes[1] ) . stream_get_contents( $pipes[2] );
			self::assertSame( 0, proc_close( $process ), $output );
			self::assertSame( 1, preg_match( "/^busy after (\\d+) s, then $then$/", $output, $found ), $output );
			self::assertLessThan( 15, (int) ( $found[1] ?? 99 ) );
		}
		$db->query( $end ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- One of the literals above.
		$this->assert_exact();
		self::assertCount(
			1,
			$this->parts()->database->rows( 'SELECT voter FROM %i WHERE post_id = %d', $this->parts()->tables->votes(), $this->post )
		);
	}

	/**
	 * Compares the tallies with the votes.
	 */
	private function assert_exact(): void {
		$parts = $this->parts();
		// What this process knew before the others voted.
		wp_cache_flush();
		foreach ( Kind::cases() as $kind ) {
			$rows  = $parts->database->rows(
				'SELECT COUNT(*) AS votes, SUM( value ) AS total, MIN( value ) AS least FROM %i WHERE post_id = %d AND kind = %s',
				$parts->tables->votes(),
				$this->post,
				$kind->value
			);
			$tally = $parts->tallies->for_posts( [ $this->post ], $kind )[ $this->post ];
			self::assertSame( [ (int) $rows[0]['votes'], (int) $rows[0]['total'] ], [ $tally->count, $tally->sum ], $kind->value );
			self::assertGreaterThan( 0, (int) ( $rows[0]['least'] ?? 1 ) );
		}
	}

	/**
	 * Asserts that the audit finds no difference, as at any time.
	 */
	private function assert_no_difference(): void {
		self::assertSame( [], [ ...$this->parts()->audit->differences() ] );
	}

	/**
	 * Returns fresh parts, which know nothing yet.
	 */
	private function parts(): VoteParts {
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		return new VoteParts( $db );
	}

	/**
	 * Starts another process in this WordPress.
	 *
	 * @param string $what What it does.
	 * @param string $seed Its number.
	 * @return array{resource, array<int, resource>} The process and what it prints.
	 */
	private function start( string $what, string $seed ): array {
		$runner  = (string) realpath( get_included_files()[0] );
		$process = proc_open( [ PHP_BINARY, $runner, __DIR__ . '/voter.php', $what, $seed, (string) $this->post, (string) self::STEPS ], [ 1 => [ 'pipe', 'w' ], 2 => [ 'pipe', 'w' ] ], $pipes ); // phpcs:ignore Generic.PHP.ForbiddenFunctions.Found -- Tests voters that really come at the same time.
		self::assertIsResource( $process );
		/** @var array<int, resource> $pipes */
		return [ $process, $pipes ];
	}
}
