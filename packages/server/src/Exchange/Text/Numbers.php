<?php
declare( strict_types=1 );

namespace Larder\Exchange\Text;

use Larder\Lines\Digits;

defined( 'ABSPATH' ) || exit;

/**
 * Numbers as people write them.
 */
final class Numbers {

	/** Thousands that are parted: `1.250,5`, `1,250.5`, `1,250`; a point alone, as in `1.250`, is that of a decimal. */
	private const THOUSANDS = '/(?<![\d.,])[1-9]\d{0,2}(?:(?:\.\d{3})+(?=,\d)|(?:,\d{3})+(?![\d,]))/';

	/**
	 * Writes fractions and mixed numbers of a text as decimals with a point.
	 *
	 * @param string $text Such as `1 1/2 h`.
	 */
	public static function decimals( string $text ): string {
		$text = preg_replace_callback(
			'#(?:(\d+)\s*)?([' . Digits::FRACTION_SIGNS . '])|(?:(\d+)\s+)?(\d+)\s*[/⁄]\s*(\d+)#u',
			static function ( array $match ): string {
				[ $top, $bottom ] = '' === $match[2] ? array_slice( $match, 4 ) : explode( '/', Digits::FRACTIONS[ $match[2] ] );
				return (string) round( (int) $match[1] + (int) ( $match[3] ?? 0 ) + (int) $top / max( 1, (int) $bottom ), 4 );
			},
			$text
		) ?? $text;
		return preg_replace( '/(\d),(\d{1,2})(?!\d)|(?<!\d)(0),(\d+)/', '$1$3.$2$4', $text ) ?? $text;
	}

	/**
	 * Returns the first number of a text.
	 *
	 * @param string $text Such as `Serves 4 to 6`.
	 */
	public static function first( string $text ): int|float|null {
		if ( 1 !== preg_match( '/\d+(?:\.\d+)?/', self::decimals( $text ), $match ) ) {
			return null;
		}
		$number = (float) $match[0];
		return (float) (int) $number === $number ? (int) $number : $number;
	}

	/**
	 * Returns the first number of a text about energy, in which three digits after a comma are thousands: nobody weighs it so exactly.
	 *
	 * @param string $text Such as `1,250 kcal`.
	 */
	public static function calories( string $text ): int|float|null {
		return self::first( preg_replace_callback(
			self::THOUSANDS,
			static fn ( array $match ): string => str_replace( [ '.', ',' ], '', $match[0] ),
			$text
		) ?? $text );
	}
}
