<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Fetch\Fetcher;
use Larder\Exchange\Fetch\PublicAddress;
use Larder\Exchange\Notice;
use Larder\Exchange\Source;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WpOrg\Requests\Capability;
use WpOrg\Requests\Requests;
use WpOrg\Requests\Transport\Fsockopen;

/**
 * Pages are fetched from the public web and from nowhere else.
 */
final class FetcherTest extends WordPressTestCase {

	/** Hosts that are not public, with their addresses. */
	private const HOSTS = [
		'inside.example.org'        => [ '10.0.0.5' ],
		'xn--nside-ysa.example.org' => [ '10.0.0.5' ],
		'half.example.org'          => [ '93.184.216.34', '127.0.0.1' ],
		'nowhere.example.org'       => [],
	];

	/**
	 * Addresses that were asked.
	 *
	 * @var list<string>
	 */
	private array $asked = [];

	/**
	 * Mocks the answers of other servers.
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
	 * Creates a fetcher for which all hosts are public but for some.
	 *
	 * @param array<string, list<string>> $hosts Addresses by host.
	 */
	private static function fetcher( array $hosts = [] ): Fetcher {
		return new Fetcher( static fn ( string $host ): array => $hosts[ $host ] ?? (
			false === filter_var( $host, FILTER_VALIDATE_IP )
				? [ '93.184.216.34' ]
				: [ $host ]
		) );
	}

