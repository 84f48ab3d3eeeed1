<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Amount;
use Larder\Lines\AmountReader;
use Larder\Lines\Grammar;
use Larder\Lines\Tables;
use Larder\Lines\Unit;
use Larder\Lines\Units;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the shares into which a note divides what is counted: the numbers of `2 limes, juice of 1, 1 sliced`.
 */
final class Shares {

	/** The unit of a share. */
	public const UNIT = 'share';

	/**
	 * Returns whether a note may say shares in words.
	 *
	 * @return bool True for `one sliced`.
	 */
	public static function may_be_in( string $note, Grammar $grammar ): bool {
		return $grammar->finds( 'shares.WORD', $note );
	}

	/**
	 * Returns the shares that a note names.
	 *
	 * @param string $plain The note without tags.
	 * @param float  $count How many there are in all.
	 * @return list<Amount> None where they are more than there are, or another number is beside them.
	 */
	public static function in( string $plain, float $count, Grammar $grammar ): array {
		$found = [];
		$rest  = $plain;
		$sum   = 0.0;
		foreach ( $grammar->places( 'shares.START', $plain ) as $place ) {
			$before  = substr( $plain, 0, $place );
			$is_part = $grammar->finds( 'counts-after-food.PART', $before );
			$amount  = $is_part || $grammar->finds( 'shares.CLAUSE_START', $before ) ? AmountReader::at( $plain, $place, $grammar ) : null;
			if ( null !== $amount && 1 === count( $amount->numbers ) && self::is_share( $plain, $amount, $is_part, $grammar ) ) {
				$end     = $amount->last()->end;
				// The food is named before: no word after the number is one of which there are so many.
				$found[] = new Amount( $amount->numbers, new Unit( self::UNIT, $end, $end ), $end );
				$sum += $amount->first()->value;
				$rest    = substr_replace( $rest, str_repeat( ' ', $end - $place ), $place, $end - $place );
			}
		}
		return $grammar->finds( 'shares.DIGIT', $rest ) || $sum > $count ? [] : $found;
	}

	/**
	 * Returns what is done with a share its number: `1 exprimida`, `2 exprimidas`.
	 *
	 * @param string $behind  What follows the share.
	 * @param bool   $is_many Whether there are several now.
	 */
	public static function label( string $behind, bool $is_many, Grammar $grammar ): string {
		$word  = $grammar->match( 'shares.WORD_BEHIND', $behind )[0] ?? '';
		$pairs = Tables::words( 'shares.ENDINGS' )[ $grammar->code ] ?? '';
		foreach ( '' === $word || ! is_string( $pairs ) ? [] : explode( ' ', $pairs ) as $pair ) {
			[ $one, $several ] = explode( '=', $pair ) + [ '', '' ];
			[ $typed, $fits ]  = $is_many ? [ $one, $several ] : [ $several, $one ];
			if ( '' !== $typed && str_ends_with( $word, $typed ) ) {
				return substr( $word, 0, -strlen( $typed ) ) . $fits . substr( $behind, strlen( $word ) );
			}
		}
		return $behind;
	}

	/**
	 * Returns whether a number is that of a share.
	 *
	 * @param string $plain   The note.
	 * @param bool   $is_part Whether a part is taken of so many.
	 */
	private static function is_share( string $plain, Amount $amount, bool $is_part, Grammar $grammar ): bool {
		$end    = $amount->last()->end;
		$behind = substr( $plain, $end );
		$unit   = $amount->unit?->id;
		return ( $grammar->finds( 'shares.IN_PIECES', $behind ) || ( ! Units::is_measure( $unit ) && ! Units::is_length( $unit ) ) )
			&& $grammar->skip( 'fixed', $plain, $end ) === $end
			&& ! $grammar->finds( 'each', $grammar->match( 'shares.CLAUSE', $behind )[0] ?? '' )
			&& ( $grammar->finds( 'shares.USE', $behind ) || ( $is_part && $grammar->finds( 'shares.CLAUSE_END', $behind ) ) );
	}
}
