<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

defined( 'ABSPATH' ) || exit;

/**
 * Writes many recipes to a side of the index that does not answer yet: first all rows, then each chunk of bits once.
 */
final class BulkWriter {

	/** How many rows one statement writes. */
	private const ROWS = 250;

	/** How many rows are read at once while bits are made of them. */
	private const READ = 4000;

	/** How many numbers of names are remembered. */
	private const REMEMBERED = 50000;

	/** @var array<string, int> Numbers of names. */
	private array $ids = [];

	public function __construct(
		private readonly IndexDatabase $db,
		private readonly IndexTables $tables,
		private readonly BitStore $store
	) {}

	/**
	 * Adds the rows of recipes; one that is there already stays as it is.
	 *
	 * @param list<Entry> $entries The recipes.
	 */
	public function add( array $entries ): void {
		foreach ( array_chunk( $entries, self::ROWS ) as $batch ) {
			$postings = array_map( Postings::for_entry( ... ), $batch );
			$this->remember( $postings );
			$rows = [];
			foreach ( $batch as $place => $entry ) {
				$numbers = [];
				foreach ( $postings[ $place ] as $name ) {
					$numbers[] = $this->ids[ $name ];
				}
				$rows[] = sprintf(
					"( %d, %s, %s, %s, '%s', 1 )",
					$entry->post_id,
					$this->db->hex( $entry->title ),
					implode(
						', ',
						array_map( static fn ( string $field ): int|string => $entry->numbers[ $field ] ?? 'NULL', Entry::SORTED )
					),
					$this->db->hex( Postings::packed( $numbers ) ),
					$entry->fingerprint()
				);
			}
			$this->db->write(
				'INSERT IGNORE INTO %i ( post_id, title, ' . implode(
					', ',
					array_map( static fn ( string $field ): string => "sort_$field", Entry::SORTED )
				) . ', names, print, version ) VALUES ' . implode( ', ', $rows ),
				$this->tables->docs( $this->store->side )
			);
		}
	}

	/**
	 * Builds the bits of one chunk from the rows.
	 *
	 * @param int $chunk Its number.
	 * @return bool False when there is no row after it.
	 */
	public function write_chunk( int $chunk ): bool {
		( new BitWriter( $this->db, $this->tables, $this->store ) )->fill( $this->places( $chunk ), $chunk );
		return [] !== $this->db->numbers(
			'SELECT ord FROM %i WHERE ord >= %d LIMIT 1',
			$this->tables->docs( $this->store->side ),
			( $chunk + 1 ) * Chunk::SIZE
		);
	}

	/**
	 * Reads from the rows of one chunk which recipes have each value.
	 *
	 * @param int $chunk Its number.
	 * @return array<int, string> Ascending places, two bytes each, by number of the name.
	 */
	public function places( int $chunk ): array {
		$last   = $chunk * Chunk::SIZE - 1;
		$end    = $last + Chunk::SIZE;
		$places = [];
		do {
			$rows = $this->db->rows(
				'SELECT ord, names FROM %i WHERE ord > %d AND ord <= %d ORDER BY ord LIMIT %d',
				$this->tables->docs( $this->store->side ),
				$last,
				$end,
				self::READ
			);
			foreach ( $rows as $row ) {
				$last  = (int) $row['ord'];
				$place = pack( 'v', $last % Chunk::SIZE );
				foreach ( Postings::listed( $row['names'] ) as $id ) {
					// Appended in place: a list of a frequent value is long, and a copy of it for each recipe takes a quarter of a rebuild.
					$places[ $id ] ??= '';
					$places[ $id ] .= $place;
				}
			}
		} while ( count( $rows ) === self::READ );
		return $places;
	}

	/**
	 * Learns the numbers of names.
	 *
	 * @param list<list<string>> $postings Names of recipes, each `facet:value`.
	 */
	private function remember( array $postings ): void {
		if ( count( $this->ids ) > self::REMEMBERED ) {
			$this->ids = [];
		}
		$unknown = [];
		foreach ( $postings as $names ) {
			foreach ( $names as $name ) {
				if ( ! isset( $this->ids[ $name ] ) ) {
					$unknown[ $name ] = $name;
				}
			}
		}
		// What is counted together then lies together: nearly all frequent values come with the first recipes.
		sort( $unknown, SORT_STRING );
		$this->ids += $this->store->names->make_ids( $unknown );
	}
}
