<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * Reads amounts: a number or range with the unit that follows.
 */
final class AmountReader {

	/**
	 * Reads the amount that starts at a place.
	 *
	 * @param string $text  The line without tags and brackets.
	 * @param int    $start Where to read.
	 */
	public static function at( string $text, int $start, Grammar $grammar ): ?Amount {
		$range = NumberReader::range( $text, $start, $grammar );
		$high  = array_pop( $range );
		if ( null === $high || NumberReader::is_negative( $text, $start ) ) {
			return null;
		}
		$last = $high->until( $grammar->skip( 'amount.TIMES_FOOD', $text, $high->end ) );
		$unit = self::unit_behind( $text, $last, $grammar ) ?? self::unit_of_part( $text, $last, $grammar );
		// "7UP" and "5-spice powder" are names.
		return null === $unit && self::is_tied( $text, $last->end, $grammar )
			? null
			: new Amount( [ ...$range, $last ], $unit, $unit->end ?? $last->end );
	}

	/**
	 * Reads an amount whose number may be an article: `a tablespoon`, the `an` of `an orange`.
	 *
	 * @param string $text  The line without tags and brackets.
	 * @param int    $start Where to read.
	 */
	public static function or_one( string $text, int $start, Grammar $grammar ): ?Amount {
		$amount = self::at( $text, $start, $grammar );
		$end    = null === $amount ? $grammar->skip( 'article', $text, $start ) : $start;
		if ( $end === $start ) {
			return $amount;
		}
		$unit = UnitReader::at( $text, $end, $grammar, true );
		return new Amount( [ new Number( 1.0, $start, $end ) ], $unit, $unit->end ?? $end );
	}

	/**
	 * Finds the first digit or fraction after a place, with the decimal point before it.
	 *
	 * @param int $start The place.
	 */
	public static function first_digit( string $text, int $start ): ?int {
		return 1 === preg_match( '/\.?' . Grammar::DIGIT . '/u', $text, $found, PREG_OFFSET_CAPTURE, $start ) ? $found[0][1] : null;
	}

	/**
	 * Whether a number counts packages: the 2 of `2 x 400 g` and of `2 14-ounce cans`.
	 */
	public static function is_multiplier( string $text, Number $number, Grammar $grammar ): bool {
		return [] !== $grammar->match( 'parse.TIMES', $text, $number->end );
	}

	/**
	 * Finds where a whole amount ends, with which spoon the half after its unit is of: `1 cuillère et demie à café`.
	 *
	 * @param string $text The text in which it is.
	 */
	public static function whole_end( string $text, Amount $amount, Grammar $grammar ): int {
		return max(
			$amount->end,
			...array_map( static fn ( Number $number ): int => self::tail_end( $text, $number, $grammar ), $amount->numbers )
		);
	}

	/**
	 * Finds where a number ends with all that belongs to it after its unit.
	 *
	 * @return int 0 where nothing of it is there.
	 */
	public static function tail_end( string $text, Number $number, Grammar $grammar ): int {
		return null === $number->tail ? 0 : $grammar->skip( 'amount.SPOON_KIND', $text, $number->tail[1] );
	}

	/**
	 * Reads the unit after a number, which a half may part from its kind.
	 *
	 * @param string $text The line.
	 */
	private static function unit_behind( string $text, Number $number, Grammar $grammar ): ?Unit {
		$unit = UnitReader::at( $text, $number->end, $grammar );
		if ( null === $unit || null === $number->tail ) {
			return $unit;
		}
		$kind = substr( $text, $number->tail[1], self::tail_end( $text, $number, $grammar ) - $number->tail[1] );
		$id   = '' === $kind ? null : Units::find( substr( $text, $unit->start, $unit->end - $unit->start ) . $kind, $grammar->languages );
		return null === $id ? $unit : new Unit( $id, $unit->start, $unit->end );
	}

	/**
	 * Reads the unit of which a number is a part, or which a word counts: `un quart de litre`, `3/4 de taza`, `un paio di cucchiai`.
	 *
	 * @param string $text The line.
	 */
	private static function unit_of_part( string $text, Number $number, Grammar $grammar ): ?Unit {
		$is_several = $grammar->finds( 'amount.SEVERAL', substr( $text, $number->start, $number->end - $number->start ) );
		$place      = $grammar->skip( 'of', $text, $number->end );
		if ( $place === $number->end || ( $number->value >= 1 && ! $is_several ) ) {
			return null;
		}
		$unit = UnitReader::at( $text, $grammar->skip( 'amount.ARTICLE', $text, $place ), $grammar );
		return $is_several || Units::is_measure( $unit?->id ) ? $unit : null;
	}

	/**
	 * Whether the word after a number belongs to it without being a unit or a size.
	 *
	 * @param string $text The line.
	 * @param int    $end  Where the number ends.
	 */
	private static function is_tied( string $text, int $end, Grammar $grammar ): bool {
		return 1 === preg_match( '/up(?!\p{L})/iuA', $text, $found, 0, $end )
			|| 1 === preg_match( '/-\p{L}/uA', $text, $found, 0, $end ) && [] === $grammar->match( 'size', $text, $end + 1 );
	}
}
