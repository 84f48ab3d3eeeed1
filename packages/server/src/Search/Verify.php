<?php
declare( strict_types=1 );

namespace Larder\Search;

/**
 * Compares the index with the reference, recipe by recipe.
 */
final class Verify {

	/**
	 * Takes what it needs.
	 *
	 * @param Database  $db     The database.
	 * @param Tables $tables The tables.
	 * @param State  $state  The state of the index.
	 * @param Index  $index  The index.
	 */
	public function __construct(
		private readonly Database $db,
		private readonly Tables $tables,
		private readonly State $state,
		private readonly Index $index
	) {}

	/**
	 * Names every difference.
	 *
	 * @return \Generator<int, string> Sentences.
	 */
	public function differences(): \Generator {
		$live = $this->state->live();
		if ( null === $live ) {
			yield __( 'There is no index yet.', 'larder' );
			return;
		}
		$store    = $this->index->store( $live );
		$ordinals = $this->ordinals( $live );
		$expected = [];
		foreach ( $this->index->reference()->entries() as $entry ) {
			if ( ! isset( $ordinals[ $entry->post_id ] ) ) {
				/* translators: %d: post id. */
				yield sprintf( __( 'Recipe %d is not in the index.', 'larder' ), $entry->post_id );
				continue;
			}
			foreach ( Postings::of( $entry ) as $name ) {
				$expected[ $name ][ $ordinals[ $entry->post_id ] ] = true;
			}
		}
		$posts = array_flip( $ordinals );
		foreach ( $store->all_names() as $id => $name ) {
			$held = array_fill_keys( iterator_to_array( $store->union( [ $id ] )->ordinals(), false ), true );
			$want = $expected[ $name ] ?? [];
			unset( $expected[ $name ] );
			foreach ( array_diff_key( $want, $held ) as $ord => $is_missing ) {
				/* translators: 1: post id, 2: facet and value. */
				yield sprintf( __( 'Recipe %1$d lacks the value %2$s.', 'larder' ), $posts[ $ord ] ?? 0, $name );
			}
			foreach ( array_diff_key( $held, $want ) as $ord => $is_left ) {
				/* translators: 1: post id, 2: facet and value. */
				yield sprintf( __( 'Recipe %1$d has the value %2$s, and should not.', 'larder' ), $posts[ $ord ] ?? 0, $name );
			}
		}
		foreach ( array_keys( $expected ) as $name ) {
			/* translators: %s: facet and value. */
			yield sprintf( __( 'The index does not know the value %s.', 'larder' ), $name );
		}
	}

	/**
	 * Gives the ordinals of posts.
	 *
	 * @param string $side Side of the index.
	 * @return array<int, int> By post.
	 */
	private function ordinals( string $side ): array {
		$rows = $this->db->rows( 'SELECT post_id, ord FROM %i', $this->tables->docs( $side ) );
		$ords = [];
		foreach ( $rows as $row ) {
			$ords[ (int) $row['post_id'] ] = (int) $row['ord'];
		}
		return $ords;
	}
}
