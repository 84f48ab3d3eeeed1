<?php
declare( strict_types=1 );

namespace Larder\Search\Query;

use Larder\Ajax\Refusal;
use Larder\Contracts\Constants;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the values of one filter from a request or a URL, and refuses what cannot be read.
 */
final class SearchValues {

	/**
	 * Reads values: a list, or a text with commas as URLs have it.
	 *
	 * @param string $name   The filter.
	 * @param mixed  $values What was sent.
	 * @return list<string>
	 * @throws Refusal When there is a list within the list, or too many values.
	 */
	public static function list( string $name, mixed $values ): array {
		if ( is_string( $values ) ) {
			$values = SearchUrl::split( $name, $values );
		}
		if (
			! is_array( $values )
			|| [] !== array_filter( $values, static fn ( mixed $value ): bool => ! is_string( $value ) && ! is_int( $value ) )
			|| count( $values ) > Constants::MAX_FILTER_VALUES
		) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Goes out as JSON; the view shows it as text.
			throw self::unreadable( $name );
		}
		/** @var array<array-key, string|int> $values */
		return array_values( array_filter(
			array_map( static fn ( string|int $value ): string => trim( wp_check_invalid_utf8( (string) $value ) ), $values ),
			static fn ( string $value ): bool => '' !== $value
		) );
	}

	/**
	 * Reads a range such as `-30`, `10-30` or `10-`.
	 *
	 * @param string $name  The filter.
	 * @param string $value What was sent.
	 * @return array{min: int|null, max: int|null}
	 * @throws Refusal When it is none.
	 */
	public static function range( string $name, string $value ): array {
		if ( 1 !== preg_match( '/^(\d{0,6})-(\d{0,6})$/', $value, $match ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Goes out as JSON; the view shows it as text.
			throw self::unreadable( $name );
		}
		return [
			'min' => '' === $match[1] ? null : (int) $match[1],
			'max' => '' === $match[2] ? null : (int) $match[2],
		];
	}

	/**
	 * Builds the refusal of an unknown filter.
	 *
	 * @param string $name The filter.
	 */
	public static function unknown( string $name ): Refusal {
		/* translators: %s: name that was sent. */
		return new Refusal( 'unknown_filter', esc_html( sprintf( __( 'There is no filter “%s”.', 'larder' ), $name ) ) );
	}

	/**
	 * Builds the refusal of a value that cannot be read.
	 *
	 * @param string $name The filter.
	 */
	public static function unreadable( string $name ): Refusal {
		return new Refusal(
			'invalid_filter',
			/* translators: %s: name of a filter. */
			esc_html( sprintf( __( 'The values of the filter “%s” cannot be read.', 'larder' ), $name ) )
		);
	}
}
