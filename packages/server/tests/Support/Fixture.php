<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

/**
 * The fixtures of an action, which the tests of the client share.
 */
final class Fixture {

	/**
	 * Returns the requests that actions have to refuse.
	 *
	 * @return array<string, array{string, array<string, mixed>}> Action and fields, by what is wrong.
	 */
	public static function invalid( string ...$actions ): array {
		return self::requests( 'invalid', $actions );
	}

	/**
	 * Returns the requests that actions have to accept.
	 *
	 * @return array<string, array{string, array<string, mixed>}> Action and fields, by action and number.
	 */
	public static function valid( string ...$actions ): array {
		return self::requests( 'valid', $actions );
	}

	/**
	 * Returns requests of the fixtures.
	 *
	 * @param 'valid'|'invalid'        $kind    Which of them.
	 * @param array<array-key, string> $actions
	 * @return array<string, array{string, array<string, mixed>}> Action and fields.
	 */
	private static function requests( string $kind, array $actions ): array {
		$cases = [];
		foreach ( $actions as $action ) {
			/** @var array<'valid'|'invalid', array<array-key, array<string, mixed>>> $fixture */
			$fixture = json_decode(
				(string) file_get_contents( dirname( __DIR__, 3 ) . "/contracts/fixtures/ajax/$action.json" ),
				true,
				512,
				JSON_THROW_ON_ERROR
			);
			foreach ( $fixture[ $kind ] as $what => $fields ) {
				$cases[ "$action: $what" ] = [ $action, $fields ];
			}
		}
		return $cases;
	}
}
