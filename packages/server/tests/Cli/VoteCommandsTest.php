<?php
declare( strict_types=1 );

namespace Larder\Tests\Cli;

use Larder\Tests\Support\CliTestCase;
use Larder\Tests\Support\VoteParts;
use Larder\Tests\Support\WpCli;
use Larder\Votes\Kind;
use Larder\Votes\Voter;

/**
 * `wp larder votes …` finds tallies that are wrong, and repairs them.
 */
final class VoteCommandsTest extends CliTestCase {

	public function test_a_wrong_tally_is_named_makes_the_command_fail_and_is_repaired(): void {
		$parts = new VoteParts( $this->db() );
		$post  = $this->publish( 'Quince paste' );
		$parts->votes->cast( $post, Kind::Like, Voter::account( 1 ) );
		$parts->database->write( 'UPDATE %i SET votes = 7, total = 9 WHERE post_id = %d', $parts->tables->tallies(), $post );

		$done = WpCli::run( 'larder', 'votes', 'verify' );
		self::assertSame( 1, $done['status'] );
		self::assertStringContainsString( "Post $post, like: the tally says 7 votes of 9 in all, there are 1 of 1.", $done['out'] );
		self::assertMatchesRegularExpression( '/^Error: \d+ differences?\. Run: wp larder votes rebuild$/m', $done['err'] );

		self::assertMatchesRegularExpression(
			'/^\d+ posts? so far\nSuccess: \d+ posts? counted\.$/m',
			$this->wp( 'larder', 'votes', 'rebuild' )
		);
		self::assertSame( "Success: All tallies are exact.\n", $this->wp( 'larder', 'votes', 'verify' ) );
		self::assertSame( '1', get_post_meta( $post, '_recipe_likes', true ) );
	}
}
