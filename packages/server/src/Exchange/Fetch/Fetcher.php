<?php
declare( strict_types=1 );

namespace Larder\Exchange\Fetch;

use Larder\Exchange\Html\Url;
use Larder\Exchange\Notice;
use Larder\Exchange\Page\WebPage;
use Larder\Exchange\Source;
use Larder\Exchange\Unpacker;

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
	private const TIMEOUT = 20.0;

	/** What pages say that want to know whether a person asks. */
	private const ROBOT_CHECK = '/cf-chl-|challenge-platform|__cf_chl|captcha-delivery|px-captcha|are you (?:a )?(?:human|robot)|verify(?:ing)? (?:that )?you are (?:a )?human|<title>\s*(?:just a moment|attention required|access denied|robot check)/i';

	/** Where sites send those who have to log in. */
	private const LOGIN = '#/(?:wp-login|log-?in|sign-?in|anmelden|connexion|acceder|accedi)(?:[/.]|$)#i';

	/**
	 * @param (\Closure(string): list<string>)|null $resolve  Resolves a host to IP addresses; null for the system's resolver.
	 * @param float                                 $patience Seconds after which nobody waits any more.
	 */
	public function __construct(
		private readonly ?\Closure $resolve = null,
		private readonly float $patience = self::TIMEOUT
	) {}

	/**
	 * Fetches a page.
	 *
	 * @return Source|Notice The page, or why there is none.
	 */
	public function fetch( string $url ): Source|Notice {
		$until = microtime( true ) + $this->patience;
		for ( $step = 0; $step <= self::REDIRECTS; ++$step ) {
			$address = WebAddress::parse( $url );
			$ip      = null === $address ? null : $this->checked( $address->host );
			if ( null === $address || null === $ip ) {
				return new Notice( Notice::UNSAFE, $url );
			}
			if ( microtime( true ) > $until ) {
				return new Notice( Notice::SLOW, $url );
			}
			$response = ( new Connection( $address, $ip, $until ) )->answer();
			if ( $response instanceof Notice ) {
				return $response;
			}
			$next = self::header( $response, 'location' );
			$code = (int) wp_remote_retrieve_response_code( $response );
			if ( $code < 300 || $code >= 400 || '' === $next ) {
				return self::answer( $response, $code, $url );
			}
			$url = Url::resolve( $next, $address->url );
		}
		return new Notice( Notice::UNREACHABLE, $url );
	}

	/**
	 * Checks a host.
	 *
	 * @return string|null The public address to connect to; null for one that leads elsewhere.
	 */
	private function checked( string $host ): ?string {
		$found = null === $this->resolve ? PublicAddress::resolve( $host ) : ( $this->resolve )( $host );
		// One address that is not public among many is a trick.
		return [] !== $found && [] === array_filter( $found, static fn ( string $ip ): bool => ! PublicAddress::is_public( $ip ) )
			? $found[0]
			: null;
	}

	/**
	 * Builds a source from a response, or a notice of what went wrong with it.
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
		if ( strlen( $body ) > WebPage::MAX_BYTES ) {
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
	 * @return string One byte more than a page may have, for one that is too large.
	 */
	private static function unpacked( string $body ): string {
		if ( ! str_starts_with( $body, "\x1f\x8b" ) ) {
			return $body;
		}
		return Unpacker::gzip( $body, WebPage::MAX_BYTES ) ?? str_repeat( ' ', WebPage::MAX_BYTES + 1 );
	}

	/**
	 * Returns a header of an answer.
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
