<?php
declare( strict_types=1 );

namespace Larder\Search\Engine;

use Larder\Search\Index\Entry;
use Larder\Search\Query\Facet;
use Larder\Search\Query\Query;
use Larder\Search\Query\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Compares single recipes with a query.
 */
final class EntryMatcher {

	/** @var list<string> The words that are searched for. */
	private readonly array $words;

	/**
	 * @param array<string, Facet> $facets The facets of the site, by name.
	 */
	public function __construct( private readonly Query $query, private readonly array $facets ) {
		$this->words = Text::words( $query->text );
	}

	/**
	 * Whether a recipe meets the query apart from its filters.
	 */
	public function meets_all_but_filters( Entry $entry ): bool {
		foreach ( $this->query->without as $facet => $values ) {
			if ( [] !== array_intersect( $values, $entry->facets[ $facet ] ?? [] ) ) {
				return false;
			}
		}
		foreach ( $this->query->within as $facet => $values ) {
			if ( [] === array_intersect( $values, $entry->facets[ $facet ] ?? [] ) ) {
				return false;
			}
		}
		foreach ( $this->query->ranges as $field => $range ) {
			$number = $entry->numbers[ $field ] ?? null;
			if ( null === $number || $number < ( $range['min'] ?? 0 ) || $number > ( $range['max'] ?? PHP_INT_MAX ) ) {
				return false;
			}
		}
		return $this->has_words( $entry );
	}

	/**
	 * Whether a recipe meets the filters of the query.
	 *
	 * @param string|null $counted A facet whose own values are ignored, to count it; not where a recipe needs all of them.
	 */
	public function meets_filters( Entry $entry, ?string $counted = null ): bool {
		$met = [];
		foreach ( $this->query->filters as $facet => $values ) {
			$is_all = $this->query->has_all( $facet, $this->facets[ $facet ] ?? null );
			if ( $facet !== $counted || $is_all ) {
				$common = count( array_intersect( $values, $entry->facets[ $facet ] ?? [] ) );
				$met[]  = $is_all ? count( $values ) === $common : $common > 0;
			}
		}
		if ( $this->query->is_any ) {
			return null !== $counted || [] === $met || in_array( true, $met, true );
		}
		return ! in_array( false, $met, true );
	}

	/**
	 * Whether a recipe has all words that are searched for, the last one as a prefix.
	 */
	private function has_words( Entry $entry ): bool {
		$words = $this->words;
		$last  = array_pop( $words );
		if ( [] !== array_diff( $words, $entry->words ) ) {
			return false;
		}
		if ( null === $last ) {
			return true;
		}
		foreach ( $entry->words as $word ) {
			if ( str_starts_with( $word, $last ) ) {
				return true;
			}
		}
		return false;
	}
}
