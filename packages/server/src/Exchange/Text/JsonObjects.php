<?php
declare( strict_types=1 );

namespace Larder\Exchange\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Splits objects of JSON that are one after the other, with or without line breaks in them, as logs and exports of databases are.
 */
final class JsonObjects {

	/**
	 * Splits a text where an object ends and another begins; what is within them is not looked at.
	 *
	 * @param string $text Almost JSON.
	 * @return list<string> The objects; one for a text that has only one, or that says something else between them.
	 */
	public static function split( string $text ): array {
		$objects = [];
		$start   = 0;
		while ( true ) {
			$start += strspn( $text, " \t\r\n,", $start );
			if ( $start >= strlen( $text ) ) {
				return $objects;
			}
			if ( '{' !== $text[ $start ] ) {
				return [ $text ];
			}
			$end       = self::end( $text, $start );
			$objects[] = substr( $text, $start, $end - $start );
			$start     = $end;
		}
	}

	/**
	 * Returns the object with which a text begins.
	 *
	 * @param string $text A text that begins with a brace.
	 */
	public static function first( string $text ): string {
		return substr( $text, 0, self::end( $text, 0 ) );
	}

	/**
	 * Returns where an object ends, or the text where that is earlier.
	 *
	 * @param int $start Where the object begins.
	 */
	private static function end( string $text, int $start ): int {
		$depth     = 0;
		$is_string = false;
		for ( $at = $start; ; ++$at ) {
			$at += strcspn( $text, $is_string ? '"\\' : '"{}', $at );
			if ( $at >= strlen( $text ) ) {
				return strlen( $text );
			}
			$letter = $text[ $at ];
			if ( '\\' === $letter ) {
				++$at;
			} elseif ( '"' === $letter ) {
				$is_string = ! $is_string;
			} else {
				$depth += '{' === $letter ? 1 : -1;
				if ( 0 === $depth ) {
					return $at + 1;
				}
			}
		}
	}
}
