<?php
declare( strict_types=1 );

namespace Larder\Exchange\Text;

use Larder\Lines\Digits;

defined( 'ABSPATH' ) || exit;

/**
 * Numbers as people write them.
 */
final class Numbers {

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
		return preg_replace( '/(\d),(\d{1,2})(?!\d)/', '$1.$2', $text ) ?? $text;
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
}
