<?php
declare( strict_types=1 );

namespace Larder\Search;

/**
 * Answers questions about recipes, with exact counts.
 */
interface FacetEngine {

	/**
	 * Answers a question.
	 *
	 * @param Query $query The question.
	 */
	public function search( Query $query ): Result;
}
