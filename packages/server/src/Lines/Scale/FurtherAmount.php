<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

defined( 'ABSPATH' ) || exit;

/**
 * An amount beside the quantity of an ingredient, and its place in its piece, in bytes.
 */
final class FurtherAmount {

	/**
	 * @param int      $start    Where it starts.
	 * @param int      $end      Where it ends.
	 * @param Quantity $parsed   What it says.
	 * @param bool     $is_count Whether it counts the food after it.
	 * @param bool     $is_share Whether it is a share of what the line counts.
	 */
	public function __construct(
		public readonly int $start,
		public readonly int $end,
		public readonly Quantity $parsed,
		public readonly bool $is_count,
		public readonly bool $is_share = false
	) {}
}
