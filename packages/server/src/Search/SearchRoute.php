<?php
declare( strict_types=1 );

namespace Larder\Search;

use Larder\Ajax\Refusal;
use Larder\Card\CardRenderer;
use Larder\Registrable;

/**
 * The same answers by GET at `larder/v1/recipes`, for caches between the site and its visitors.
 */
final class SearchRoute implements Registrable {

	/**
	 * Takes what it needs.
	 *
	 * @param SearchInput   $input   Reads questions.
	 * @param SearchService $service Answers them.
	 * @param Facets        $facets  The facets.
	 * @param SharedCache   $cache   Lets caches keep the answers.
	 */
	public function __construct(
		private readonly SearchInput $input,
		private readonly SearchService $service,
		private readonly Facets $facets,
		private readonly SharedCache $cache
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'rest_api_init', $this->register_route( ... ) );
	}

	/**
	 * Registers the routes.
	 */
	public function register_route(): void {
		register_rest_route(
			'larder/v1',
			'/search-choices',
			[
				'methods'             => \WP_REST_Server::READABLE,
				'callback'            => $this->choices( ... ),
				'permission_callback' => static fn (): bool => current_user_can( 'edit_posts' ),
			]
		);
		register_rest_route(
			'larder/v1',
			'/recipes',
			[
				'methods'             => \WP_REST_Server::READABLE,
				'callback'            => $this->answer( ... ),
				'permission_callback' => '__return_true',
				'args'                => [
					Pages::ARGUMENT => [
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
	 * Gives what a search block can be made of, for the editor.
	 */
	public function choices(): \WP_REST_Response {
		$facets = [];
		foreach ( $this->facets->all() as $id => $facet ) {
			$facets[] = [
				'id'    => $id,
				'label' => $facet->label,
				'isAll' => $facet->is_all,
			];
		}
		return new \WP_REST_Response(
			[
				'facets'  => $facets,
				'layouts' => array_keys( CardRenderer::layouts() ),
				'sorts'   => array_map(
					static fn ( Sort $sort ): array => [
						'value' => $sort->value,
						'label' => $sort->label(),
					],
					Sort::cases()
				),
			]
		);
	}

	/**
	 * Answers a request.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request The request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function answer( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$sent     = $request->get_query_params();
		$page     = $request->get_param( Pages::ARGUMENT );
		$per_page = $request->get_param( 'per_page' );
		$search   = array_diff_key( $sent, array_flip( [ Pages::ARGUMENT, 'per_page', ...SharedCache::OF_WORDPRESS ] ) );
		try {
			$query     = $this->input->query( $search, is_int( $page ) ? $page : 1, is_int( $per_page ) ? $per_page : null );
			$canonical = $this->input->canonical( $search ) + array_filter(
				[
					Pages::ARGUMENT => $query->page > 1 ? $query->page : null,
					'per_page'      => is_int( $per_page ) ? $per_page : null,
				]
			);
		} catch ( Refusal $refusal ) {
			return new \WP_Error( $refusal->reason, $refusal->getMessage(), [ 'status' => $refusal->status ] );
		}
		return $this->cache->response( $request, 'larder/v1/recipes', $canonical, [ $query ], fn (): array => AnswerJson::of( $this->service->answer( $query ) ) );
	}
}
