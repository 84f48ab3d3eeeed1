<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * Reads numbers and ranges: `1 1/2`, `2-3`, `zwei bis drei`, `½`.
 */
final class NumberReader {

	/**
	 * Reads the number that starts at a place.
	 *
	 * @param int $start Where to read.
	 * @return Number|null Null where there is none, or one that means nothing, such as `1/0`.
	 */
	public static function at( string $text, int $start, Grammar $grammar ): ?Number {
		$number = self::whole( $text, $start, $grammar );
		return null === $number ? self::article_and_half( $text, $start, $grammar ) : self::with_half( $text, $number, $grammar );
	}

	/**
	 * Reads an article that is a number by the half after its unit: `a cup and a half`.
	 *
	 * @param int $start Where to read.
	 */
	private static function article_and_half( string $text, int $start, Grammar $grammar ): ?Number {
		$end = $grammar->skip( 'article', $text, $start );
		if ( $end === $start || 1 === preg_match( '/(?<=\p{L})/uA', $text, $found, 0, $start ) ) {
			return null;
		}
		$number = self::with_half( $text, new Number( 1.0, $start, $end ), $grammar );
		return null === $number->tail ? null : $number;
	}

	/**
	 * Reads a number without a half after it.
	 *
	 * @param int $start Where to read.
	 */
	private static function whole( string $text, int $start, Grammar $grammar ): ?Number {
		return self::foreign_word( $text, $start, $grammar ) ?? self::digits( $text, $start, $grammar );
	}

	/**
	 * Reads a range or a single number at a place.
	 *
	 * @param int $start Where to read.
	 * @return list<Number> One or two numbers; empty where there is none.
	 */
	public static function range( string $text, int $start, Grammar $grammar ): array {
		$first = self::at( $text, $start, $grammar ) ?? self::zero( $text, $start );
		if ( null === $first ) {
			return [];
		}
		$is_between = $grammar->finds( 'between', Chars::before( $text, $start, 40 ) );
		$place      = $grammar->skip( $is_between ? 'and' : 'range', $text, $first->end );
		$second     = $place > $first->end ? self::at( $text, $place, $grammar ) : null;
		// What was rounded may be "between ⅛ and ⅛".
		if (
			null !== $second
			&& ! self::is_reduction( $text, $first, $second )
			&& ( $second->value > $first->value || ( $is_between && $second->value === $first->value ) )
		) {
			return [ $first, $second ];
		}
		return $first->value > 0 ? [ $first ] : [];
	}

	/**
	 * Whether a number in words is by how much something is reduced, and the other to how much: `by half to 350 ml`.
	 *
	 * @param Number $second The other one.
	 */
	private static function is_reduction( string $text, Number $first, Number $second ): bool {
		return $first->value < 1
			&& $second->value > Tables::number( 'parse.MAX_SPAN' ) * $first->value
			&& 1 === preg_match( '/\p{L}/uA', $text, $found, 0, $first->start );
	}

