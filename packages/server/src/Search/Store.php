<?php
declare( strict_types=1 );

namespace Larder\Search;

/**
 * One side of the index in the database: names of values, and their bits.
 *
 * @phpstan-type Row array{name_id: int, chunk: int, version: int, bits: string}
 */
final class Store {

	/** How many values one statement asks for. */
	private const BATCH = 300;

	/** @var array<string, array<int, string>> Bits that were read ahead, by name and chunk. */
	private array $ahead = [];

	/**
	 * Takes what it needs.
	 *
	 * @param Database $db     The database.
	 * @param Tables   $tables The tables.
	 * @param string   $side   One of {@see Tables::SIDES}.
	 */
	public function __construct(
		private readonly Database $db,
		private readonly Tables $tables,
		public readonly string $side
	) {}

	/**
	 * Gives the numbers of names; a name that nobody has is left out.
	 *
	 * @param list<string> $names Each `facet:value`.
	 * @return array<string, int>
	 */
	public function ids( array $names ): array {
		$ids = [];
		foreach ( array_chunk( $names, self::BATCH ) as $batch ) {
			$rows = $this->db->rows( 'SELECT id, name FROM %i WHERE name IN ( ' . implode( ', ', array_map( $this->db->hex( ... ), $batch ) ) . ' )', $this->tables->names( $this->side ) );
			foreach ( $rows as $row ) {
				$ids[ (string) $row['name'] ] = (int) $row['id'];
			}
		}
		return $ids;
	}

	/**
	 * Gives the numbers of names, and makes those that are not there.
	 *
	 * @param list<string> $names Each `facet:value`.
	 * @return array<string, int>
	 */
	public function make_ids( array $names ): array {
		$ids     = $this->ids( $names );
		$missing = array_values( array_filter( $names, static fn ( string $name ): bool => ! isset( $ids[ $name ] ) ) );
		foreach ( array_chunk( $missing, self::BATCH ) as $batch ) {
			$facets = array_map( static fn ( string $name ): string => explode( ':', $name, 2 )[0], $batch );
			$values = array_map( fn ( string $name ): string => "( %s, {$this->db->hex( $name )} )", $batch );
			$this->db->write( 'INSERT IGNORE INTO %i ( facet, name ) VALUES ' . implode( ', ', $values ), $this->tables->names( $this->side ), ...$facets );
		}
		return [] === $missing ? $ids : $ids + $this->ids( $missing );
	}

	/**
	 * Gives the names of a facet that begin with a text.
	 *
	 * @param string $facet  The facet.
	 * @param string $prefix How the value begins, in folded letters.
	 * @return list<int> Their numbers.
	 */
	public function ids_from( string $facet, string $prefix ): array {
		$from = "$facet:$prefix";
		// The highest byte is in no text.
		return $this->db->numbers( "SELECT id FROM %i WHERE name >= {$this->db->hex( $from )} AND name < {$this->db->hex( $from . "\xFF" )}", $this->tables->names( $this->side ) );
	}

	/**
	 * Gives names by their number.
	 *
	 * @param list<int> $ids Numbers of names.
	 * @return array<int, string>
	 */
	public function names( array $ids ): array {
		$names = [];
		foreach ( array_chunk( $ids, self::BATCH ) as $batch ) {
			foreach ( $this->db->rows( 'SELECT id, name FROM %i WHERE id IN ( ' . implode( ', ', $batch ) . ' )', $this->tables->names( $this->side ) ) as $row ) {
				$names[ (int) $row['id'] ] = (string) $row['name'];
			}
		}
		return $names;
	}

	/**
	 * Gives the numbers of names that have bits in a chunk.
	 *
	 * @param int $chunk The chunk.
	 * @return list<int>
	 */
	public function ids_of_chunk( int $chunk ): array {
		return $this->db->numbers( 'SELECT name_id FROM %i WHERE chunk = %d', $this->tables->bits( $this->side ), $chunk );
	}

	/**
	 * Tells how many recipes have each value of some facets.
	 *
	 * @param list<string> $facets The facets.
	 * @return array<string, array<int, array{value: string, count: int}>> By facet and number.
	 */
	public function sizes( array $facets ): array {
		$sizes = array_fill_keys( $facets, [] );
		if ( [] === $facets ) {
			return $sizes;
		}
		$rows = $this->db->rows(
			'SELECT n.id, n.facet, n.name, SUM( b.cardinality ) AS size FROM %i n JOIN %i b ON b.name_id = n.id WHERE n.facet IN ( ' . implode( ', ', array_fill( 0, count( $facets ), '%s' ) ) . ' ) GROUP BY n.id',
			$this->tables->names( $this->side ),
			$this->tables->bits( $this->side ),
			...$facets
		);
		foreach ( $rows as $row ) {
			if ( (int) $row['size'] > 0 ) {
				$facet = (string) $row['facet'];
				$sizes[ $facet ][ (int) $row['id'] ] = [
					'value' => substr( (string) $row['name'], strlen( $facet ) + 1 ),
					'count' => (int) $row['size'],
				];
			}
		}
		return $sizes;
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
				'SELECT name_id, chunk, version, bits FROM %i WHERE name_id IN ( ' . implode( ', ', $batch ) . ' )' . ( null === $chunk ? '' : ' AND chunk = ' . $chunk ),
				$this->tables->bits( $this->side )
			);
			foreach ( $rows as $row ) {
				$all[] = [
					'name_id' => (int) $row['name_id'],
					'chunk'   => (int) $row['chunk'],
					'version' => (int) $row['version'],
					'bits'    => (string) $row['bits'],
				];
			}
		}
		return $all;
	}

	/**
	 * Gives the recipes that have one of some values.
	 *
	 * @param list<int> $ids Numbers of names.
	 */
	public function union( array $ids ): Bitmap {
		return self::joined( $this->bits( $ids ) );
	}

	/**
	 * Reads by one statement the bits of names that are going to be asked for; only what never writes may do so.
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
	 * Gives the recipes that have one of some values.
	 *
	 * @param list<string> $names Each `facet:value`.
	 */
	public function union_of( array $names ): Bitmap {
		return self::joined( $this->named_bits( $names ) );
	}

	/**
	 * Gives the recipes of each value, an empty set for a name that no recipe has.
	 *
	 * @param list<string> $names Each `facet:value`.
	 * @return list<Bitmap> In the order of the names.
	 */
	public function each_of( array $names ): array {
		$chunks = [];
		foreach ( $this->named_bits( $names ) as $row ) {
			$chunks[ $row['name'] ][ $row['chunk'] ] = Bitmap::unpack( $row['bits'] );
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
				'SELECT n.name, b.chunk, b.bits FROM %i n JOIN %i b ON b.name_id = n.id WHERE n.name IN ( ' . implode( ', ', array_map( $this->db->hex( ... ), $batch ) ) . ' )',
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
			$bits                    = Bitmap::unpack( $row['bits'] );
			$chunks[ $row['chunk'] ] = isset( $chunks[ $row['chunk'] ] ) ? $chunks[ $row['chunk'] ] | $bits : $bits;
		}
		return new Bitmap( $chunks );
	}
}
