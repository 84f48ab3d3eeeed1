<?php
declare( strict_types=1 );

namespace Larder\Lines\Convert;

use Larder\Lines\Digits;
use Larder\Lines\Grammar;
use Larder\Lines\NounForms;
use Larder\Lines\NumberReader;
use Larder\Lines\QuantityText;
use Larder\Lines\Scale\KitchenRounding;
use Larder\Lines\Scale\QuantityFormat;
use Larder\Lines\Scale\QuantityFormatter;
use Larder\Lines\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the lengths of a text that a system writes differently: `9-inch`, `9x13 inch`, `2cm`.
 *
 * @phpstan-type Length array{sides: list<float>, high: float|null, system: string, start: int, end: int}
 */
final class Lengths {

	private const INCH = 25.4;

	private const FOOT = 304.8;

	/**
	 * Finds them. Of `20cm/8in` the half of that system is taken.
	 *
	 * @param string $text   Plain text.
	 * @param string $system `metric` or `us`.
	 * @param string $locale Language tag of the text.
	 * @return list<Replacement> In order.
	 */
	public static function pieces( string $text, string $system, string $locale ): array {
		if ( 1 !== preg_match( '/' . Grammar::DIGIT . '/u', $text ) ) {
			return [];
		}
		$all = [ ...self::read( $text, 'us' ), ...self::read( $text, 'metric' ) ];
		usort( $all, static fn ( array $one, array $other ): int => $one['start'] <=> $other['start'] );
		$pieces = [];
		for ( $at = 0, $count = count( $all ); $at < $count; ++$at ) {
			$one   = $all[ $at ];
			$next  = $all[ $at + 1 ] ?? null;
			$joint = null === $next ? '' : substr( $text, $one['end'], $next['start'] - $one['end'] );
			if ( null !== $next && $next['system'] !== $one['system'] && 1 === preg_match( Tables::pattern( 'length.SAME' ), $joint ) ) {
				++$at;
				$kept = $one['system'] === $system ? $one : $next;
				$is_closed = 1 === preg_match( '/\s?[)\]]/uA', $text, $close, 0, $next['end'] );
				$is_open   = 1 === preg_match( '/[(\[]/', $joint );
				// More is in the brackets: both stay.
				if ( $is_closed || ! $is_open ) {
					$pieces[] = new Replacement(
						$one['start'],
						$next['end'] + ( $is_open ? strlen( $close[0] ?? '' ) : 0 ),
						substr( $text, $kept['start'], $kept['end'] - $kept['start'] )
					);
				}
			} elseif ( $one['system'] !== $system ) {
				$pieces[] = new Replacement(
					$one['start'],
					$one['end'],
					self::converted( $one, $system, substr( $text, $one['end'] ), $locale )
				);
			}
		}
		return $pieces;
	}

	/**
	 * Reads the lengths of a system.
	 *
	 * @param string $text   Plain text.
	 * @param string $system `metric` or `us`.
	 * @return list<Length>
	 */
	private static function read( string $text, string $system ): array {
		preg_match_all(
			Tables::pattern( 'us' === $system ? 'length.INCHES' : 'length.CENTIMETRES' ),
			$text,
			$found,
			PREG_SET_ORDER | PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL
		);
		$lengths = [];
		foreach ( $found as $match ) {
			[ $typed, $start ] = $match[0];
			$unit              = (string) $match['unit'][0];
			$size              = self::size( $unit, $system );
			$feet              = $match['feet'][0] ?? null;
			$more              = null === $feet ? 0.0 : self::value( $feet ) * self::FOOT;
			$sides             = [];
			foreach ( [ 'first', 'second', 'third' ] as $side ) {
				if ( null !== $match[ $side ][0] ) {
					$sides[] = self::value( $match[ $side ][0] ) * $size + $more;
				}
			}
			$high = null === $match['high'][0] ? null : self::value( $match['high'][0] ) * $size;
			// A quotation ends like an inch.
			$is_quote = 1 === preg_match( '/["”]/u', $unit ) && 1 === preg_match_all( '/["“”]/u', substr( $text, 0, $start ) ) % 2;
			if ( ! $is_quote && [] !== $sides && min( $sides ) > 0 && 0.0 !== $high ) {
				$lengths[] = [
					'sides'  => $sides,
					'high'   => $high,
					'system' => $system,
					'start'  => $start,
					'end'    => $start + strlen( (string) $typed ),
				];
			}
		}
		return $lengths;
	}

