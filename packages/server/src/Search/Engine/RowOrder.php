<?php
declare( strict_types=1 );

namespace Larder\Search\Engine;

use Larder\Search\Index\Bitmap;
use Larder\Search\Index\IndexDatabase;
use Larder\Search\Query\Sort;

defined( 'ABSPATH' ) || exit;

/**
 * Puts recipes in order by what their rows say, where no bits part them further.
 */
final class RowOrder {

	/** A set of this many recipes is sorted by its rows; a greater one is narrowed by bits first. */
	public const SMALL_SET = 64;

	/**
	 * @param string $table The recipes of the side that answers.
	 * @param int    $few   A set of this many recipes is sorted by its rows.
	 */
	public function __construct(
		private readonly IndexDatabase $db,
		private readonly string $table,
		private readonly Sort $sort,
		private readonly int $few
	) {}

	/**
	 * Returns a page of a small set, or of recipes whose titles begin alike.
	 *
	 * @param int $offset How many come before the page.
	 * @param int $length How many the page has.
	 * @return list<int> Posts.
	 */
	public function page( Bitmap $set, int $offset, int $length ): array {
		return null === $this->sort->number() && $set->count() > $this->few
			? ( new TitlePage( $this->db, $this->table ) )->ids( $set, $this->sort, $offset, $length )
			: array_slice( $this->sorted( $set ), $offset, $length );
	}

	/**
	 * Sorts a few recipes by what their rows say.
	 *
	 * @return list<int> Posts.
	 */
	private function sorted( Bitmap $few ): array {
		$number = $this->sort->number();
		$column = null === $number ? 'title' : "sort_$number";
		$docs   = [];
		foreach ( array_chunk( iterator_to_array( $few->ordinals(), false ), self::SMALL_SET ) as $ordinals ) {
			foreach ( $this->db->rows(
				"SELECT post_id, $column AS place FROM %i WHERE ord IN ( {$this->db->places( $ordinals )} )",
				$this->table,
				...$ordinals
			) as $row ) {
				$place  = null === $number ? (string) $row['place'] : $row['place'];
				$docs[] = [ (int) $row['post_id'], null === $number || null === $place ? $place : (int) $place ];
			}
		}
		usort( $docs, fn ( array $one, array $other ): int => $this->sort->compare( $one[1], $other[1] ) ?: $other[0] <=> $one[0] );
		return array_column( $docs, 0 );
	}
}
