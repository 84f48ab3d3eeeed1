<?php
declare( strict_types=1 );

namespace Larder\Lines\Convert;

defined( 'ABSPATH' ) || exit;

/**
 * What says an amount, one time or more: `250 g / 9 oz`, `1 lb 2 oz`; places in bytes.
 */
final class EquivalentAmounts {

	/**
	 * @param non-empty-list<non-empty-list<MeasuredAmount>> $ways  Each a sum of one or more.
	 * @param int                                            $start Where it starts.
	 * @param int                                            $end   Where it ends.
	 */
	public function __construct(
		public readonly array $ways,
		public readonly int $start,
		public readonly int $end
	) {}

	/**
	 * Chooses which way to say it suits a system best: that of the system, else a weight, which needs no density, else the first.
	 *
	 * @param string $system `metric` or `us`.
	 * @param float  $factor By what it is scaled.
	 * @return non-empty-list<MeasuredAmount>
	 */
	public function best_way( string $system, float $factor ): array {
		foreach ( $this->ways as $way ) {
			if ( AmountConverter::is_of( $way, $system, $factor ) ) {
				return $way;
			}
		}
		foreach ( $this->ways as $way ) {
			if ( [ 'weight' ] === array_values( array_unique( array_map(
				static fn ( MeasuredAmount $part ): string => $part->dimension,
				$way
			) ) ) ) {
				return $way;
			}
		}
		return $this->ways[0];
	}
}
