<?php
declare( strict_types=1 );

namespace Larder\Exchange\Fetch;

use Larder\Exchange\Html\Url;
use Larder\Exchange\Notice;
use Larder\Exchange\Page\WebPage;
use Larder\Exchange\Source;
use Larder\Exchange\Unpacked;

defined( 'ABSPATH' ) || exit;

/**
 * Fetches a page of the public web for somebody who has its address.
 *
 * Whoever gives an address must not reach with it what only this server reaches. Each address on the
 * way is looked up first, and the connection goes to what was found, so that no second look-up can
 * give another answer.
 */
final class Fetcher {

	/** How many times an address may lead to another. */
	private const REDIRECTS = 5;

	/** Seconds after which nobody waits any more. */
	private const PATIENCE = 20;

	/** Ports of the web. */
	private const PORTS = [ 80, 443, 8080, 8443 ];

	/** What pages say that want to know whether a person asks. */
	private const ROBOT_CHECK = '/cf-chl-|challenge-platform|__cf_chl|captcha-delivery|px-captcha|are you (?:a )?(?:human|robot)|verify(?:ing)? (?:that )?you are (?:a )?human|<title>\s*(?:just a moment|attention required|access denied|robot check)/i';

	/** Where sites send those who have to log in. */
	private const LOGIN = '#/(?:wp-login|log-?in|sign-?in|anmelden|connexion|acceder|accedi)(?:[/.]|$)#i';

	/**
	 * Takes how hosts are looked up.
	 *
	 * @param (\Closure(string): list<string>)|null $resolve Gives the addresses of a host; null for the system's own.
	 */
	public function __construct( private readonly ?\Closure $resolve = null ) {}

	/**
	 * Fetches a page.
	 *
	 * @param string $url Its address.
	 * @return Source|Notice The page, or why there is none.
	 */
	public function fetch( string $url ): Source|Notice {
		$until = microtime( true ) + self::PATIENCE;
		for ( $step = 0; $step <= self::REDIRECTS; ++$step ) {
			$ip   = $this->checked( $url );
			$left = (int) ceil( $until - microtime( true ) );
			if ( null === $ip ) {
				return new Notice( Notice::UNSAFE, $url );
			}
			if ( $left < 1 ) {
				return new Notice( Notice::SLOW, $url );
			}
			$response = $this->ask( $url, $ip, $left );
			if ( is_wp_error( $response ) ) {
				return new Notice(
					str_contains( strtolower( $response->get_error_message() ), 'timed out' ) ? Notice::SLOW : Notice::UNREACHABLE,
					$url
				);
			}
			$next = self::header( $response, 'location' );
			$code = (int) wp_remote_retrieve_response_code( $response );
			if ( $code < 300 || $code >= 400 || '' === $next ) {
				return self::answer( $response, $code, $url );
			}
			$url = Url::resolve( $next, $url );
		}
		return new Notice( Notice::UNREACHABLE, $url );
	}

	/**
	 * Checks an address.
	 *
	 * @param string $url The address.
	 * @return string|null The public address to connect to; null for one that leads elsewhere.
	 */
	private function checked( string $url ): ?string {
		$parts = wp_parse_url( $url );
		if (
			! is_array( $parts )
			|| ! in_array( strtolower( $parts['scheme'] ?? '' ), [ 'http', 'https' ], true )
			|| isset( $parts['user'] )
			|| isset( $parts['pass'] )
		) {
			return null;
		}
		if ( isset( $parts['port'] ) && ! in_array( $parts['port'], self::PORTS, true ) ) {
			return null;
		}
		$host  = trim( $parts['host'] ?? '', '[]' );
		$found = '' === $host ? [] : ( null === $this->resolve ? PublicAddress::resolve( $host ) : ( $this->resolve )( $host ) );
		// One address that is not public among many is a trick.
		return [] !== $found && [] === array_filter( $found, static fn ( string $ip ): bool => ! PublicAddress::is_public( $ip ) )
			? $found[0]
			: null;
	}

