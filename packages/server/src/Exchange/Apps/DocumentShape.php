<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the shape of foreign documents where WordPress and its validator are not there.
 */
final class DocumentShape {

	/**
	 * Returns whether a value has the shape that a schema describes: types, required fields, lists and their entries.
	 *
	 * @param mixed $schema The schema, as it is in `packages/contracts`.
	 */
	public static function fits( mixed $value, mixed $schema ): bool {
		if ( ! is_array( $schema ) ) {
			return true;
		}
		$types = array_filter( (array) ( $schema['type'] ?? [] ), is_string( ... ) );
		if ( [] !== $types && [] === array_filter( $types, static fn ( string $type ): bool => self::is( $value, $type ) ) ) {
			return false;
		}
		if ( is_array( $schema['enum'] ?? null ) && ! in_array( $value, $schema['enum'], true ) ) {
			return false;
		}
		return ! is_array( $value ) || ( self::has_fields( $value, $schema ) && self::has_entries( $value, $schema ) );
	}

	/**
	 * Returns whether a value is of a type.
	 *
	 * @param string $type The type by its name in JSON Schema.
	 */
	private static function is( mixed $value, string $type ): bool {
		return match ( $type ) {
			'object'  => is_array( $value ) && ( [] === $value || ! array_is_list( $value ) ),
			'array'   => is_array( $value ) && array_is_list( $value ),
			'string'  => is_string( $value ),
			'integer' => is_int( $value ),
			'number'  => is_int( $value ) || is_float( $value ),
			'boolean' => is_bool( $value ),
			'null'    => null === $value,
			default   => false,
		};
	}

	/**
	 * Returns whether an object has the fields that it has to have, each in its shape.
	 *
	 * @param array<array-key, mixed> $value  The object.
	 * @param array<array-key, mixed> $schema
	 */
	private static function has_fields( array $value, array $schema ): bool {
		foreach ( is_array( $schema['required'] ?? null ) ? $schema['required'] : [] as $name ) {
			if ( ! is_string( $name ) || ! array_key_exists( $name, $value ) ) {
				return false;
			}
		}
		foreach ( is_array( $schema['properties'] ?? null ) ? $schema['properties'] : [] as $name => $field ) {
			if ( array_key_exists( $name, $value ) && ! self::fits( $value[ $name ], $field ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns whether the entries of a list have their shape.
	 *
	 * @param array<array-key, mixed> $value  The list.
	 * @param array<array-key, mixed> $schema
	 */
	private static function has_entries( array $value, array $schema ): bool {
		foreach ( isset( $schema['items'] ) ? $value : [] as $entry ) {
			if ( ! self::fits( $entry, $schema['items'] ) ) {
				return false;
			}
		}
		return true;
	}
}
