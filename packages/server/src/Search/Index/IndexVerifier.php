<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

defined( 'ABSPATH' ) || exit;

/**
 * Compares the index with the recipes: first each recipe's row with all that searches read of it, then the bits with the
 * rows and the counts with the bits.
 *
 * @phpstan-type Row array{names: list<string>, columns: array<string, string|null>, print: string|null}
 */
final class IndexVerifier {

	/** How many posts are compared at once. */
	private const BATCH = 500;

	public function __construct(
		private readonly IndexDatabase $db,
		private readonly IndexTables $tables,
		private readonly IndexState $state,
		private readonly EntryBuilder $builder
	) {}

	/**
	 * Names every difference.
	 *
	 * @return \Generator<int, string> Sentences.
	 */
	public function differences(): \Generator {
		$next = '';
		do {
			[ 'differences' => $differences, 'next' => $next ] = $this->part( $next, self::BATCH );
			foreach ( $differences as $difference ) {
				yield $difference;
			}
		} while ( null !== $next );
	}

	/**
	 * Compares a part.
	 *
	 * @param string $place Where it begins, as the part before gave it; empty for the first one.
	 * @param int    $size  How many posts it has.
	 * @return array{differences: list<string>, next: string|null} Sentences, and where the next part begins.
	 */
	public function part( string $place, int $size ): array {
		$live = $this->state->live();
		if ( null === $live ) {
			return [
				'differences' => [ __( 'There is no index yet.', 'larder' ) ],
				'next'        => null,
			];
		}
		[ $phase, $from ] = explode( ':', $place, 2 ) + [ '', '0' ];
		return match ( $phase ) {
			''     => $this->posts( $live, 0, $size ),
			'post' => $this->posts( $live, (int) $from, $size ),
			default => $this->chunk( $live, (int) $from ),
		};
	}

	/**
	 * Compares rows with what the posts say.
	 *
	 * @param string $side  Side of the index.
	 * @param int    $after Only posts with a greater id.
	 * @param int    $size  How many posts.
	 * @return array{differences: list<string>, next: string}
	 */
	private function posts( string $side, int $after, int $size ): array {
		// A post that is gone may still have a row.
		$ids = $this->db->numbers(
			"SELECT id FROM ( SELECT ID AS id FROM %i WHERE ID > %d AND post_status = 'publish' UNION SELECT post_id FROM %i WHERE post_id > %d ) both_sides ORDER BY id LIMIT %d",
			$this->db->wpdb->posts,
			$after,
			$this->tables->docs( $side ),
			$after,
			$size
		);
		if ( [] === $ids ) {
			return [
				'differences' => [],
				'next'        => 'chunk:0',
			];
		}
		$this->builder->prime( $ids );
		$differences = [];
		$rows        = $this->rows( $side, $ids );
		foreach ( $ids as $id ) {
			$differences = [ ...$differences, ...$this->compare_row( $id, $this->builder->build( $id ), $rows[ $id ] ?? null ) ];
		}
		$this->builder->forget();
		return [
			'differences' => $differences,
			'next'        => 'post:' . max( $ids ),
		];
	}

	/**
	 * Compares what a recipe has with what its row says.
	 *
	 * @param Entry|null $entry What it has, null for what no search may find.
	 * @param Row|null   $row   What the row says, null where there is none.
	 * @return list<string> Sentences.
	 */
	private function compare_row( int $post_id, ?Entry $entry, ?array $row ): array {
		if ( null !== $entry && [] === ( $row['names'] ?? [] ) ) {
			return [ Differences::is_missing( $post_id ) ];
		}
		$wanted = null === $entry ? [] : [
			...Postings::for_entry( $entry ),
			...self::columns( [ 'title' => $entry->title ] + $entry->sorted() ),
		];
		$found  = Differences::of_row( $post_id, $wanted, [ ...$row['names'] ?? [], ...self::columns( $row['columns'] ?? [] ) ] );
		// Of a recipe that has changed it says no more.
		return [] !== $found
			? $found
			: Differences::of_row(
				$post_id,
				self::columns( [ 'print' => $entry?->fingerprint() ] ),
				self::columns( [ 'print' => $row['print'] ?? null ] )
			);
	}

