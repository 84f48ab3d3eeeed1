<?php
declare( strict_types=1 );

namespace Larder\Tests\Votes;

use Larder\Root;
use Larder\Tests\Support\RunsJobs;
use Larder\Tests\Support\VoteParts;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Votes\AdoptJob;
use Larder\Votes\Kind;
use Larder\Votes\Mirrors;
use Larder\Votes\RebuildTalliesJob;
use Larder\Votes\RemoveJob;
use Larder\Votes\Tally;
use Larder\Votes\VerifyTalliesJob;
use Larder\Votes\Voter;
use Larder\Votes\VotesPage;

/**
 * An administrator sees where votes come from, and takes away those of a machine.
 */
final class ToolsTest extends WordPressTestCase {

	use RunsJobs;

	/**
	 * Votes from an address as many browsers.
	 *
	 * @param int $post_id What is liked.
	 * @param int $times   How often.
	 */
	private function flood( VoteParts $parts, string $address, int $post_id, int $times ): void {
		$_SERVER['REMOTE_ADDR'] = $address;
		for ( $number = 1; $number <= $times; $number++ ) {
			$parts->votes->cast(
				$post_id,
				Kind::Like,
				Voter::browser( "dr_user_identifier_$address.$number" ),
				1,
				$parts->addresses->current()
			);
		}
	}

	public function test_votes_of_one_machine_are_seen_and_removed_and_all_others_stay(): void {
		$parts = new VoteParts( $this->db() );
		$id    = $this->publish()->ID;
		$this->flood( $parts, '192.0.2.1', $id, 9 );
		$this->flood( $parts, '192.0.2.2', $id, 2 );
		$parts->votes->cast( $id, Kind::Like, Voter::account( 1 ) );

		$machines = $parts->machines->by_address( time() - HOUR_IN_SECONDS );
		self::assertSame(
			[ [ 9, 1 ] ],
			array_map( static fn ( array $machine ): array => [ $machine['votes'], $machine['posts'] ], $machines )
		);
		self::assertSame( [ [ 'like' => 12 ] ], array_values( $parts->machines->by_hour( time() - HOUR_IN_SECONDS ) ) );

		$remove = new RemoveJob( $parts->machines );
		self::assertSame( '9 votes removed.', $this->run_all( $remove, start: $machines[0]['address'] )->message );
		self::assertEquals( new Tally( 3, 3 ), $parts->tallies->for_posts( [ $id ], Kind::Like )[ $id ] );
		self::assertSame( 'All tallies are exact.', $this->run_all( new VerifyTalliesJob( $parts->audit ) )->message );
		self::assertSame( '0 votes removed.', $this->run_all( $remove )->message );
	}

	public function test_what_was_taken_over_came_from_no_machine_and_is_not_removed_with_that_of_the_administrator(): void {
		$parts = new VoteParts( $this->db() );
		$id    = $this->publish()->ID;
		add_post_meta( $id, '_recipe_likes', '9' );
		add_post_meta(
			$id,
			'_recipe_likes_ip',
			array_map( static fn ( int $number ): string => "dr_user_identifier_old$number", range( 1, 6 ) )
		);

		$_SERVER['REMOTE_ADDR'] = '192.0.2.9';
		wp_set_current_user( $this->user( 'administrator' ) );
		$parts->adoption->run();
		self::assertSame( [], $parts->machines->by_address( time() - HOUR_IN_SECONDS ) );
		self::assertSame(
			'0 votes removed.',
			$this->run_all( new RemoveJob( $parts->machines ), start: $parts->addresses->current() )->message
		);
		self::assertEquals( new Tally( 9, 9 ), $parts->tallies->for_posts( [ $id ], Kind::Like )[ $id ] );
	}

