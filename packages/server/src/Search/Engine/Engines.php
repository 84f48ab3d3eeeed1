<?php
declare( strict_types=1 );

namespace Larder\Search\Engine;

use Larder\Search\Index\BitStore;
use Larder\Search\Index\EntryBuilder;
use Larder\Search\Index\IndexDatabase;
use Larder\Search\Index\IndexState;
use Larder\Search\Index\IndexTables;
use Larder\Search\Query\Facets;
use Larder\Search\Query\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Chooses the engine that answers: the index, or what does without it.
 */
final class Engines {

	/** Up to this many recipes are all read for a search while there is no index. */
	public const MAX_READ = 2000;

	/**
	 * @param int $most Up to this many recipes are all read for a search while there is no index.
	 */
	public function __construct(
		private readonly IndexDatabase $db,
		private readonly IndexTables $tables,
		private readonly IndexState $state,
		private readonly EntryBuilder $builder,
		private readonly Facets $facets,
		private readonly int $most = self::MAX_READ
	) {}

	/**
	 * Returns the engine that answers. Until an index is there, and where the database refuses it, that is the reference,
	 * or a quick one where it would read too much.
	 */
	public function engine(): FacetEngine {
		return new FailoverEngine(
			function (): ?FacetEngine {
				$state = $this->state->read();
				$live  = $state['live'] ?? null;
				return null === $live
					? null
					: new BitmapEngine(
						$this->db,
						$this->tables,
						new BitStore( $this->db, $this->tables, $live ),
						$this->facets,
						has_initials: $this->builder->contents() === ( $state['made'] ?? '' )
					);
			},
			fn (): FacetEngine => $this->is_large() ? new FallbackEngine(
				$this->db,
				$this->facets,
				$this->reference()
			) : $this->reference()
		);
	}

	/**
	 * Whether the site has more recipes than one search may read.
	 */
	public function is_large(): bool {
		return FallbackEngine::has_more( $this->db, $this->most );
	}

	/**
	 * Returns the engine that needs no index.
	 */
	public function reference(): SqlEngine {
		return new SqlEngine( $this->db, $this->builder, $this->facets );
	}

	/**
	 * Returns a page of recipes picked at random, so that one of them, picked at random again, is as likely as any recipe.
	 *
	 * @param int $count How many at most.
	 * @return list<int> Posts; none until an index is there.
	 */
	public function random_page( int $count ): array {
		if ( ! isset( $this->state->read_if_there()['live'] ) ) {
			return [];
		}
		$all = $this->engine()->search( new Query( per_page: 1 ) )->total;
		return 0 === $all
			? []
			: $this->engine()->search( new Query( page: 1 + intdiv( random_int( 0, $all - 1 ), $count ), per_page: $count ) )->ids;
	}
}
