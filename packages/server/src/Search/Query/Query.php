<?php
declare( strict_types=1 );

namespace Larder\Search\Query;

defined( 'ABSPATH' ) || exit;

/**
 * A question to the index; every value in it is known to be sound.
 */
final class Query {

	/**
	 * @param array<string, list<string>>                        $filters  Chosen values by facet; OR within one, unless the facet says
	 *                                                                     otherwise.
	 * @param array<string, list<string>>                        $without  Values that no result may have, by facet.
	 * @param array<string, array{min: int|null, max: int|null}> $ranges   Bounds by number, both included.
	 * @param string                                             $text     Words that all results have; the last may be a beginning.
	 * @param int                                                $page     From 1.
	 * @param int                                                $per_page How many recipes a page has.
	 * @param bool                                               $is_any   Whether one matching filter is enough.
	 * @param array<string, int>                                 $counted  Facets whose values are counted, with the most values of each: those
	 *                                                                     that most recipes have.
	 * @param array<string, bool>                                $matches  Whether results have all chosen values of a facet, where that is not
	 *                                                                     as the facet says.
	 * @param array<string, list<string>>                        $named    Values that are counted as well, however few recipes have them, by
	 *                                                                     facet.
	 * @param array<string, list<string>>                        $within   Values of which every result and every counted recipe has one, by
	 *                                                                     facet, whatever joins the filters.
	 */
	public function __construct(
		public readonly array $filters = [],
		public readonly array $without = [],
		public readonly array $ranges = [],
		public readonly string $text = '',
		public readonly Sort $sort = Sort::Newest,
		public readonly int $page = 1,
		public readonly int $per_page = 12,
		public readonly bool $is_any = false,
		public readonly array $counted = [],
		public readonly array $matches = [],
		public readonly array $named = [],
		public readonly array $within = []
	) {}

	/**
	 * Returns the same question about some values of one facet only.
	 *
	 * @param list<string> $values
	 */
	public function counting( string $facet, array $values ): self {
		return $this->with( 1, 1, [ $facet => 0 ], [ $facet => $values ] );
	}

	/**
	 * Returns the same question without counts.
	 */
	public function uncounted(): self {
		return $this->with( $this->page, $this->per_page, [], [] );
	}

	/**
	 * Returns a query for the same recipes with other pages and counts.
	 *
	 * @param int                         $page     From 1.
	 * @param int                         $per_page How many recipes a page has.
	 * @param array<string, int>          $counted  Facets whose values are counted, with the most values of each.
	 * @param array<string, list<string>> $named    Values that are counted as well.
	 */
	private function with( int $page, int $per_page, array $counted, array $named ): self {
		return new self(
			$this->filters,
			$this->without,
			$this->ranges,
			$this->text,
			$this->sort,
			$page,
			$per_page,
			$this->is_any,
			$counted,
			$this->matches,
			$named,
			$this->within
		);
	}

	/**
	 * Returns whether results have all chosen values of a facet, not one of them.
	 *
	 * @param string     $id    The facet.
	 * @param Facet|null $facet What is known of it.
	 */
	public function has_all( string $id, ?Facet $facet ): bool {
		return $this->matches[ $id ] ?? $facet->is_all ?? false;
	}

	/**
	 * Returns how many recipes come before the page.
	 */
	public function offset(): int {
		return ( $this->page - 1 ) * $this->per_page;
	}
}
