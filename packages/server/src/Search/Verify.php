<?php
declare( strict_types=1 );

namespace Larder\Search;

/**
 * Compares the index with the recipes: first each recipe's row, then the bits with the rows.
 */
final class Verify {

	/** How many posts are compared at once. */
	private const BATCH = 500;

	/**
	 * Takes what it needs.
	 *
	 * @param Database     $db      The database.
	 * @param Tables       $tables  The tables.
	 * @param State        $state   The state of the index.
	 * @param Index        $index   The index.
	 * @param EntryBuilder $builder Reads recipes.
	 */
	public function __construct(
		private readonly Database $db,
		private readonly Tables $tables,
		private readonly State $state,
		private readonly Index $index,
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
			$entry       = $this->builder->build( $id );
			$wanted      = null === $entry ? [] : Postings::of( $entry );
			$differences = [ ...$differences, ...$this->compare_row( $id, $wanted, $rows[ $id ] ?? [] ) ];
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
	 * @param int          $post_id The post.
	 * @param list<string> $wanted  What it has.
	 * @param list<string> $held    What the row says.
	 * @return list<string> Sentences.
	 */
	private function compare_row( int $post_id, array $wanted, array $held ): array {
		if ( [] !== $wanted && [] === $held ) {
			/* translators: %d: post id. */
			return [ sprintf( __( 'Recipe %d is not in the index.', 'larder' ), $post_id ) ];
		}
		return [
			...array_map( static fn ( string $name ): string => self::lacks( $post_id, $name ), array_values( array_diff( $wanted, $held ) ) ),
			...array_map( static fn ( string $name ): string => self::is_left( $post_id, $name ), array_values( array_diff( $held, $wanted ) ) ),
		];
	}

	/**
	 * Reads what rows say.
	 *
	 * @param string    $side     Side of the index.
	 * @param list<int> $post_ids Posts.
	 * @return array<int, list<string>> Names by post.
	 */
	private function rows( string $side, array $post_ids ): array {
		$rows  = $this->db->rows( 'SELECT post_id, names FROM %i WHERE post_id IN ( ' . implode( ', ', $post_ids ) . ' )', $this->tables->docs( $side ) );
		$lists = [];
		foreach ( $rows as $row ) {
			$lists[ (int) $row['post_id'] ] = Postings::listed( $row['names'] );
		}
		$names = $this->index->store( $side )->names->of( array_values( array_unique( array_merge( [], ...array_values( $lists ) ) ) ) );
		return array_map( static fn ( array $ids ): array => array_map( static fn ( int $id ): string => $names[ $id ] ?? "?$id", $ids ), $lists );
	}

	/**
	 * Compares the bits of a chunk with the rows.
	 *
	 * @param string $side  Side of the index.
	 * @param int    $chunk The chunk.
	 * @return array{differences: list<string>, next: string|null}
	 */
	private function chunk( string $side, int $chunk ): array {
		$store       = $this->index->store( $side );
		$wanted      = ( new BulkWriter( $this->db, $this->tables, $store ) )->places( $chunk );
		$posts       = [];
		$differences = [];
		foreach ( $this->db->rows( 'SELECT post_id, ord FROM %i WHERE ord >= %d AND ord < %d', $this->tables->docs( $side ), $chunk * Chunk::SIZE, ( $chunk + 1 ) * Chunk::SIZE ) as $row ) {
			$posts[ (int) $row['ord'] % Chunk::SIZE ] = (int) $row['post_id'];
		}
		$ids = array_values( array_unique( [ ...array_keys( $wanted ), ...$store->ids_of_chunk( $chunk ) ] ) );
		foreach ( array_chunk( $ids, self::BATCH ) as $batch ) {
			$held = array_column( $store->bits( $batch, $chunk ), 'bits', 'name_id' );
			foreach ( $batch as $id ) {
				$want = Chunk::pack_list( $wanted[ $id ] ?? '' );
				if ( ( $held[ $id ] ?? '' ) !== $want && Chunk::unpack( $held[ $id ] ?? '' ) !== Chunk::unpack( $want ) ) {
					$differences = [ ...$differences, ...$this->compare_bits( $store->names->of( [ $id ] )[ $id ] ?? "?$id", Chunk::unpack( $want ), Chunk::unpack( $held[ $id ] ?? '' ), $posts ) ];
				}
			}
		}
		$is_last = [] === $this->db->numbers( 'SELECT ord FROM %i WHERE ord >= %d LIMIT 1', $this->tables->docs( $side ), ( $chunk + 1 ) * Chunk::SIZE );
		return [
			'differences' => $differences,
			'next'        => $is_last ? null : 'chunk:' . ( $chunk + 1 ),
		];
	}

	/**
	 * Names the recipes whose bit is not as their row says.
	 *
	 * @param string          $name   Facet and value.
	 * @param string          $wanted A chunk as the rows say.
	 * @param string          $held   The chunk as it is.
	 * @param array<int, int> $posts  Posts by place in the chunk.
	 * @return list<string> Sentences.
	 */
	private function compare_bits( string $name, string $wanted, string $held, array $posts ): array {
		$sentences = [];
		foreach ( ( new Bitmap( [ $wanted & ~$held ] ) )->ordinals() as $place ) {
			$sentences[] = self::lacks( $posts[ $place ] ?? 0, $name );
		}
		foreach ( ( new Bitmap( [ $held & ~$wanted ] ) )->ordinals() as $place ) {
			$sentences[] = self::is_left( $posts[ $place ] ?? 0, $name );
		}
		return $sentences;
	}

	/**
	 * Says that a value is missing.
	 *
	 * @param int    $post_id The post.
	 * @param string $name    Facet and value.
	 */
	private static function lacks( int $post_id, string $name ): string {
		/* translators: 1: post id, 2: facet and value. */
		return sprintf( __( 'Recipe %1$d lacks the value %2$s.', 'larder' ), $post_id, $name );
	}

	/**
	 * Says that a value was left.
	 *
	 * @param int    $post_id The post.
	 * @param string $name    Facet and value.
	 */
	private static function is_left( int $post_id, string $name ): string {
		/* translators: 1: post id, 2: facet and value. */
		return sprintf( __( 'Recipe %1$d has the value %2$s, and should not.', 'larder' ), $post_id, $name );
	}
}
