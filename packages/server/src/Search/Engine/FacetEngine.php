<?php
declare( strict_types=1 );

namespace Larder\Search\Engine;

use Larder\Search\Query\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Answers questions about recipes, with exact counts.
 */
interface FacetEngine {

	/**
	 * Answers a question.
	 */
	public function search( Query $query ): Result;

	/**
	 * Returns all values of a facet, those first that most recipes have.
	 *
	 * @return list<string>
	 */
	public function values( string $facet ): array;

	/**
	 * Returns the labels that are shown for values of a facet.
	 *
	 * @param list<string> $values
	 * @return array<array-key, string> By value; one that is gone, such as a deleted term, has none.
	 */
	public function labels( string $facet, array $values ): array;
}
