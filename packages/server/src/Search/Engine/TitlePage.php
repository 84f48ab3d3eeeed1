<?php
declare( strict_types=1 );

namespace Larder\Search\Engine;

use Larder\Search\Index\Bitmap;
use Larder\Search\Index\IndexDatabase;
use Larder\Search\Index\Postings;
use Larder\Search\Query\Sort;

defined( 'ABSPATH' ) || exit;

/**
 * Finds one page of recipes whose titles all begin alike, along the key of titles.
 *
 * A large site has tens of thousands that begin with "chicken ". The key is small
 * and lies in order, where their rows are large and lie anywhere.
 */
final class TitlePage {

	/** How many rows are read for the beginning that all have: one of them may be changing at this moment. */
	private const SAMPLE_SIZE = 5;

	/**
	 * @param string $table The recipes of the side that answers.
	 */
	public function __construct(
		private readonly IndexDatabase $db,
		private readonly string $table
	) {}

	/**
	 * Returns the page.
	 *
	 * @param Bitmap $set    Recipes whose titles have the same first {@see Postings::TITLE_BYTES} bytes.
	 * @param Sort   $sort   By title, up or down.
	 * @param int    $offset How many come before the page.
	 * @param int    $length How many the page has.
	 * @return list<int> Posts.
	 */
	public function ids( Bitmap $set, Sort $sort, int $offset, int $length ): array {
		$page  = [];
		$order = $sort->is_descending() ? 'DESC' : 'ASC';
		foreach ( $this->db->each_row(
			"SELECT ord, post_id FROM %i WHERE {$this->range( $set )} ORDER BY title $order, post_id DESC",
			$this->table
		) as $row ) {
			// Others begin like this, too, and were not found, or are no longer there.
			if ( ! $set->has( (int) $row['ord'] ) || $offset-- > 0 ) {
				continue;
			}
			$page[] = (int) $row['post_id'];
			if ( count( $page ) === $length ) {
				break;
			}
		}
		return $page;
	}

	/**
	 * Builds a condition that limits the query to the range of titles in a set.
	 *
	 * @param Bitmap $set The recipes that were found.
	 * @return string A condition in SQL.
	 */
	private function range( Bitmap $set ): string {
		$asked = iterator_to_array( new \LimitIterator( $set->ordinals(), 0, self::SAMPLE_SIZE ), false );
		$rows  = $this->db->rows( "SELECT title FROM %i WHERE ord IN ( {$this->db->places( $asked )} )", $this->table, ...$asked );
		$found = array_count_values( array_map(
			static fn ( array $row ): string => substr( (string) $row['title'], 0, Postings::TITLE_BYTES ),
			$rows
		) );
		arsort( $found );
		$start = (string) array_key_first( $found );
		// No byte of UTF-8 is 0xFF, and no title contains 0: a start of less than TITLE_BYTES is the whole title.
		$end = $start . ( strlen( $start ) < Postings::TITLE_BYTES ? "\0" : "\xFF" );
		return "title >= {$this->db->hex( $start )} AND title < {$this->db->hex( $end )}";
	}
}
