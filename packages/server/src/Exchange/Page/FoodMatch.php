<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\Text\LineCleaner;
use Larder\Exchange\Text\Numbers;
use Larder\Exchange\Text\WrittenAmount;

defined( 'ABSPATH' ) || exit;

/**
 * Compares the ingredients that a page's data tells with those that it shows.
 */
final class FoodMatch {

	/** A line whose amount follows its food: `flour 200 g`. */
	private const AMOUNT_LAST = '/^[^\d:]+\s(?<![-–]\s)[' . WrittenAmount::FIGURES . '][' . WrittenAmount::FIGURES . '.,\/]*\s?\p{L}*$/u';

	/** How much longer the page's own lines may be before they are something else. */
	private const MAX_LENGTH_RATIO = 2.5;

	/** Letters of a unit, with the word between it and its food: "teelöffel", "cuillerées à soupe de". */
	private const MAX_UNIT_LENGTH = 20;

	/**
	 * Returns whether two lists have the same lines.
	 *
	 * @param list<string> $first  Folded lines.
	 * @param list<string> $second Folded lines.
	 */
	public static function same( array $first, array $second ): bool {
		sort( $first );
		sort( $second );
		return $first === $second;
	}

	/**
	 * Returns whether the page has the lines of the data with its plurals settled: "1 cup" for "1 cup(s)".
	 *
	 * @param list<string> $told  Lines of the data.
	 * @param list<string> $shown Folded lines of the page.
	 */
	public static function leaves_plurals_open( array $told, array $shown ): bool {
		if ( count( $told ) !== count( $shown ) ) {
			return false;
		}
		foreach ( $told as $at => $line ) {
			$one = LineCleaner::folded( str_replace( '(s)', '', $line ) );
			if ( $shown[ $at ] !== $one && $shown[ $at ] !== LineCleaner::folded( $line ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns whether the page has the lines of the data with whole numbers as people write them, where a program printed `500.0 g`.
	 *
	 * @param list<string> $told  Lines of the data.
	 * @param list<string> $shown Folded lines of the page.
	 */
	public static function has_decimals( array $told, array $shown ): bool {
		$whole = array_map(
			static fn ( string $line ): string => LineCleaner::folded(
				preg_replace( '/(?<![\d.,])(\d+)\.0+(?![\d.,])/', '$1', $line ) ?? $line
			),
			$told
		);
		return [] !== array_diff( $whole, array_map( LineCleaner::folded( ... ), $told ) )
			&& count( $told ) === count( $shown )
			&& count( array_intersect( $whole, $shown ) ) > count( $told ) * 0.6;
	}

	/**
	 * Returns whether the page has every line of the data, and others with an amount; as many again at most.
	 *
	 * @param list<string> $told  Folded lines of the data.
	 * @param list<string> $shown Folded lines of the page.
	 */
	public static function lacks_lines( array $told, array $shown ): bool {
		$added = array_diff( $shown, $told );
		return [] !== $added && count( $shown ) <= count( $told ) * 2 && [] === array_diff( $told, $shown )
			&& count( $added ) === count( preg_grep( '/^[' . WrittenAmount::FIGURES . ']\P{L}*\p{L}{2}/u', $added ) ?: [] );
	}

	/**
	 * Returns whether the page shows the same lines with more in them: amounts that the data lacks.
	 *
	 * @param list<string> $told  Lines of the data.
	 * @param list<string> $shown Lines of the page.
	 */
	public static function says_more( array $told, array $shown ): bool {
		$length_told  = mb_strlen( implode( '', $told ) );
		$length_shown = mb_strlen( implode( '', $shown ) );
		$gained       = self::amounts( $shown ) - self::amounts( $told );
		if (
			$gained < 1
			|| count( $told ) > count( $shown )
			|| count( $shown ) > count( $told ) * 1.3
			|| $length_shown > $length_told * self::MAX_LENGTH_RATIO
		) {
			return false;
		}
		$is_clear = $gained >= max( 2, count( $told ) / 4 );
		$found    = 0;
		$counted  = 0;
		foreach ( $told as $line ) {
			foreach ( $shown as $at => $other ) {
				if ( $is_clear ? [] === array_diff( self::words( $line ), self::words( $other ) ) : self::holds_words( $other, $line ) ) {
					++$found;
					$counted += self::amounts( [ $line ] ) < self::amounts( [ mb_substr( $other, 0, 1 ) ] ) ? 1 : 0;
					unset( $shown[ $at ] );
					break;
				}
			}
		}
		return $is_clear ? $found >= count( $told ) * 0.7 : $counted > 0 && $found === count( $told );
	}

	/**
	 * Returns whether a line has all words of another, in the singular or the plural.
	 */
	private static function holds_words( string $line, string $other ): bool {
		$words = self::words( $line );
		foreach ( self::words( $other ) as $word ) {
			if (
				! in_array( $word, $words, true )
				&& [] === array_filter(
					$words,
					static fn ( string $own ): bool => min( mb_strlen( $own ), mb_strlen( $word ) ) > 2
						&& ( str_starts_with( $own, $word ) || str_starts_with( $word, $own ) )
				)
			) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns whether the page has the lines of the data the way people write them, where a program put each amount after its food.
	 *
	 * @param list<string> $told  Lines of the data.
	 * @param list<string> $shown Lines of the page.
	 */
	public static function is_turned( array $told, array $shown ): bool {
		if ( count( $told ) !== count( $shown ) || self::amounts( $told ) < 2 ) {
			return false;
		}
		$turned = 0;
		foreach ( $told as $at => $line ) {
			if ( [] !== array_diff( self::words( $line ), self::words( $shown[ $at ] ) ) ) {
				return false;
			}
			$turned += 1 === preg_match( self::AMOUNT_LAST, $line )
				&& WrittenAmount::starts( $shown[ $at ] )
				? 1
				: 0;
		}
		return $turned * 2 > self::amounts( $told );
	}

	/**
	 * Returns whether the page has the lines of the data with a unit after their amounts: "250 g flour" for "250 flour".
	 *
	 * @param list<string> $told  Lines of the data.
	 * @param list<string> $shown Lines of the page.
	 */
	public static function lacks_units( array $told, array $shown ): bool {
		if ( count( $told ) !== count( $shown ) ) {
			return false;
		}
		$gained = 0;
		foreach ( $told as $at => $line ) {
			[ $own, $other ] = array_map( self::at_amount( ... ), [ $line, $shown[ $at ] ] );
			$unit = mb_substr( $other[1], 0, max( 0, mb_strlen( $other[1] ) - mb_strlen( $own[1] ) ) );
			if ( $own[0] !== $other[0] || "$unit{$own[1]}" !== $other[1] || mb_strlen( $unit ) > self::MAX_UNIT_LENGTH ) {
				return false;
			}
			$gained += '' === $own[0] || '' === $unit ? 0 : 1;
		}
		return $gained > 1 || $gained * 2 > count( $told );
	}

	/**
	 * Splits a line after the number that it begins with.
	 *
	 * @return array{string, string} The number, and the letters of what follows.
	 */
	private static function at_amount( string $line ): array {
		$typed = Numbers::decimals( $line );
		$rest  = preg_replace( '/^[\d.\s–-]+/u', '', $typed ) ?? $line;
		return [ rtrim( substr( $typed, 0, -strlen( $rest ) ) ), LineCleaner::folded( $rest ) ];
	}

	/**
	 * Returns whether the data prints the fields of a program where the page has lines that people read:
	 * "1 tablespoon tomato finely chopped", or nought for what needs no amount.
	 *
	 * @param list<string> $told  Lines of the data.
	 * @param list<string> $shown Lines of the page.
	 */
	public static function is_raw( array $told, array $shown ): bool {
		if ( count( $told ) !== count( $shown ) ) {
			return false;
		}
		$raw   = 0;
		$bags  = array_map( self::bag( ... ), $shown );
		$lines = array_map( LineCleaner::folded( ... ), $shown );
		foreach ( $told as $line ) {
			$raw += str_starts_with( $line, '0 ' )
				|| ( in_array( self::bag( $line ), $bags, true ) && ! in_array( LineCleaner::folded( $line ), $lines, true ) )
				? 1
				: 0;
		}
		return $raw > 1 && $raw * 4 > count( $told );
	}

	/**
	 * Returns the length of a line, the number that it begins with, and its words in the order of the alphabet.
	 */
	private static function bag( string $line ): string {
		$words = self::words( $line );
		sort( $words );
		return mb_strlen( LineCleaner::folded( $line ) ) . (
			preg_replace( '/[^' . WrittenAmount::FIGURES . '\/.,].*$/u', '', $line ) ?? ''
		) . ' ' . implode( ' ', $words );
	}

	/**
	 * Counts the lines that hold a number.
	 *
	 * @param list<string> $lines
	 */
	public static function amounts( array $lines ): int {
		return count( array_filter( $lines, WrittenAmount::is_in( ... ) ) );
	}

	/**
	 * Returns the words of a line in small letters, without numbers.
	 *
	 * @return list<string>
	 */
	private static function words( string $line ): array {
		preg_match_all( '/\p{L}+/u', mb_strtolower( $line ), $found );
		return $found[0];
	}
}
