<?php
declare( strict_types=1 );

namespace Larder\Search;

/**
 * Writes many recipes at once to a side of the index that does not answer yet.
 */
final class BulkWriter {

	/** How many rows one statement writes. */
	private const ROWS = 100;

	/** How many values are read and written at once; their bits are in memory together. */
	private const NAMES = 400;

	/**
	 * Takes what it needs.
	 *
	 * @param Database  $db     The database.
	 * @param Tables $tables The tables.
	 * @param Store  $store  The side.
	 */
	public function __construct(
		private readonly Database $db,
		private readonly Tables $tables,
		private readonly Store $store
	) {}

	/**
	 * Adds recipes; one that is there already gets what it lacks.
	 *
	 * @param list<Entry> $entries The recipes.
	 */
	public function add( array $entries ): void {
		if ( [] === $entries ) {
			return;
		}
		$postings = [];
		foreach ( $entries as $entry ) {
			$postings[ $entry->post_id ] = Postings::of( $entry );
		}
		$ids      = $this->store->make_ids( array_values( array_unique( array_merge( ...array_values( $postings ) ) ) ) );
		$ordinals = $this->add_rows( $entries, $postings, $ids );
		$wanted   = [];
		foreach ( $postings as $post_id => $names ) {
			$ord   = $ordinals[ $post_id ];
			$chunk = intdiv( $ord, Bitmap::CHUNK );
			foreach ( $names as $name ) {
				$wanted[ $chunk ][ $ids[ $name ] ][ $ord ] = true;
			}
		}
		foreach ( $wanted as $chunk => $by_name ) {
			foreach ( array_chunk( $by_name, self::NAMES, true ) as $part ) {
				$this->store->write( $part, $chunk );
			}
		}
	}

	/**
	 * Writes the rows of recipes.
	 *
	 * @param list<Entry>                $entries  The recipes.
	 * @param array<int, list<string>>   $postings Their names, by post.
	 * @param array<string, int>         $ids      Numbers of names.
	 * @return array<int, int> Ordinals by post.
	 */
	private function add_rows( array $entries, array $postings, array $ids ): array {
		$table    = $this->tables->docs( $this->store->side );
		$ordinals = [];
		foreach ( array_chunk( $entries, self::ROWS ) as $batch ) {
			$rows = [];
			foreach ( $batch as $entry ) {
				$numbers = array_map( static fn ( string $name ): int => $ids[ $name ], $postings[ $entry->post_id ] );
				$rows[]  = sprintf(
					'( %d, %s, %s, %s, %s )',
					$entry->post_id,
					$this->db->hex( $entry->title ),
					$entry->numbers['date'] ?? 'NULL',
					$entry->numbers['time'] ?? 'NULL',
					$this->db->hex( pack( 'V*', ...$numbers ) )
				);
			}
			$this->db->write( 'INSERT IGNORE INTO %i ( post_id, title, sort_date, sort_time, names ) VALUES ' . implode( ', ', $rows ), $table );
			$posts = array_column( $batch, 'post_id' );
				$found = $this->db->rows( 'SELECT post_id, ord FROM %i WHERE post_id BETWEEN %d AND %d', $table, min( $posts ), max( $posts ) );
			foreach ( $found as $row ) {
				$ordinals[ (int) $row['post_id'] ] = (int) $row['ord'];
			}
		}
		return $ordinals;
	}
}
