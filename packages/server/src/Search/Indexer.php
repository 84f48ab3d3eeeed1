<?php
declare( strict_types=1 );

namespace Larder\Search;

/**
 * Brings what one side of the index holds of a post in step with the post.
 *
 * Doing it twice, by many at once, or after somebody died half-way gives the
 * same: who writes holds a lease on the recipe's row and has noted there which
 * values it touches, and the next one puts all of these right.
 *
 * @phpstan-type Doc array{ord: int, names: list<int>, pending: list<int>}
 */
final class Indexer {

	/** How long a writer may take before others think it dead, in seconds. */
	private const LEASE = 20;

	/** How often a writer looks whether another one has finished. */
	private const TRIES = 400;

	/**
	 * Takes what it needs.
	 *
	 * @param Database        $db      The database.
	 * @param Tables       $tables  The tables.
	 * @param EntryBuilder $builder Reads recipes.
	 */
	public function __construct(
		private readonly Database $db,
		private readonly Tables $tables,
		private readonly EntryBuilder $builder
	) {}

	/**
	 * Indexes a post anew, or takes it out.
	 *
	 * @param int   $post_id The post.
	 * @param Store $store   The side.
	 * @return bool Whether anything has changed.
	 * @throws \RuntimeException When others hold the post's row for too long.
	 */
	public function reindex( int $post_id, Store $store ): bool {
		$table = $this->tables->docs( $store->side );
		if ( null === $this->row( $table, $post_id ) ) {
			if ( null === $this->builder->build( $post_id ) ) {
				return false;
			}
			$this->db->write( 'INSERT IGNORE INTO %i ( post_id ) VALUES ( %d )', $table, $post_id );
		}
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$owner = bin2hex( random_bytes( 8 ) );
			if ( $this->take_lease( $table, $post_id, $owner ) ) {
				$has_changed = $this->follow( $table, $post_id, $owner, $store );
				if ( null !== $has_changed ) {
					return $has_changed;
				}
			}
			usleep( random_int( 2_000, 20_000 ) );
		}
		throw new \RuntimeException( 'The index could not be written: another request holds the recipe.' );
	}

	/**
	 * Writes the difference, and gives the lease back.
	 *
	 * @param string $table   Table of recipes.
	 * @param int    $post_id The post.
	 * @param string $owner   Who holds the lease.
	 * @param Store  $store   The side.
	 * @return bool|null Whether anything has changed; null when the lease was lost on the way, and it has to be done again.
	 */
	private function follow( string $table, int $post_id, string $owner, Store $store ): ?bool {
		$row = $this->row( $table, $post_id );
		if ( null === $row ) {
			return false;
		}
		clean_post_cache( $post_id );
		$entry = $this->builder->build( $post_id );
		$new   = array_values( null === $entry ? [] : $store->make_ids( Postings::of( $entry ) ) );
		$old   = $row['names'];
		$left  = $row['pending'];
		// What another writer has left half-way may be set or not.
		$touched = [] === $left
			? array_merge( array_diff( $new, $old ), array_diff( $old, $new ) )
			: array_unique( array_merge( $new, $old, $left ) );
		$ord     = $row['ord'];
		if ( [] !== $touched ) {
			$this->db->write( 'UPDATE %i SET pending = ' . $this->db->hex( pack( 'V*', ...$touched ) ) . ' WHERE ord = %d AND owner = %s', $table, $ord, $owner );
			$wanted = array_fill_keys( $touched, [ $ord => false ] );
			foreach ( array_intersect( $new, $touched ) as $id ) {
				$wanted[ $id ] = [ $ord => true ];
			}
			$store->write( $wanted, intdiv( $ord, Bitmap::CHUNK ) );
		}
		$is_mine = $this->db->write(
				"UPDATE %i SET names = {$this->db->hex( pack( 'V*', ...$new ) )}, pending = NULL, lease = 0, owner = '', title = " . $this->db->hex( $entry->title ?? '' ) . ',
				sort_date = ' . ( $entry->numbers['date'] ?? 'NULL' ) . ', sort_time = ' . ( $entry->numbers['time'] ?? 'NULL' ) . ' WHERE ord = %d AND owner = %s',
				$table,
				$ord,
				$owner
			);
		return 1 === $is_mine ? [] !== $touched : null;
	}

	/**
	 * Takes the lease on a recipe's row, unless another one has it.
	 *
	 * @param string $table   Table of recipes.
	 * @param int    $post_id The post.
	 * @param string $owner   Who asks.
	 */
	private function take_lease( string $table, int $post_id, string $owner ): bool {
		return 1 === $this->db->write( 'UPDATE %i SET lease = %d, owner = %s WHERE post_id = %d AND lease < %d', $table, time() + self::LEASE, $owner, $post_id, time() );
	}

	/**
	 * Reads the row of a recipe.
	 *
	 * @param string $table   Table of recipes.
	 * @param int    $post_id The post.
	 * @return Doc|null
	 */
	private function row( string $table, int $post_id ): ?array {
		$row = $this->db->rows( 'SELECT ord, names, pending FROM %i WHERE post_id = %d', $table, $post_id )[0] ?? null;
		return null === $row ? null : [
			'ord'     => (int) $row['ord'],
			'names'   => self::listed( $row['names'] ),
			'pending' => self::listed( $row['pending'] ),
		];
	}

	/**
	 * Reads a list of numbers.
	 *
	 * @param string|null $packed Four bytes a number.
	 * @return list<int>
	 */
	private static function listed( ?string $packed ): array {
		/** @var array<int, int>|false $numbers */
		$numbers = null === $packed || '' === $packed ? [] : unpack( 'V*', $packed );
		return array_values( false === $numbers ? [] : $numbers );
	}
}
