<?php
declare( strict_types=1 );

namespace Larder\Search\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Nests terms under their parents.
 */
final class TermTree {

	/**
	 * Sorts terms so that each follows its parent, and says how deep it is.
	 *
	 * A term whose parent is not among them is under its nearest ancestor that is.
	 *
	 * @param list<string> $ids Terms, in the order that siblings keep.
	 * @return array<array-key, int> Depth from 0, by term id, in order.
	 */
	public static function build( string $taxonomy, array $ids ): array {
		if ( ! is_taxonomy_hierarchical( $taxonomy ) ) {
			return array_fill_keys( $ids, 0 );
		}
		$is_listed = array_fill_keys( $ids, true );
		$children  = [];
		foreach ( $ids as $id ) {
			$above               = array_filter(
				get_ancestors( (int) $id, $taxonomy, 'taxonomy' ),
				static fn ( int $ancestor ): bool => isset( $is_listed[ $ancestor ] )
			);
			$parent              = [] === $above ? 0 : reset( $above );
			$children[ $parent ][] = $id;
		}
		return self::below( 0, 0, $children );
	}

	/**
	 * Returns the terms below one, each followed by its own.
	 *
	 * @param int                      $parent_id The term, 0 for the top.
	 * @param int                      $depth     The depth of its children.
	 * @param array<int, list<string>> $children  Terms by parent.
	 * @return array<array-key, int>
	 */
	private static function below( int $parent_id, int $depth, array $children ): array {
		$all = [];
		foreach ( $children[ $parent_id ] ?? [] as $id ) {
			$all += [ $id => $depth ] + self::below( (int) $id, $depth + 1, $children );
		}
		return $all;
	}
}
