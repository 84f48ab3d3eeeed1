<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * Finds amounts and units that are not first: `juice of 1 lemon`, `2 garlic cloves`.
 */
final class LaterAmounts {

	/**
	 * Finds a unit at the end of the name: `2 garlic cloves, crushed`.
	 *
	 * @param int $start Where the name begins.
	 */
	public static function trailing_unit( LineTexts $texts, int $start ): ?Unit {
		$rest = substr( $texts->plain, $start );
		$name = substr( $rest, 0, max( 0, $texts->grammar->place( 'later-amounts.NAME_END', $rest ) ) );
		$last = $texts->grammar->place( 'later-amounts.LAST_WORD', $name );
		$unit = $last < 0 ? null : UnitReader::at( $texts->plain, $start + $last, $texts->grammar );
		return Units::is( 'later-amounts.PARTS', $unit?->id ) ? $unit : null;
	}

	/**
	 * Finds an amount in the middle of a line; in brackets where there is none outside.
	 */
	public static function find( LineTexts $texts ): ?Amount {
		foreach ( [ $texts->plain, $texts->inside ] as $text ) {
			foreach ( $texts->grammar->places( 'later-amounts.LATER', $text ) as $place ) {
				$amount = AmountReader::at( $text, $place, $texts->grammar );
				if ( null !== $amount && ( null !== $amount->unit || $text === $texts->plain ) ) {
					return $amount;
				}
			}
		}
		return null;
	}
}
