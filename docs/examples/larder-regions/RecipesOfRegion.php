<?php
/**
 * The ajax action of the example.
 *
 * @package LarderRegions
 */

declare( strict_types=1 );

namespace LarderRegions;

use Larder\Ajax\Caller;
use Larder\Ajax\ForeignAction;
use Larder\Ajax\Refusal;

/**
 * The action `larder_regions_recipes`: names recipes of a region.
 *
 * A page calls it by POST at `admin-ajax.php`: `action=larder_regions_recipes&region=Anatolia`.
 */
final class RecipesOfRegion implements ForeignAction {

	private const MOST = 20;

	/** {@inheritDoc} */
	public function name(): string {
		return 'larder_regions_recipes';
	}

	/** {@inheritDoc} */
	public function is_write(): bool {
		return false;
	}

	/** {@inheritDoc} */
	public function caller(): Caller {
		return Caller::Anyone;
	}

	/** {@inheritDoc} */
	public function request_schema(): array {
		return [
			'type'                 => 'object',
			'additionalProperties' => false,
			'required'             => [ 'region' ],
			'properties'           => [
				'region' => [
					'type'      => 'string',
					'minLength' => 1,
					'maxLength' => 60,
				],
			],
		];
	}

	/** {@inheritDoc} */
	public function handle( array $input ): array {
		$region = is_string( $input['region'] ) ? $input['region'] : '';
		$posts  = get_posts(
			[
				'post_type'   => 'recipe',
				'numberposts' => self::MOST,
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- An example; a large site narrows a search by the facet instead.
				'meta_key'    => Regions::META,
				'meta_value'  => $region, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- As above.
			]
		);
		if ( [] === $posts ) {
			throw new Refusal( 'unknown_region', esc_html__( 'There is no recipe from there.', 'larder-regions' ), 404 );
		}
		return [
			'recipes' => array_map(
				static fn ( \WP_Post $post ): array => [
					'title'     => get_the_title( $post ),
					'permalink' => get_permalink( $post ),
				],
				$posts
			),
		];
	}
}
