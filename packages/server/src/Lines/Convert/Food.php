<?php
declare( strict_types=1 );

namespace Larder\Lines\Convert;

defined( 'ABSPATH' ) || exit;

/**
 * What is known of a food.
 */
final class Food {

	/**
	 * @param string $kind    How it is measured: `liquid`, `spirit`, `dry` or `weighed`.
	 * @param float  $density Grams of a millilitre.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly float $density
	) {}

	/**
	 * Returns whether it is poured.
	 */
	public function is_poured(): bool {
		return in_array( $this->kind, [ 'liquid', 'spirit' ], true );
	}
}
