<?php
declare( strict_types=1 );

namespace Larder\Details;

defined( 'ABSPATH' ) || exit;

/**
 * Chooses how many facts stand side by side, so that no row ends with a single one.
 */
final class Columns {

	/**
	 * Gives the number of columns that fills the rows best.
	 *
	 * @param int $count How many there are to set.
	 * @param int $most  How many fit side by side.
	 * @return int Between 2 and `$most`, or `$count` when one row holds them all.
	 */
	public static function for( int $count, int $most ): int {
		if ( $count <= $most ) {
			return max( 1, $count );
		}
		$best  = $most;
		$least = PHP_INT_MAX;
		for ( $columns = $most; $columns >= 2; $columns-- ) {
			$last = $count % $columns;
			// An empty place costs one; a lonely fact costs more than any number of them. Narrow rows cost a little.
			$cost = ( 0 === $last ? 0 : $columns - $last ) + ( 1 === $last ? 100 : 0 ) + ( $most - $columns );
			if ( $cost < $least ) {
				$least = $cost;
				$best  = $columns;
			}
		}
		return $best;
	}
}
