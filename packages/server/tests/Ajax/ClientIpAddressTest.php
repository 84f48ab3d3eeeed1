<?php
declare( strict_types=1 );

namespace Larder\Tests\Ajax;

use Larder\Ajax\ClientIpAddress;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Who calls is who connected, unless a proxy of the site's own says otherwise.
 */
final class ClientIpAddressTest extends WordPressTestCase {

	/**
	 * @param list<string> $proxies Declared proxies.
	 */
	#[DataProvider( 'calls' )]
	public function test_what_is_forwarded_counts_only_from_declared_proxies(
		string $connected,
		string $forwarded,
		array $proxies,
		string $expected
	): void {
		add_filter( 'larder_trusted_proxies', static fn (): array => $proxies );
		$_SERVER['REMOTE_ADDR']          = $connected;
		$_SERVER['HTTP_X_FORWARDED_FOR'] = $forwarded;
		self::assertSame( $expected, ( new ClientIpAddress() )->get() );
	}

	/**
	 * @return array<string, array{string, string, list<string>, string}>
	 */
	public static function calls(): array {
		return [
			'nobody is declared'                      => [ '192.0.2.1', '198.51.100.7', [], '192.0.2.1' ],
			'a declared proxy'                        => [ '192.0.2.1', '198.51.100.7', [ '192.0.2.1' ], '198.51.100.7' ],
			'another proxy'                           => [ '192.0.2.2', '198.51.100.7', [ '192.0.2.1' ], '192.0.2.2' ],
			'a caller who makes up hops of their own' => [ '10.1.2.3', '203.0.113.9, 198.51.100.7', [ '10.0.0.0/8' ], '198.51.100.7' ],
			'two proxies, one behind the other'       => [ '10.1.2.3', '198.51.100.7, 10.9.9.9', [ '10.0.0.0/8' ], '198.51.100.7' ],
			'a network that ends within a byte'       => [ '172.31.0.1', '198.51.100.7', [ '172.16.0.0/12' ], '198.51.100.7' ],
			'beside such a network'                   => [ '172.32.0.1', '198.51.100.7', [ '172.16.0.0/12' ], '172.32.0.1' ],
			'a proxy of IPv6'                         => [ '2001:db8::1', '198.51.100.7', [ '2001:db8::/32' ], '198.51.100.7' ],
			'a hop that is no address'                => [ '10.1.2.3', 'unknown', [ '10.0.0.0/8' ], '10.1.2.3' ],
			'nothing forwarded'                       => [ '10.1.2.3', '', [ '10.0.0.0/8' ], '10.1.2.3' ],
		];
	}

	public function test_a_connection_of_ipv6_is_one_caller(): void {
		$network = static function ( string $address ): string {
			$_SERVER['REMOTE_ADDR'] = $address;
			return ( new ClientIpAddress() )->network();
		};
		self::assertSame( $network( '2001:db8:1:2::1' ), $network( '2001:db8:1:2:ffff::9' ) );
		self::assertNotSame( $network( '2001:db8:1:2::1' ), $network( '2001:db8:1:3::1' ) );
		self::assertSame( $network( '192.0.2.1' ), $network( '::ffff:192.0.2.1' ) );
		self::assertNotSame( $network( '192.0.2.1' ), $network( '192.0.2.2' ) );
		self::assertSame( '', $network( '' ) );
	}
}
