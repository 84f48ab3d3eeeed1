<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the bits of one side of the index.
 */
final class BitWriter {

	/** About how many bytes one statement writes. */
	private const PACKET = 262144;

	/** How often a writer tries again when others were faster. */
	private const TRIES = 200;

	public function __construct(
		private readonly IndexDatabase $db,
		private readonly IndexTables $tables,
		private readonly BitStore $store
	) {}

	/**
	 * Sets and clears the bits of recipes, however many others write at the same time.
	 *
	 * A chunk is only written over when it is still the one that was read; unless
	 * the database says that all were, they are read again, until all bits are right.
	 *
	 * @param array<int, array<int, bool>> $wanted By number of the name: ordinal and whether it is set. All ordinals lie in one chunk.
	 * @throws \RuntimeException When others are faster again and again.
	 */
	public function write( array $wanted, int $chunk ): void {
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$stored = array_column( $this->store->bits( array_keys( $wanted ), $chunk ), null, 'name_id' );
			$rows   = [];
			foreach ( $wanted as $id => $places ) {
				$row    = $stored[ $id ] ?? null;
				$before = Chunk::unpack( $row['bits'] ?? '' );
				$after  = $before;
				foreach ( $places as $ord => $is_on ) {
					$after = Chunk::with( $after, $ord % Chunk::SIZE, $is_on );
				}
				if ( $after !== $before ) {
					$rows[] = [ $id, $row['version'] ?? null, $after ];
				} else {
					unset( $wanted[ $id ] );
				}
			}
			if ( [] === $rows || $this->replace( $rows, $chunk ) ) {
				return;
			}
			if ( $try > 0 ) {
				usleep( random_int( 500, 4_000 ) );
			}
		}
		throw new \RuntimeException( 'The index could not be written: too many others did at the same time.' );
	}

	/**
	 * Writes all bits of a chunk of a side that nobody else writes.
	 *
	 * @param array<int, string> $places Ascending places, two bytes each, by number of the name.
	 */
	public function fill( array $places, int $chunk ): void {
		// In the order of the table: else its pages are left half empty, and searches read half as many again.
		ksort( $places );
		$values = [];
		$size   = 0;
		foreach ( $places as $id => $list ) {
			$packed   = Chunk::pack_list( $list );
			$size += 2 * strlen( $packed ) + 40;
			$values[] = sprintf( '( %d, %d, %d, 1, %s )', $id, $chunk, intdiv( strlen( $list ), 2 ), $this->db->hex( $packed ) );
			if ( $size > self::PACKET ) {
				$this->fill_packet( $values );
				$values = [];
				$size   = 0;
			}
		}
		$this->fill_packet( $values );
	}

	/**
	 * Writes one statement's worth of whole chunks.
	 *
	 * @param list<string> $values Rows in SQL.
	 */
	private function fill_packet( array $values ): void {
		if ( [] !== $values ) {
			$this->db->write(
				'REPLACE INTO %i ( name_id, chunk, cardinality, version, bits ) VALUES ' . implode( ', ', $values ),
				$this->tables->bits( $this->store->side )
			);
		}
	}

	/**
	 * Writes chunks, each only where it is still in the version that was read.
	 *
	 * @param list<array{int, int|null, string}> $rows Number of the name, version that was read, new bits.
	 * @return bool True when all are written; false when some may not be.
	 */
	private function replace( array $rows, int $chunk ): bool {
		$values  = [];
		$size    = 0;
		$changed = 0;
		$all     = 0;
		foreach ( $rows as [ $id, $version, $bits ] ) {
			$packed   = Chunk::pack( $bits );
			$size += 2 * strlen( $packed );
			$all += null === $version ? IndexDatabase::INSERTED : IndexDatabase::UPDATED;
			$values[] = sprintf(
				'( %d, %d, %d, %d, %s )',
				$id,
				$chunk,
				Chunk::ones( $bits ),
				( $version ?? 0 ) + 1,
				$this->db->hex( $packed )
			);
			if ( $size > self::PACKET ) {
				$changed += $this->replace_packet( $values );
				$values   = [];
				$size     = 0;
			}
		}
		$changed += $this->replace_packet( $values );
		return $all === $changed && $this->db->tells_changes();
	}

	/**
	 * Writes one statement's worth of chunks.
	 *
	 * @param list<string> $values Rows in SQL.
	 * @return int What the database says has changed.
	 */
	private function replace_packet( array $values ): int {
		if ( [] === $values ) {
			return 0;
		}
		// A row in another version than the one that was read keeps everything. The version comes last: MySQL assigns from left to right.
		return $this->db->write(
			'INSERT INTO %i ( name_id, chunk, cardinality, version, bits ) VALUES ' . implode( ', ', $values ) . '
			ON DUPLICATE KEY UPDATE
				bits = CASE WHEN version = VALUES( version ) - 1 THEN VALUES( bits ) ELSE bits END,
				cardinality = CASE WHEN version = VALUES( version ) - 1 THEN VALUES( cardinality ) ELSE cardinality END,
				version = CASE WHEN version = VALUES( version ) - 1 THEN VALUES( version ) ELSE version END',
			$this->tables->bits( $this->store->side )
		);
	}
}
