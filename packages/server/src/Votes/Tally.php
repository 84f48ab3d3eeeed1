<?php
declare( strict_types=1 );

namespace Larder\Votes;

defined( 'ABSPATH' ) || exit;

/**
 * What all votes of one kind on one post come to.
 */
final class Tally {

	/**
	 * Creates a tally, by default of no votes.
	 *
	 * @param int $count How many votes there are, with those that were carried over from another plugin.
	 * @param int $sum   Sum of their values: stars, where they are ratings.
	 */
	public function __construct(
		public readonly int $count = 0,
		public readonly int $sum = 0
	) {}

	/**
	 * Returns the average value, 0 without a vote.
	 */
	public function average(): float {
		return 0 === $this->count ? 0.0 : $this->sum / $this->count;
	}
}