	/**
	 * Writes columns of a row as values; what is empty is none.
	 *
	 * @param array<string, string|int|null> $columns Values by column.
	 * @return list<string> Each `column=value`.
	 */
	private static function columns( array $columns ): array {
		$filled = array_filter( $columns, static fn ( string|int|null $value ): bool => null !== $value && '' !== $value );
		return array_map( static fn ( string $column, string|int $value ): string => "$column=$value", array_keys( $filled ), $filled );
	}

	/**
	 * Reads what rows say.
	 *
	 * @param string    $side     Side of the index.
	 * @param list<int> $post_ids
	 * @return array<int, Row> By post.
	 */
	private function rows( string $side, array $post_ids ): array {
		$columns = [ 'title', ...array_map( static fn ( string $field ): string => "sort_$field", Entry::SORTED ) ];
		$rows    = [];
		$ids     = [];
		foreach ( $this->db->rows(
			'SELECT post_id, names, print, '
				. implode( ', ', $columns )
				. ' FROM %i WHERE post_id IN ( '
				. implode( ', ', $post_ids )
				. ' )',
			$this->tables->docs( $side )
		) as $row ) {
			$ids[ (int) $row['post_id'] ]  = Postings::listed( $row['names'] );
			$rows[ (int) $row['post_id'] ] = [
				'columns' => array_intersect_key( $row, array_flip( $columns ) ),
				'print'   => $row['print'],
			];
		}
		$names = ( new BitStore( $this->db, $this->tables, $side ) )->names->names( array_values( array_unique( array_merge(
			[],
			...array_values( $ids )
		) ) ) );
		foreach ( $ids as $post_id => $listed ) {
			$rows[ $post_id ]['names'] = array_map( static fn ( int $id ): string => $names[ $id ] ?? "?$id", $listed );
		}
		/** @var array<int, Row> $rows */
		return $rows;
	}

	/**
	 * Compares the bits of a chunk with the rows.
	 *
	 * @param string $side Side of the index.
	 * @return array{differences: list<string>, next: string|null}
	 */
	private function chunk( string $side, int $chunk ): array {
		$store       = ( new BitStore( $this->db, $this->tables, $side ) );
		$wanted      = ( new BulkWriter( $this->db, $this->tables, $store ) )->places( $chunk );
		$posts       = [];
		$differences = [];
		foreach ( $this->db->rows(
			'SELECT post_id, ord FROM %i WHERE ord >= %d AND ord < %d',
			$this->tables->docs( $side ),
			$chunk * Chunk::SIZE,
			( $chunk + 1 ) * Chunk::SIZE
		) as $row ) {
			$posts[ (int) $row['ord'] % Chunk::SIZE ] = (int) $row['post_id'];
		}
		$ids = array_values( array_unique( [ ...array_keys( $wanted ), ...$store->ids_of_chunk( $chunk ) ] ) );
		foreach ( array_chunk( $ids, self::BATCH ) as $batch ) {
			$held = array_column( $store->bits( $batch, $chunk ), null, 'name_id' );
			foreach ( $batch as $id ) {
				$want   = Chunk::pack_list( $wanted[ $id ] ?? '' );
				$stored = $held[ $id ]['bits'] ?? '';
				$size   = $held[ $id ]['cardinality'] ?? 0;
				// Most are as they should be, which is known without unpacking them.
				if ( $stored === $want && intdiv( strlen( $wanted[ $id ] ?? '' ), 2 ) === $size ) {
					continue;
				}
				$name        = $store->names->names( [ $id ] )[ $id ] ?? "?$id";
				$bits        = Chunk::unpack( $stored );
				$differences = [
					...$differences,
					...Differences::of_bits( $name, Chunk::unpack( $want ), $bits, $posts ),
					...Differences::of_count( $name, Chunk::ones( $bits ), $size ),
				];
			}
		}
		$is_last = [] === $this->db->numbers(
			'SELECT ord FROM %i WHERE ord >= %d LIMIT 1',
			$this->tables->docs( $side ),
			( $chunk + 1 ) * Chunk::SIZE
		);
		return [
			'differences' => $differences,
			'next'        => $is_last ? null : 'chunk:' . ( $chunk + 1 ),
		];
	}
}
