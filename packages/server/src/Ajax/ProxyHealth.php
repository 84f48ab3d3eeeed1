<?php
declare( strict_types=1 );

namespace Larder\Ajax;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Warns in Tools → Site Health when visitors seem to come through a proxy that the site has not declared.
 *
 * All of them would share the proxy's address, and with it the limits of calls. It looks at the
 * request of the administrator who reads it, and keeps nothing.
 */
final class ProxyHealth implements Registrable {

	/** Headers in which proxies send the client's IP address; `Forwarded` has more in it. */
	private const HEADERS = [ 'HTTP_X_FORWARDED_FOR', 'HTTP_CF_CONNECTING_IP', 'HTTP_TRUE_CLIENT_IP', 'HTTP_X_REAL_IP' ];

	public function __construct( private readonly ClientIpAddress $client ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'site_status_tests', $this->add( ... ) );
	}

	/**
	 * Adds the test.
	 *
	 * @param array<string, array<string, mixed>> $tests Tests by kind.
	 * @return array<string, array<string, mixed>>
	 */
	public function add( array $tests ): array {
		$tests['direct']['larder_proxy'] = [
			'label' => __( 'Addresses of visitors', 'larder' ),
			'test'  => $this->test( ... ),
		];
		return $tests;
	}

	/**
	 * Checks this request.
	 *
	 * @return array{label: string, status: string, badge: array{label: string, color: string}, description: string, actions: string, test: string}
	 */
	public function test(): array {
		$is_fine = ! $this->is_behind_unknown_proxy();
		return [
			'label'       => $is_fine
				? __( 'Visitors are told apart by their addresses', 'larder' )
				: __( 'All visitors may count as one', 'larder' ),
			'status'      => $is_fine ? 'good' : 'recommended',
			'badge'       => [
				'label' => __( 'Recipes', 'larder' ),
				'color' => 'blue',
			],
			'description' => '<p>' . (
				$is_fine
					? esc_html__( 'Who likes, rates or logs in far too often is slowed down, and nobody else.', 'larder' )
					: self::advice()
			) . '</p>',
			'actions'     => '',
			'test'        => 'larder_proxy',
		];
	}

	/**
	 * Whether a proxy has forwarded this request, and its IP address is taken for the client's.
	 */
	private function is_behind_unknown_proxy(): bool {
		$seen = ClientIpAddress::packed( ServerVariables::text( 'REMOTE_ADDR' ) );
		// A web server that evaluates the header has set REMOTE_ADDR to the client's address.
		return '' !== $seen
			&& [] !== self::named()
			&& ! in_array( $seen, self::named(), true )
			&& ClientIpAddress::packed( $this->client->get() ) === $seen;
	}

	/**
	 * Returns the client's address by the headers of this request.
	 *
	 * @return list<string> Addresses as bytes.
	 */
	private static function named(): array {
		preg_match_all( '/\bfor="?([^";,]+)/i', ServerVariables::text( 'HTTP_FORWARDED' ), $forwarded );
		$names = explode( ',', implode( ',', [ ...array_map( ServerVariables::text( ... ), self::HEADERS ), ...$forwarded[1] ] ) );
		// Some write a port: `192.0.2.1:4711`, `[2001:db8::1]:4711`.
		$names     = preg_replace( [ '/^\s*([\d.]+):\d+\s*$/', '/^\s*\[([^\]]*)\](:\d+)?\s*$/' ], '$1', $names );
		$addresses = array_map( static fn ( string $name ): string => ClientIpAddress::packed( trim( $name ) ), $names );
		return array_values( array_filter( $addresses, static fn ( string $address ): bool => '' !== $address ) );
	}

	/**
	 * Returns what to do, as safe HTML.
	 */
	private static function advice(): string {
		return sprintf(
			/* translators: 1: IP address, 2: name of a filter. */
			esc_html__(
				'This request came from %1$s, which says that it only passes it on. As long as that is no proxy that you have declared, nobody knows whether to believe it, and all who come by it share one limit of likes, ratings and logins. If it is yours, name its addresses with the filter %2$s.',
				'larder'
			),
			'<code>' . esc_html( ServerVariables::text( 'REMOTE_ADDR' ) ) . '</code>',
			'<code>larder_trusted_proxies</code>'
		);
	}
}
