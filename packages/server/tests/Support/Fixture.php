<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

/**
 * The fixtures of an action, which the tests of the client share.
 */
final class Fixture {

	/**
	 * Returns the requests that an action has to refuse.
	 *
	 * @param string ...$actions Names of actions.
	 * @return array<string, array{string, array<string, mixed>}> Action and fields, by what is wrong.
	 */
	public static function invalid( string ...$actions ): array {
		$cases = [];
		foreach ( $actions as $action ) {
			/** @var array{invalid: array<string, array<string, mixed>>} $fixture */
			$fixture = json_decode(
				(string) file_get_contents( dirname( __DIR__, 3 ) . "/contracts/fixtures/ajax/$action.json" ),
				true,
				512,
				JSON_THROW_ON_ERROR
			);
			foreach ( $fixture['invalid'] as $what => $fields ) {
				$cases[ "$action: $what" ] = [ $action, $fields ];
			}
		}
		return $cases;
	}
}
