<?php
declare( strict_types=1 );

namespace Larder\Tests\Ajax;

use Larder\Ajax\ClientIpAddress;
use Larder\Ajax\ProxyHealth;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Site Health tells when all visitors would count as the proxy that they come by.
 */
final class ProxyHealthTest extends WordPressTestCase {

	/**
	 * @param array<string, string> $request What the web server says of the request.
	 * @param list<string>          $proxies Declared proxies.
	 * @param string                $status  What Site Health shows.
	 */
	#[DataProvider( 'requests' )]
	public function test_a_request_that_an_unknown_proxy_has_passed_on_is_seen( array $request, array $proxies, string $status ): void {
		add_filter( 'larder_trusted_proxies', static fn (): array => $proxies );
		$_SERVER = $request + $_SERVER;
		self::assertSame( $status, ( new ProxyHealth( new ClientIpAddress() ) )->test()['status'] );
	}

	/**
	 * @return array<string, array{array<string, string>, list<string>, string}>
	 */
	public static function requests(): array {
		$forwarded = static fn ( string $by, string $for, string $header = 'HTTP_X_FORWARDED_FOR' ): array => [
			'REMOTE_ADDR' => $by,
			$header       => $for,
		];
		return [
			'straight from a visitor'                     => [ [ 'REMOTE_ADDR' => '198.51.100.7' ], [], 'good' ],
			'from within the house'                       => [ [ 'REMOTE_ADDR' => '10.0.0.7' ], [], 'good' ],
			'from nowhere, as on the command line'        => [ $forwarded( '', '198.51.100.7' ), [], 'good' ],
			'by a proxy beside the server'                => [ $forwarded( '127.0.0.1', '198.51.100.7' ), [], 'recommended' ],
			'by one that is declared'                     => [ $forwarded( '10.0.0.2', '198.51.100.7' ), [ '10.0.0.0/8' ], 'good' ],
			'by another than is declared'                 => [
				$forwarded( '172.16.0.2', '198.51.100.7' ),
				[ '10.0.0.0/8' ],
				'recommended',
			],
			'by two, of which one is declared'            => [
				$forwarded( '10.0.0.2', '198.51.100.7, 203.0.113.5' ),
				[ '10.0.0.0/8' ],
				'good',
			],
			'by Cloudflare'                               => [
				$forwarded( '203.0.113.5', '2001:db8::7', 'HTTP_CF_CONNECTING_IP' ),
				[],
				'recommended',
			],
			'by one that is declared but names nobody in the header that counts' => [
				$forwarded( '10.0.0.2', '198.51.100.7', 'HTTP_CF_CONNECTING_IP' ),
				[ '10.0.0.0/8' ],
				'recommended',
			],
			'by one that writes the new header'           => [
				$forwarded( '10.0.0.2', 'by=10.0.0.2;for="[2001:db8::7]:4711";proto=https', 'HTTP_FORWARDED' ),
				[],
				'recommended',
			],
			'the server has put the address in its place' => [ $forwarded( '198.51.100.7', '198.51.100.7, 10.0.0.2' ), [], 'good' ],
			'the same of IPv6, with ports'                => [
				$forwarded( '2001:db8:0::7', 'for="[2001:db8::7]:4711";proto=https, for=10.0.0.2', 'HTTP_FORWARDED' ),
				[],
				'good',
			],
			'the same with a port of IPv4'                => [ $forwarded( '198.51.100.7', '198.51.100.7:4711' ), [], 'good' ],
			'by one that hides the visitor'               => [ $forwarded( '10.0.0.2', 'for=_hidden', 'HTTP_FORWARDED' ), [], 'good' ],
		];
	}

	public function test_it_says_which_address_to_declare_and_how_and_keeps_nothing(): void {
		$_SERVER = [
			'REMOTE_ADDR'          => '10.0.0.2',
			'HTTP_X_FORWARDED_FOR' => '198.51.100.7',
		] + $_SERVER;
		$queries = [];
		add_filter(
			'query',
			static function ( string $query ) use ( &$queries ): string {
				$queries[] = $query;
				return $query;
			}
		);
		$result = ( new ProxyHealth( new ClientIpAddress() ) )->test();
		self::assertSame( 'All visitors may count as one', $result['label'] );
		self::assertStringContainsString( '<code>10.0.0.2</code>', $result['description'] );
		self::assertStringContainsString( 'larder_trusted_proxies', $result['description'] );
		self::assertSame( [], $queries );
	}

	public function test_it_is_among_the_tests_of_site_health(): void {
		$tests = apply_filters(
			'site_status_tests',
			[
				'direct' => [],
				'async'  => [],
			]
		);
		self::assertIsArray( $tests );
		self::assertIsArray( $tests['direct'] );
		self::assertArrayHasKey( 'larder_proxy', $tests['direct'] );
	}
}
