<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

use PHPUnit\Framework\Assert;

/**
 * Runs WP-CLI on the site of the tests, as somebody at a terminal does.
 */
final class WpCli {

	/** Where the test runner says how WP-CLI is called: a JSON list of words. */
	private const VARIABLE = 'LARDER_WP';

	/**
	 * Runs a command to its end.
	 *
	 * @param string ...$words The command without `wp`, such as `larder`, `index`, `status`.
	 * @return array{status: int, out: string, err: string} Exit status, and what was printed.
	 */
	public static function run( string ...$words ): array {
		$wp = json_decode( (string) getenv( self::VARIABLE ), true );
		Assert::assertIsArray( $wp, self::VARIABLE . ' is not set: npm run test:php' );
		$command = array_values( array_filter( [ ...$wp, ...$words ], is_string( ... ) ) );
		$err     = tmpfile();
		Assert::assertIsResource( $err );
		// A file takes any amount, so no pipe is full while another is read.
		// phpcs:ignore Generic.PHP.ForbiddenFunctions.Found -- WP-CLI is a process of its own.
		$process = proc_open( $command, [ 1 => [ 'pipe', 'w' ], 2 => $err ], $pipes );
		Assert::assertIsResource( $process );
		/** @var array<int, resource> $pipes */
		$out    = (string) stream_get_contents( $pipes[1] );
		$status = proc_close( $process );
		rewind( $err );
		return [
			'status' => $status,
			'out'    => $out,
			'err'    => (string) stream_get_contents( $err ),
		];
	}
}
