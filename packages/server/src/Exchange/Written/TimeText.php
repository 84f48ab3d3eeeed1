<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Writes times for other programs.
 *
 * @phpstan-import-type Times from RecipeDocument
 */
final class TimeText {

	/**
	 * Writes one time in minutes, of a range both ends: `10-15 min`.
	 *
	 * @param Times                        $times
	 * @param 'prep'|'cook'|'rest'|'total' $name  Name of the time.
	 * @param string                       $unit  The word for minutes.
	 * @return string Empty for none.
	 */
	public static function write( array $times, string $name, string $unit = 'min' ): string {
		$minutes = $times[ $name ];
		$from    = $times['from'][ $name ] ?? $minutes;
		return $minutes > 0 ? ( $from < $minutes ? "$from-" : '' ) . "$minutes $unit" : '';
	}
}
