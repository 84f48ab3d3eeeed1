<?php
declare( strict_types=1 );

namespace Larder\Tests\Votes;

use Larder\Tests\Support\VoteParts;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Votes\Kind;
use Larder\Votes\Tally;
use Larder\Votes\ToolsPage;
use Larder\Votes\Voter;

/**
 * Who keeps the site sees where votes come from, and takes away those of a machine.
 */
final class ToolsTest extends WordPressTestCase {

	/**
	 * Votes from an address as many browsers.
	 *
	 * @param VoteParts $parts   The parts.
	 * @param string    $address The address.
	 * @param int       $post_id What is liked.
	 * @param int       $times   How often.
	 */
	private function flood( VoteParts $parts, string $address, int $post_id, int $times ): void {
		$_SERVER['REMOTE_ADDR'] = $address;
		for ( $number = 1; $number <= $times; $number++ ) {
			$parts->votes->cast( $post_id, Kind::Like, Voter::browser( "dr_user_identifier_$address.$number" ) );
		}
	}

	public function test_votes_of_one_machine_are_seen_and_removed_and_all_others_stay(): void {
		$parts = new VoteParts( $this->db() );
		$id    = $this->publish()->ID;
		$this->flood( $parts, '192.0.2.1', $id, 9 );
		$this->flood( $parts, '192.0.2.2', $id, 2 );
		$parts->votes->cast( $id, Kind::Like, Voter::account( 1 ) );

		$machines = $parts->machines->by_address( time() - HOUR_IN_SECONDS );
		self::assertSame( [ [ 9, 1 ] ], array_map( static fn ( array $machine ): array => [ $machine['votes'], $machine['posts'] ], $machines ) );
		self::assertSame( [ [ 'like' => 12 ] ], array_values( $parts->machines->by_hour( time() - HOUR_IN_SECONDS ) ) );

		self::assertSame( [ '9 votes removed.' ], $parts->tools->run( 'remove', $machines[0]['address'] )['lines'] );
		self::assertEquals( new Tally( 3, 3 ), $parts->tallies->of( [ $id ], Kind::Like )[ $id ] );
		self::assertSame( [ 'All tallies are exact.' ], $parts->tools->run( 'verify' )['lines'] );
		self::assertSame( [ '0 votes removed.' ], $parts->tools->run( 'remove', '' )['lines'] );
	}

	public function test_the_buttons_say_what_came_of_them(): void {
		$parts = new VoteParts( $this->db() );
		$id    = $this->publish()->ID;
		$parts->votes->cast( $id, Kind::Like, Voter::account( 1 ) );
		$parts->database->write( 'UPDATE %i SET votes = 5 WHERE post_id = %d', $parts->tables->tallies(), $id );
		self::assertFalse( $parts->tools->run( 'verify' )['is_good'] );
		self::assertSame( [ '1 post counted.' ], $parts->tools->run( 'rebuild' )['lines'] );
		self::assertTrue( $parts->tools->run( 'verify' )['is_good'] );
		self::assertTrue( $parts->tools->run( 'adopt' )['is_good'] );
		self::assertFalse( $parts->tools->run( 'nonsense' )['is_good'] );
	}

	public function test_the_page_lists_machines_and_hours_and_offers_every_button(): void {
		$parts = new VoteParts( $this->db() );
		$this->flood( $parts, '192.0.2.1', $this->publish()->ID, 9 );
		wp_set_current_user( $this->user( 'administrator' ) );
		ob_start();
		( new ToolsPage( $parts->machines, $parts->tools, $parts->adoption, $parts->tables ) )->show();
		$html = (string) ob_get_clean();
		foreach ( [ 'value="verify"', 'value="rebuild"', 'value="adopt"', 'value="remove"', 'Remove 9 votes' ] as $part ) {
			self::assertStringContainsString( $part, $html );
		}
		self::assertStringNotContainsString( '192.0.2.1', $html );
	}

	public function test_who_may_not_keep_the_site_does_nothing_there(): void {
		$parts = new VoteParts( $this->db() );
		wp_set_current_user( $this->user( 'editor' ) );
		add_filter( 'wp_die_handler', static fn (): \Closure => static fn () => throw new \RuntimeException( 'refused' ) );
		$this->expectExceptionMessage( 'refused' );
		( new ToolsPage( $parts->machines, $parts->tools, $parts->adoption, $parts->tables ) )->act();
	}
}
