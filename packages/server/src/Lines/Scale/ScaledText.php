<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Grammar;
use Larder\Lines\Number;
use Larder\Lines\QuantityText;
use Larder\Lines\Tables;
use Larder\Lines\Units;

defined( 'ABSPATH' ) || exit;

/**
 * Scales a typed quantity. Ranges scale at both ends, dual amounts at each, and of `2 x 400` only the count; units between
 * the numbers follow them.
 */
final class ScaledText {

	/**
	 * Scales a text, always from what was typed.
	 *
	 * @param string        $text   What was typed, without tags.
	 * @param float         $factor By what to multiply.
	 * @param Format        $format How to print the numbers.
	 * @param Quantity|null $parsed What the text says.
	 * @param string        $unit   Stable id of the unit behind the text, `egg` for eggs.
	 * @return string The text to print; unreadable text exactly as typed.
	 */
	public static function scale( string $text, float $factor, Format $format, ?Quantity $parsed, string $unit = '' ): string {
		if ( 1.0 === $factor ) {
			return QuantityText::pretty( $text );
		}
		if ( null === $parsed || $factor <= 0 || ! is_finite( $factor ) ) {
			return $text;
		}
		$whole = $format->is_kitchen ? WholeUnits::scale( $text, $parsed, $factor, Grammar::of( $format->locale ) ) : null;
		return null === $whole
			? self::numbers( $text, $parsed->scalable, $factor, $format, $unit )
			: self::numbers( $whole[0], $whole[1], $factor, $format, '' );
	}

	/**
	 * Scales the numbers of a text, with the units behind them.
	 *
	 * @param string       $text    What was typed, without tags.
	 * @param list<Number> $numbers Its numbers that scale.
	 * @param float        $factor  By what to multiply.
	 * @param Format       $format  How to print the numbers.
	 * @param string       $unit    Stable id of the unit behind the text.
	 */
	private static function numbers( string $text, array $numbers, float $factor, Format $format, string $unit ): string {
		$grammar = Grammar::of( $format->locale );
		$scaled  = '';
		$place   = 0;
		$last    = [ INF, '', '' ];
		foreach ( $numbers as $number ) {
			$behind  = substr( $text, $number->end );
			$is_low  = $grammar->skip( 'range', $behind, 0 ) > 0;
			$own     = ! $is_low && 1 === preg_match( Tables::pattern( 'scale.UNIT' ), $behind, $word ) ? $word[0] : '';
			$value   = $number->value * $factor;
			$id      = ( '' === $own ? null : Units::find( (string) strrchr( " $own", ' ' ), Tables::LANGUAGES ) ) ?? $unit;
			$printed = Printer::number( $value, $format, $id, $number->is_grouped );
			// Of 1.1 teaspoons a drawer has one.
			$count   = $format->is_kitchen && $value > 0 ? Kitchen::value( $value, $id ) : $value;
			$typed   = substr( $text, $number->start, $number->end - $number->start );
			$is_tied = 1 === preg_match( Tables::pattern( 'scale.TIED_END' ), $typed )
				&& 1 === preg_match( '/\p{L}/uA', $text, $letter, 0, $number->end );
			$joint   = substr( $text, $place, $number->start - $place );
			$printed = Script::like( $printed, $typed );
			$shown   = [ $number->value, $printed, $own ];
			$is_one  = $format->is_kitchen && self::is_same_end( $last, $shown, $joint, $grammar );
			if ( $is_one && '' !== $last[2] ) {
				$place = $number->end + strlen( $own );
				continue;
			}
			$scaled .= ( $is_one ? '' : $joint . $printed )
				. ( $is_tied ? ' ' : '' )
				. Nouns::label( $own, $count, $format->locale );
			$place   = $number->end + strlen( $own );
			$last    = $shown;
			// The half of "1 taza y media" is in the number by now.
			if ( null !== $number->tail ) {
				$scaled .= substr( $text, $place, $number->tail[0] - $place );
				$place   = $number->tail[1];
			}
		}
		return QuantityText::pretty( $scaled . substr( $text, $place ) );
	}

	/**
	 * Whether a number is the upper end of a range that has become one with its lower end.
	 *
	 * Both ends of `¼ to ⅓ cup` can round to the same spoon.
	 *
	 * @param array{float, string, string} $low     Value, printed number and unit of the one before.
	 * @param array{float, string, string} $high    The same of the number.
	 * @param string                       $joint   What was typed between them.
	 * @param Grammar                      $grammar The languages.
	 */
	private static function is_same_end( array $low, array $high, string $joint, Grammar $grammar ): bool {
		return $high[0] > $low[0] && $high[1] === $low[1] && in_array( $low[2], [ '', $high[2] ], true )
			&& '' !== $joint && $grammar->skip( 'range', $joint, 0 ) === strlen( $joint );
	}
}
