<?php
declare( strict_types=1 );

namespace Larder\Ajax;

/**
 * Lets a call pass only when it comes from a page of this site, and not too often.
 */
final class Guard {

	/**
	 * Takes what it needs.
	 *
	 * @param ClientAddress $client Knows the caller.
	 */
	public function __construct( private readonly ClientAddress $client ) {}

	/**
	 * Refuses a write that another site's page sends.
	 *
	 * A cached page has no nonce to show, so the browser's own word about where
	 * a request comes from stands in for it.
	 *
	 * @throws Refusal When the request comes from elsewhere.
	 */
	public function require_same_origin(): void {
		$site   = sanitize_key( $this->header( 'HTTP_SEC_FETCH_SITE' ) );
		$origin = $this->header( 'HTTP_ORIGIN' );
		if ( in_array( $site, [ 'cross-site', 'same-site' ], true ) || ( '' !== $origin && ! $this->is_own( $origin ) ) ) {
			throw new Refusal( 'foreign_origin', esc_html__( 'This can only be done on the site itself.', 'larder' ), 403 );
		}
		if ( '' === $site && '' === $origin && ! $this->is_own( $this->header( 'HTTP_REFERER' ) ) ) {
			throw new Refusal( 'unknown_origin', esc_html__( 'This can only be done on the site itself.', 'larder' ), 403 );
		}
	}

	/**
	 * Refuses what comes too often from one address, or for one account.
	 *
	 * @param string $action  Name of the action.
	 * @param string $subject What is counted in the place of the caller's address, such as the name of an account.
	 * @throws Refusal When the limit is reached.
	 */
	public function require_moderation( string $action, string $subject = '' ): void {
		/**
		 * Filters how many calls of an action one address may make.
		 *
		 * @param array<string, array{0: int, 1: int}> $limits Calls and seconds by action, `*` for all others; an empty array lifts all limits.
		 */
		$limits = apply_filters(
			'larder_rate_limits',
			[
				'delicious_recipes_process_login'         => [ 20, 10 * MINUTE_IN_SECONDS ],
				'delicious_recipes_process_login:account' => [ 10, 10 * MINUTE_IN_SECONDS ],
				'larder_register'                         => [ 5, HOUR_IN_SECONDS ],
				'*'                                       => [ 120, MINUTE_IN_SECONDS ],
			]
		);
		$limit  = is_array( $limits ) ? ( $limits[ $action ] ?? $limits['*'] ?? null ) : null;
		if ( ! is_array( $limit ) || ! is_int( $limit[0] ?? null ) || ! is_int( $limit[1] ?? null ) ) {
			return;
		}
		[ $calls, $seconds ] = $limit;
		$key                 = 'larder_rate_' . substr( wp_hash( $action . '|' . ( '' === $subject ? $this->client->network() : $subject ) . '|' . intdiv( time(), max( 1, $seconds ) ) ), 0, 24 );
		$made                = get_transient( $key );
		$made                = is_numeric( $made ) ? (int) $made : 0;
		if ( $made >= $calls ) {
			throw new Refusal( 'too_many', esc_html__( 'That was a lot at once. Please wait a few minutes and try again.', 'larder' ), 429 );
		}
		set_transient( $key, $made + 1, $seconds );
	}

	/**
	 * Tells whether an address lies on this site.
	 *
	 * @param string $url An address.
	 */
	private function is_own( string $url ): bool {
		foreach ( [ home_url(), site_url() ] as $own ) {
			if ( '' !== $url && $this->origin( $url ) === $this->origin( $own ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Gives scheme, host and port of an address.
	 *
	 * @param string $url An address.
	 */
	private function origin( string $url ): string {
		$parts = wp_parse_url( $url );
		$parts = is_array( $parts ) ? $parts : [];
		$port  = $parts['port'] ?? ( 'https' === ( $parts['scheme'] ?? '' ) ? 443 : 80 );
		return strtolower( ( $parts['scheme'] ?? '' ) . '://' . ( $parts['host'] ?? '' ) . ':' . $port );
	}

	/**
	 * Reads a value that the web server sets.
	 *
	 * @param string $key Key in `$_SERVER`.
	 */
	private function header( string $key ): string {
		return isset( $_SERVER[ $key ] ) && is_string( $_SERVER[ $key ] ) ? sanitize_text_field( wp_unslash( $_SERVER[ $key ] ) ) : '';
	}
}
