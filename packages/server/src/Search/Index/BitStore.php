<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

defined( 'ABSPATH' ) || exit;

/**
 * One side of the index in the database: the bits of values, whose names are numbers.
 *
 * @phpstan-type Row array{name_id: int, chunk: int, cardinality: int, version: int, bits: string}
 */
final class BitStore {

	/** How many values one statement asks for. */
	private const BATCH = 300;

	/**
	 * About how many chunks are in memory at once while values are counted, each up to {@see Chunk::BYTES}, where rows do
	 * not come one after the other.
	 */
	private const CHUNKS_AT_ONCE = 160;

	public readonly ValueNames $names;

	public readonly ValueCounts $counts;

	/** @var array<string, array<int, string>> Bits that were read ahead, by name and chunk. */
	private array $ahead = [];

	/**
	 * @param string $side One of {@see IndexTables::SIDES}.
	 */
	public function __construct(
		private readonly IndexDatabase $db,
		private readonly IndexTables $tables,
		public readonly string $side
	) {
		$this->names  = new ValueNames( $db, $tables->names( $side ) );
		$this->counts = new ValueCounts( $db, $this->names, $tables->names( $side ), $tables->bits( $side ) );
	}

	/**
	 * Returns the numbers of names that have bits in a chunk.
	 *
	 * @return list<int>
	 */
	public function ids_of_chunk( int $chunk ): array {
		return $this->db->numbers( 'SELECT name_id FROM %i WHERE chunk = %d', $this->tables->bits( $this->side ), $chunk );
	}

	/**
	 * Reads the bits of values, as they are stored.
	 *
	 * @param list<int> $ids   Numbers of names.
	 * @param int|null  $chunk One chunk, or null for all.
	 * @return list<Row>
	 */
	public function bits( array $ids, ?int $chunk = null ): array {
		$all = [];
		foreach ( array_chunk( $ids, self::BATCH ) as $batch ) {
			$rows = $this->db->rows(
				'SELECT name_id, chunk, cardinality, version, bits FROM %i WHERE name_id IN ( ' . implode( ', ', $batch ) . ' )' . (
					null === $chunk
						? ''
						: ' AND chunk = ' . $chunk
				),
				$this->tables->bits( $this->side )
			);
			foreach ( $rows as $row ) {
				$all[] = [
					'name_id'     => (int) $row['name_id'],
					'chunk'       => (int) $row['chunk'],
					'cardinality' => (int) $row['cardinality'],
					'version'     => (int) $row['version'],
					'bits'        => (string) $row['bits'],
				];
			}
		}
		return $all;
	}

	/**
	 * Reads what is stored of values, one after the other. No other statement may be sent meanwhile.
	 *
	 * @param list<int> $ids    Numbers of names.
	 * @param int       $chunks About how many chunks each has.
	 * @return \Generator<int, array<int, array{int, string}>> How many recipes each chunk has, and what is stored of it, by number of the
	 *                                                         name and number of the chunk.
	 */
	public function each_stored( array $ids, int $chunks ): \Generator {
		$has_streams = $this->db->has_streams();
		sort( $ids );
		foreach ( array_chunk(
			$ids,
			$has_streams ? self::BATCH : max( 1, intdiv( self::CHUNKS_AT_ONCE, max( 1, $chunks ) ) )
		) as $batch ) {
			$stored = [];
			$last   = null;
			$which  = $has_streams ? self::spans( $batch ) : 'name_id IN ( ' . implode( ', ', $batch ) . ' )';
			foreach ( $this->db->each_row(
				"SELECT name_id, chunk, cardinality, bits FROM %i WHERE $which ORDER BY name_id, chunk",
				$this->tables->bits( $this->side )
			) as $row ) {
				$id = (int) $row['name_id'];
				if ( $id !== $last && null !== $last ) {
					yield $last => $stored;
					$stored = [];
				}
				$last                            = $id;
				$stored[ (int) $row['chunk'] ] = [ (int) $row['cardinality'], (string) $row['bits'] ];
			}
			if ( null !== $last ) {
				yield $last => $stored;
			}
		}
	}

