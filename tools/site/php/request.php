<?php
/**
 * Reads what a browser has sent.
 */

declare( strict_types=1 );

namespace Larder\Tools\Site;

/**
 * Returns a value of the request or of the server.
 *
 * @param string $name A name in `$_SERVER`.
 * @return string '' when there is none.
 */
function request_value( string $name ): string {
	$value = $_SERVER[ $name ] ?? '';
	return is_string( $value ) ? $value : '';
}
