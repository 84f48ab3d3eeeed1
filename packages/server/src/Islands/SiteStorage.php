<?php
declare( strict_types=1 );

namespace Larder\Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the keys of the browser's storage.
 *
 * Sites in subdirectories share the storage of their origin, and have recipes with the same IDs.
 */
final class SiteStorage {

	/**
	 * Returns what identifies the site among those of its origin.
	 *
	 * @return string Path of the site, with a slash at both ends; empty for the one that has no folder.
	 */
	public static function scope(): string {
		// Not `home_url()`, to which translation plugins add the language of the page.
		$home = get_option( 'home' );
		$path = trim( (string) wp_parse_url( is_string( $home ) ? $home : '', PHP_URL_PATH ), '/' );
		return '' === $path ? '' : "/$path/";
	}

	/**
	 * Returns the key under which browsers store something of this site; `siteKey()` in `packages/ajax` returns the same.
	 *
	 * @param string $name What is stored, such as `recipe:12`.
	 */
	public static function key( string $name ): string {
		return 'larder:' . self::scope() . $name;
	}
}
