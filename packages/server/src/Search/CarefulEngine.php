<?php
declare( strict_types=1 );

namespace Larder\Search;

/**
 * Asks the index, and the recipes themselves where the database refuses: a page is shown although a copy of the site has left the tables behind.
 */
final class CarefulEngine implements FacetEngine {

	/**
	 * Takes what it needs.
	 *
	 * @param \Closure(): FacetEngine $index     Gives what answers as a rule.
	 * @param FacetEngine             $reference Answers by the tables of WordPress alone.
	 */
	public function __construct(
		private readonly \Closure $index,
		private readonly FacetEngine $reference
	) {}

	/** {@inheritDoc} */
	public function search( Query $query ): Result {
		try {
			return ( $this->index )()->search( $query );
		} catch ( \RuntimeException $error ) {
			Database::log( $error );
			return $this->reference->search( $query );
		}
	}

	/** {@inheritDoc} */
	public function values( string $facet ): array {
		try {
			return ( $this->index )()->values( $facet );
		} catch ( \RuntimeException $error ) {
			Database::log( $error );
			return $this->reference->values( $facet );
		}
	}
}
