<?php
declare( strict_types=1 );

namespace Larder\Tests\Contracts;

use Larder\Ajax\Guard;
use Larder\Tests\Support\AjaxCall;
use Larder\Tests\Support\Fixture;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Every action has fixtures, and the server judges their requests as they say.
 */
final class ActionFixturesTest extends WordPressTestCase {

	/**
	 * @param array<string, mixed> $fields A request.
	 */
	#[DataProvider( 'invalid' )]
	public function test_an_invalid_request_is_refused_before_anything_is_done( string $action, array $fields ): void {
		wp_set_current_user( $this->user( 'subscriber' ) );
		$answer = AjaxCall::make( $action, $fields + [ 'nonce' => wp_create_nonce( Guard::NONCE ) ] );
		self::assertSame( [ 400, 'invalid_input' ], [ $answer['status'], $answer['body']['data']['code'] ?? null ] );
	}

	/**
	 * @return array<string, array{string, array<string, mixed>}>
	 */
	public static function invalid(): array {
		return Fixture::invalid( ...array_keys( self::contracts() ) );
	}

	/**
	 * @param array<string, mixed> $fields A request.
	 */
	#[DataProvider( 'valid' )]
	public function test_the_rules_of_the_server_let_a_valid_request_through( string $action, array $fields ): void {
		self::assertTrue( rest_validate_value_from_schema( $fields, self::contracts()[ $action ]['request'], $action ) );
	}

	/**
	 * @return array<string, array{string, array<string, mixed>}>
	 */
	public static function valid(): array {
		return Fixture::valid( ...array_keys( self::contracts() ) );
	}

	/**
	 * Returns the rules that are generated from the contracts.
	 *
	 * @return array<string, array{request: array<string, mixed>}> By the name of the action.
	 */
	private static function contracts(): array {
		/** @var array<string, array{request: array<string, mixed>}> $contracts */
		$contracts = require dirname( __DIR__, 2 ) . '/contracts/ajax.php';
		return $contracts;
	}
}