	/**
	 * Writes the condition for numbers of names by their first and last: of a long span MariaDB reads the pages ahead, of
	 * a list of numbers it looks first where each of them begins and ends.
	 *
	 * @param non-empty-list<int> $ids Numbers in ascending order.
	 * @return string SQL.
	 */
	private static function spans( array $ids ): string {
		$spans = [];
		$first = $ids[0];
		foreach ( $ids as $place => $id ) {
			if ( $id + 1 !== ( $ids[ $place + 1 ] ?? null ) ) {
				$spans[] = "name_id BETWEEN $first AND $id";
				$first   = $ids[ $place + 1 ] ?? 0;
			}
		}
		return '( ' . implode( ' OR ', $spans ) . ' )';
	}

	/**
	 * Returns the recipes that have one of some values.
	 *
	 * @param list<int> $ids Numbers of names.
	 */
	public function union( array $ids ): Bitmap {
		$union = new Bitmap();
		// A part at a time: together, the bits of all words with the same beginning are many.
		foreach ( array_chunk( $ids, self::BATCH ) as $batch ) {
			$union = $union->or( self::joined( $this->bits( $batch ) ) );
		}
		return $union;
	}

	/**
	 * Reads by one statement the bits of names that are read next; only what never writes may do so.
	 *
	 * @param list<string> $names Each `facet:value`.
	 */
	public function read_ahead( array $names ): void {
		// What an earlier question has read may have changed.
		$this->ahead = [];
		$rows        = $this->named_bits( $names );
		$this->ahead = array_fill_keys( $names, [] );
		foreach ( $rows as $row ) {
			$this->ahead[ $row['name'] ][ $row['chunk'] ] = $row['bits'];
		}
	}

	/**
	 * Returns the recipes that have one of some values.
	 *
	 * @param list<string> $names Each `facet:value`.
	 */
	public function union_of( array $names ): Bitmap {
		return self::joined( $this->named_bits( $names ) );
	}

	/**
	 * Returns the recipes of each value, an empty set for a name that no recipe has.
	 *
	 * @param list<string> $names Each `facet:value`.
	 * @return list<Bitmap> In the order of the names.
	 */
	public function each_of( array $names ): array {
		$chunks = [];
		foreach ( $this->named_bits( $names ) as $row ) {
			$chunks[ $row['name'] ][ $row['chunk'] ] = Chunk::unpack( $row['bits'] );
		}
		return array_map( static fn ( string $name ): Bitmap => new Bitmap( $chunks[ $name ] ?? [] ), $names );
	}

	/**
	 * Reads the bits of names.
	 *
	 * @param list<string> $names Each `facet:value`.
	 * @return list<array{name: string, chunk: int, bits: string}>
	 */
	private function named_bits( array $names ): array {
		$all = [];
		foreach ( array_intersect_key( $this->ahead, array_flip( $names ) ) as $name => $chunks ) {
			foreach ( $chunks as $chunk => $bits ) {
				$all[] = [
					'name'  => (string) $name,
					'chunk' => $chunk,
					'bits'  => $bits,
				];
			}
		}
		$unread = array_values( array_filter( $names, fn ( string $name ): bool => ! isset( $this->ahead[ $name ] ) ) );
		foreach ( array_chunk( $unread, self::BATCH ) as $batch ) {
			$rows = $this->db->rows(
				'SELECT n.name, b.chunk, b.bits FROM %i n JOIN %i b ON b.name_id = n.id WHERE n.name IN ( ' . implode(
					', ',
					array_map( $this->db->hex( ... ), $batch )
				) . ' )',
				$this->tables->names( $this->side ),
				$this->tables->bits( $this->side )
			);
			foreach ( $rows as $row ) {
				$all[] = [
					'name'  => (string) $row['name'],
					'chunk' => (int) $row['chunk'],
					'bits'  => (string) $row['bits'],
				];
			}
		}
		return $all;
	}

	/**
	 * Joins chunks to one set.
	 *
	 * @param list<array{chunk: int, bits: string, ...}> $rows As they are stored.
	 */
	private static function joined( array $rows ): Bitmap {
		$chunks = [];
		foreach ( $rows as $row ) {
			$bits                    = Chunk::unpack( $row['bits'] );
			$chunks[ $row['chunk'] ] = isset( $chunks[ $row['chunk'] ] ) ? $chunks[ $row['chunk'] ] | $bits : $bits;
		}
		return new Bitmap( $chunks );
	}
}
