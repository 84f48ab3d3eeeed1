<?php
declare( strict_types=1 );

namespace Larder\Exchange\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Takes elements out of the text of a page before it is parsed, in time in proportion to its length.
 *
 * A regular expression for a whole element searches the rest of the page again for each start tag without an end tag.
 */
final class ElementRemover {

	/**
	 * Returns HTML without the elements of some names, each replaced by a blank; one without an end tag stays.
	 *
	 * @param string ...$names The names of the elements, in lower case.
	 */
	public static function remove( string $html, string ...$names ): string {
		$kept  = '';
		$from  = 0;
		$at    = 0;
		$start = '#<(' . implode( '|', $names ) . ')\b#i';
		// The names that have no end tag in what follows.
		$unclosed = [];
		while ( count( $unclosed ) < count( $names ) && 1 === preg_match( $start, $html, $tag, PREG_OFFSET_CAPTURE, $at ) ) {
			$name  = strtolower( $tag[1][0] );
			$begin = $tag[0][1];
			$end   = isset( $unclosed[ $name ] ) ? null : self::end( $html, $name, $begin );
			if ( null === $end ) {
				$unclosed[ $name ] = true;
			} else {
				$kept .= substr( $html, $from, $begin - $from ) . ' ';
				$from  = $end;
			}
			$at = $end ?? $begin + 1;
		}
		return $kept . substr( $html, $from );
	}

	/**
	 * Returns where the end tag of an element ends; null where it has none.
	 *
	 * @param string $name The name of the element.
	 * @param int    $at   Where its start tag is.
	 */
	private static function end( string $html, string $name, int $at ): ?int {
		$content = strpos( $html, '>', $at );
		return false !== $content && 1 === preg_match( "#</$name\\s*+>#i", $html, $tag, PREG_OFFSET_CAPTURE, $content + 1 )
			? $tag[0][1] + strlen( $tag[0][0] )
			: null;
	}
}
