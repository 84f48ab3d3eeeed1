<?php
declare( strict_types=1 );

namespace Larder\Exchange\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Reads lengths of videos.
 */
final class Seconds {

	/**
	 * Reads a length.
	 *
	 * @param string $text Such as `PT1M10S` or a bare number of seconds.
	 * @return int 0 for anything that is not a length.
	 */
	public static function parse( string $text ): int {
		if ( 1 === preg_match( '/^\d+(?:\.\d+)?$/', trim( $text ) ) ) {
			return (int) round( (float) $text );
		}
		if ( 1 !== preg_match( '/^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?$/i', trim( $text ), $found ) ) {
			return 60 * Minutes::parse( $text );
		}
		return 3600 * (int) ( $found[1] ?? 0 ) + 60 * (int) ( $found[2] ?? 0 ) + (int) ( $found[3] ?? 0 );
	}
}
