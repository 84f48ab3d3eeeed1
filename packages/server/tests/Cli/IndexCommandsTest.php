<?php
declare( strict_types=1 );

namespace Larder\Tests\Cli;

use Larder\Tests\Support\CliTestCase;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\WpCli;

/**
 * `wp larder index …` builds, checks and describes the index.
 */
final class IndexCommandsTest extends CliTestCase {

	public function test_a_rebuild_gives_an_exact_index_and_says_how_it_stands(): void {
		$this->publish( 'Medlar jelly' );
		$before = ( new SearchParts( $this->db() ) )->state->live();
		self::assertMatchesRegularExpression( '/^Success: \d+ recipes? indexed\.$/m', $this->wp( 'larder', 'index', 'rebuild' ) );
		$state = ( new SearchParts( $this->db() ) )->state->read();
		self::assertNotSame( $before, $state['live'] ?? null );
		$told = $this->wp( 'larder', 'index', 'status' );
		self::assertStringContainsString(
			"Tables: yes\nAnswers: "
				. ( $state['live'] ?? '' )
				. "\nBeing built: none\nGeneration: "
				. ( $state['generation'] ?? '' )
				. "\nPosts to follow: 0\n",
			$told
		);
		self::assertSame( "Success: The index is exact.\n", $this->wp( 'larder', 'index', 'verify' ) );
	}

	public function test_differences_are_named_and_make_the_command_fail(): void {
		( new SearchParts( $this->db() ) )->rebuild->run();
		$post = $this->publish( 'Fig roll' );
		$this->db()->update( $this->db()->posts, [ 'post_title' => 'Date roll' ], [ 'ID' => $post ] );
		$done = WpCli::run( 'larder', 'index', 'verify' );
		self::assertSame( 1, $done['status'] );
		self::assertStringContainsString( "Recipe $post lacks the value #word:date.", $done['out'] );
		self::assertMatchesRegularExpression( '/^Error: \d+ differences\. Run: wp larder index rebuild$/m', $done['err'] );
	}
}
