<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * Brackets after an amount.
 */
final class Brackets {

	/**
	 * @param int  $start     Where they start.
	 * @param int  $end       Where they end.
	 * @param bool $is_amount Whether they hold an amount: `(9 oz)`, not `(softened)` or `(6 oz each)`.
	 */
	private function __construct(
		public readonly int $start,
		public readonly int $end,
		public readonly bool $is_amount
	) {}

	/**
	 * Finds brackets right after a place.
	 *
	 * @param string $text The line without tags.
	 * @param int    $end  The place.
	 */
	public static function after( string $text, int $end, Grammar $grammar ): ?self {
		$found = $grammar->match( 'amount.BRACKETS', $text, $end );
		if ( [] === $found ) {
			return null;
		}
		$to = $end + strlen( $found[0] );
		return new self( $to - strlen( $found[1] ), $to, $grammar->finds( 'parse.AMOUNT_IN_BRACKETS', $found[1] ) );
	}

	/**
	 * Reads the amount that they hold.
	 *
	 * @param string $text The line without tags.
	 */
	public function amount( string $text, Grammar $grammar ): ?Amount {
		$place = AmountReader::first_digit( $text, $this->start );
		return null === $place ? null : AmountReader::at( $text, $place, $grammar );
	}
}
