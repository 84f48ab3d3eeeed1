<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Text\WrittenRules;
use Larder\Lines\Digits;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the numbers of steps with a full stop where a dash is behind them, by the rules of the editor's paste, in
 * `packages/editor/src/paste/counts.ts`.
 */
final class DashedNumbers {

	/** From this on numbers that follow each other count the steps; "1 - 2 eggs" has one. */
	private const MIN_COUNT = 3;

	/**
	 * Writes the numbers.
	 *
	 * @param list<string> $lines
	 * @return list<string> The same; those that do not count up from 1 as they were.
	 */
	public static function with_stops( array $lines ): array {
		$digit   = WrittenRules::all()['digit'];
		$dashed  = "%^(\\s*)($digit{1,2})\\s?[-–](?:\\s+(?=[\\p{L}<])|(?=[\\p{Lu}\\p{Lo}]))%u";
		$counted = $lines;
		$run     = [];
		foreach ( $lines as $at => $line ) {
			if ( 1 !== preg_match( $dashed, $line, $match ) ) {
				continue;
			}
			$count = (int) Digits::plain( $match[2] );
			if ( count( $run ) + 1 !== $count ) {
				$counted = self::with_run( $counted, $run );
				$run     = [];
			}
			if ( count( $run ) + 1 === $count ) {
				$run[ $at ] = preg_replace( $dashed, '$1$2. ', $line ) ?? $line;
			}
		}
		return self::with_run( $counted, $run );
	}

	/**
	 * Returns the lines with those of a run that is long enough.
	 *
	 * @param list<string>       $lines
	 * @param array<int, string> $run   The new lines by their places.
	 * @return list<string>
	 */
	private static function with_run( array $lines, array $run ): array {
		return count( $run ) < self::MIN_COUNT ? $lines : array_values( array_replace( $lines, $run ) );
	}
}