	/**
	 * Lists addresses that must not be asked.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function closed(): iterable {
		$hosts = [
			'127.0.0.1',
			'[::1]',
			'10.1.2.3',
			'172.20.0.1',
			'192.168.0.1',
			'169.254.169.254',
			'100.64.0.1',
			'0.0.0.0',
			'[fe80::1]',
			'[fd00::1]',
			'[fc00::1]',
			'[::]',
			'[::ffff:127.0.0.1]',
			'[::ffff:7f00:1]',
			'[::ffff:0:127.0.0.1]',
			'[::127.0.0.1]',
			'[64:ff9b:1::7f00:1]',
			'[0:0:0:0:0:0:0:1]',
			'[fe80::1%25eth0]',
			'[::1',
			'127.0.0.1.',
			'inside.example.org.',
			'INSIDE.example.org',
			'in%73ide.example.org',
			'example.org..',
			'.example.org',
			'exa mple.org',
			str_repeat( 'long.', 60 ) . 'example.org',
			str_repeat( 'ü', 70 ) . '.example.org',
			"b\xFCcher.example.org",
			'ínside.example.org',
			'example.org:8081',
			'example.org:0',
			'[64:ff9b::7f00:1]',
			'[2002:7f00:1::]',
			'inside.example.org',
			'half.example.org',
			'nowhere.example.org',
			'example.org:22',
		];
		foreach ( [
			...array_map( static fn ( string $host ): string => "http://$host/", $hosts ),
			'http://' . implode( ':', [ 'ann', 'word' ] ) . '@example.org/',
			'file:///etc/passwd',
			'ftp://example.org/',
			'dict://example.org:11211/stat',
			'http:127.0.0.1',
			'http:///127.0.0.1/',
			'http://example.org\\@127.0.0.1/',
			'data:text/html,soup',
			'php://filter/resource=wp-config.php',
			'http://ann@example.org/',
			'gopher://example.org/',
			'//example.org/',
			'soup',
			'',
		] as $url ) {
			yield $url => [ $url ];
		}
	}

	#[DataProvider( 'closed' )]
	public function test_what_is_not_public_is_not_asked( string $url ): void {
		$this->answer( [] );

		$answer = self::fetcher( self::HOSTS )->fetch( $url );

		self::assertInstanceOf( Notice::class, $answer );
		self::assertSame( Notice::UNSAFE, $answer->code );
		self::assertSame( [], $this->asked );
	}

	/**
	 * Lists addresses that no redirect may lead to: those that are closed and whole.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function closed_redirects(): iterable {
		foreach ( self::closed() as $name => $arguments ) {
			if ( 1 === preg_match( '/^[a-z]+:/', $name ) ) {
				yield $name => $arguments;
			}
		}
	}

	#[DataProvider( 'closed_redirects' )]
	public function test_no_redirect_leads_to_what_is_not_public( string $url ): void {
		$this->answer(
			[
				'https://example.org/first'  => [ 302, [ 'location' => '/second' ], '' ],
				'https://example.org/second' => [ 307, [ 'location' => $url ], '' ],
			]
		);

		$answer = self::fetcher( self::HOSTS )->fetch( 'https://example.org/first' );

		self::assertInstanceOf( Notice::class, $answer );
		self::assertSame( Notice::UNSAFE, $answer->code );
		self::assertSame( [ 'https://example.org/first', 'https://example.org/second' ], $this->asked );
	}

	public function test_a_redirect_without_a_scheme_is_checked_too(): void {
		$this->answer( [ 'https://example.org/soup' => [ 302, [ 'location' => '//127.0.0.1/' ], '' ] ] );

		$answer = self::fetcher()->fetch( 'https://example.org/soup' );

		self::assertInstanceOf( Notice::class, $answer );
		self::assertSame( Notice::UNSAFE, $answer->code );
	}

	public function test_the_name_that_is_looked_up_is_the_name_that_is_asked(): void {
		$looked_up = [];
		$fetcher   = new Fetcher(
			static function ( string $host ) use ( &$looked_up ): array {
				$looked_up[] = $host;
				return [ '93.184.216.34' ];
			}
		);
		$this->answer( [] );

		foreach ( [ 'http://Bücher.example/a?b=c#d', 'https://EXAMPLE.org.:8080/', 'http://xn--bcher-kva.example' ] as $url ) {
			$fetcher->fetch( $url );
		}

		self::assertSame( [ 'xn--bcher-kva.example', 'example.org', 'xn--bcher-kva.example' ], $looked_up );
		self::assertSame(
			[ 'http://xn--bcher-kva.example/a?b=c', 'https://example.org:8080/', 'http://xn--bcher-kva.example' ],
			$this->asked
		);
	}

	public function test_numbers_in_disguise_are_no_hosts(): void {
		$hosts = [ '2130706433', '0x7f.1', '0x7f000001', '017700000001', '127.1', '0177.0.0.1', '127.0.0.1.', '0x7f.0x0.0x0.0x1', '1e8.1' ];
		foreach ( $hosts as $host ) {
			self::assertSame( [], PublicAddress::resolve( $host ), $host );
		}
		self::assertTrue( PublicAddress::is_public( '93.184.216.34' ) );
		self::assertTrue( PublicAddress::is_public( '2606:2800:220:1:248:1893:25c8:1946' ) );
		self::assertFalse( PublicAddress::is_public( 'example.org' ) );
	}

	public function test_a_page_is_fetched_with_its_address_and_type(): void {
		$this->answer( [ 'https://example.org/soup.html' => [
			200,
			[ 'content-type' => 'text/html; charset=iso-8859-1' ],
			"<html><body>Cr\xE8me</body></html>",
		] ] );

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
				'https://example.org/e' => [ 302, [ 'location' => 'https://inside.example.org/' ], '' ],
				'https://example.org/f' => [ 302, [ 'location' => 'file:///etc/passwd' ], '' ],
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

		foreach ( [ 'e', 'f' ] as $path ) {
			$inside = self::fetcher( [ 'inside.example.org' => [ '10.0.0.5' ] ] )->fetch( "https://example.org/$path" );
			self::assertInstanceOf( Notice::class, $inside );
			self::assertSame( Notice::UNSAFE, $inside->code, 'a name that leads to a private network, and another scheme' );
			self::assertSame( "https://example.org/$path", end( $this->asked ) );
		}

		$loop = self::fetcher()->fetch( 'https://example.org/d' );
		self::assertInstanceOf( Notice::class, $loop );
		self::assertSame( Notice::UNREACHABLE, $loop->code );
	}

	/**
	 * Lists answers that are not recipes, with what is said.
	 *
	 * @return iterable<string, array{int, string, string}>
	 */
	public static function failures(): iterable {
		yield 'a login' => [ 401, '', Notice::LOGIN ];
		yield 'a robot check' => [
			403,
			'<title>Just a moment...</title><script src="/cdn-cgi/challenge-platform/x"></script>',
			Notice::ROBOT_CHECK,
		];
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
		add_filter(
			'pre_http_request',
			static fn (): \WP_Error => new \WP_Error( 'http_request_failed', 'cURL error 28: Operation timed out after 20000 milliseconds' )
		);

		$answer = self::fetcher()->fetch( 'https://example.org/soup' );

		self::assertInstanceOf( Notice::class, $answer );
		self::assertSame( Notice::SLOW, $answer->code );
	}

