<?php
declare( strict_types=1 );

namespace Larder\Lines\Convert;

defined( 'ABSPATH' ) || exit;

/**
 * A piece of a text in other units, and its place in bytes.
 */
final class Replacement {

	/**
	 * @param int    $start Where it starts.
	 * @param int    $end   Where it ends.
	 * @param string $text  What to write in its place.
	 */
	public function __construct(
		public readonly int $start,
		public readonly int $end,
		public readonly string $text
	) {}
}
