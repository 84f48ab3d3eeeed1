<?php
declare( strict_types=1 );

namespace Larder\Search\Engine;

use Larder\Search\Index\Bitmap;
use Larder\Search\Index\BitStore;
use Larder\Search\Index\Postings;

defined( 'ABSPATH' ) || exit;

/**
 * Finds one page of a sorted set without sorting the set (radix selection).
 *
 * The bits of a number, from the highest, split a set into those that come first and those that
 * come later; only the part that contains the page is split further, until few are left.
 */
final class Ordering {

	/** How many sets are read at once: more than a page of most sites needs, fewer than a number has. */
	private const BATCH = 16;

	/** @var list<array{Bitmap, bool}> The sets that split, in order, and whether their members come first. */
	private array $steps = [];

	/** @var list<list<array{string, bool}>> Names of sets that have not been read yet, and whether who is in it comes first. */
	private array $unread = [];

	/**
	 * @param BitStore                              $store  The side of the index.
	 * @param list<array{string, bool}>             $fields Numbers in order, each with whether the largest comes first.
	 * @param \Closure(Bitmap, int, int): list<int> $page   Gives a page of a small set, or of one that no bits part further, by offset and length.
	 * @param int                                   $few    What a small set is.
	 */
	public function __construct(
		private readonly BitStore $store,
		array $fields,
		private readonly \Closure $page,
		private readonly int $few
	) {
		foreach ( $fields as [ $field, $is_descending ] ) {
			$steps = array_map( static fn ( string $name ): array => [ $name, $is_descending ], Postings::slices( $field ) );
			// Of numbers, what is not known comes last; every title is known.
			$known        = 'title' === $field ? [] : [ [ "#$field:known", true ] ];
			$this->unread = [ ...$this->unread, ...array_chunk( [ ...$known, ...$steps ], self::BATCH ) ];
		}
	}

	/**
	 * Returns the names of the sets that are looked at first.
	 *
	 * @return list<string>
	 */
	public function first_names(): array {
		return array_column( $this->unread[0] ?? [], 0 );
	}

	/**
	 * Returns a page.
	 *
	 * @param int $offset How many come before the page.
	 * @param int $length How many the page has.
	 * @return list<int> Posts.
	 */
	public function pick( Bitmap $set, int $offset, int $length ): array {
		return $this->part( $set, $set->count(), 0, $offset, $length );
	}

	/**
	 * Returns a page of a part of the set.
	 *
	 * @param int $count  How many it has.
	 * @param int $step   The step that comes next.
	 * @param int $offset How many of the part come before the page.
	 * @param int $length How many are still to be found.
	 * @return list<int>
	 */
	private function part( Bitmap $set, int $count, int $step, int $offset, int $length ): array {
		if ( $length < 1 || $offset >= $count ) {
			return [];
		}
		$next = $count > $this->few ? $this->step( $step ) : null;
		if ( null === $next ) {
			return ( $this->page )( $set, $offset, $length );
		}
		[ $ones, $is_first ] = $next;
		$with                = $set->and( $ones );
		// Most steps split nothing: the high bits of all dates are equal, which is known without counting.
		$in = $with->chunks === $set->chunks ? $count : $with->count();
		if ( $in === $count || 0 === $in ) {
			return $this->part( $set, $count, $step + 1, $offset, $length );
		}
		$size    = $is_first ? $in : $count - $in;
		$first   = $is_first ? $with : $set->less( $with );
		$page    = $this->part( $first, $size, $step + 1, $offset, $length );
		$missing = $length - count( $page );
		$second  = $missing > 0 ? ( $is_first ? $set->less( $with ) : $with ) : new Bitmap();
		return array_merge(
			$page,
			$this->part( $second, $missing > 0 ? $count - $size : 0, $step + 1, max( 0, $offset - $size ), $missing )
		);
	}

	/**
	 * Returns a step; its bits are read when it is needed.
	 *
	 * @param int $number Number of the step.
	 * @return array{Bitmap, bool}|null Null after the last one.
	 */
	private function step( int $number ): ?array {
		while ( ! isset( $this->steps[ $number ] ) && [] !== $this->unread ) {
			$names = array_shift( $this->unread );
			foreach ( $this->store->each_of( array_column( $names, 0 ) ) as $place => $set ) {
				$this->steps[] = [ $set, $names[ $place ][1] ];
			}
		}
		return $this->steps[ $number ] ?? null;
	}
}
