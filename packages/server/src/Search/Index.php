<?php
declare( strict_types=1 );

namespace Larder\Search;

defined( 'ABSPATH' ) || exit;

/**
 * The index as a whole: which engine answers, and what is done when posts change.
 */
final class Index {

	/** How many posts are followed between two looks at the clock. */
	private const BATCH = 100;

	/** Up to so many recipes are all read for a search while there is no index. */
	public const MOST_READ = 2000;

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
	 * @param int          $most    Up to so many recipes are all read for a search while there is no index.
	 */
	public function __construct(
		private readonly Database $db,
		private readonly Tables $tables,
		private readonly State $state,
		private readonly Marks $marks,
		private readonly Indexer $indexer,
		private readonly EntryBuilder $builder,
		private readonly Facets $facets,
		private readonly int $most = self::MOST_READ
	) {}

	/**
	 * Gives the engine that answers. Until an index is there, and where the database refuses it, that is the reference, or a quick one where it would read too much.
	 */
	public function engine(): FacetEngine {
		return new CarefulEngine(
			function (): ?FacetEngine {
				$state = $this->state->read();
				$live  = $state['live'] ?? null;
				return null === $live ? null : new BitmapEngine( $this->db, $this->tables, $this->store( $live ), $this->facets, has_initials: $this->builder->contents() === ( $state['made'] ?? '' ) );
			},
			fn (): FacetEngine => $this->is_large() ? new NewestEngine( $this->db, $this->facets, $this->reference() ) : $this->reference()
		);
	}

	/**
	 * Tells whether the site has more recipes than one search may read.
	 */
	public function is_large(): bool {
		return NewestEngine::has_more( $this->db, $this->most );
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
		$this->work_off( $side, $marks, false );
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
		// Who has left them may have died between the last bits and the new generation.
		$this->work_off( $side, $marks, [] !== $marks );
		return count( $marks );
	}

	/**
	 * Works off all that requests have left, for a while.
	 *
	 * @param string $side    Side of the index.
	 * @param int    $seconds About how long.
	 * @return bool Whether nothing was left.
	 */
	public function catch_up( string $side, int $seconds ): bool {
		$end = time() + $seconds;
		while ( $this->follow_left( $side, self::BATCH ) > 0 ) {
			$this->builder->forget();
			if ( time() >= $end ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Indexes marked posts, says that the index has changed, and only then takes their marks away, so that who dies in between leaves them to others.
	 *
	 * @param string             $side        Side of the index.
	 * @param array<int, string> $marks       Tokens by post.
	 * @param bool               $has_changed Whether the index counts as changed anyway.
	 */
	private function work_off( string $side, array $marks, bool $has_changed ): void {
		$store = $this->store( $side );
		$done  = [];
		try {
			foreach ( $marks as $post_id => $token ) {
				$has_changed      = $this->indexer->reindex( $post_id, $store ) || $has_changed;
				$done[ $post_id ] = $token;
			}
		} finally {
			if ( $has_changed ) {
				$this->state->touch();
			}
			foreach ( $done as $post_id => $token ) {
				$this->marks->remove( $post_id, $side, $token );
			}
		}
	}
}
