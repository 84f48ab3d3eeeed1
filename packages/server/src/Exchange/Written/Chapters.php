<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Text\WrittenRules;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the chapters of a video, by the rules of the editor's paste, in `packages/editor/src/paste/chapters.ts`.
 */
final class Chapters {

	/**
	 * Removes them: an introduction at 0:00, and below it what comes later and later.
	 *
	 * @param list<MarkedLine> $lines
	 * @return list<MarkedLine> The same without such runs of two lines and more.
	 */
	public static function without( array $lines ): array {
		$opening = WrittenRules::whole( WrittenRules::all()['opening'] );
		$left    = [];
		$count   = count( $lines );
		for ( $at = 0; $at < $count; $at = $end ) {
			$end = $at + 1;
			if ( 0 === self::start( $lines[ $at ] ) && 1 === preg_match( $opening, $lines[ $at ]->text ) ) {
				while ( $end < $count && self::start( $lines[ $end ] ) > self::start( $lines[ $end - 1 ] ) ) {
					++$end;
				}
			}
			if ( $end === $at + 1 ) {
				$left[] = $lines[ $at ];
			}
		}
		return $left;
	}

	/**
	 * Returns the seconds at which a chapter begins.
	 *
	 * @return int -1 for any other line.
	 */
	private static function start( MarkedLine $line ): int {
		if ( $line->counted || 1 !== preg_match( WrittenRules::whole( WrittenRules::all()['chapter'] ), $line->text, $match ) ) {
			return -1;
		}
		return array_reduce( explode( ':', $match[1] ), static fn ( int $sum, string $part ): int => $sum * 60 + (int) $part, 0 );
	}
}
