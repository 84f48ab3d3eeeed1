<?php
declare( strict_types=1 );

namespace Larder\Search;

/**
 * The index as a whole: which engine answers, and what is done when posts change.
 */
final class Index {

	/**
	 * Takes what it needs.
	 *
	 * @param Database     $db      The database.
	 * @param Tables       $tables  The tables.
	 * @param State        $state   The state of the index.
	 * @param Marks        $marks   Posts that may have changed.
	 * @param Indexer      $indexer Writes.
	 * @param EntryBuilder $builder Reads recipes.
	 * @param Facets       $facets  The facets.
	 */
	public function __construct(
		private readonly Database $db,
		private readonly Tables $tables,
		private readonly State $state,
		private readonly Marks $marks,
		private readonly Indexer $indexer,
		private readonly EntryBuilder $builder,
		private readonly Facets $facets
	) {}

	/**
	 * Gives the engine that answers: the reference until an index is there, and where the database refuses it.
	 */
	public function engine(): FacetEngine {
		$reference = $this->reference();
		return new CarefulEngine(
			function () use ( $reference ): FacetEngine {
				$live = $this->state->live();
				return null === $live ? $reference : new BitmapEngine( $this->db, $this->tables, $this->store( $live ), $this->facets );
			},
			$reference
		);
	}

	/**
	 * Gives the engine that needs no index.
	 */
	public function reference(): SqlEngine {
		return new SqlEngine( $this->db, $this->builder, $this->facets );
	}

	/**
	 * Gives a page of recipes that chance picks, so that one of them, picked by chance again, is as likely as any recipe.
	 *
	 * @param int $count How many at most.
	 * @return list<int> Posts; none until an index is there.
	 */
	public function some( int $count ): array {
		if ( ! isset( $this->state->read_if_there()['live'] ) ) {
			return [];
		}
		$all = $this->engine()->search( new Query( per_page: 1 ) )->total;
		return 0 === $all ? [] : $this->engine()->search( new Query( page: 1 + intdiv( random_int( 0, $all - 1 ), $count ), per_page: $count ) )->ids;
	}

	/**
	 * Gives one side of the index.
	 *
	 * @param string $side One of {@see Tables::SIDES}.
	 */
	public function store( string $side ): Store {
		return new Store( $this->db, $this->tables, $side );
	}

	/**
	 * Works marks off.
	 *
	 * @param string             $side  Side of the index.
	 * @param array<int, string> $marks Tokens by post.
	 */
	public function follow( string $side, array $marks ): void {
		$store       = $this->store( $side );
		$has_changed = false;
		foreach ( $marks as $post_id => $token ) {
			$has_changed = $this->indexer->reindex( $post_id, $store ) || $has_changed;
			$this->marks->remove( $post_id, $side, $token );
		}
		if ( $has_changed ) {
			$this->state->touch();
		}
	}

	/**
	 * Works off what requests have left.
	 *
	 * @param string $side  Side of the index.
	 * @param int    $limit How many posts at most.
	 * @return int How many posts were marked.
	 */
	public function follow_left( string $side, int $limit ): int {
		$marks = $this->marks->get( $side, $limit );
		$this->follow( $side, $marks );
		return count( $marks );
	}
}
