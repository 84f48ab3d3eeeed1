<?php
declare( strict_types=1 );

namespace Larder\Search\Engine;

use Larder\Search\Index\IndexDatabase;
use Larder\Search\Index\IndexSchedule;
use Larder\Search\Query\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Queries the index, and WordPress's own tables where there is none or the query fails: so pages work even in a copy of the site without
 * the index tables.
 */
final class FailoverEngine implements FacetEngine {

	/**
	 * @param \Closure(): (FacetEngine|null) $index   Returns the engine of the index, null where there is none.
	 * @param \Closure(): FacetEngine        $without Returns the engine that queries the tables of WordPress alone.
	 */
	public function __construct(
		private readonly \Closure $index,
		private readonly \Closure $without
	) {}

	/** {@inheritDoc} */
	public function search( Query $query ): Result {
		return $this->answer( static fn ( FacetEngine $engine ): Result => $engine->search( $query ) );
	}

	/** {@inheritDoc} */
	public function values( string $facet ): array {
		return $this->answer( static fn ( FacetEngine $engine ): array => $engine->values( $facet ) );
	}

	/** {@inheritDoc} */
	public function labels( string $facet, array $values ): array {
		return $this->answer( static fn ( FacetEngine $engine ): array => $engine->labels( $facet, $values ) );
	}

	/**
	 * Answers a question, and schedules a check of the index where that fails.
	 *
	 * @template Answer
	 * @param \Closure( FacetEngine ): Answer $ask
	 * @return Answer
	 */
	private function answer( \Closure $ask ): mixed {
		try {
			$index = ( $this->index )();
			if ( null !== $index ) {
				return $ask( $index );
			}
		} catch ( \RuntimeException $error ) {
			IndexDatabase::log( $error );
			IndexSchedule::build();
		}
		return $ask( ( $this->without )() );
	}
}
