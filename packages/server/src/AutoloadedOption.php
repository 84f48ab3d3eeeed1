<?php
declare( strict_types=1 );

namespace Larder;

defined( 'ABSPATH' ) || exit;

/**
 * Reads autoloaded options that a site may not have yet.
 *
 * For an option that does not exist `get_option()` queries the database on each request of a site without an object
 * cache. An autoloaded option that is not among those already loaded does not exist, so no query is needed to know.
 */
final class AutoloadedOption {

	/**
	 * Returns the value of an option.
	 *
	 * @return mixed Null where it does not exist, or is not autoloaded.
	 */
	public static function get( string $name ): mixed {
		return isset( wp_load_alloptions()[ $name ] ) ? get_option( $name ) : null;
	}

	/**
	 * Returns an option that holds a list of names.
	 *
	 * @return list<string> Empty where it does not exist.
	 */
	public static function names( string $name ): array {
		$stored = self::get( $name );
		return is_array( $stored ) ? array_values( array_filter( $stored, is_string( ... ) ) ) : [];
	}
}
