<?php
declare( strict_types=1 );

namespace Larder\Search\Engine;

defined( 'ABSPATH' ) || exit;

/**
 * The answer to a question; every count in it is exact, or unknown.
 */
final class Result {

	/**
	 * @param list<int>                                 $ids    Posts of the page, in order.
	 * @param int                                       $total  How many recipes there are on all pages.
	 * @param array<string, array<array-key, int|null>> $counts Recipes by value and facet, under the choices of the other filters; null
	 *                                                          where nobody knows.
	 * @param array<string, int>                        $sizes  How many values each counted facet has, counted or not.
	 */
	public function __construct(
		public readonly array $ids,
		public readonly int $total,
		public readonly array $counts,
		public readonly array $sizes
	) {}
}
