<?php
declare( strict_types=1 );

namespace Larder\Islands;

use Larder\Contracts\Constants;

defined( 'ABSPATH' ) || exit;

/**
 * The triggers and wake conditions that the loader knows.
 */
final class WakeConditions {

	/**
	 * Throws where an island has a trigger or a wake condition that the loader does not know, and so would never wake.
	 *
	 * @param string       $name Name of the island.
	 * @param list<string> $wake Its wake conditions, such as `event:larder-open`.
	 * @throws \DomainException When one is unknown.
	 */
	public static function require_known( string $name, string $trigger, array $wake ): void {
		$kinds   = array_map( static fn ( string $condition ): string => explode( ':', $condition )[0], $wake );
		$unknown = [
			...array_diff( $kinds, Constants::WAKE_LOOKUPS, Constants::WAKE_SIGNALS ),
			...array_diff( [ $trigger ], Constants::ISLAND_TRIGGERS ),
		];
		if ( [] !== $unknown ) {
			throw new \DomainException( esc_html( sprintf( 'Nothing wakes the island "%s" by: %s', $name, implode( ', ', $unknown ) ) ) );
		}
	}
}
