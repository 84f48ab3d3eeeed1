<?php
declare( strict_types=1 );

namespace Larder\Search\Answer;

use Larder\Ajax\Refusal;
use Larder\Contracts\Constants;
use Larder\Registrable;
use Larder\Search\Query\SearchInput;

defined( 'ABSPATH' ) || exit;

/**
 * Answers a search by GET at `larder/v1/recipes`, for caches between the site and its visitors.
 */
final class SearchRoute implements Registrable {

	public function __construct(
		private readonly SearchInput $input,
		private readonly SearchService $service,
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
			'/recipes',
			[
				'methods'             => \WP_REST_Server::READABLE,
				'callback'            => $this->answer( ... ),
				'permission_callback' => '__return_true',
				'args'                => [
					Constants::RESULTS_PAGE_ARGUMENT => [
						'type'    => 'integer',
						'minimum' => 1,
						'maximum' => 1_000_000,
						'default' => 1,
					],
					'per_page'      => [
						'type'    => 'integer',
						'minimum' => 1,
						'maximum' => 100,
					],
				],
			]
		);
	}

	/**
	 * Answers a request.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function answer( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$sent     = $request->get_query_params();
		$page     = $request->get_param( Constants::RESULTS_PAGE_ARGUMENT );
		$per_page = $request->get_param( 'per_page' );
		$search   = array_diff_key( $sent, array_flip( [ Constants::RESULTS_PAGE_ARGUMENT, 'per_page', ...SharedCache::OF_WORDPRESS ] ) );
		try {
			$query     = $this->input->query( $search, is_int( $page ) ? $page : 1, is_int( $per_page ) ? $per_page : null );
			$canonical = $this->input->canonical( $search ) + array_filter(
				[
					Constants::RESULTS_PAGE_ARGUMENT => $query->page > 1 ? $query->page : null,
					'per_page'      => is_int( $per_page ) ? $per_page : null,
				]
			);
		} catch ( Refusal $refusal ) {
			return $refusal->rest_error();
		}
		return $this->cache->response(
			$request,
			'larder/v1/recipes',
			$canonical,
			[ $query ],
			fn (): array => AnswerJson::from_answer( SearchService::with_links( $this->service->answer( $query ) ) )
		);
	}
}
