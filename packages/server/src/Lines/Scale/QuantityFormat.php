<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

defined( 'ABSPATH' ) || exit;

/**
 * How numbers are printed; the twin of `QuantityFormat` in `packages/quantity`.
 */
final class QuantityFormat {

	/**
	 * @param string $locale        Language tag of the text.
	 * @param bool   $has_fractions Whether the nearest fraction is shown, if one is near enough.
	 * @param bool   $is_kitchen    Whether numbers are rounded to what a kitchen can measure.
	 * @param bool   $is_free       Whether any number of servings can be chosen: numbers have up to two decimals then, and no fractions.
	 */
	public function __construct(
		public readonly string $locale = 'en',
		public readonly bool $has_fractions = true,
		public readonly bool $is_kitchen = false,
		public readonly bool $is_free = false
	) {}
}
