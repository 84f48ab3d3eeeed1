<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Search\Admin\RestHealth;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Site Health tells who keeps visitors from the search by REST.
 */
final class RestHealthTest extends WordPressTestCase {

	/** The address that was asked. */
	private string $asked = '';

	/**
	 * Mocks the answer of the site to itself.
	 *
	 * @param int|null $status Of the answer; null where it cannot be reached.
	 */
	private function answer( ?int $status ): void {
		add_filter(
			'pre_http_request',
			function ( mixed $before, mixed $arguments, string $address ) use ( $status ): mixed {
				$this->asked = $address;
				return null === $status
					? new \WP_Error( 'http_request_failed' )
					: [ 'response' => [ 'code' => $status, 'message' => '' ], 'body' => '', 'headers' => [], 'cookies' => [] ];
			},
			10,
			3
		);
	}

	public function test_a_site_that_answers_is_fine(): void {
		$this->answer( 200 );
		self::assertSame( 'good', ( new RestHealth() )->test()['status'] );
		self::assertStringContainsString( 'larder/v1/recipes', rawurldecode( $this->asked ) );
	}

	public function test_a_refusal_is_named_with_what_goes_on_without_it(): void {
		$this->answer( 401 );
		$test = ( new RestHealth() )->test();
		self::assertSame( 'recommended', $test['status'] );
		self::assertStringContainsString( '401', $test['description'] );
		self::assertStringContainsString( 'ajax', $test['description'] );
	}

	public function test_the_plugin_that_refuses_is_named(): void {
		$folder = WP_PLUGIN_DIR . '/larder-test-no-rest';
		wp_mkdir_p( $folder );
		file_put_contents(
			"$folder/no-rest.php",
			"<?php\n/* Plugin Name: No REST for visitors */\nreturn static fn ( mixed \$errors ): mixed => is_user_logged_in() ? \$errors : new WP_Error( 'rest_cannot_access', '', [ 'status' => 401 ] );"
		);
		wp_cache_delete( 'plugins', 'plugins' );
		try {
			$guard = require "$folder/no-rest.php";
			self::assertInstanceOf( \Closure::class, $guard );
			add_filter( 'rest_authentication_errors', $guard, 20 );
			$this->answer( 401 );
			self::assertStringContainsString( 'No REST for visitors', ( new RestHealth() )->test()['description'] );
		} finally {
			unlink( "$folder/no-rest.php" );
			rmdir( $folder );
			wp_cache_delete( 'plugins', 'plugins' );
		}
	}

	public function test_a_site_that_cannot_reach_itself_is_not_blamed(): void {
		$this->answer( null );
		self::assertSame( 'good', ( new RestHealth() )->test()['status'] );
	}

	public function test_it_is_among_the_tests_of_site_health(): void {
		$tests = apply_filters( 'site_status_tests', [ 'direct' => [], 'async' => [] ] );
		self::assertIsArray( $tests );
		self::assertIsArray( $tests['direct'] );
		self::assertArrayHasKey( 'larder_rest', $tests['direct'] );
	}
}
