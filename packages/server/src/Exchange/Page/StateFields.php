<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Finds fields in the state of a page, whatever way of writing names its program keeps to: `prepTime`, `prep_time`.
 */
final class StateFields {

	/**
	 * Returns the first field that says something under a name.
	 *
	 * @param array<array-key, mixed> $fields
	 * @param string                  $names  How it is called, in small letters without marks.
	 */
	public static function first( array $fields, string $names ): mixed {
		foreach ( $fields as $name => $value ) {
			if ( null !== $value && '' !== $value && [] !== $value && 1 === preg_match( $names, self::name( $name ) ) ) {
				return $value;
			}
		}
		return null;
	}

	/**
	 * Returns a field that is a word or a number.
	 *
	 * @param array<array-key, mixed> $fields
	 * @param string                  $names  How it is called.
	 */
	public static function scalar( array $fields, string $names ): string {
		$value = self::first( $fields, $names );
		return is_string( $value ) || is_int( $value ) || is_float( $value ) ? (string) $value : '';
	}

	/**
	 * Returns the name of a field in small letters without marks.
	 */
	public static function name( int|string $name ): string {
		return preg_replace( '/[^a-z]+/', '', strtolower( (string) $name ) ) ?? '';
	}
}
