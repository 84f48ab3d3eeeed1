<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Taxonomies\ShownTerms;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the terms of their recipes to posts, and deletes those that were created for that on the way back.
 */
final class CreatedTerms {

	/** How many terms are remembered at most, so that each need not be looked for by its name again. */
	private const MAX_TERMS = 500;

	/** The meta field of a term that was made for a recipe. */
	private const KEY = '_larder_change_over';

	/**
	 * Adds terms to a post, beside those that it has.
	 *
	 * @param Rows                        $rows  Reads and adds rows.
	 * @param array<string, list<string>> $terms Names by taxonomy, plain text.
	 */
	public static function add( Rows $rows, int $post_id, array $terms ): void {
		$ids = [];
		foreach ( $terms as $taxonomy => $names ) {
			$found = taxonomy_exists( $taxonomy )
				? array_filter( array_map( static fn ( string $name ): int => self::id( $name, $taxonomy ), $names ) )
				: [];
			if ( [] !== $found ) {
				$ids[ $taxonomy ] = array_values( array_unique( $found ) );
				ShownTerms::note( $post_id, $taxonomy );
			}
		}
		$rows->terms->add( $post_id, $ids );
	}

	/**
	 * Restores exactly the terms that a post had.
	 *
	 * @param list<int> $now      The terms that it has.
	 * @param list<int> $before   The terms that it had.
	 * @return list<int> Those that it does not have any more.
	 */
	public static function restore( Rows $rows, int $post_id, string $taxonomy, array $now, array $before ): array {
		$off = array_values( array_diff( $now, $before ) );
		if ( [] !== array_diff( $before, $now ) ) {
			wp_set_object_terms( $post_id, $before, $taxonomy );
		} elseif ( [] !== $off ) {
			$rows->terms->remove( $post_id, $taxonomy, $off, $before );
		}
		return $off;
	}

	/**
	 * Deletes those of some terms that were created for recipes and that nothing uses any more.
	 *
	 * @param array<string, list<int>> $terms The terms by taxonomy.
	 */
	public static function drop_unused( Rows $rows, array $terms ): void {
		foreach ( $terms as $taxonomy => $ids ) {
			$ids = array_values( array_unique( $ids ) );
			update_termmeta_cache( $ids );
			foreach ( $ids as $id ) {
				if ( '' !== $taxonomy && metadata_exists( 'term', $id, self::KEY ) && ! $rows->terms->is_used( $id, $taxonomy ) ) {
					wp_delete_term( $id, $taxonomy );
				}
			}
		}
	}

	/**
	 * Finds a term by its name, or makes it.
	 *
	 * @param string $name Plain text.
	 * @return int 0 where there can be no such term.
	 */
	private static function id( string $name, string $taxonomy ): int {
		/** @var array<string, array{int, string}> $found The terms that were found last, and their names. */
		static $found = [];
		$key   = "$taxonomy $name";
		$known = get_term( $found[ $key ][0] ?? 0, $taxonomy );
		if ( $known instanceof \WP_Term && $known->name === $found[ $key ][1] ) {
			return $known->term_id;
		}
		$known = get_term_by( 'name', $name, $taxonomy );
		if ( $known instanceof \WP_Term ) {
			$found         = count( $found ) < self::MAX_TERMS ? $found : [];
			$found[ $key ] = [ $known->term_id, $known->name ];
			return $known->term_id;
		}
		$made = wp_insert_term( wp_slash( $name ), $taxonomy );
		if ( is_wp_error( $made ) ) {
			return 0;
		}
		add_term_meta( $made['term_id'], self::KEY, '1', true );
		return $made['term_id'];
	}
}
