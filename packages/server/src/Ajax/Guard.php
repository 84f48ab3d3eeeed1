<?php
declare( strict_types=1 );

namespace Larder\Ajax;

defined( 'ABSPATH' ) || exit;

/**
 * Accepts requests from pages of this site only, and within the rate limit of their action.
 */
final class Guard {

	/** The nonce action for logged-in users. */
	public const NONCE = 'larder_ajax';

	public function __construct(
		private readonly ClientIpAddress $client,
		private readonly RateCounter $rates
	) {}

	/**
	 * Refuses a write that another site's page sends (CSRF).
	 *
	 * A cached page has no nonce, so the origin headers that the browser sends take its place.
	 *
	 * @throws Refusal When the request comes from elsewhere.
	 */
	public function require_same_origin(): void {
		$site   = sanitize_key( ServerVariables::text( 'HTTP_SEC_FETCH_SITE' ) );
		$origin = ServerVariables::text( 'HTTP_ORIGIN' );
		if ( in_array( $site, [ 'cross-site', 'same-site' ], true ) || ( '' !== $origin && ! $this->is_own( $origin ) ) ) {
			throw new Refusal( 'foreign_origin', esc_html__( 'This can only be done on the site itself.', 'larder' ), 403 );
		}
		if ( '' === $site && '' === $origin && ! $this->is_own( ServerVariables::text( 'HTTP_REFERER' ) ) ) {
			throw new Refusal( 'unknown_origin', esc_html__( 'This can only be done on the site itself.', 'larder' ), 403 );
		}
	}

	/**
	 * Whether the browser's headers say that a page of this site sends the request, not a navigation by the visitor.
	 */
	private function is_sent_by_own_page(): bool {
		$site   = sanitize_key( ServerVariables::text( 'HTTP_SEC_FETCH_SITE' ) );
		$origin = ServerVariables::text( 'HTTP_ORIGIN' );
		return '' === $site
			? $this->is_own( '' === $origin ? ServerVariables::text( 'HTTP_REFERER' ) : $origin )
			: 'same-origin' === $site && ( '' === $origin || $this->is_own( $origin ) );
	}

	/**
	 * Refuses callers without permission, and forged requests (CSRF).
	 *
	 * @param Contract $contract What is known of the action.
	 * @param string   $nonce    What was sent as nonce.
	 * @throws Refusal When the caller has to be logged in and is not, or the nonce is not one of today.
	 */
	public function require_caller( Contract $contract, string $nonce ): void {
		if ( ! is_user_logged_in() ) {
			if ( Caller::Account === $contract->caller ) {
				throw new Refusal( 'login_required', esc_html__( 'Please log in first.', 'larder' ), 401 );
			}
			return;
		}
		$is_excused  = $contract->is_nonce_optional && '' === $nonce && $this->is_sent_by_own_page();
		$needs_nonce = $contract->is_write && Caller::Anyone !== $contract->caller && ! $is_excused;
		if ( $needs_nonce && false === wp_verify_nonce( $nonce, self::NONCE ) ) {
			throw new Refusal(
				'stale_nonce',
				esc_html__( 'This page is too old for that. Please reload it and try again.', 'larder' ),
				403
			);
		}
	}

	/**
	 * Refuses requests beyond the rate limit of an IP address or an account.
	 *
	 * A request is counted before it is handled, so that concurrent requests cannot exceed the
	 * limit.
	 *
	 * @param string $subject Counted instead of the IP address, such as the name of an account.
	 * @throws Refusal When the limit is reached.
	 */
	public function require_within_rate_limit( string $action, string $subject = '' ): void {
		if ( ! $this->is_within_rate_limit( $action, $subject ) ) {
			throw new Refusal(
				'too_many',
				esc_html__( 'That was a lot at once. Please wait a few minutes and try again.', 'larder' ),
				429
			);
		}
	}

	/**
	 * Ends a request for a page beyond the rate limit of an IP address, or of the account of who is logged in.
	 *
	 * @param string $action As {@see self::require_within_rate_limit()} takes it.
	 */
	public function end_page_beyond_rate_limit( string $action ): void {
		if ( ! $this->is_within_rate_limit( $action, is_user_logged_in() ? 'account ' . get_current_user_id() : '' ) ) {
			wp_die(
				esc_html__( 'That was a lot at once. Please wait a few minutes and try again.', 'larder' ),
				'',
				[
					'response'  => 429,
					'back_link' => true,
				]
			);
		}
	}

