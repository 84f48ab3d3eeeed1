<?php
declare( strict_types=1 );

namespace Larder\Search\Query;

use Larder\Contracts\Constants;

defined( 'ABSPATH' ) || exit;

/**
 * The numbers that lead from page to page.
 */
final class PageNumbers {

	/**
	 * Returns the page that a URL asks for; an archive may have been asked for it in WordPress's own way.
	 *
	 * @param array<array-key, mixed> $arguments Query arguments.
	 * @return int From 1.
	 */
	public static function current( array $arguments ): int {
		$page = $arguments[ Constants::RESULTS_PAGE_ARGUMENT ] ?? ( is_archive() ? get_query_var( 'paged' ) : 1 );
		return is_numeric( $page ) ? max( 1, min( 1_000_000, (int) $page ) ) : 1;
	}

	/**
	 * Returns the numbers to show: first, last, and those around the page.
	 *
	 * @param int $page  The page, from 1.
	 * @param int $pages How many there are.
	 * @return list<int|null> Null for a gap.
	 */
	public static function around( int $page, int $pages ): array {
		$numbers = array_filter(
			array_unique( [ 1, $page - 1, $page, $page + 1, $pages ] ),
			static fn ( int $number ): bool => $number >= 1 && $number <= $pages
		);
		sort( $numbers );
		$shown = [];
		$last  = 0;
		foreach ( $numbers as $number ) {
			if ( $number - $last > 1 ) {
				// A gap of one number is no shorter than the number.
				$shown[] = 2 === $number - $last ? $number - 1 : null;
			}
			$shown[] = $number;
			$last    = $number;
		}
		return $shown;
	}
}
