<?php
declare( strict_types=1 );

namespace Larder\Exchange\Fetch;

use Larder\Exchange\Notice;
use Larder\Exchange\Page\WebPage;
use WpOrg\Requests\Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Requests one URL once: from the IP address that was checked and no other, within the limits of time and size.
 */
final class Connection {

	/** Bytes that the headers of an answer may have. */
	private const HEADERS = 262_144;

	/** Why the answer was cut off: a code of a notice; empty where it was not. */
	private string $cut = '';

	/** Whether cURL asks, which ends a request by itself; an exception thrown while it receives waits for the end. */
	private bool $is_held = false;

	/**
	 * @param string $ip    What its host was found to be.
	 * @param float  $until When nobody waits any more.
	 */
	public function __construct(
		private readonly WebAddress $address,
		private readonly string $ip,
		private readonly float $until
	) {}

	/**
	 * Asks.
	 *
	 * @return array<array-key, mixed>|Notice The answer, or why there is none.
	 */
	public function answer(): array|Notice {
		$hooks = [
			'http_api_curl'                  => $this->hold( ... ),
			'requests-fsockopen.remote_socket' => $this->pin( ... ),
			'requests-request.progress'      => $this->watch( ... ),
			'requests-requests.before_parse' => self::unpack_once( ... ),
		];
		foreach ( $hooks as $hook => $callback ) {
			add_action( $hook, $callback, 10, 3 );
		}
		try {
			$response = wp_safe_remote_get(
				$this->address->url,
				[
					'timeout'             => max( 1, (int) ceil( $this->until - microtime( true ) ) ),
					'redirection'         => 0,
					'limit_response_size' => WebPage::MAX_BYTES + 1,
					'headers'             => [ 'Accept' => 'text/html,application/xhtml+xml,application/ld+json;q=0.9,*/*;q=0.5' ],
				]
			);
		} finally {
			foreach ( $hooks as $hook => $callback ) {
				remove_action( $hook, $callback );
			}
		}
		if ( ! is_wp_error( $response ) ) {
			return $response;
		}
		$slow = str_contains( strtolower( $response->get_error_message() ), 'timed out' ) ? Notice::SLOW : Notice::UNREACHABLE;
		return new Notice( '' === $this->cut ? $slow : $this->cut, $this->address->url );
	}

	/**
	 * Pins cURL to the IP address that was checked, and aborts what takes too long.
	 *
	 * @param mixed $handle The handle of cURL.
	 */
	private function hold( mixed $handle ): void {
		if ( ! $handle instanceof \CurlHandle ) {
			return;
		}
		$this->is_held = true;
		$ip            = str_contains( $this->ip, ':' ) ? "[$this->ip]" : $this->ip;
		// phpcs:disable WordPress.WP.AlternativeFunctions.curl_curl_setopt, WordPress.WP.AlternativeFunctions.curl_curl_getinfo -- WordPress has no other way to say where a connection goes and when it ends.
		// Whatever cURL makes of the name: it goes there.
		curl_setopt( $handle, CURLOPT_RESOLVE, [ "{$this->address->host}:{$this->address->port}:$ip", "*:{$this->address->port}:$ip" ] );
		curl_setopt( $handle, CURLOPT_NOPROGRESS, false );
		// WordPress asks once more where an answer is packed wrongly, with all the time that it had at first.
		curl_setopt(
			$handle,
			CURLOPT_PROGRESSFUNCTION,
			function ( \CurlHandle $asked ): int {
				if ( '' === $this->cut && microtime( true ) > $this->until ) {
					$this->cut = Notice::SLOW;
				} elseif ( curl_getinfo( $asked, CURLINFO_HEADER_SIZE ) > self::HEADERS ) {
					$this->cut = Notice::TOO_LARGE;
				}
				return '' === $this->cut ? 0 : 1;
			}
		);
		// phpcs:enable
	}

	/**
	 * Pins a connection that is made without cURL to the IP address that was checked.
	 *
	 * With TLS the name has to stay, which the certificate is held against: no other machine has one for it. Where a site
	 * does not check certificates, nothing is asked.
	 *
	 * @param mixed $socket Where the connection goes.
	 */
	private function pin( mixed &$socket ): void {
		if ( is_string( $socket ) && str_starts_with( $socket, 'tcp://' ) ) {
			$socket = 'tcp://' . ( str_contains( $this->ip, ':' ) ? "[$this->ip]" : $this->ip ) . ":{$this->address->port}";
		} elseif ( true !== apply_filters( 'https_ssl_verify', true, $this->address->url ) ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Asked as WordPress asks.
			$this->cut = Notice::UNSAFE;
			$socket    = '';
		}
	}

	/**
	 * Cuts off an answer that is too large, or too slow, while it comes: WordPress would wait for its end.
	 *
	 * @param mixed $data  What has just come.
	 * @param mixed $bytes How many bytes came before it.
	 * @throws Exception Ends a request that is made without cURL.
	 */
	private function watch( mixed $data, mixed $bytes ): void {
		$too_large = is_int( $bytes ) && $bytes > WebPage::MAX_BYTES;
		if ( $too_large || microtime( true ) > $this->until ) {
			$this->cut = $too_large ? Notice::TOO_LARGE : Notice::SLOW;
		}
		if ( '' !== $this->cut && ! $this->is_held ) {
			throw new Exception( 'The answer was cut off.', 'larder_cut' );
		}
	}

	/**
	 * Keeps an answer that cURL has unpacked from being unpacked once more without a limit: a page packed twice would fill the memory.
	 *
	 * @param string $answer Headers and body.
	 */
	private static function unpack_once( string &$answer ): void {
		$end    = strpos( $answer, "\r\n\r\n" );
		$head   = false === $end ? $answer : substr( $answer, 0, $end );
		$answer = preg_replace( '/\r?\n?^content-encoding:[^\r\n]*/im', '', $head ) . substr( $answer, strlen( $head ) );
	}
}