	/**
	 * Asks for a page, of the address that was checked and no other.
	 *
	 * @param string $url     The address.
	 * @param string $ip      What its host was found to be.
	 * @param int    $seconds How long to wait.
	 * @return array<array-key, mixed>|\WP_Error
	 */
	private function ask( string $url, string $ip, int $seconds ): array|\WP_Error {
		$parts = wp_parse_url( $url );
		$host  = is_array( $parts ) ? trim( $parts['host'] ?? '', '[]' ) : '';
		$port  = is_array( $parts ) ? ( $parts['port'] ?? ( 'https' === strtolower( $parts['scheme'] ?? '' ) ? 443 : 80 ) ) : 80;
		$pin   = static function ( mixed $handle ) use ( $host, $port, $ip ): void {
			if ( $handle instanceof \CurlHandle ) {
				// phpcs:ignore WordPress.WP.AlternativeFunctions.curl_curl_setopt -- WordPress has no other way to say where a connection goes.
				curl_setopt( $handle, CURLOPT_RESOLVE, [ "$host:$port:" . ( str_contains( $ip, ':' ) ? "[$ip]" : $ip ) ] );
			}
		};
		// What cURL has unpacked is not unpacked once more, without a limit: a page packed twice would fill the memory.
		$once = static function ( string &$answer ): void {
			$end    = strpos( $answer, "\r\n\r\n" );
			$head   = false === $end ? $answer : substr( $answer, 0, $end );
			$answer = preg_replace( '/\r?\n?^content-encoding:[^\r\n]*/im', '', $head ) . substr( $answer, strlen( $head ) );
		};
		add_action( 'http_api_curl', $pin );
		add_action( 'requests-requests.before_parse', $once );
		try {
			return wp_safe_remote_get(
				$url,
				[
					'timeout'             => $seconds,
					'redirection'         => 0,
					'limit_response_size' => WebPage::GREATEST + 1,
					'headers'             => [ 'Accept' => 'text/html,application/xhtml+xml,application/ld+json;q=0.9,*/*;q=0.5' ],
				]
			);
		} finally {
			remove_action( 'http_api_curl', $pin );
			remove_action( 'requests-requests.before_parse', $once );
		}
	}

	/**
	 * Makes the source of an answer, or says what is wrong with it.
	 *
	 * @param array<array-key, mixed> $response The answer.
	 * @param int                     $code     Its status.
	 * @param string                  $url      Where it came from.
	 */
	private static function answer( array $response, int $code, string $url ): Source|Notice {
		$body = self::unpacked( wp_remote_retrieve_body( $response ) );
		if (
			1 === preg_match( self::LOGIN, (string) wp_parse_url( $url, PHP_URL_PATH ) )
			&& 1 === preg_match( '/<input\b[^>]*\btype\s*=\s*["\']?password/i', $body )
		) {
			return new Notice( Notice::LOGIN, $url );
		}
		if ( 200 !== $code || strlen( $body ) < 20_000 ) {
			if ( 1 === preg_match( self::ROBOT_CHECK, $body ) ) {
				return new Notice( Notice::ROBOT_CHECK, $url );
			}
		}
		if ( in_array( $code, [ 401, 402, 403, 407 ], true ) ) {
			return new Notice( Notice::LOGIN, $url );
		}
		if ( $code < 200 || $code >= 300 ) {
			return new Notice( Notice::UNREACHABLE, $url, (string) $code );
		}
		if ( strlen( $body ) > WebPage::GREATEST ) {
			return new Notice( Notice::TOO_LARGE, $url );
		}
		return new Source(
			$body,
			basename( (string) wp_parse_url( $url, PHP_URL_PATH ) ),
			$url,
			self::header( $response, 'content-type' )
		);
	}

	/**
	 * Unpacks a body that is still packed, where WordPress asks without cURL.
	 *
	 * @param string $body The body.
	 * @return string One byte more than a page may have, for one that is too large.
	 */
	private static function unpacked( string $body ): string {
		if ( ! str_starts_with( $body, "\x1f\x8b" ) ) {
			return $body;
		}
		return Unpacked::gzip( $body, WebPage::GREATEST ) ?? str_repeat( ' ', WebPage::GREATEST + 1 );
	}

	/**
	 * Gives a header of an answer.
	 *
	 * @param array<array-key, mixed> $response The answer.
	 * @param string                  $name     The header.
	 */
	private static function header( array $response, string $name ): string {
		$value = wp_remote_retrieve_header( $response, $name );
		$first = is_array( $value ) ? ( $value[0] ?? '' ) : $value;
		return is_string( $first ) ? $first : '';
	}
}
