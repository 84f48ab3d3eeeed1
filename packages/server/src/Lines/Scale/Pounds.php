<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Number;
use Larder\Lines\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Makes pounds of ounces where there are enough of them: twice `1lb10oz` is 3 lb 4 oz.
 */
final class Pounds {

	/**
	 * Gives the text and the numbers that give the amount at a scale.
	 *
	 * @param string   $text   Quantity as typed.
	 * @param Quantity $parsed What it says.
	 * @param float    $factor By what it is scaled.
	 * @return array{string, list<Number>}|null Null where they are those that were typed.
	 */
	public static function of( string $text, Quantity $parsed, float $factor ): ?array {
		[ $pounds, $ounces ] = $parsed->scalable + [ null, null ];
		if ( null === $pounds || null === $ounces || 2 !== count( $parsed->scalable ) || null !== $parsed->value_max ) {
			return null;
		}
		$between = substr( $text, $pounds->end, $ounces->start - $pounds->end );
		$behind  = substr( $text, $ounces->end );
		if (
			1 !== preg_match( Tables::pattern( 'pounds.POUNDS' ), $between, $word )
			|| 1 !== preg_match( Tables::pattern( 'pounds.OUNCES' ), $behind )
		) {
			return null;
		}
		$size  = Tables::number( 'pounds.OUNCES_OF_A_POUND' );
		$least = Tables::number( 'pounds.LEAST' );
		$all   = ( $pounds->value * $size + $ounces->value ) * $factor;
		$whole = floor( ( $all + $least ) / $size );
		if ( $whole < 1 || ( $whole === $pounds->value * $factor && $ounces->value * $factor < $size ) ) {
			return null;
		}
		$rest  = $all - $whole * $size;
		$first = self::as( $pounds, $whole / $factor );
		return $rest < $least
			? [ substr( $text, 0, $pounds->end + strlen( $word[1] ) ), [ $first ] ]
			: [ $text, [ $first, self::as( $ounces, $rest / $factor ) ] ];
	}

	/**
	 * Gives a number another value.
	 *
	 * @param Number $number The number.
	 * @param float  $value  Its value.
	 */
	private static function as( Number $number, float $value ): Number {
		return new Number( $value, $number->start, $number->end, $number->tail, $number->is_grouped );
	}
}
