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

	/**
	 * Gives all values of a facet, those first that most recipes have.
	 *
	 * @param string $facet The facet.
	 * @return list<string>
	 */
	public function values( string $facet ): array;
}
