<?php
declare( strict_types=1 );

namespace Larder\Search\Answer;

use Larder\Ajax\Action;

defined( 'ABSPATH' ) || exit;

/**
 * The action `larder_filter_values`: what is typed into the dropdown of a filter with many values.
 *
 * @phpstan-import-type FilterValuesRequest from \Larder\Contracts\Requests
 * @implements Action<FilterValuesRequest>
 */
final class FindValues implements Action {

	public function __construct( private readonly FilterValues $values ) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'larder_filter_values';
	}

	/** {@inheritDoc} */
	public function handle( array $input ): array {
		$facet = $input['facet'];
		return $this->values->find(
			$facet,
			$this->values->question( $facet, $input['search'] ?? [], $input['match'] ?? [] ),
			$input['text'] ?? '',
			$input['offset'] ?? 0
		);
	}
}