	public function test_what_takes_long_is_done_in_steps_that_go_on_where_the_last_one_ended(): void {
		$parts = new VoteParts( $this->db() );
		$this->flood( $parts, '192.0.2.1', $this->publish()->ID, 120 );
		$address = $parts->machines->by_address( time() - HOUR_IN_SECONDS )[0]['address'];
		$first   = ( new RemoveJob( $parts->machines ) )->step( $address );
		self::assertSame( [ 50, 120 ], [ $first->done, $first->all ] );
		self::assertSame( 70, $parts->machines->count( $address ) );
		self::assertSame(
			'120 votes removed.',
			$this->run_all( new RemoveJob( $parts->machines ), start: (string) $first->cursor )->message
		);

		for ( $post = 0; $post < 45; $post++ ) {
			$parts->votes->cast( $this->publish()->ID, Kind::Like, Voter::account( 1 ) );
		}
		$found = [];
		$steps = 0;
		$last  = $this->run_all( new RebuildTalliesJob( $parts->audit, $parts->mirrors ), $found, '', $steps );
		self::assertSame( $parts->audit->size(), $last->done );
		self::assertGreaterThan( 3, $steps );
	}

	public function test_differences_are_named_and_gone_once_all_is_counted_anew(): void {
		$parts = new VoteParts( $this->db() );
		$id    = $this->publish()->ID;
		$parts->votes->cast( $id, Kind::Like, Voter::account( 1 ) );
		$parts->database->write( 'UPDATE %i SET votes = 5 WHERE post_id = %d', $parts->tables->tallies(), $id );
		$found = [];
		self::assertSame( '1 difference. Count all votes anew.', $this->run_all( new VerifyTalliesJob( $parts->audit ), $found )->message );
		self::assertSame( [ "Post $id, like: the tally says 5 votes of 1 in all, there are 1 of 1." ], $found );
		self::assertSame( '1 post counted.', $this->run_all( new RebuildTalliesJob( $parts->audit, $parts->mirrors ) )->message );
		self::assertNotFalse( wp_next_scheduled( Mirrors::EVENT ), 'the meta fields follow in the background' );
		self::assertSame( 'All tallies are exact.', $this->run_all( new VerifyTalliesJob( $parts->audit ) )->message );
		self::assertSame(
			'Taken over from 0 posts and accounts.',
			$this->run_all( new AdoptJob( $parts->adoption, $parts->mirrors ) )->message
		);
	}

	public function test_the_page_lists_machines_and_hours_and_offers_every_button(): void {
		$parts = new VoteParts( $this->db() );
		$this->flood( $parts, '192.0.2.1', $this->publish()->ID, 9 );
		wp_set_current_user( $this->user( 'administrator' ) );
		ob_start();
		$this->page( $parts )->show();
		$html = (string) ob_get_clean();
		foreach ( [ 'data-job="verify"', 'data-job="rebuild"', 'data-job="adopt"', 'data-job="remove"', 'Remove 9 votes' ] as $part ) {
			self::assertStringContainsString( $part, $html );
		}
		self::assertStringNotContainsString( '192.0.2.1', $html );
	}

	public function test_who_may_not_keep_the_site_does_nothing_there(): void {
		$parts = new VoteParts( $this->db() );
		$this->page( $parts )->register();
		wp_set_current_user( $this->user( 'editor' ) );
		$_REQUEST['_ajax_nonce'] = wp_create_nonce( 'larder_votes_step' );
		$_POST                   = [ 'job' => 'rebuild' ];
		add_filter( 'wp_doing_ajax', '__return_true' );
		add_filter( 'wp_die_ajax_handler', static fn (): \Closure => static fn () => throw new \RuntimeException( 'refused' ) );
		$this->expectOutputRegex( '/Only administrators/' );
		$this->expectExceptionMessage( 'refused' );
		do_action( 'wp_ajax_larder_votes_step' );
	}

	/**
	 * Returns the page.
	 */
	private function page( VoteParts $parts ): VotesPage {
		return VotesPage::create(
			$parts->machines,
			$parts->audit,
			$parts->adoption,
			$parts->mirrors,
			$parts->tables,
			new Root( dirname( __DIR__, 4 ) . '/plugin.php' )
		);
	}
}
