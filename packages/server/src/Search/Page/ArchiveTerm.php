<?php
declare( strict_types=1 );

namespace Larder\Search\Page;

use Larder\Search\Query\Facet;
use Larder\Search\Query\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the term whose archive the page is.
 */
final class ArchiveTerm {

	/**
	 * Returns the filter that an archive of a term starts with.
	 *
	 * @param array<string, Facet> $facets Facets by id.
	 * @return array<string, list<string>> The term by its facet; empty on other pages.
	 */
	public static function in_facets( array $facets ): array {
		$term = is_tax() || is_category() || is_tag() ? get_queried_object() : null;
		if ( ! $term instanceof \WP_Term ) {
			return [];
		}
		foreach ( $facets as $id => $facet ) {
			if ( $facet->taxonomy === $term->taxonomy ) {
				return [ $id => [ (string) $term->term_id ] ];
			}
		}
		return [];
	}
}
