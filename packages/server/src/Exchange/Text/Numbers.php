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

	private const RAISED = [ '⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹' ];

	private const SUBSCRIPTS = [ '₀', '₁', '₂', '₃', '₄', '₅', '₆', '₇', '₈', '₉' ];

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
	 * Writes the number of a program as people do: `1.5` for `1.5000000000000000`, `1/3` for `0.3333333`.
	 *
	 * @param string $text What a program wrote.
	 * @return string Empty for nought.
	 */
	public static function typed( string $text ): string {
		$number = self::without_noise( $text, 4 );
		if ( 1 !== preg_match( '/^(\d*)\.(\d{3,})$/', $number, $part ) ) {
			return '0' === $number ? '' : $number;
		}
		$rest = (float) "0.$part[2]";
		foreach ( [ [ 1, 3 ], [ 2, 3 ], [ 1, 6 ], [ 5, 6 ] ] as [ $top, $bottom ] ) {
			if ( abs( $rest - $top / $bottom ) < 0.7 * 10 ** -strlen( $part[2] ) ) {
				return ltrim( ( (int) $part[1] > 0 ? $part[1] : '' ) . " $top/$bottom" );
			}
		}
		return $number;
	}

	/**
	 * Writes the number of a program as one that was measured: `12.33` for `12.333333`. Three decimals might be read as thousands.
	 *
	 * @param string $text What a program wrote.
	 * @return string Empty for nought.
	 */
	public static function rounded( string $text ): string {
		$number = self::without_noise( $text, (float) $text < 1 ? 4 : 2 );
		return '0' === $number ? '' : $number;
	}

	/**
	 * Strips the zeros behind a number, and decimals that only come from how a program counts.
	 *
	 * @param string $text     What a program wrote.
	 * @param int    $decimals How many say something.
	 */
	private static function without_noise( string $text, int $decimals ): string {
		// Django writes nought as 0E-16.
		$plain  = 1 === preg_match( '/^\d(?:\.\d+)?E[+-]?\d{1,2}$/i', $text ) ? sprintf( '%.16F', (float) $text ) : $text;
		$number = str_contains( $plain, '.' ) ? rtrim( rtrim( $plain, '0' ), '.' ) : $plain;
		$number = '' === $number ? '0' : $number;
		$noisy  = '/^\d{0,9}\.\d{' . ( $decimals + 1 ) . ',}$/';
		return 1 === preg_match( $noisy, $number ) ? (string) round( (float) $number, $decimals ) : $number;
	}

	/**
	 * Writes fractions of small raised and lowered digits as plain ones, apart from a whole number before them.
	 *
	 * @param string $text Such as `1 ¹/₂ cups`.
	 */
	public static function with_plain_fractions( string $text ): string {
		return preg_replace_callback(
			'#(\d?)([⁰¹²³⁴-⁹]+)[/⁄]([₀-₉]+)#u',
			static fn ( array $match ): string => ltrim( "$match[1] " )
				. strtr( $match[2], array_map( strval( ... ), array_flip( self::RAISED ) ) )
				. '/' . strtr( $match[3], array_map( strval( ... ), array_flip( self::SUBSCRIPTS ) ) ),
			$text
		) ?? $text;
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
