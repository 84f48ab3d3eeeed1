<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * Reads packages that are counted and have a size: `2 x 400 g tins`, `2 (14-ounce) cans`.
 */
final class PackageSizes {

	/**
	 * Reads a count with the size of one after it.
	 *
	 * @return Measure|null Null where the number counts no packages.
	 */
	public static function read( LineTexts $texts, Amount $count ): ?Measure {
		return self::in_brackets( $texts, $count ) ?? self::behind_sign( $texts, $count ) ?? self::behind_dash( $texts, $count );
	}

	/**
	 * Returns where a unit is, from the first character after the quantity.
	 *
	 * @param int $after Where the quantity ends.
	 * @param int $end   Where the unit ends.
	 * @return array{int, int}
	 */
	public static function unit_place( LineTexts $texts, int $after, int $end ): array {
		preg_match( '/[\s-]*/uA', $texts->plain, $found, 0, $after );
		return [ $after + strlen( $found[0] ?? '' ), $end ];
	}

	/**
	 * Reads a count and the size of one in brackets: `2 (14-ounce) cans`.
	 */
	private static function in_brackets( LineTexts $texts, Amount $count ): ?Measure {
		$size = Brackets::after( $texts->inside, $count->last()->end, $texts->grammar );
		if ( null === $size || ! $size->is_amount ) {
			return null;
		}
		$amount = $size->amount( $texts->inside, $texts->grammar );
		$pack   = UnitReader::at( $texts->plain, $size->end, $texts->grammar );
		return new Measure(
			$count->numbers,
			$amount->unit->id ?? $pack?->id,
			$pack->end ?? $size->end,
			[ $count->first()->start, $size->end ],
			null === $pack ? null : self::unit_place( $texts, $size->end, $pack->end )
		);
	}

	/**
	 * Reads a count and the size of one: `2 x 400g/14oz tins`, `2 14-ounce cans`.
	 */
	private static function behind_sign( LineTexts $texts, Amount $count ): ?Measure {
		$last = $count->last();
		if ( ! AmountReader::is_multiplier( $texts->plain, $last, $texts->grammar ) ) {
			return null;
		}
		preg_match( '/' . Grammar::DIGIT . '/u', $texts->plain, $digit, PREG_OFFSET_CAPTURE, $last->end );
		$start = $digit[0][1] ?? $last->end;
		if (
			'' === Chars::trim( substr( $texts->plain, $last->end, $start - $last->end ) )
			&& $texts->grammar->skip( 'package-size.SIDES_BEHIND', $texts->plain, $start ) > $start
		) {
			return new Measure( $count->numbers, null, $last->end, [ $count->first()->start, $last->end ] );
		}
		$size = AmountReader::at( $texts->plain, $start, $texts->grammar );
		return null === $size ? null : self::measure( $texts, $count->numbers, $last->end, $size );
	}

	/**
	 * Reads a count and a size with a dash between them: `2 - 14 oz cans`. What is less
	 * than three times as much is a range, as in `8-10 oz package`.
	 *
	 * @param Amount $amount The amount that was read.
	 */
	private static function behind_dash( LineTexts $texts, Amount $amount ): ?Measure {
		$count = $amount->first();
		$size  = $amount->last();
		$is_so = $count !== $size
			&& $size->value >= 3 * $count->value
			&& floor( $count->value ) === $count->value
			&& Units::is( 'package-size.SIZES', $amount->unit?->id )
			&& 1 === preg_match( '/[0-9\s][-–]/u', Chars::before( $texts->plain, $size->start, $size->start - $count->end + 1 ) )
			&& Units::is( 'package-size.PACKAGES', UnitReader::at( $texts->plain, $amount->end, $texts->grammar )?->id );
		return $is_so ? self::measure( $texts, [ $count ], $count->end, new Amount( [ $size ], $amount->unit, $amount->end ) ) : null;
	}

	/**
	 * Returns the measure of a count and the size after it.
	 *
	 * @param non-empty-list<Number> $numbers The count.
	 * @param int                    $end     Where it ends.
	 */
	private static function measure( LineTexts $texts, array $numbers, int $end, Amount $read ): Measure {
		$start    = $read->first()->start;
		$size     = LongAmounts::extend( $texts->plain, $texts->inside, $read, $texts->grammar );
		$pack     = UnitReader::at( $texts->plain, $size->end, $texts->grammar );
		$behind   = $pack->end ?? $size->end;
		$has_sign = 1 === preg_match( '/[x×]/iu', substr( $texts->plain, $end, $start - $end ) );
		$is_spoon = Units::is( 'package-size.SPOONS', $pack?->id );
		return new Measure(
			$numbers,
			$is_spoon ? $pack?->id : $size->unit->id ?? $pack?->id,
			$behind,
			[ $numbers[0]->start, $has_sign ? $size->end : $end ],
			$has_sign ? ( null === $pack ? null : self::unit_place( $texts, $size->end, $behind ) ) : [ $start, $behind ]
		);
	}
}