	/**
	 * Returns the millimetres of a unit.
	 *
	 * @param string $unit   The unit as typed.
	 * @param string $system Whose unit it is.
	 */
	private static function size( string $unit, string $system ): float {
		if ( 'us' === $system ) {
			return 1 === preg_match( '/^f/i', $unit ) ? self::FOOT : self::INCH;
		}
		return 1 === preg_match( '/^m/i', $unit ) ? 1.0 : 10.0;
	}

	/**
	 * Reads a number.
	 *
	 * @param string $text Its digits.
	 * @return float 0 for none.
	 */
	private static function value( string $text ): float {
		return (
			NumberReader::range(
				preg_replace( '/-(?=[' . Digits::FRACTION_SIGNS . '])/u', '', $text ) ?? $text,
				0,
				Grammar::for_locale( 'en' )
			)[0] ?? null
		)->value ?? 0.0;
	}

	/**
	 * Writes a length in the other system.
	 *
	 * @param Length $length
	 * @param string $system `metric` or `us`.
	 * @param string $after  What follows it.
	 * @param string $locale Language tag of the text.
	 */
	private static function converted( array $length, string $system, string $after, string $locale ): string {
		$sizes = null === $length['high'] ? $length['sides'] : [ $length['sides'][0] ?? 0.0, $length['high'] ];
		$joint = null === $length['high'] ? ' × ' : '–';
		return 'metric' === $system ? self::metric( $sizes, $joint, $locale ) : self::inches( $sizes, $joint, $after, $locale );
	}

	/**
	 * Prints millimetres as a ruler in a metric kitchen is asked for.
	 *
	 * @param list<float> $sizes  Millimetres.
	 * @param string      $joint  What is between them.
	 * @param string      $locale Language tag of the text.
	 */
	private static function metric( array $sizes, string $joint, string $locale ): string {
		$rounded  = array_map(
			static fn ( float $size ): float => match ( true ) {
				$size < 8 => max( floor( $size + 0.5 ), 1.0 ),
				// Half an inch is cut more often than any other length.
				$size > 12 && $size < 13 => 12.5,
				$size < 70 => floor( $size / 5 + 0.5 ) * 5,
				default => floor( $size / 10 + 0.5 ) * 10,
			},
			$sizes
		);
		$is_small = [] === array_filter( $rounded, static fn ( float $size ): bool => $size >= 10 );
		$format   = new QuantityFormat( $locale, true, false, true );
		return implode(
			$joint,
			array_map( static fn ( float $size ): string => QuantityFormatter::number( $is_small ? $size : $size / 10, $format ), $rounded )
		) . "\u{A0}" . ( $is_small ? 'mm' : 'cm' );
	}

	/**
	 * Prints millimetres in eighths, quarters, halves or whole inches.
	 *
	 * @param list<float> $sizes  Millimetres.
	 * @param string      $joint  What is between them.
	 * @param string      $after  What follows.
	 * @param string      $locale Language tag of the text.
	 */
	private static function inches( array $sizes, string $joint, string $after, string $locale ): string {
		$rounded = array_map(
			static fn ( float $size ): float => KitchenRounding::to_step( $size / self::INCH, Tables::words( 'length.INCH_STEPS' ) ),
			$sizes
		);
		$format  = new QuantityFormat( $locale );
		$numbers = implode(
			$joint,
			array_map( static fn ( float $size ): string => QuantityFormatter::number( $size, $format ), $rounded )
		);
		$words   = Tables::words( 'length.INCH_WORDS' )[ substr( $locale, 0, 2 ) ] ?? null;
		if ( ! is_array( $words ) && 1 !== preg_match( Tables::pattern( 'length.PREDICATE' ), $after ) ) {
			return "$numbers-inch";
		}
		// German ties what it measures: 10-Zoll-Form.
		$gap  = is_array( $words ) && str_starts_with( $after, '-' ) ? '-' : QuantityText::unit_space( $numbers );
		[ $one, $more ] = array_values( array_filter( (array) $words, is_string( ... ) ) ) + [ 'inch', 'inches' ];
		$language       = is_array( $words ) ? substr( $locale, 0, 2 ) : 'en';
		return $numbers . $gap . NounForms::choose( $one, $more, $rounded[ count( $rounded ) - 1 ], $language );
	}
}
