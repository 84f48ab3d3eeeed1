<?php
declare( strict_types=1 );

namespace Larder\Search\Answer;

use Larder\Ajax\Action;
use Larder\Ajax\Caller;

defined( 'ABSPATH' ) || exit;

/**
 * The action `larder_filter_values`: what is typed into the dropdown of a filter with many values.
 */
final class FindValues implements Action {

	/**
	 * @param FilterValues $values Finds values.
	 */
	public function __construct( private readonly FilterValues $values ) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'larder_filter_values';
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
	public function handle( array $input ): array {
		$facet  = is_string( $input['facet'] ?? null ) ? $input['facet'] : '';
		$search = $input['search'] ?? [];
		$match  = $input['match'] ?? [];
		return $this->values->find(
			$facet,
			$this->values->question( $facet, is_array( $search ) ? $search : [], is_array( $match ) ? $match : [] ),
			is_string( $input['text'] ?? null ) ? $input['text'] : '',
			is_int( $input['offset'] ?? null ) ? $input['offset'] : 0
		);
	}
}
