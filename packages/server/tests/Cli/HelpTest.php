<?php
declare( strict_types=1 );

namespace Larder\Tests\Cli;

use Larder\Tests\Support\CliTestCase;

/**
 * Whoever asks WP-CLI for help gets some, on each command.
 */
final class HelpTest extends CliTestCase {

	public function test_each_command_says_what_it_does_and_gives_an_example(): void {
		/** @var array<string, array{short: string, long: string, group: bool}> $commands */
		$commands = json_decode(
			$this->wp( 'larder', 'index', 'status', '--require=' . __DIR__ . '/help.php' ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
		foreach ( $commands as $name => $command ) {
			self::assertMatchesRegularExpression( '/^[A-Z].{10,}\.$/', $command['short'], $name );
			if ( ! $command['group'] ) {
				self::assertStringContainsString( "## EXAMPLES\n\n    wp $name", $command['long'], $name );
			}
		}
		foreach ( [
			'larder rebuild',
			'larder index rebuild',
			'larder index verify',
			'larder index status',
			'larder votes verify',
			'larder votes rebuild',
		] as $name ) {
			self::assertArrayHasKey( $name, $commands );
		}
	}
}
