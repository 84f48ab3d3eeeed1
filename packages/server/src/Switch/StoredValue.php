<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * Reads serialized values that other plugins have stored. No object comes to life, and lengths that a search and replace
 * has made wrong are put right.
 */
final class StoredValue {

	/**
	 * Reads a value.
	 *
	 * @param string $stored     As it is in the database.
	 * @param bool   $is_damaged Whether something of it is lost; lengths that are wrong alone lose nothing.
	 * @return mixed The value; a text that is not serialized as it is, null for what cannot be read even in part.
	 */
	public static function read( string $stored, bool &$is_damaged = false ): mixed {
		$is_damaged = false;
		if ( ! is_serialized( $stored ) && ! self::is_cut_off( $stored ) ) {
			return $stored;
		}
		$value = self::unserialized( $stored );
		if ( null !== $value ) {
			// Where a plugin had serialized an array itself, WordPress has serialized the text once more.
			return is_string( $value ) ? self::read( $value, $is_damaged ) : $value;
		}
		$stored     = self::with_right_lengths( $stored );
		$value      = self::unserialized( $stored );
		$is_damaged = null === $value;
		return $value ?? self::unserialized( self::closed( $stored ) );
	}

	/**
	 * Unserializes a single text or number: `i:5;` is 5, `N;` and `b:0;` are empty.
	 *
	 * @param string $stored As it is in the database.
	 * @return string Anything else, such as a list, as it is stored.
	 */
	public static function text( string $stored ): string {
		if ( 1 !== preg_match( '/^(?:N;|[bids]:)/', $stored ) || ! is_serialized( $stored ) ) {
			return $stored;
		}
		if ( in_array( trim( $stored ), [ 'N;', 'b:0;' ], true ) ) {
			return '';
		}
		// A search and replace changes what is between the quotes, and not the length before them.
		$value = self::unserialized( $stored ) ?? ( 1 === preg_match( '/^s:\d+:"(.*)";\s*$/sD', $stored, $found ) ? $found[1] : null );
		return is_scalar( $value ) ? (string) $value : $stored;
	}

	/**
	 * Returns whether a value began as an array and does not end as one.
	 *
	 * @param string $stored The value.
	 */
	private static function is_cut_off( string $stored ): bool {
		return 1 === preg_match( '/^a:\d+:\{[ia]?/', $stored );
	}

	/**
	 * Reads a whole value.
	 *
	 * @param string $stored The value.
	 * @return mixed Null where it is broken.
	 */
	private static function unserialized( string $stored ): mixed {
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_set_error_handler -- A broken value is expected, and no line of the site's log.
		set_error_handler( static fn (): bool => true );
		try {
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_unserialize -- The format in which these plugins store; classes are refused.
			$value = unserialize( $stored, [ 'allowed_classes' => false ] );
		} finally {
			restore_error_handler();
		}
		return false === $value ? null : self::without_objects( $value );
	}

	/**
	 * Turns objects, which are of no class here, into arrays.
	 *
	 * @param mixed $value Anything.
	 */
	private static function without_objects( mixed $value ): mixed {
		if ( is_object( $value ) ) {
			$value = (array) $value;
			unset( $value['__PHP_Incomplete_Class_Name'] );
		}
		return is_array( $value ) ? array_map( self::without_objects( ... ), $value ) : $value;
	}

	/**
	 * Counts the bytes of each text again.
	 *
	 * @param string $stored The value.
	 */
	private static function with_right_lengths( string $stored ): string {
		return preg_replace_callback(
			'/s:\d+:"(.*?)";(?=[aidbsOrNR]:|N;|\}|$)/s',
			static fn ( array $found ): string => sprintf( 's:%d:"%s";', strlen( $found[1] ), $found[1] ),
			$stored
		) ?? $stored;
	}

	/**
	 * Ends a value that is cut off: what is not whole goes, and its arrays get the number of entries that they have.
	 *
	 * @param string $stored The value.
	 */
	private static function closed( string $stored ): string {
		$open = [];
		$out  = '';
		$at   = 0;
		while ( 1 === preg_match( '/\G(?:a:\d+:\{|\}|i:-?\d+;|d:[^;{}"]+;|b:[01];|N;|s:(\d+):")/', $stored, $token, 0, $at ) ) {
			$text = $token[0];
			if ( isset( $token[1] ) ) {
				$length = strlen( $text ) + (int) $token[1] + 2;
				$text   = substr( $stored, $at, $length );
				if ( strlen( $text ) < $length || ! str_ends_with( $text, '";' ) ) {
					break;
				}
			}
			$at += strlen( $text );
			if ( str_starts_with( $text, 'a:' ) ) {
				$open[] = [ '' ];
				continue;
			}
			if ( '}' === $text ) {
				$text = self::ended( array_pop( $open ) ?? [] );
			}
			if ( [] === $open ) {
				$out = $text;
				break;
			}
			$open[ count( $open ) - 1 ][] = $text;
		}
		while ( [] !== $open ) {
			$out = self::ended( array_pop( $open ) );
			if ( [] !== $open ) {
				$open[ count( $open ) - 1 ][] = $out;
			}
		}
		return $out;
	}

	/**
	 * Ends an array.
	 *
	 * @param array<int, string> $tokens An empty one, then keys and values by turns.
	 */
	private static function ended( array $tokens ): string {
		$pairs = intdiv( count( $tokens ) - 1, 2 );
		return "a:$pairs:{" . implode( '', array_slice( $tokens, 1, 2 * $pairs ) ) . '}';
	}
}
