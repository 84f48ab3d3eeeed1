<?php
declare( strict_types=1 );

namespace Larder\Lines;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what says an amount again in other units, or adds to it: `250g/9oz`,
 * `500g/1lb 2oz`, `250 g (9 oz)`, `1 cup plus 2 tbsp`, `100g-150g`.
 */
final class LongAmounts {

	/**
	 * Returns an amount with all that belongs to it.
	 *
	 * @param string $plain  The line without tags and brackets.
	 * @param string $inside The line without tags.
	 * @param Amount $amount The amount that was read.
	 * @return Amount With the upper end of a range, and where all of it ends.
	 */
	public static function extend( string $plain, string $inside, Amount $amount, Grammar $grammar ): Amount {
		if ( null === $amount->unit ) {
			return $amount;
		}
		$repeat = self::upper_end( $plain, $amount, $grammar );
		$end    = AmountReader::whole_end( $plain, $repeat ?? $amount, $grammar );
		$unit   = $amount->unit->id;
		for ( $next = self::next( $plain, $unit, $end, $grammar ); null !== $next; $next = self::next( $plain, $unit, $end, $grammar ) ) {
			$end  = $next->end;
			$unit = $next->unit->id ?? $unit;
		}
		$brackets = Brackets::after( $inside, $end, $grammar );
		$is_again = null !== $brackets && self::is_said_again( $inside, $amount->unit->id, $brackets, $grammar );
		return new Amount( $repeat->numbers ?? $amount->numbers, $amount->unit, $is_again ? $brackets->end : $end );
	}

	/**
	 * Reads one more amount after one that ends at a place: `/9oz`, ` 2oz`, ` plus 1 tsp`.
	 *
	 * @param string $plain The line without tags and brackets.
	 * @param string $unit  Stable id of the unit before.
	 * @param int    $end   The place.
	 * @return Amount|null One with a unit.
	 */
	private static function next( string $plain, string $unit, int $end, Grammar $grammar ): ?Amount {
		$joint = $grammar->skip( 'amount.JOINT', $plain, $end );
		$comma = max( $grammar->skip( 'amount.COMMA', $plain, $end ), $grammar->skip( 'amount.JOINT_OF_WORDS', $plain, $end ) );
		$same  = $grammar->skip( 'amount.JOINT_OF_SAME', $plain, $end );
		$range = $grammar->skip( 'range', $plain, $end );
		$start = max( $joint, $comma, $same, $range, $end + ( ' ' === ( $plain[ $end ] ?? '' ) ? 1 : 0 ) );
		$next  = AmountReader::at( $plain, $start, $grammar );
		$id    = $next?->unit?->id;
		if ( null === $id ) {
			return null;
		}
		$is_measured = ( Units::is_measure( $unit ) || 'stick' === $unit ) && Units::is_measure( $id );
		$is_tied     = max( $joint, $comma, $same, $range ) === $end;
		$goes_on     = $joint > $end
			|| ( $is_measured && $comma > $end )
			// "1 cup or 240 ml", "1 cup 240 ml".
			|| (
				$is_measured
					&& ( $same > $end || $is_tied )
					&& Units::is( 'amount.METRIC', $unit ) !== Units::is( 'amount.METRIC', $id )
			)
			// "800g-1kg", and the last of "250g-280g/9oz-10oz"; a "1 lb - 16 oz package" is no range.
			|| ( $is_measured && $range > $end && $same === $end && ! self::is_part_of( $id, $unit ) )
			|| ( $is_tied && self::is_part_of( $id, $unit ) );
		return $goes_on ? $next : null;
	}

	/**
	 * Returns whether a unit counts parts of another one.
	 *
	 * @param string $unit  Stable id.
	 * @param string $whole That of the other one.
	 */
	private static function is_part_of( string $unit, string $whole ): bool {
		$parts = Tables::words( 'amount.PARTS_OF' )[ $whole ] ?? '';
		return is_string( $parts ) && in_array( $unit, explode( ' ', $parts ), true );
	}

	/**
	 * Returns whether brackets after a unit say the same amount again, not the size of one: `1 bunch (200 g)`, `1 inch (2.5 cm)`.
	 *
	 * @param string $inside The line without tags.
	 * @param string $unit   Stable id of the unit.
	 */
	private static function is_said_again( string $inside, string $unit, Brackets $brackets, Grammar $grammar ): bool {
		if ( ! $brackets->is_amount || Units::is_measure( $unit ) ) {
			return $brackets->is_amount;
		}
		$content   = substr( $inside, 0, $brackets->end - 1 );
		$amount    = $brackets->amount( $content, $grammar );
		$is_length = Units::is_length( $unit );
		if (
			null === $amount
			|| Units::is_package( $unit )
			|| ! ( $is_length ? Units::is_length( $amount->unit?->id ) : Units::is_measure( $amount->unit?->id ) )
		) {
			return false;
		}
		// A hyphen makes it a size, "1 bunch (200-gram)"; a length is one in either writing.
		return ( $is_length || '-' !== ( $content[ $amount->last()->end ] ?? '' ) )
			&& ! $grammar->finds( 'each', substr( $content, $brackets->start ) );
	}

	/**
	 * Reads the upper end of a range that names its unit twice: `100g-150g`.
	 *
	 * @param string $plain  The line without tags and brackets.
	 * @param Amount $amount The lower end.
	 */
	private static function upper_end( string $plain, Amount $amount, Grammar $grammar ): ?Amount {
		$place = $grammar->skip( 'range', $plain, $amount->end );
		$upper = 1 === count( $amount->numbers ) && $place > $amount->end ? AmountReader::at( $plain, $place, $grammar ) : null;
		return null !== $upper
			&& 1 === count( $upper->numbers )
			&& $upper->unit?->id === $amount->unit?->id
			&& $upper->first()->value > $amount->first()->value
			? new Amount( [ $amount->first(), $upper->first() ], $upper->unit, $upper->end )
			: null;
	}
}
