<?php
declare( strict_types=1 );

namespace Larder\Ajax;

defined( 'ABSPATH' ) || exit;

/**
 * Reads `$_SERVER`, which no other code does.
 */
final class ServerVariables {

	/**
	 * Returns a value as plain text.
	 *
	 * @param string $key Key in `$_SERVER`, such as `HTTP_ORIGIN`.
	 * @return string Empty where there is none.
	 */
	public static function text( string $key ): string {
		return isset( $_SERVER[ $key ] ) && is_string( $_SERVER[ $key ] ) ? sanitize_text_field( wp_unslash( $_SERVER[ $key ] ) ) : '';
	}
}