	/**
	 * Whether a text contains any number, in digits or in words.
	 */
	public static function is_said( string $text, Grammar $grammar ): bool {
		if ( 1 === preg_match( '/' . Grammar::DIGIT . '/u', $text ) ) {
			return true;
		}
		preg_match_all( '/(?<![\p{L}0-9])\p{L}/u', $text, $starts, PREG_OFFSET_CAPTURE );
		foreach ( array_column( $starts[0], 1 ) as $start ) {
			if ( null !== self::at( $text, $start, $grammar ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether a number has a minus sign.
	 *
	 * @param int $start Where the number starts.
	 * @return bool True for `-3`; false for the second one of `100g-150g`.
	 */
	public static function is_negative( string $text, int $start ): bool {
		return 1 === preg_match( '/(?<=[-−])(?<![\p{L}.][-−])/uA', $text, $found, 0, $start );
	}

	/**
	 * Reads the zero with which a range may begin: `0 to 1`.
	 *
	 * @param int $start Where to read.
	 */
	private static function zero( string $text, int $start ): ?Number {
		return 1 === preg_match( '~(?<![0-9])0(?![0-9.,/⁄])~uA', $text, $found, 0, $start ) ? new Number( 0.0, $start, $start + 1 ) : null;
	}

	/**
	 * Reads a number word of another language: `zwei`, `une demi-`.
	 *
	 * @param int $start Where to read.
	 */
	private static function foreign_word( string $text, int $start, Grammar $grammar ): ?Number {
		$word  = $grammar->match( 'numberWord', $text, $start )[0] ?? '';
		$value = $grammar->numbers[ str_replace( '’', "'", mb_strtolower( $word, 'UTF-8' ) ) ] ?? null;
		return null === $value ? null : new Number( (float) $value, $start, $start + strlen( $word ) );
	}

	/**
	 * Reads a number in digits, or an English word for one.
	 *
	 * @param int $start Where to read.
	 */
	private static function digits( string $text, int $start, Grammar $grammar ): ?Number {
		$fraction = $grammar->match( 'number.MIXED', $text, $start ) ?: $grammar->match( 'number.SIMPLE', $text, $start );
		$comma    = [] === $fraction && $grammar->has_comma ? $grammar->match( 'number.COMMA_DECIMAL', $text, $start ) : [];
		$found    = ( $fraction ?: $comma ?: $grammar->match( 'number.DECIMAL', $text, $start ) )[0] ?? null;
		if ( null === $found ) {
			return EnglishNumbers::at( $text, $start, $grammar );
		}
		$end        = $start + strlen( $found );
		$bare       = $grammar->skip( 'number.DOZEN', $text, $end );
		$is_grouped = $grammar->finds( 'number.IS_GROUPED', $found );
		$digits     = [] !== $comma || $is_grouped ? strtr( $found, [ '.' => '', ',' => '.' ] ) : $found;
		$value      = Digits::value( $digits, $grammar ) * ( $bare > $end ? 12 : 1 );
		if ( ! self::is_amount( $value, $digits, $grammar ) || [] !== $grammar->match( 'number.STICKS', $text, $bare ) ) {
			return null;
		}
		return new Number( $value, $start, $value < 1 ? $grammar->skip( 'number.ARTICLE', $text, $bare ) : $bare, null, $is_grouped );
	}

	/**
	 * Whether a value can be that of an amount, and its digits are not a grade such as `80/20`.
	 */
	private static function is_amount( float $value, string $digits, Grammar $grammar ): bool {
		return $value > 0 && $value <= Tables::number( 'number.MAX_VALUE' ) && ! $grammar->finds( 'number.GRADE', $digits );
	}

	/**
	 * Adds the half or quarter that follows a number and its unit: `1 taza y media`.
	 */
	private static function with_half( string $text, Number $number, Grammar $grammar ): Number {
		[ $all, $unit, $tail ] = $grammar->match( 'half', $text, $number->end ) + [ '', '', '' ];
		if (
			'' === $all
			|| floor( $number->value ) !== $number->value
			|| ! self::takes_half( $unit, substr( $text, $number->end + strlen( $all ) ), $grammar )
		) {
			return $number;
		}
		$from  = $number->end + strlen( $unit );
		$to    = $from + strlen( $tail );
		$said  = $grammar->replace( 'number.AND', $tail );
		$part  = $grammar->finds( 'number.THOUSANDTHS', $said ) ? (int) $said / 1000 : self::whole( $said, 0, $grammar )->value ?? 0.5;
		$count = strtolower( substr( $text, $number->start, $number->end - $number->start ) );
		$word  = $grammar->match( 'number.LAST_WORD', $count )[1] ?? '';
		$size  = Tables::words( 'number.SEVERAL_OF' )[ $word ] ?? null;
		$value = $number->value + $part * ( is_numeric( $size ) ? $size : 1 );
		return '' === $unit
			? new Number( $value, $number->start, $to, null, $number->is_grouped )
			: new Number( $value, $number->start, $number->end, [ $from, $to ], $number->is_grouped );
	}

	/**
	 * Whether a half is one of the unit; in `1 cebolla y media lechuga` it is one of another food.
	 *
	 * @param string $unit   What is between the number and the half.
	 * @param string $behind What follows.
	 */
	private static function takes_half( string $unit, string $behind, Grammar $grammar ): bool {
		return '' === $unit
			|| ( $grammar->finds( 'number.WHOLE_UNIT', $unit ) && ! $grammar->finds( 'number.OF_OTHER', $behind ) )
			|| $grammar->finds( 'number.BEHIND_HALF', $behind );
	}
}
