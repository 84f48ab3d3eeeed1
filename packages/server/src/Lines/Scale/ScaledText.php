<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Grammar;
use Larder\Lines\Number;
use Larder\Lines\QuantityText;
use Larder\Lines\Tables;
use Larder\Lines\UnitReader;
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
	 * @param string         $text   What was typed, without tags.
	 * @param float          $factor By what to multiply.
	 * @param QuantityFormat $format How to print the numbers.
	 * @param Quantity|null  $parsed What the text says.
	 * @param string         $unit   Stable id of the unit after the text, `egg` for eggs.
	 * @return string The text to print; unreadable text exactly as typed.
	 */
	public static function scale( string $text, float $factor, QuantityFormat $format, ?Quantity $parsed, string $unit = '' ): string {
		if ( 1.0 === $factor ) {
			return QuantityText::pretty( $text );
		}
		if ( null === $parsed || $factor <= 0 || ! is_finite( $factor ) ) {
			return $text;
		}
		[ $text, $numbers ] = ( $format->is_kitchen ? UnitCarry::scale( $text, $parsed, $factor, Grammar::for_locale( $format->locale ) )
			?? SmallerSpoons::scale( $text, $parsed->scalable, $factor, $format->locale ) : null )
			?? [ $text, $parsed->scalable ];
		$scaled = self::numbers( $text, $numbers, $factor, $format, $unit );
		return 'en' === Grammar::for_locale( $format->locale )->code
			? preg_replace_callback(
				Tables::pattern( 'scale.ARTICLE' ),
				static fn ( array $found ): string => $found[1] . ( isset( $found[2] ) ? 'n ' : ' ' ),
				$scaled,
				1
			) ?? $scaled
			: $scaled;
	}

	/**
	 * Scales the numbers of a text, with the units after them.
	 *
	 * @param string         $text    What was typed, without tags.
	 * @param list<Number>   $numbers Its numbers that scale.
	 * @param float          $factor  By what to multiply.
	 * @param QuantityFormat $format  How to print the numbers.
	 * @param string         $unit    Stable id of the unit after the text.
	 */
	private static function numbers( string $text, array $numbers, float $factor, QuantityFormat $format, string $unit ): string {
		$grammar = Grammar::for_locale( $format->locale );
		$scaled  = '';
		$place   = 0;
		$last    = null;
		$is_and  = false;
		foreach ( $numbers as $at => $number ) {
			[ $is_to, $has_and ] = self::ends( $text, $number, $numbers[ $at + 1 ] ?? null, $grammar );
			$is_low  = $is_to || $has_and;
			$behind  = substr( $text, $number->end, ( $numbers[ $at + 1 ]->start ?? strlen( $text ) ) - $number->end );
			$own     = ! $is_low && 1 === preg_match( Tables::pattern( 'scale.UNIT' ), $behind, $word ) ? $word[0] : '';
			$value   = $number->value * $factor;
			$unit_at = $is_low && isset( $numbers[ $at + 1 ] ) ? $numbers[ $at + 1 ]->end : $number->end;
			$id      = self::unit( $text, $unit_at, $own, $grammar ) ?? $unit;
			// Of 1.1 teaspoons a drawer has one.
			$count   = $format->is_kitchen && $value > 0 ? KitchenRounding::round( $value, $id ) : $value;
			$typed   = substr( $text, $number->start, $number->end - $number->start );
			$is_tied = 1 === preg_match( Tables::pattern( 'scale.TIED_END' ), $typed )
				&& 1 === preg_match( '/\p{L}/uA', $text, $letter, 0, $number->end );
			$joint   = substr( $text, $place, $number->start - $place );
			$printed = NumberingSystem::like( QuantityFormatter::number( $value, $format, $id, $number->is_grouped ), $typed );
			$shown   = [ $number->value, $printed, $own, strlen( $scaled . $joint ) ];
			$is_one  = $format->is_kitchen && null !== $last && self::is_same_end( $last, $shown, $joint, $grammar, $is_and );
			if ( $is_one && $is_and ) {
				// Between ⅛ and ⅛ there is nothing.
				$scaled = $grammar->replace( 'between', substr( $scaled, 0, $last[3] ) ) . substr( $scaled, $last[3] );
			}
			$is_and = $has_and;
			$place  = $number->end + strlen( $own );
			if ( $is_one && '' !== $last[2] ) {
				continue;
			}
			$last    = $shown;
			$scaled .= ( $is_one ? '' : $joint . $printed )
				. self::times_sign( $typed, $printed, substr( $text, $number->end ), $grammar )
				. ( $is_tied ? ' ' : '' )
				. UnitLabel::label( $own, $count, $format->locale );
			// The half of "1 taza y media" is in the number by now.
			if ( null !== $number->tail ) {
				$scaled .= substr( $text, $place, $number->tail[0] - $place );
				$place   = $number->tail[1];
			}
		}
		return QuantityText::pretty( $scaled . substr( $text, $place ) );
	}

	/**
	 * Separates a number that was a word from the fraction after it, which would read as one number: of "One ½-inch slice" there are
	 * 2 × ½-inch slices.
	 *
	 * @param string $typed  The number as typed.
	 * @param string $scaled The same, scaled.
	 * @param string $behind What follows it.
	 */
	public static function times_sign( string $typed, string $scaled, string $behind, Grammar $grammar ): string {
		return $grammar->finds( 'scale.FRACTION_AT_START', $behind )
			&& $grammar->finds( 'scale.DIGIT_AT_END', $scaled )
			&& ! $grammar->finds( 'scale.DIGIT', $typed )
			? ' ×'
			: '';
	}

	/**
	 * Finds the stable id of the unit of a number; that of a lower end follows the upper one.
	 *
	 * @param string $text What was typed.
	 * @param int    $end  Where the number ends before the unit.
	 * @param string $own  The word after the number.
	 */
	private static function unit( string $text, int $end, string $own, Grammar $grammar ): ?string {
		// That of a "1-inch" is tied to its number.
		return UnitReader::at( $text, $end, $grammar )->id
			?? ( '' === $own ? null : Units::find( (string) strrchr( " $own", ' ' ), Tables::LANGUAGES ) );
	}

	/**
	 * Whether another end of a range follows a number, as in `2 to 3` and as in `between 2 and 3`; the hyphen of `1-inch (2.5 cm)` joins
	 * none.
	 *
	 * @param Number|null $next The one after it.
	 * @return array{bool, bool}
	 */
	private static function ends( string $text, Number $number, ?Number $next, Grammar $grammar ): array {
		$is_and = $grammar->skip( 'and', $text, $number->end ) === $next?->start;
		return [
			$grammar->skip( 'range', $text, $number->end ) === $next?->start,
			$is_and && $grammar->finds( 'between', substr( $text, 0, $number->start ) ),
		];
	}

	/**
	 * Whether a number is the upper end of a range that has become one with its lower end.
	 *
	 * Both ends of `¼ to ⅓ cup` can round to the same spoon.
	 *
	 * @param array{float, string, string, int} $low    Value, printed number and unit of the one before, and where it was printed.
	 * @param array{float, string, string, int} $high   The same of the number.
	 * @param string                            $joint  What was typed between them.
	 * @param bool                              $is_and Whether they are joined as in `between 2 and 3`.
	 */
	private static function is_same_end( array $low, array $high, string $joint, Grammar $grammar, bool $is_and ): bool {
		return $high[0] >= $low[0] && $high[1] === $low[1] && in_array( $low[2], [ '', $high[2] ], true )
			&& '' !== $joint && $grammar->skip( $is_and ? 'and' : 'range', $joint, 0 ) === strlen( $joint );
	}
}
