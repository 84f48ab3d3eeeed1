<?php
declare( strict_types=1 );

namespace Larder\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Turns a list of toggles, as WP Delicious stores a choice of several, into the values that are on, and back.
 *
 * A toggle is a list with `key` and `enable`; each value of the schema has one.
 */
final class Toggles {

	/**
	 * Reads which values are on; one that the list does not name is as it is by default.
	 *
	 * @param mixed $stored What the option holds.
	 * @return list<string>|null Null where no list is stored.
	 */
	public static function read( Definition $setting, mixed $stored ): ?array {
		if ( ! is_array( $stored ) ) {
			return null;
		}
		$usual  = $setting->fallback();
		$toggle = array_fill_keys( is_array( $usual ) ? array_filter( $usual, 'is_string' ) : [], true );
		foreach ( $stored as $one ) {
			if ( is_array( $one ) && is_string( $one['key'] ?? null ) ) {
				$enable                                 = $one['enable'] ?? '';
				$toggle[ sanitize_title( $one['key'] ) ] = 'yes' === ( is_array( $enable ) ? ( $enable[0] ?? '' ) : $enable );
			}
		}
		return array_values( array_filter( self::values( $setting ), static fn ( string $value ): bool => $toggle[ $value ] ?? false ) );
	}

	/**
	 * Writes a toggle for each value that there is.
	 *
	 * @param mixed $chosen The values that are on.
	 * @return list<array{key: string, enable: list<string>}>
	 */
	public static function write( Definition $setting, mixed $chosen ): array {
		return array_map(
			static fn ( string $value ): array => [
				'key'    => $value,
				'enable' => [ is_array( $chosen ) && in_array( $value, $chosen, true ) ? 'yes' : 'no' ],
			],
			self::values( $setting )
		);
	}

	/**
	 * Returns all values, in the order of the schema.
	 *
	 * @return list<string>
	 */
	private static function values( Definition $setting ): array {
		$items = $setting->schema['items'] ?? [];
		$all   = is_array( $items ) ? ( $items['enum'] ?? [] ) : [];
		return is_array( $all ) ? array_values( array_filter( $all, 'is_string' ) ) : [];
	}
}
