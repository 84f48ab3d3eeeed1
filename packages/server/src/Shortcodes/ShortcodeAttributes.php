<?php
declare( strict_types=1 );

namespace Larder\Shortcodes;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the attributes that somebody has written into a shortcode.
 */
final class ShortcodeAttributes {

	/**
	 * Reads a text.
	 *
	 * @param mixed  $given Attributes, or an empty text where there are none.
	 * @param string $key   Name of one.
	 * @return string Plain text, empty where it is missing.
	 */
	public static function text( mixed $given, string $key ): string {
		$value = is_array( $given ) ? ( $given[ $key ] ?? '' ) : '';
		return is_scalar( $value ) ? sanitize_text_field( (string) $value ) : '';
	}

	/**
	 * Reads a whole number.
	 *
	 * @param mixed  $given Attributes, or an empty text where there are none.
	 * @param string $key   Name of one.
	 * @return int 0 where it is missing or none.
	 */
	public static function number( mixed $given, string $key ): int {
		$value = self::text( $given, $key );
		return is_numeric( $value ) && $value > 0 ? (int) $value : 0;
	}
}
