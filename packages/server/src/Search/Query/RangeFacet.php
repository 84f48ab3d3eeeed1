<?php
declare( strict_types=1 );

namespace Larder\Search\Query;

use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * A number that a search limits: "Up to 30 min".
 *
 * It is among the facets, in the filter `larder_facets` as well; what it is called, its steps and its place in the
 * index are all said here.
 */
final class RangeFacet {

	/**
	 * @param \Closure(RecipeDocument): (int|float|null) $number  Gives the number of a recipe, null where it is not known; whole numbers up
	 *                                                            to 65,535 are told apart.
	 * @param string                                     $label   What the filter is called.
	 * @param string                                     $most    What a choice is called, with `%s` for the number: "Up to %s min".
	 * @param int                                        $open    From which number on a range lets everything through.
	 * @param non-empty-list<int>                        $presets The numbers to choose from, the smallest first.
	 * @param string|null                                $field   Name of the number in the index; null for one of its own.
	 */
	public function __construct(
		public readonly \Closure $number,
		public readonly string $label,
		public readonly string $most,
		public readonly int $open,
		public readonly array $presets,
		public readonly ?string $field = null
	) {}
}
