<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Fetch\Fetcher;
use Larder\Exchange\Fetch\PublicAddress;
use Larder\Exchange\Notice;
use Larder\Exchange\Source;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Pages are fetched from the public web and from nowhere else.
 */
final class FetcherTest extends WordPressTestCase {

	/**
	 * Addresses that were asked.
	 *
	 * @var list<string>
	 */
	private array $asked = [];

	/**
	 * Has WordPress answer by itself.
	 *
	 * @param array<string, array{int, array<string, string>, string}> $answers Status, headers and body by address.
	 */
	private function answer( array $answers ): void {
		add_filter(
			'pre_http_request',
			function ( mixed $early, array $arguments, string $url ) use ( $answers ): array {
				$this->asked[]             = $url;
				[ $code, $headers, $body ] = $answers[ $url ] ?? [ 404, [], '' ];
				return [
					'headers'  => $headers,
					'body'     => $body,
					'response' => [
						'code'    => $code,
						'message' => '',
					],
					'cookies'  => [],
				];
			},
			10,
			3
		);
	}

	/**
	 * Makes a fetcher for which all hosts are public but for some.
	 *
	 * @param array<string, list<string>> $hosts Addresses by host.
	 */
	private static function fetcher( array $hosts = [] ): Fetcher {
		return new Fetcher( static fn ( string $host ): array => $hosts[ $host ] ?? ( false === filter_var( $host, FILTER_VALIDATE_IP ) ? [ '93.184.216.34' ] : [ $host ] ) );
	}

	/**
	 * Lists addresses that must not be asked.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function closed(): iterable {
		$hosts = [ '127.0.0.1', '[::1]', '10.1.2.3', '172.20.0.1', '192.168.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '[fe80::1]', '[fd00::1]', '[::ffff:127.0.0.1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]', 'inside.example.org', 'half.example.org', 'nowhere.example.org', 'example.org:22' ];
		foreach ( [ ...array_map( static fn ( string $host ): string => "http://$host/", $hosts ), 'http://' . implode( ':', [ 'ann', 'word' ] ) . '@example.org/', 'file:///etc/passwd', 'ftp://example.org/', 'gopher://example.org/', '//example.org/', 'soup', '' ] as $url ) {
			yield $url => [ $url ];
		}
	}

	#[DataProvider( 'closed' )]
	public function test_what_is_not_public_is_not_asked( string $url ): void {
		$this->answer( [] );
		$hosts = [
			'inside.example.org'  => [ '10.0.0.5' ],
			'half.example.org'    => [ '93.184.216.34', '127.0.0.1' ],
			'nowhere.example.org' => [],
		];

		$answer = self::fetcher( $hosts )->fetch( $url );

		self::assertInstanceOf( Notice::class, $answer );
		self::assertSame( Notice::UNSAFE, $answer->code );
		self::assertSame( [], $this->asked );
	}

	public function test_numbers_in_disguise_are_no_hosts(): void {
		foreach ( [ '2130706433', '0x7f.1', '0x7f000001', '017700000001', '127.1' ] as $host ) {
			self::assertSame( [], PublicAddress::resolve( $host ), $host );
		}
		self::assertTrue( PublicAddress::is_public( '93.184.216.34' ) );
		self::assertTrue( PublicAddress::is_public( '2606:2800:220:1:248:1893:25c8:1946' ) );
		self::assertFalse( PublicAddress::is_public( 'example.org' ) );
	}

	public function test_a_page_is_fetched_with_its_address_and_type(): void {
		$this->answer( [ 'https://example.org/soup.html' => [ 200, [ 'content-type' => 'text/html; charset=iso-8859-1' ], "<html><body>Cr\xE8me</body></html>" ] ] );

		$source = self::fetcher()->fetch( 'https://example.org/soup.html' );

		self::assertInstanceOf( Source::class, $source );
		self::assertStringContainsString( 'Crème', $source->text() );
		self::assertSame( 'https://example.org/soup.html', $source->url );
	}

	public function test_a_redirect_is_followed_and_leads_nowhere_else(): void {
		$this->answer(
			[
				'https://example.org/a' => [ 301, [ 'location' => '/b' ], '' ],
				'https://example.org/b' => [ 200, [], '<html></html>' ],
				'https://example.org/c' => [ 302, [ 'location' => 'http://127.0.0.1/admin' ], '' ],
				'https://example.org/d' => [ 302, [ 'location' => 'https://example.org/d' ], '' ],
			]
		);

		$followed = self::fetcher()->fetch( 'https://example.org/a' );
		self::assertInstanceOf( Source::class, $followed );
		self::assertSame( 'https://example.org/b', $followed->url );

		$trap = self::fetcher()->fetch( 'https://example.org/c' );
		self::assertInstanceOf( Notice::class, $trap );
		self::assertSame( Notice::UNSAFE, $trap->code );
		self::assertNotContains( 'http://127.0.0.1/admin', $this->asked );

		$circle = self::fetcher()->fetch( 'https://example.org/d' );
		self::assertInstanceOf( Notice::class, $circle );
		self::assertSame( Notice::UNREACHABLE, $circle->code );
	}

	/**
	 * Lists answers that are no recipe, with what is said.
	 *
	 * @return iterable<string, array{int, string, string}>
	 */
	public static function failures(): iterable {
		yield 'a login' => [ 401, '', Notice::LOGIN ];
		yield 'a robot check' => [ 403, '<title>Just a moment...</title><script src="/cdn-cgi/challenge-platform/x"></script>', Notice::ROBOT_CHECK ];
		yield 'a page that is gone' => [ 404, 'gone', Notice::UNREACHABLE ];
		yield 'a broken server' => [ 500, '', Notice::UNREACHABLE ];
		yield 'a page that is too large' => [ 200, str_repeat( 'x', 5_242_881 ), Notice::TOO_LARGE ];
	}

	#[DataProvider( 'failures' )]
	public function test_what_went_wrong_is_said( int $code, string $body, string $notice ): void {
		$this->answer( [ 'https://example.org/soup' => [ $code, [], $body ] ] );

		$answer = self::fetcher()->fetch( 'https://example.org/soup' );

		self::assertInstanceOf( Notice::class, $answer );
		self::assertSame( $notice, $answer->code );
	}

	public function test_a_page_that_is_slow_is_said_to_be(): void {
		add_filter( 'pre_http_request', static fn (): \WP_Error => new \WP_Error( 'http_request_failed', 'cURL error 28: Operation timed out after 20000 milliseconds' ) );

		$answer = self::fetcher()->fetch( 'https://example.org/soup' );

		self::assertInstanceOf( Notice::class, $answer );
		self::assertSame( Notice::SLOW, $answer->code );
	}
}