	/**
	 * Counts a request, and returns whether it is within the limit.
	 *
	 * @param string $action  As {@see self::require_within_rate_limit()} takes it.
	 * @param string $subject As there.
	 */
	public function is_within_rate_limit( string $action, string $subject = '' ): bool {
		[ $calls, $seconds ] = self::limit( $action );
		return 0 === $seconds || $this->rates->count( $this->counted( $action, $subject ), $seconds, $calls ) <= $calls;
	}

	/**
	 * Returns a subject to count by that differs for each IP address.
	 *
	 * @param string $what What is counted there, such as a name that was typed.
	 */
	public function here( string $what ): string {
		return bin2hex( $this->client->network() ) . " $what";
	}

	/**
	 * Takes back a count of {@see self::require_within_rate_limit()}.
	 *
	 * @param string $action  As there.
	 * @param string $subject As there.
	 */
	public function take_back( string $action, string $subject = '' ): void {
		[ , $seconds ] = self::limit( $action );
		if ( $seconds > 0 ) {
			$this->rates->take_back( $this->counted( $action, $subject ), $seconds );
		}
	}

	/**
	 * Returns what is counted, and for whom.
	 *
	 * @param string $subject What is counted in the place of the caller's address, empty for that.
	 */
	private function counted( string $action, string $subject ): string {
		return $action . '|' . ( '' === $subject ? $this->client->network() : $subject );
	}

	/**
	 * Returns how often an action may be called.
	 *
	 * @return array{int, int} Calls, and for how many seconds they are counted: 0 where there is no limit.
	 */
	private static function limit( string $action ): array {
		/**
		 * Filters how many calls of an action one address may make, or one account where the visitor is logged in.
		 *
		 * A whole school may share one IP address. Of logins only those that fail are counted: by address, by address
		 * and name as typed (`:account`), and by name from wherever (`:everywhere`), beyond which the site's login page continues.
		 * Votes without an account are also counted by address, post and kind (`larder_votes:post`). `larder_export` and
		 * `larder_cookbook` are files of saved recipes and cookbooks, which are no actions but requests for a page.
		 *
		 * @param array<string, array{0: int, 1: int}> $limits Calls and seconds by action, `*` for all others that have no colon; an empty
		 *                                                     array lifts all limits.
		 */
		$limits = apply_filters(
			'larder_rate_limits',
			[
				'recipe_likes'                            => [ 1200, MINUTE_IN_SECONDS ],
				'irecommendthis'                          => [ 1200, MINUTE_IN_SECONDS ],
				// A guest's list moves into the account one by one.
				'delicious_recipes_wishlist'              => [ 1200, MINUTE_IN_SECONDS ],
				'delicious_recipes_process_login'         => [ 20, 10 * MINUTE_IN_SECONDS ],
				'delicious_recipes_process_login:account' => [ 10, 10 * MINUTE_IN_SECONDS ],
				'delicious_recipes_process_login:everywhere' => [ 100, HOUR_IN_SECONDS ],
				// Twice as many as a school has pupils who like the same recipe within an hour.
				'larder_votes:post'                       => [ 300, HOUR_IN_SECONDS ],
				'larder_register'                         => [ 5, HOUR_IN_SECONDS ],
				// Pages that cost the most: a file has up to a thousand recipes with their pictures, a book up to three hundred.
				'larder_export'                           => [ 30, 10 * MINUTE_IN_SECONDS ],
				'larder_cookbook'                         => [ 60, 10 * MINUTE_IN_SECONDS ],
				'*'                                       => [ 120, MINUTE_IN_SECONDS ],
			]
		);
		$others = str_contains( $action, ':' ) ? '' : '*';
		$limit  = is_array( $limits ) ? ( $limits[ $action ] ?? $limits[ $others ] ?? null ) : null;
		return is_array( $limit ) && is_int( $limit[0] ?? null ) && is_int( $limit[1] ?? null )
			? [ $limit[0], max( 1, $limit[1] ) ]
			: [ 0, 0 ];
	}

	/**
	 * Returns whether an address lies on this site.
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
	 * Returns scheme, host and port of an address.
	 */
	private function origin( string $url ): string {
		$parts = wp_parse_url( $url );
		$parts = is_array( $parts ) ? $parts : [];
		$port  = $parts['port'] ?? ( 'https' === ( $parts['scheme'] ?? '' ) ? 443 : 80 );
		return strtolower( ( $parts['scheme'] ?? '' ) . '://' . ( $parts['host'] ?? '' ) . ':' . $port );
	}
}
