<?php
declare( strict_types=1 );

namespace Larder\Search;

/**
 * Writes what is chosen as an address of the page; `address.ts` of the block writes the same.
 */
final class Address {

	/**
	 * Gives the address of a state of the search, relative to its page.
	 *
	 * @param array<string, list<string>> $search Chosen values by filter.
	 * @param int                         $page   From 1.
	 * @param array<string, string>       $keep   Query arguments that WordPress needs to find the page.
	 */
	public static function of( array $search, int $page = 1, array $keep = [] ): string {
		$parts = [];
		foreach ( $keep as $name => $value ) {
			$parts[] = rawurlencode( $name ) . '=' . rawurlencode( $value );
		}
		foreach ( $search as $name => $values ) {
			if ( [] !== $values ) {
				$parts[] = rawurlencode( $name ) . '=' . implode( ',', array_map( rawurlencode( ... ), $values ) );
			}
		}
		if ( $page > 1 ) {
			$parts[] = Pages::ARGUMENT . '=' . $page;
		}
		return '?' . implode( '&', $parts );
	}

	/**
	 * Gives the query arguments of an address that WordPress needs to find its page: where permalinks are plain, or for a language.
	 *
	 * @param array<array-key, mixed> $address Query arguments.
	 * @param list<string>            $own     Names that belong to the search.
	 * @return array<string, string>
	 */
	public static function kept( array $address, array $own ): array {
		$wp    = $GLOBALS['wp'] ?? null;
		$names = $wp instanceof \WP ? array_diff( [ ...$wp->public_query_vars, 'lang' ], $own, [ 'paged', 'page', Pages::ARGUMENT ] ) : [];
		return array_filter( array_intersect_key( $address, array_flip( $names ) ), is_string( ... ) );
	}
}
