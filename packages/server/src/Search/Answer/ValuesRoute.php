<?php
declare( strict_types=1 );

namespace Larder\Search\Answer;

use Larder\Ajax\Refusal;
use Larder\Registrable;
use Larder\Search\Query\SearchInput;

defined( 'ABSPATH' ) || exit;

/**
 * The values of a filter by GET at `larder/v1/filters/<filter>`, for caches between the site and its visitors.
 */
final class ValuesRoute implements Registrable {

	/** Names of the URL that are not filters. */
	private const OWN = [ 'text', 'offset', 'facet', ...SharedCache::OF_WORDPRESS ];

	public function __construct(
		private readonly FilterValues $values,
		private readonly SearchInput $input,
		private readonly SharedCache $cache
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'rest_api_init', $this->register_route( ... ) );
	}

	/**
	 * Registers the route.
	 */
	public function register_route(): void {
		register_rest_route(
			'larder/v1',
			'/filters/(?P<facet>[a-z][a-z0-9_]{0,39})',
			[
				'methods'             => \WP_REST_Server::READABLE,
				'callback'            => $this->answer( ... ),
				'permission_callback' => '__return_true',
				'args'                => [
					'text'   => [
						'type'      => 'string',
						'maxLength' => 100,
						'default'   => '',
					],
					'offset' => [
						'type'    => 'integer',
						'minimum' => 0,
						'maximum' => 1_000_000,
						'default' => 0,
					],
				],
			]
		);
	}

	/**
	 * Returns the values of a facet that match what was typed.
	 *
	 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
	 */
	public function answer( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		[ 'facet' => $facet, 'text' => $text, 'offset' => $offset ] = $request->get_params();
		$facet  = is_string( $facet ) ? $facet : '';
		$text   = is_string( $text ) ? $text : '';
		$offset = is_int( $offset ) ? $offset : 0;
		$search = array_diff_key( $request->get_query_params(), array_flip( self::OWN ) );
		try {
			$query     = $this->values->question( $facet, $search );
			$canonical = $this->input->canonical( $search ) + array_filter(
				[
					'text'   => $text,
					'offset' => $offset > 0 ? (string) $offset : '',
				]
			);
		} catch ( Refusal $refusal ) {
			return $refusal->rest_error();
		}
		return $this->cache->response(
			$request,
			"larder/v1/filters/$facet",
			$canonical,
			[ $query, $facet, $text, $offset ],
			fn (): array => $this->values->find( $facet, $query, $text, $offset )
		);
	}
}
