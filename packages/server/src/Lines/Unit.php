<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * A unit that was found in a text, with its place in bytes.
 */
final class Unit {

	/**
	 * @param string $id    Stable id such as `tbsp`.
	 * @param int    $start Where it starts.
	 * @param int    $end   Where it ends.
	 */
	public function __construct(
		public readonly string $id,
		public readonly int $start,
		public readonly int $end
	) {}
}
