<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Digits;

defined( 'ABSPATH' ) || exit;

/**
 * Writes numbers in the digits that were typed: `٤` in place of `٢`.
 */
final class NumberingSystem {

	/** The zeros of the digits that have a decimal mark of their own, those of Arabic and Persian. */
	private const ARABIC = [ 0x660, 0x6F0 ];

	/**
	 * Writes a number in the script of a typed one.
	 *
	 * @param string $printed The number as printed.
	 * @param string $typed   What it is in place of.
	 */
	public static function like( string $printed, string $typed ): string {
		if ( 1 !== preg_match( '/(?![0-9])\p{Nd}/u', $typed, $digit ) ) {
			return $printed;
		}
		$zero   = mb_ord( $digit[0], 'UTF-8' ) - (int) Digits::plain( $digit[0] );
		$marked = in_array( $zero, self::ARABIC, true )
			? preg_replace( '/(?<=[0-9])[.,](?=[0-9])/', '٫', $printed, 1 ) ?? $printed
			: $printed;
		return preg_replace_callback(
			'/[0-9]/',
			static fn ( array $one ): string => (string) mb_chr( $zero + (int) $one[0], 'UTF-8' ),
			$marked
		) ?? $marked;
	}
}
