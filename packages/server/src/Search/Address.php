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
	 */
	public static function of( array $search, int $page = 1 ): string {
		$parts = [];
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
}
