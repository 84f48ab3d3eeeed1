<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Fetch\Fetcher;
use Larder\Exchange\Import\Pictures;
use Larder\Exchange\Notice;
use Larder\Exchange\Source;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * A server that means harm costs neither much memory nor much time. It is a real one, which stands for an address of the public web.
 */
final class BadServerTest extends WordPressTestCase {

	/** Where the server seems to be. */
	private const PUBLIC = 'http://93.184.216.34';

	/**
	 * The server's process.
	 *
	 * @var resource
	 */
	private $process;

	/**
	 * What it prints.
	 *
	 * @var resource
	 */
	private $output;

	/** Its port on this machine. */
	private int $port = 0;

	protected function setUp(): void {
		parent::setUp();
		$command = [ PHP_BINARY, '-d', 'display_errors=stderr', __DIR__ . '/web-server.php' ];
		// It complains of guests who hang up, as they should.
		$process = proc_open( $command, [ 1 => [ 'pipe', 'w' ], 2 => [ 'file', '/dev/null', 'w' ] ], $pipes ); // phpcs:ignore Generic.PHP.ForbiddenFunctions.Found -- Only a server of its own behaves as badly as wanted.
		self::assertIsResource( $process );
		$this->process = $process;
		$this->output  = $pipes[1];
		$this->port    = (int) fgets( $this->output );
		self::assertGreaterThan( 0, $this->port );
		// Sites of tests ask nobody but themselves.
		add_filter( 'pre_option_siteurl', static fn (): string => self::PUBLIC );
	}

	protected function tearDown(): void {
		proc_terminate( $this->process, SIGKILL );
		proc_close( $this->process );
		parent::tearDown();
	}

	/**
	 * Fetches from the server.
	 *
	 * @param string $path     The path to fetch.
	 * @param float  $patience Seconds to wait.
	 */
	private function fetch( string $path, float $patience = 15 ): Source|Notice {
		return $this->fetcher( $patience )->fetch( self::PUBLIC . $path );
	}

	/**
	 * Creates a fetcher whose connections all end at the server.
	 *
	 * @param float $patience Seconds to wait.
	 */
	private function fetcher( float $patience = 15 ): Fetcher {
		add_action(
			'http_api_curl',
			function ( mixed $handle ): void {
				self::assertInstanceOf( \CurlHandle::class, $handle );
				curl_setopt( $handle, CURLOPT_CONNECT_TO, [ "::127.0.0.1:$this->port" ] );
			},
			20
		);
		return new Fetcher( null, $patience );
	}

	public function test_a_page_comes_unpacked(): void {
		$source = $this->fetch( '/soup' );

		self::assertInstanceOf( Source::class, $source );
		self::assertSame( '<html>soup</html>', $source->bytes );
	}

	/**
	 * Lists what the server does, and what is said of it.
	 *
	 * @return iterable<string, array{string, string, float, int, int}>
	 */
	public static function tricks(): iterable {
		yield 'a small page that unpacks to 100 MB' => [ '/bomb', Notice::TOO_LARGE, 15, 1, 1 ];
		yield 'a page without an end' => [ '/endless', Notice::TOO_LARGE, 15, 1, 200 ];
		yield 'headers of 200 MB' => [ '/headers', Notice::TOO_LARGE, 15, 1, 20_000 ];
		yield 'a page drop by drop' => [ '/drip', Notice::SLOW, 2, 1, 50 ];
		yield 'headers drop by drop' => [ '/drip-of-headers', Notice::SLOW, 2, 1, 50 ];
		yield 'a page that is packed wrongly, for which WordPress asks twice' => [ '/wrongly-packed', Notice::SLOW, 2, 2, 1 ];
		yield 'a redirect to itself' => [ '/loop', Notice::UNREACHABLE, 15, 6, 1 ];
		yield 'a redirect to this machine' => [ '/inside', Notice::UNSAFE, 15, 1, 1 ];
	}

	/**
	 * What a server sends is counted, as time says more about the machine than about the trick.
	 *
	 * @param string $path        What is fetched.
	 * @param string $notice      What is said of it.
	 * @param float  $patience    Seconds to wait.
	 * @param int    $connections How many there are.
	 * @param int    $parts       How many parts of the last answer are sent at most.
	 */
	#[DataProvider( 'tricks' )]
	public function test_a_trick_costs_little_and_is_said(
		string $path,
		string $notice,
		float $patience,
		int $connections,
		int $parts
	): void {
		$memory = memory_get_peak_usage();
		$answer = $this->fetch( $path, $patience );

		self::assertInstanceOf( Notice::class, $answer );
		self::assertSame( $notice, $answer->code );
		self::assertLessThan( 64 * 1_048_576, memory_get_peak_usage() - $memory );
		$sent = array_map( fn (): int => (int) fgets( $this->output ), range( 1, $connections ) );
		self::assertLessThanOrEqual( $parts, end( $sent ) );
		stream_set_blocking( $this->output, false );
		self::assertFalse( fgets( $this->output ), 'nothing else was asked' );
	}

	public function test_a_page_that_is_packed_twice_is_unpacked_no_further_than_a_page(): void {
		$memory = memory_get_peak_usage();

		$answer = $this->fetch( '/bomb-in-a-bomb' );

		self::assertInstanceOf( Notice::class, $answer );
		self::assertSame( Notice::TOO_LARGE, $answer->code );
		self::assertLessThan( 64 * 1_048_576, memory_get_peak_usage() - $memory );
	}

	public function test_a_page_that_says_it_is_a_picture_is_none(): void {
		$pictures = new Pictures( $this->fetcher() );

		self::assertNull( $pictures->one( self::PUBLIC . '/page-that-says-picture', 'Soup' ) );
		self::assertSame( [ Notice::NOT_UNDERSTOOD ], array_column( $pictures->notices, 'code' ) );
		self::assertSame( [], $pictures->made );
	}

	public function test_the_connection_goes_to_what_was_looked_up_whatever_the_name_becomes_on_the_way(): void {
		$said = fopen( 'php://temp', 'w+' );
		self::assertIsResource( $said );
		add_action(
			'http_api_curl',
			static function ( mixed $handle ) use ( $said ): void {
				self::assertInstanceOf( \CurlHandle::class, $handle );
				curl_setopt( $handle, CURLOPT_URL, 'http://localhost/' );
				curl_setopt( $handle, CURLOPT_VERBOSE, true );
				curl_setopt( $handle, CURLOPT_STDERR, $said );
				curl_setopt( $handle, CURLOPT_CONNECTTIMEOUT_MS, 100 );
			},
			20
		);

		( new Fetcher( static fn (): array => [ '198.41.0.4' ] ) )->fetch( 'http://93.184.216.34/' );

		rewind( $said );
		self::assertStringContainsString( '198.41.0.4:80', (string) stream_get_contents( $said ) );
	}
}