	public function test_a_page_that_leads_to_a_form_to_log_in_says_so(): void {
		$this->answer(
			[
				'https://example.org/soup'  => [ 302, [ 'location' => '/login?next=soup' ], '' ],
				'https://example.org/login?next=soup' => [ 200, [], '<html><form><input type="password" name="word"></form></html>' ],
				'https://example.org/stew'  => [ 200, [], '<html><h1>Stew</h1><form><input type="password" name="word"></form></html>' ],
			]
		);

		$closed = self::fetcher()->fetch( 'https://example.org/soup' );
		self::assertInstanceOf( Notice::class, $closed );
		self::assertSame( Notice::LOGIN, $closed->code );
		self::assertInstanceOf(
			Source::class,
			self::fetcher()->fetch( 'https://example.org/stew' ),
			'many pages have such a form at their side'
		);
	}

	public function test_a_page_that_is_packed_unpacks_to_no_more_than_a_page(): void {
		$this->answer(
			[
				'https://example.org/small' => [ 200, [], (string) gzencode( '<html>soup</html>' ) ],
				'https://example.org/bomb'  => [ 200, [], (string) gzencode( str_repeat( 'x', 50_000_000 ) ) ],
			]
		);

		$small = self::fetcher()->fetch( 'https://example.org/small' );
		self::assertInstanceOf( Source::class, $small );
		self::assertSame( '<html>soup</html>', $small->bytes );
		$bomb = self::fetcher()->fetch( 'https://example.org/bomb' );
		self::assertInstanceOf( Notice::class, $bomb );
		self::assertSame( Notice::TOO_LARGE, $bomb->code );
	}

	public function test_an_answer_is_unpacked_once(): void {
		$answer = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Type: text/html\r\n\r\ncontent-encoding: stays";
		add_filter(
			'pre_http_request',
			static function () use ( &$answer ): \WP_Error {
				do_action_ref_array( 'requests-requests.before_parse', [ &$answer ] );
				return new \WP_Error( 'http_request_failed', 'stopped' );
			}
		);

		self::fetcher()->fetch( 'https://example.org/soup' );

		self::assertSame( "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\ncontent-encoding: stays", $answer );
		self::assertFalse( has_action( 'requests-requests.before_parse' ) );
	}

	/**
	 * Returns where a connection goes that is made without cURL.
	 *
	 * @return array{string, string} Where it goes, and the code of the notice.
	 */
	private static function socket( string $url ): array {
		$before = Requests::$transport;
		foreach ( [ true, false ] as $is_safe ) {
			Requests::$transport[ serialize( [ Capability::SSL => $is_safe ] ) ] = Fsockopen::class;
		}
		$where = 'nowhere';
		$note  = static function ( string &$socket ) use ( &$where ): void {
			$where  = $socket;
			$socket = '';
		};
		add_action( 'requests-fsockopen.remote_socket', $note, 20 );
		// Sites of tests ask nobody but themselves.
		$own = static fn (): string => 'https://example.org';
		add_filter( 'pre_option_siteurl', $own );
		add_filter( 'pre_option_home', $own );
		try {
			$answer = ( new Fetcher( static fn (): array => [ '93.184.216.34' ] ) )->fetch( $url );
		} finally {
			remove_action( 'requests-fsockopen.remote_socket', $note, 20 );
			remove_filter( 'pre_option_siteurl', $own );
			remove_filter( 'pre_option_home', $own );
			Requests::$transport = $before;
		}
		return [ $where, $answer instanceof Notice ? $answer->code : '' ];
	}

	public function test_without_curl_a_connection_goes_to_the_address_that_was_checked_too(): void {
		self::assertSame( [ 'tcp://93.184.216.34:80', Notice::UNREACHABLE ], self::socket( 'http://example.org/' ) );
		self::assertSame(
			[ 'ssl://example.org:443', Notice::UNREACHABLE ],
			self::socket( 'https://example.org/' ),
			'a certificate says whose machine it is'
		);

		add_filter( 'https_ssl_verify', '__return_false' );
		self::assertSame( [ '', Notice::UNSAFE ], self::socket( 'https://example.org/' ), 'nobody checks the certificate' );
		remove_filter( 'https_ssl_verify', '__return_false' );
	}
}
