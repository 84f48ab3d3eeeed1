<?php
declare( strict_types=1 );

namespace Larder\Taxonomies;

use Larder\Statements;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the names of many terms, and remembers them while no term changes.
 *
 * WordPress reads all of each term and makes an object of it, which for all values of a
 * search takes as long as to count them. It is asked where a plugin has a word in its terms.
 */
final class TermNames {

	/** When terms were last changed, as WordPress notes it. */
	private static string $changed = '';

	/** @var array<int, string> By term. */
	private static array $known = [];

	/**
	 * Reads at once the names of terms of any taxonomies.
	 *
	 * @param list<int> $ids Terms.
	 */
	public static function prime( array $ids ): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$changed = wp_cache_get_last_changed( 'terms' );
		if ( self::$changed !== $changed ) {
			self::$changed = $changed;
			self::$known   = [];
		}
		$missing = implode(
			', ',
			array_filter( array_map( intval( ... ), $ids ), static fn ( int $id ): bool => ! isset( self::$known[ $id ] ) )
		);
		if ( '' === $missing ) {
			return;
		}
		foreach ( ( new Statements( $wpdb ) )->rows(
			"SELECT term_id, name FROM %i WHERE term_id IN ( $missing )",
			[ $wpdb->terms ]
		) as $row ) {
			self::$known[ (int) $row['term_id'] ] = (string) $row['name'];
		}
	}

	/**
	 * Returns names.
	 *
	 * @param list<int> $ids Terms.
	 * @return array<int, string> By id; a term that is not there has none.
	 */
	public static function for_terms( array $ids, string $taxonomy ): array {
		if ( ! has_filter( 'get_term' ) && ! has_filter( "get_$taxonomy" ) ) {
			self::prime( $ids );
			return array_intersect_key( self::$known, array_flip( $ids ) );
		}
		_prime_term_caches( $ids, false );
		$names = [];
		foreach ( $ids as $id ) {
			$term = get_term( $id, $taxonomy );
			if ( $term instanceof \WP_Term ) {
				$names[ $id ] = $term->name;
			}
		}
		return $names;
	}
}
