<?php
declare( strict_types=1 );

namespace Larder\Exchange\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Numbers as people write them.
 */
final class Numbers {

	private const FRACTIONS = [
		'½' => 0.5,
		'¼' => 0.25,
		'¾' => 0.75,
		'⅓' => 1 / 3,
		'⅔' => 2 / 3,
		'⅛' => 0.125,
		'⅜' => 0.375,
		'⅝' => 0.625,
		'⅞' => 0.875,
	];

	/**
	 * Writes fractions and mixed numbers of a text as decimals with a point.
	 *
	 * @param string $text Such as `1 1/2 h`.
	 */
	public static function decimals( string $text ): string {
		$text = preg_replace_callback(
			'#(?:(\d+)\s*)?(½|¼|¾|⅓|⅔|⅛|⅜|⅝|⅞)|(?:(\d+)\s+)?(\d+)\s*[/⁄]\s*(\d+)#u',
			static function ( array $match ): string {
				$sign = $match[2];
				$part = '' !== $sign ? self::FRACTIONS[ $sign ] : (int) ( $match[4] ?? 0 ) / max( 1, (int) ( $match[5] ?? 1 ) );
				return (string) round( (int) $match[1] + (int) ( $match[3] ?? 0 ) + $part, 4 );
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
