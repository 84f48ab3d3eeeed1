<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

defined( 'ABSPATH' ) || exit;

/**
 * Updates what one side of the index stores of a post.
 *
 * This is idempotent, even with concurrent writers and after one that died midway: a writer holds a
 * lease on the recipe's row and records there which values it touches, and the next one repairs all
 * of these.
 *
 * @phpstan-type Doc array{ord: int, names: list<int>, pending: list<int>, print: string, version: int, lease: int}
 */
final class Indexer {

	/** How long a lease is valid, in seconds. */
	private const LEASE = 20;

	/** How often a writer checks whether another one has finished. */
	private const TRIES = 400;

	public function __construct(
		private readonly IndexDatabase $db,
		private readonly IndexTables $tables,
		private readonly EntryBuilder $builder
	) {}

	/**
	 * Reindexes a post, or removes it from the index.
	 *
	 * @return bool Whether anything has changed.
	 * @throws \RuntimeException When others hold the post's row for too long.
	 */
	public function reindex( int $post_id, BitStore $store ): bool {
		$table   = $this->tables->docs( $store->side );
		$suspect = [];
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			// The row is read first: a post that changes afterwards is marked again.
			$row   = $this->row( $table, $post_id );
			$entry = $this->builder->build_anew( $post_id );
			if ( null === $row && null === $entry ) {
				return false;
			}
			if ( null === $row ) {
				$this->db->write( 'INSERT IGNORE INTO %i ( post_id ) VALUES ( %d )', $table, $post_id );
				continue;
			}
			if ( [] === $suspect && $this->is_in_step( $row, $entry ) ) {
				return false;
			}
			$new     = array_values( null === $entry ? [] : $store->names->make_ids( Postings::for_entry( $entry ) ) );
			$touched = self::touched( $row, $new, $suspect );
			$owner   = bin2hex( random_bytes( 8 ) );
			if ( $this->take_lease( $table, $row, $owner, $touched ) ) {
				$this->write_bits( $store, $row['ord'], $new, $touched );
				if ( $this->finish( $table, $row['ord'], $owner, $entry, $new ) ) {
					return true;
				}
				// The lease has expired: another writer has taken over, and this one's last bits may have overwritten its own.
				$suspect = $touched;
			}
			usleep( random_int( 2_000, 20_000 ) );
		}
		throw new \RuntimeException( 'The index could not be written: another request holds the recipe.' );
	}

	/**
	 * Returns whether the index holds the recipe as it is, and nobody is writing it.
	 *
	 * @param Doc        $row   The recipe's row.
	 * @param Entry|null $entry What it should hold.
	 */
	private function is_in_step( array $row, ?Entry $entry ): bool {
		return [] === $row['pending'] && $row['lease'] < time() && $row['version'] > 0 && $row['print'] === self::print_of( $entry );
	}

	/**
	 * Returns the values whose bits have to be written.
	 *
	 * @param Doc       $row     The recipe's row.
	 * @param list<int> $new     Values that the recipe has now.
	 * @param list<int> $suspect Values whose bits may be wrong.
	 * @return list<int>
	 */
	private static function touched( array $row, array $new, array $suspect ): array {
		// Bits that a writer was about to write when it died may be set or not.
		$left    = [ ...$row['pending'], ...$suspect ];
		$touched = [] === $left
			? [ ...array_diff( $new, $row['names'] ), ...array_diff( $row['names'], $new ) ]
			: [ ...$new, ...$row['names'], ...$left ];
		return array_values( array_unique( $touched ) );
	}

	/**
	 * Sets and clears the bits of a recipe.
	 *
	 * @param int       $ord     The recipe's ordinal.
	 * @param list<int> $new     Values that it has.
	 * @param list<int> $touched Values to write.
	 */
	private function write_bits( BitStore $store, int $ord, array $new, array $touched ): void {
		$wanted = array_fill_keys( $touched, [ $ord => false ] );
		foreach ( array_intersect( $new, $touched ) as $id ) {
			$wanted[ $id ] = [ $ord => true ];
		}
		( new BitWriter( $this->db, $this->tables, $store ) )->write( $wanted, intdiv( $ord, Chunk::SIZE ) );
	}

	/**
	 * Takes the lease on a recipe's row and records what is going to be written, unless somebody has changed the row.
	 *
	 * @param string    $table   Table of recipes.
	 * @param Doc       $row     The row as it was read.
	 * @param string    $owner   Who asks.
	 * @param list<int> $touched Values that are going to be written.
	 */
	private function take_lease( string $table, array $row, string $owner, array $touched ): bool {
		$pending = [] === $touched ? 'NULL' : $this->db->hex( Postings::packed( $touched ) );
		return 1 === $this->db->write(
			"UPDATE %i SET lease = %d, owner = %s, version = version + 1, pending = $pending WHERE ord = %d AND version = %d AND lease < %d",
			$table,
			time() + self::LEASE,
			$owner,
			$row['ord'],
			$row['version'],
			time()
		);
	}

	/**
	 * Writes the recipe's row, and releases the lease.
	 *
	 * @param string     $table Table of recipes.
	 * @param int        $ord   The recipe's ordinal.
	 * @param string     $owner Who holds the lease.
	 * @param Entry|null $entry What the index holds now.
	 * @param list<int>  $names Values that the recipe has.
	 * @return bool False when another writer holds the lease by now.
	 */
	private function finish( string $table, int $ord, string $owner, ?Entry $entry, array $names ): bool {
		return 1 === $this->db->write(
			"UPDATE %i SET names = {$this->db->hex( Postings::packed( $names ) )}, pending = NULL, lease = 0, owner = '', version = version + 1,
			print = %s, title = {$this->db->hex( $entry->title ?? '' )}, " . self::sorts( $entry ) . '
			WHERE ord = %d AND owner = %s',
			$table,
			self::print_of( $entry ),
			$ord,
			$owner
		);
	}

	/**
	 * Returns the numbers that results are sorted by, as SQL.
	 *
	 * @param Entry|null $entry The entry, null for none.
	 */
	private static function sorts( ?Entry $entry ): string {
		return implode(
			', ',
			array_map( static fn ( string $field ): string => "sort_$field = " . ( $entry->numbers[ $field ] ?? 'NULL' ), Entry::SORTED )
		);
	}

	/**
	 * Returns what a row notes of its entry.
	 *
	 * @param Entry|null $entry The entry, null for none.
	 */
	private static function print_of( ?Entry $entry ): string {
		return $entry?->fingerprint() ?? '';
	}

	/**
	 * Reads the row of a recipe.
	 *
	 * @param string $table Table of recipes.
	 * @return Doc|null
	 */
	private function row( string $table, int $post_id ): ?array {
		$row = $this->db->rows(
			'SELECT ord, names, pending, print, version, lease FROM %i WHERE post_id = %d',
			$table,
			$post_id
		)[0] ?? null;
		return null === $row ? null : [
			'ord'     => (int) $row['ord'],
			'names'   => Postings::listed( $row['names'] ),
			'pending' => Postings::listed( $row['pending'] ),
			'print'   => (string) $row['print'],
			'version' => (int) $row['version'],
			'lease'   => (int) $row['lease'],
		];
	}
}
