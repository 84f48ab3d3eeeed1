<?php
declare( strict_types=1 );

namespace Larder\Search\Admin;

use Larder\Card\CardRenderer;
use Larder\Registrable;
use Larder\Search\Query\Facets;
use Larder\Search\Query\RangeFacet;
use Larder\Search\Query\Sort;

defined( 'ABSPATH' ) || exit;

/**
 * Serves the options of the search block to the editor, at `larder/v1/search-choices`.
 */
final class ChoicesRoute implements Registrable {

	public function __construct( private readonly Facets $facets ) {}

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
			'/search-choices',
			[
				'methods'             => \WP_REST_Server::READABLE,
				'callback'            => $this->choices( ... ),
				'permission_callback' => static fn (): bool => current_user_can( 'edit_posts' )
					|| current_user_can( 'edit_delicious_recipes' ),
			]
		);
	}

	/**
	 * Returns facets, ranges, layouts of cards and orders.
	 */
	private function choices(): \WP_REST_Response {
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
				'ranges'  => array_map(
					static fn ( string $id, RangeFacet $range ): array => [
						'id'    => $id,
						'label' => $range->label,
					],
					array_keys( $this->facets->ranges() ),
					array_values( $this->facets->ranges() )
				),
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
}
