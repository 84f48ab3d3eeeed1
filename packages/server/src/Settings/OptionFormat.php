<?php
declare( strict_types=1 );

namespace Larder\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Turns what the option holds into typed values, and typed values into what the option holds.
 */
final class OptionFormat {

	/**
	 * Reads a stored value; what cannot be read is the default.
	 *
	 * @param mixed $stored What the option holds, null for nothing.
	 * @return mixed A value that its schema allows.
	 */
	public function read( Definition $setting, mixed $stored ): mixed {
		$value = match ( $setting->schema['type'] ) {
			'boolean' => $this->read_switch( $setting, $stored ),
			'integer' => $this->read_integer( $setting, $stored ),
			'array'   => $this->read_list( $setting, $stored ),
			default   => is_scalar( $stored ) ? (string) $stored : null,
		};
		return null !== $value && true === rest_validate_value_from_schema( $value, $setting->schema, $setting->key )
			? $value
			: $setting->fallback();
	}

	/**
	 * Writes a value as WP Delicious does.
	 *
	 * @param mixed $value  A value that its schema allows.
	 * @param mixed $before What was stored before.
	 */
	public function write( Definition $setting, mixed $value, mixed $before = null ): mixed {
		return match ( $setting->stored ) {
			''             => $value,
			'toggles'      => Toggles::write( $setting, $value ),
			'keywordLinks' => KeywordRows::write( $value, $before ),
			default        => [ true === $value ? 'yes' : 'no' ],
		};
	}

	/**
	 * Validates a value that somebody sent against the setting's schema, and cleans it.
	 *
	 * @param mixed $value What was sent.
	 * @return mixed The clean value, or why it cannot be one.
	 */
	public function clean( Definition $setting, mixed $value ): mixed {
		if ( 'slug' === $setting->control && is_string( $value ) ) {
			$slug = self::slug( $value );
			return '' === $slug && '' !== trim( $value )
				/* translators: %s: what was typed. */
				? new \WP_Error( 'rest_invalid_param', sprintf( __( 'No address can be made of “%s”.', 'larder' ), $value ) )
				: $slug;
		}
		if ( 'color' === $setting->control && is_string( $value ) && '' !== $value && null === sanitize_hex_color( $value ) ) {
			/* translators: %s: what was typed. */
			return new \WP_Error( 'rest_invalid_param', sprintf( __( '%s is not a colour. Write one as #2a6f4e.', 'larder' ), $value ) );
		}
		$valid = rest_validate_value_from_schema( $value, $setting->schema, $setting->key );
		if ( is_wp_error( $valid ) ) {
			return $valid;
		}
		if ( 'links' === $setting->control ) {
			return KeywordRows::clean( $value );
		}
		$clean = rest_sanitize_value_from_schema( $value, $setting->schema, $setting->key );
		// A secret has to arrive at its service unchanged.
		return is_string( $clean ) && ! isset( $setting->schema['enum'] ) && ! $setting->is_secret ? sanitize_text_field( $clean ) : $clean;
	}

	/**
	 * Returns the first part of a URL made from what somebody typed.
	 *
	 * @param string $typed Such as `Meine Rezepte/Frühling`.
	 * @return string Such as `meine-rezepte/fruhling`, empty for nothing that could be one.
	 */
	public static function slug( string $typed ): string {
		return implode( '/', array_filter( array_map( 'sanitize_title', explode( '/', $typed ) ) ) );
	}

	/**
	 * Reads a switch.
	 *
	 * @param mixed $stored What the option holds.
	 */
	private function read_switch( Definition $setting, mixed $stored ): ?bool {
		if ( is_array( $stored ) ) {
			$stored = 'lastSwitch' === $setting->stored ? end( $stored ) : ( $stored[0] ?? '' );
			return 'yes' === $stored;
		}
		return null === $stored ? null : in_array( $stored, [ 'yes', '1', 1, true ], true );
	}

	/**
	 * Reads a number, which may be stored as a string, and clamps it to the maximum.
	 *
	 * @param mixed $stored What the option holds.
	 */
	private function read_integer( Definition $setting, mixed $stored ): ?int {
		if ( ! is_numeric( $stored ) ) {
			return null;
		}
		$most = $setting->schema['maximum'] ?? null;
		return (int) ( is_int( $most ) ? min( $most, $stored ) : $stored );
	}

	/**
	 * Reads a list.
	 *
	 * @param mixed $stored What the option holds.
	 * @return list<mixed>|null Null where no list is stored.
	 */
	private function read_list( Definition $setting, mixed $stored ): ?array {
		if ( ! is_array( $stored ) ) {
			return null;
		}
		return match ( $setting->stored ) {
			'toggles'      => Toggles::read( $setting, $stored ),
			'keywordLinks' => KeywordRows::read( $stored ),
			default        => $this->known( $setting, array_values( $stored ) ),
		};
	}

	/**
	 * Omits the elements of a list that its schema does not know.
	 *
	 * @param list<mixed> $stored
	 * @return list<mixed>
	 */
	private function known( Definition $setting, array $stored ): array {
		$items = $setting->schema['items'] ?? null;
		if ( ! is_array( $items ) ) {
			return $stored;
		}
		return array_values( array_filter(
			$stored,
			static fn ( mixed $item ): bool => true === rest_validate_value_from_schema( $item, $items, $setting->key )
		) );
	}
}
